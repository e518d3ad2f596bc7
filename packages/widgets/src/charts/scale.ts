/** Size of all letters in a plot. */
export const letters = '12px'

/** The box of a plot inside its element, px. */
export interface PlotBox {
  left: number
  top: number
  width: number
  height: number
}

/** A linear scale from data to px and back. A span of nothing maps to the middle, never to NaN. */
export interface Scale {
  min: number
  max: number
  toPixel(value: number): number
  toValue(pixel: number): number
}

/** `start` and `length` in px; a negative length runs upwards. */
export function linear(min: number, max: number, start: number, length: number): Scale {
  const span = max - min
  return {
    min,
    max,
    toPixel: (value) => (span === 0 ? start + length / 2 : start + ((value - min) / span) * length),
    toValue: (pixel) => (length === 0 ? min : min + ((pixel - start) / length) * span),
  }
}

/** The index of the nearest time; times ascend. -1 without any. */
export function nearest(times: ArrayLike<number>, time: number): number {
  let low = 0
  let high = times.length - 1
  if (high < 0) return -1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] as number) < time) low = middle + 1
    else high = middle
  }
  const before = low - 1
  return before >= 0 && time - (times[before] as number) <= (times[low] as number) - time ? before : low
}
