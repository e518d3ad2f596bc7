import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../words/types.ts'
import { uiWords } from '../words/ui.ts'
import { formatAgo, formatDate, formatDuration } from './dates.ts'
import {
  formatBitRate,
  formatBytes,
  formatCount,
  formatMicros,
  formatNumber,
  formatPercent,
  formatRate,
  type MaybeNumber,
} from './numbers.ts'
import { formatUnit, type Unit, unitTicks } from './units.ts'

type Row = [MaybeNumber, en: string, es: string]
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const tables: Record<string, [(value: MaybeNumber, locale: Locale) => string, Row[]]> = {
  count: [
    formatCount,
    [
      [0, '0', '0'],
      [0.5, '0.5', '0,5'],
      [999, '999', '999'],
      [999.6, '1.00k', '1,00k'],
      [1000, '1k', '1k'],
      [1003, '1.00k', '1,00k'],
      [9040, '9.04k', '9,04k'],
      [9042, '9.04k', '9,04k'],
      [12_000, '12k', '12k'],
      [12_010, '12.0k', '12,0k'],
      [0.1 + 0.2, '0.3', '0,3'],
      [1234, '1.23k', '1,23k'],
      [999_499, '999k', '999k'],
      [999_999, '1.00M', '1,00M'],
      [-45_678, '-45.7k', '-45,7k'],
      [8.1e9, '8.1G', '8,1G'],
      [1e12, '1T', '1T'],
      [2.5e15, '2.5P', '2,5P'],
      [4e18, '4E', '4E'],
      [1.234e22, '12,340E', '12.340E'],
    ],
  ],
  number: [
    formatNumber,
    [
      [0, '0', '0'],
      [1_234_567.891, '1,234,567.89', '1.234.567,89'],
      [-12_345, '-12,345', '-12.345'],
    ],
  ],
  bytes: [
    formatBytes,
    [
      [0, '0 B', '0 B'],
      [1023, '1,023 B', '1023 B'],
      [1024, '1 KiB', '1 KiB'],
      [1536, '1.5 KiB', '1,5 KiB'],
      [1024 * 1024 - 1, '1.00 MiB', '1,00 MiB'],
      [-2048, '-2 KiB', '-2 KiB'],
      [6.7 * 1024 ** 4, '6.7 TiB', '6,7 TiB'],
      [6.7001 * 1024 ** 4, '6.70 TiB', '6,70 TiB'],
      [5.678 * 1024 ** 3, '5.68 GiB', '5,68 GiB'],
      [1024 ** 4, '1 TiB', '1 TiB'],
      [3 * 1024 ** 5, '3 PiB', '3 PiB'],
      [20_000 * 1024 ** 5, '20,000 PiB', '20.000 PiB'],
    ],
  ],
  bitRate: [
    formatBitRate,
    [
      [0, '0 bit/s', '0 bit/s'],
      [950, '950 bit/s', '950 bit/s'],
      [1500, '1.5 kbit/s', '1,5 kbit/s'],
      [18_004_000, '18.0 Mbit/s', '18,0 Mbit/s'],
      [2.345e9, '2.35 Gbit/s', '2,35 Gbit/s'],
    ],
  ],
  rate: [
    formatRate,
    [
      [0, '0 req/s', '0 req/s'],
      [0.0123, '44.3 req/h', '44,3 req/h'],
      [0.2, '12 req/min', '12 req/min'],
      [0.9999, '60.0 req/min', '60,0 req/min'],
      [1 / 60, '1 req/min', '1 req/min'],
      [1 / 3600, '1 req/h', '1 req/h'],
      [-0.5, '-30 req/min', '-30 req/min'],
      [1, '1 req/s', '1 req/s'],
      [12_345, '12.3k req/s', '12,3k req/s'],
    ],
  ],
  queries: [
    (value, locale) => formatRate(value, locale, 'q/s'),
    [
      [0.2, '12 queries/min', '12 consultas/min'],
      [12_345, '12.3k queries/s', '12,3k consultas/s'],
    ],
  ],
  'look-ups': [(value, locale) => formatRate(value, locale, 'lookups/s'), [[12, '12 look-ups/s', '12 consultas/s']]],
  images: [(value, locale) => formatRate(value, locale, 'images/s'), [[12, '12 images/s', '12 imágenes/s']]],
  'rates of a chart up to 40 req/s': [
    (value, locale) => formatRate(value, locale, 'req/s', 40),
    [
      [0, '0 req/s', '0 req/s'],
      [0.0123, '0.0123 req/s', '0,0123 req/s'],
      [0.0001, '<0.001 req/s', '<0,001 req/s'],
      [0.2, '0.2 req/s', '0,2 req/s'],
      [40, '40 req/s', '40 req/s'],
    ],
  ],
  'rates of a chart up to one every 10 s': [
    (value, locale) => formatRate(value, locale, 'req/s', 0.1),
    [
      [0, '0 req/min', '0 req/min'],
      [0.0001, '0.006 req/min', '0,006 req/min'],
      [0.1, '6 req/min', '6 req/min'],
    ],
  ],
  percent: [
    formatPercent,
    [
      [0, '0%', '0 %'],
      [0.0001, '<0.1%', '<0,1 %'],
      [0.1234, '12.3%', '12,3 %'],
      [0.5, '50.0%', '50,0 %'],
      [0.99, '99.0%', '99,0 %'],
      [0.9987, '99.87%', '99,87 %'],
      [0.999999, '99.99%', '99,99 %'],
      [1, '100%', '100 %'],
      [2.345, '234.5%', '234,5 %'],
      [-0.051, '-5.1%', '-5,1 %'],
    ],
  ],
  micros: [
    formatMicros,
    [
      [0, '0 µs', '0 µs'],
      [950, '950 µs', '950 µs'],
      [999.9, '1.00 ms', '1,00 ms'],
      [1234, '1.23 ms', '1,23 ms'],
      [2_500_000, '2.5 s', '2,5 s'],
      [7_200_000_000, '7,200 s', '7200 s'],
    ],
  ],
}

