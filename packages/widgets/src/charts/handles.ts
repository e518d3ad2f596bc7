import { astrideOf } from './edges.ts'
import type { Selection } from './Overlay.tsx'
import type { PlotModel } from './options.ts'

type Axis = Pick<PlotModel, 'times' | 'step' | 'end' | 'shape' | 'x'>

/** The bucket that an edge of a selection is drawn at: the first one that the zoom takes of, or the last. */
export function bucketAt(
  { times, x, ...model }: Axis,
  { from, to }: Pick<Selection, 'from' | 'to'>,
  edge: 'from' | 'to',
): number {
  const last = times.at(-1) ?? x.max
  if (edge === 'to' && to >= x.max) return last
  const moment = (edge === 'from' ? from : to) + astrideOf(model)
  // The end itself is not taken any more.
  return times.findLast((time) => (edge === 'from' ? time <= moment : time < moment)) ?? times[0] ?? moment
}

/** Where an edge goes by a key: to the next start of a bucket, which need not be a step away. */
export function edgeBeside({ times, x, end, ...model }: Axis, at: number, by: 1 | -1): number {
  const astride = astrideOf(model)
  const edges = [...times, end].map((time) => Math.min(x.max, Math.max(x.min, time - astride)))
  // Half a second: pointers stop anywhere.
  const next = by > 0 ? edges.find((edge) => edge > at + 0.5) : edges.findLast((edge) => edge < at - 0.5)
  return next ?? at
}
