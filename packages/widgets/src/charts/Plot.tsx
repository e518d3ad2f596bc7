import { useTheme } from '@parapet/ui'
import { HighchartsReact } from 'highcharts-react-official'
import { useMemo } from 'react'
import { Highcharts, isKept, optionsOf } from './chartCache.ts'
import type { PlotModel } from './options.ts'

export { isKept }

const containerProps = { 'aria-hidden': true }

/** The Highcharts part of a chart, recreated for new data: Highcharts' own update takes three times as long. */
export function Plot({ model }: { model: PlotModel }) {
  const { tokens } = useTheme()
  const options = useMemo(() => optionsOf(model, tokens), [model, tokens])
  return (
    <HighchartsReact
      highcharts={Highcharts}
      constructorType="cachedChart"
      options={options}
      immutable
      containerProps={containerProps}
    />
  )
}