describe.each(Object.entries(tables))('%s', (_name, [format, rows]) => {
  it.each(rows)('%s is %s, in Spanish %s', (value, en, es) => {
    expect(plain(format(value, 'en'))).toBe(en)
    expect(plain(format(value, 'es'))).toBe(es)
  })

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('formats %s as a dash', (value) => {
    expect(format(value, 'en')).toBe('—')
  })
})

it.each([
  [512, '512 B'],
  [1536, '1.5 KB'],
  [1_634_567_890, '1.52 GB'],
  [5 * 1024 ** 5, '5 PB'],
])('labels %s bytes as §9 does where the user wishes: %s', (value, text) => {
  expect(plain(formatBytes(value, 'en', 'jedec'))).toBe(text)
  expect(plain(formatUnit(value, 'bytes', 'en', 'jedec'))).toBe(text)
})

it('labels an axis of sizes as its figures', () => {
  expect([unitTicks(700_000, 'bytes', 'en', 'jedec').label, unitTicks(700_000, 'bytes').label]).toEqual(['KB', 'KiB'])
})

describe('dates', () => {
  const monday = Date.UTC(2026, 5, 15, 10, 30, 5) / 1000

  it.each([
    ['date', '15/06/2026', '15/06/2026'],
    ['time', '12:30', '12:30'],
    ['timeSeconds', '12:30:05', '12:30:05'],
    ['dateTime', '15/06/2026 12:30', '15/06/2026 12:30'],
    ['seconds', '15/06/2026 12:30:05', '15/06/2026 12:30:05'],
    ['dayMonth', '15 Jun', '15 jun'],
    ['weekday', 'Mon 15 Jun', 'lun 15 jun'],
    ['monthYear', 'June 2026', 'junio de 2026'],
  ] as const)('%s in Madrid is %s, in Spanish %s', (style, en, es) => {
    expect(formatDate(monday, style, 'en', 'Europe/Madrid')).toBe(en)
    expect(formatDate(monday, style, 'es', 'Europe/Madrid')).toBe(es)
  })

  it('formats midnight as 00, crosses the date line, and falls back to UTC for an unknown zone', () => {
    const midnight = Date.UTC(2026, 0, 1) / 1000
    expect(formatDate(midnight, 'seconds', 'en', 'UTC')).toBe('01/01/2026 00:00:00')
    expect(formatDate(midnight, 'dateTime', 'en', 'Pacific/Pago_Pago')).toBe('31/12/2025 13:00')
    expect(formatDate(midnight, 'date', 'en', 'Not/AZone')).toBe('01/01/2026')
  })

  it.each([null, undefined, Number.NaN, 1e300])('formats %s as a dash', (value) => {
    expect(formatDate(value, 'date', 'en', 'UTC')).toBe('—')
  })

  it.each([
    [0, 'just now', 'ahora mismo'],
    [null, 'forever', 'para siempre'],
    [undefined, 'forever', 'para siempre'],
    [1, '1 second', '1 segundo'],
    [60, '1 minute', '1 minuto'],
    [3725, '1 hour 2 minutes', '1 hora 2 minutos'],
    [7200, '2 hours', '2 horas'],
    [86_400 * 3, '3 days', '3 días'],
    [86_400 * 400, '1 year 35 days', '1 año 35 días'],
    [-60, '1 minute', '1 minuto'],
    [Number.NaN, '—', '—'],
  ])('a duration of %s is %s, in Spanish %s', async (seconds, en, es) => {
    await Promise.all([uiWords.load('en'), uiWords.load('es')])
    expect(formatDuration(seconds, uiWords.words('en')!)).toBe(en)
    expect(formatDuration(seconds, uiWords.words('es')!)).toBe(es)
  })

  it.each([
    [0, 'just now'],
    [-30, 'just now'],
    [8, '8 s ago'],
    [61, '1 min ago'],
    [7300, '2 hours ago'],
    [86_400, '1 day ago'],
    [86_400 * 40, '06/05/2026'],
  ])('%s seconds before is %s', async (age, expected) => {
    await uiWords.load('en')
    expect(formatAgo(monday - age, monday * 1000, uiWords.words('en')!, 'en', 'UTC')).toBe(expected)
  })
})

