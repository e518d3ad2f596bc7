import type { PlotModel } from './options.ts'

/** A bar stands astride the start of its bucket: half a step of what it counts is drawn in front of it. Seconds of the axis. */
export const astrideOf = ({ shape, step }: Pick<PlotModel, 'shape' | 'step'>): number =>
  shape === 'bar' ? step / 2 : 0
