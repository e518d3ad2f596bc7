import { formatBytes, formatMicros, formatNumber, formatPercent, formatRate } from '@parapet/ui'
import { expect, it } from 'vitest'
import { anomalyFigures } from './anomalyValue.ts'

const f: Parameters<typeof anomalyFigures>[1] = {
  rate: (value, peak) => formatRate(value, 'en', 'req/s', peak),
  micros: (value) => formatMicros(value, 'en'),
  percent: (share) => formatPercent(share, 'en'),
  bytes: (value) => formatBytes(value, 'en'),
  number: (value) => formatNumber(value, 'en'),
}

it.each([
  ['req/s', 40, 0.2, '40 req/s', '0.2 req/s'],
  ['s', 1.5, 0.2, '1.5 s', '200 ms'],
  ['%', 42.5, 91, '42.5%', '91.0%'],
  ['B', 3 * 1024 ** 2, 1024, '3 MiB', '1 KiB'],
  ['IPs', 1200, 3, '1,200 IPs', '3 IPs'],
])('writes both figures of an anomaly in the units of the product: %s', (unit, value, usual, first, second) => {
  const told = anomalyFigures({ detail: { value, usual, unit } }, f)
  expect([told?.value, told?.usual].map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([first, second])
})

it('has none without figures', () => {
  expect(anomalyFigures({ detail: undefined }, f)).toBeUndefined()
})
