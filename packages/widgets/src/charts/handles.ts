import { barOffset } from './barOffset.ts'
import type { TimeSelection } from './Overlay.tsx'
import type { PlotModel } from './options.ts'

type Axis = Pick<PlotModel, 'times' | 'step' | 'end' | 'shape' | 'x'>

/** The bucket of a selection's edge: the first or last one it includes. */
export function bucketAt(
  { times, x, ...model }: Axis,
  { from, to }: Pick<TimeSelection, 'from' | 'to'>,
  edge: 'from' | 'to',
): number {
  const last = times.at(-1) ?? x.max
  if (edge === 'to' && to >= x.max) return last
  const moment = (edge === 'from' ? from : to) + barOffset(model)
  return times.findLast((time) => (edge === 'from' ? time <= moment : time < moment)) ?? times[0] ?? moment
}

/** The next edge by keyboard: the start of the next bucket, which need not be a step away. */
export function edgeBeside({ times, x, end, ...model }: Axis, at: number, by: 1 | -1): number {
  const astride = barOffset(model)
  const edges = [...times, end].map((time) => Math.min(x.max, Math.max(x.min, time - astride)))
  const next = by > 0 ? edges.find((edge) => edge > at + 0.5) : edges.findLast((edge) => edge < at - 0.5)
  return next ?? at
}
