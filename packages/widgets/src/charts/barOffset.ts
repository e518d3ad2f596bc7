import type { PlotModel } from './options.ts'

/** The half width of a bar in seconds of the axis: a bar is centred on the start of its bucket. */
export const barOffset = ({ shape, step }: Pick<PlotModel, 'shape' | 'step'>): number =>
  shape === 'bar' ? step / 2 : 0
