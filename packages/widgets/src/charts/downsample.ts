/** Numbers of a series; null and NaN are gaps. */
export type SeriesValues = ArrayLike<number | null>

/** Reduces points to about two per pixel, keeping extremes, ends and gaps; `times` must ascend. */
export function extremes(times: ArrayLike<number>, values: SeriesValues, buckets: number): Uint32Array {
  const length = Math.min(times.length, values.length)
  const slices = Math.max(1, Math.floor(buckets))
  if (length <= slices * 2 + 2) return Uint32Array.from({ length }, (_, index) => index)
  const kept = new Uint32Array(slices * 2 + 2)
  let count = 0
  const keep = (index: number) => {
    if (count === 0 || (kept[count - 1] as number) < index) kept[count++] = index
  }
  const first = times[0] as number
  const width = ((times[length - 1] as number) - first) / slices || 1
  keep(0)
  let index = 0
  for (let slice = 0; slice < slices && index < length; slice++) {
    const end = slice === slices - 1 ? Number.POSITIVE_INFINITY : first + width * (slice + 1)
    let low = -1
    let high = -1
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    const start = index
    for (; index < length && (times[index] as number) < end; index++) {
      const value = values[index]
      if (value === null || value === undefined || Number.isNaN(value)) continue
      if (value < least) {
        least = value
        low = index
      }
      if (value > most) {
        most = value
        high = index
      }
    }
    if (index === start) continue
    if (low < 0) keep(start)
    else {
      keep(Math.min(low, high))
      keep(Math.max(low, high))
    }
  }
  keep(length - 1)
  return kept.slice(0, count)
}

/** The sum of series at each place; null where all have a gap. */
export function totals(series: readonly SeriesValues[], length: number): (number | null)[] {
  const sum: (number | null)[] = new Array(length).fill(null)
  for (const values of series) {
    for (let index = 0; index < length; index++) {
      const value = values[index]
      if (value !== null && value !== undefined && !Number.isNaN(value)) sum[index] = (sum[index] ?? 0) + value
    }
  }
  return sum
}
