import { useTheme } from '@parapet/ui'
import { HighchartsReact } from 'highcharts-react-official'
import { useMemo } from 'react'
import { engine, isKept, optionsOf } from './chartCache.ts'
import type { PlotModel } from './options.ts'

export { isKept }

const containerProps = { 'aria-hidden': true }

/**
 * The Highcharts part of a chart. Recreated for new data (`immutable`): Highcharts' own update matches points first,
 * which takes three times as long, and keeps old options. In a chunk of its own; nothing else imports the engine
 * statically.
 */
export function Plot({ model }: { model: PlotModel }) {
  const { tokens } = useTheme()
  const options = useMemo(() => optionsOf(model, tokens), [model, tokens])
  return <HighchartsReact highcharts={engine} options={options} immutable containerProps={containerProps} />
}
