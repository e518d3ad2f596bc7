import type { Anomaly } from '@parapet/api'
import type { Format } from '@parapet/ui'

/** A measured value in a unit of the provider; with the larger of two values, both have one unit. */
export function anomalyValue(
  value: number,
  unit: string,
  f: Pick<Format, 'rate' | 'micros' | 'percent' | 'bytes' | 'number'>,
  peak?: number,
): string {
  switch (unit) {
    case 'req/s':
      return f.rate(value, peak)
    case 's':
      return f.micros(value * 1e6)
    case '%':
      return f.percent(value / 100)
    case 'B':
      return f.bytes(value)
    default:
      return `${f.number(value)} ${unit}`.trim()
  }
}

/** The worst value of an anomaly and the usual one before it, as text; undefined without figures. */
export function anomalyFigures({ detail }: Pick<Anomaly, 'detail'>, f: Parameters<typeof anomalyValue>[2]) {
  if (!detail) return undefined
  const peak = Math.max(detail.value, detail.usual)
  const text = (value: number) => anomalyValue(value, detail.unit, f, peak)
  return { value: text(detail.value), usual: text(detail.usual) }
}