describe('ticks', () => {
  const units: Unit[] = [
    'requests',
    'req/s',
    'q/s',
    'lookups/s',
    'images/s',
    'bytes',
    'bit/s',
    'percent',
    'micros',
    'count',
    'minutes',
  ]

  it.each([
    [870, 'requests', '0 200 400 600 800 1,000', ''],
    [3, 'requests', '0 1 2 3', ''],
    [1, 'count', '0 1', ''],
    [12_400, 'requests', '0.0 2.5 5.0 7.5 10.0 12.5', 'k'],
    [2_300_000_000, 'bit/s', '0.0 0.5 1.0 1.5 2.0 2.5', 'Gbit/s'],
    [700_000, 'bytes', '0 200 400 600 800', 'KiB'],
    [0.93, 'percent', '0 20 40 60 80 100', '%'],
    [1, 'percent', '0 20 40 60 80 100', '%'],
    [84_000, 'micros', '0 20 40 60 80 100', 'ms'],
    [0.7, 'req/s', '0 10 20 30 40 50', 'req/min'],
    [0.001, 'req/s', '0 1 2 3 4', 'req/h'],
    [0, 'bit/s', '0.0 0.2 0.4 0.6 0.8 1.0', 'bit/s'],
    [Number.NaN, 'requests', '0 1', ''],
  ] as const)('up to %s %s: %s %s', (max, unit, expected, label) => {
    const made = unitTicks(max, unit)
    expect(made.ticks.map(made.format).join(' ')).toBe(expected)
    expect(made.label).toBe(label)
  })

  it.each(['req/s', 'q/s', 'lookups/s', 'images/s'] as const)('have the unit of all figures of a chart: %s', (unit) => {
    const amount = fc.double({ min: 1e-7, max: 1e7, noNaN: true })
    const unitIn = (text: string) => text.replace(/^[<\d.,\s]*k?M?/, '').trim()
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2, maxLength: 8 }), (values) => {
        const peak = Math.max(...values)
        const written = [0, ...values].map((value) => unitIn(formatUnit(value, unit, 'en', 'iec', peak)))
        const axis = unitTicks(peak, unit).label.replace(/^[kMG] /, '')
        expect(new Set(written)).toEqual(new Set([axis]))
      }),
    )
  })

  it('formats ticks in the user’s language', () => {
    const made = unitTicks(12_400, 'requests', 'es')
    expect(made.ticks.map(made.format)).toEqual(['0,0', '2,5', '5,0', '7,5', '10,0', '12,5'])
  })

  it('covers any range with at most six evenly spaced, round and distinct ticks', () => {
    const max = fc.oneof(
      fc.double({ min: 1e-6, max: 1e20, noNaN: true }),
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      fc.integer({ min: -6, max: 20 }).map((power) => 10 ** power),
    )
    fc.assert(
      fc.property(max, fc.constantFrom(...units), (top, unit) => {
        const { ticks, scale, format } = unitTicks(top, unit)
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0)
        expect(ticks[0]).toBe(0)
        expect(ticks.at(-1)! / top).toBeGreaterThanOrEqual(1 - 1e-9)
        expect(ticks.at(-2)!).toBeLessThan(top)
        expect(ticks.length).toBeLessThanOrEqual(6)
        for (const [n, tick] of ticks.entries()) expect(Math.abs(tick - n * step)).toBeLessThanOrEqual(step * 1e-9)
        const digits = (step / scale).toExponential(6)
        expect(['1', '2', '3', '2.5', '5']).toContain(String(Number(digits.split('e')[0])))
        expect(new Set(ticks.map(format)).size).toBe(ticks.length)
        if (step / scale >= 1e-6) expect(new Set(ticks.map((tick) => format(tick).split('.')[1]?.length)).size).toBe(1)
      }),
      { numRuns: 1000 },
    )
  })

  it('never prints NaN, undefined or Infinity', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.constantFrom(...units),
        fc.constantFrom('en' as const, 'es' as const),
        (value, unit, locale) => {
          expect(formatUnit(value, unit, locale)).not.toMatch(/NaN|undefined|Infinity/)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
