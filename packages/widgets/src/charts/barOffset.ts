import type { PlotModel } from './options.ts'

/** Half the width of a bar, in seconds: bars are centred on the start of their bucket. */
export const barOffset = ({ shape, step }: Pick<PlotModel, 'shape' | 'step'>): number =>
  shape === 'bar' ? step / 2 : 0
