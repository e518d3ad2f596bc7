import { useTheme } from '@parapet/ui'
import { HighchartsReact } from 'highcharts-react-official'
import { useMemo } from 'react'
import { engine, optionsOf } from './kept.ts'
import type { PlotModel } from './options.ts'

const containerProps = { 'aria-hidden': true }

/**
 * The drawn part of a chart. Made anew for new data (`immutable`): Highcharts' own update first matches every new point with an old
 * one, which takes three times as long, and keeps options of before.
 * In a chunk of its own with Highcharts; nothing else imports the engine statically. */
export function Plot({ model }: { model: PlotModel }) {
  const { tokens } = useTheme()
  const options = useMemo(() => optionsOf(model, tokens), [model, tokens])
  return <HighchartsReact highcharts={engine} options={options} immutable containerProps={containerProps} />
}
