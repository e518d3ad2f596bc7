import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { formatEnds, zoneName } from '../format/formatEnds.ts'
import { formatMoment, parseRel, resolve, shift, zoomOut } from './range.ts'
import { spanText } from './rangeText.ts'
import { checkRange, parseMoment, splitRange } from './typedRange.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const now = at('2026-06-15T10:30:00Z')
const madrid = 'Europe/Madrid'
const zones = [
  'UTC',
  madrid,
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
]

describe('parseMoment', () => {
  it.each([
    ['15/06/2026 10:30:05', '2026-06-15T08:30:05Z'],
    ['15/06/2026 10:30', '2026-06-15T08:30:00Z'],
    ['5/6/2026 9:05', '2026-06-05T07:05:00Z'],
    ['15-06-2026, 10:30', '2026-06-15T08:30:00Z'],
    ['15.06.2026', '2026-06-14T22:00:00Z'],
    ['  2026-06-15 ', '2026-06-14T22:00:00Z'],
    ['2026-06-15T10:30:05Z', '2026-06-15T10:30:05Z'],
    ['2026-06-15T10:30:05.123+05:30', '2026-06-15T05:00:05Z'],
    ['2026-06-15T10:30-0300', '2026-06-15T13:30:00Z'],
    ['2026-06-15 10:30', '2026-06-15T08:30:00Z'],
    ['1781519400', '2026-06-15T10:30:00Z'],
    ['1781519400999', '2026-06-15T10:30:00Z'],
    ['29/03/2026 02:30', '2026-03-29T01:30:00Z'],
    ['29/03/2026 03:00', '2026-03-29T01:00:00Z'],
    ['25/10/2026 02:30', '2026-10-25T00:30:00Z'],
    ['25/10/2026 03:00', '2026-10-25T02:00:00Z'],
    ['29/02/2028', '2028-02-28T23:00:00Z'],
  ])('parses %s in Madrid', (text, iso) => {
    expect(parseMoment(text, madrid)).toBe(at(iso))
  })

  it.each([
    '',
    'yesterday',
    '31/02/2026',
    '29/02/2026',
    '15/13/2026',
    '15/06/2026 24:00',
    '15/06/2026 10:60',
    '15/06/26',
    '06/2026',
    '2026-06-15T10',
    '0/0/2026',
    '15/06/1969',
  ])('returns null for %j', (text) => {
    expect(parseMoment(text, madrid)).toBeNull()
  })

  it('parses a date without time as its last second at the end of a range', () => {
    expect(parseMoment('15/06/2026', madrid, 'end')).toBe(at('2026-06-15T21:59:59Z'))
    expect(parseMoment('15/06/2026 00:00', madrid, 'end')).toBe(at('2026-06-14T22:00:00Z'))
  })

  it('parses what formatMoment returns, except in the hour that a clock change repeats', () => {
    const moments = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') })
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const written = formatMoment(moment, zone)
        const read = parseMoment(written, zone)
        expect(read).not.toBeNull()
        expect(formatMoment(read!, zone)).toBe(written)
        if (read !== moment) expect(moment - read!).toBeLessThanOrEqual(3600)
      }),
    )
  })
})

describe('resolve', () => {
  it.each([
    ['15m', '2026-06-15T10:15:00Z'],
    ['24h', '2026-06-14T10:30:00Z'],
    ['7d', '2026-06-08T10:30:00Z'],
    ['1M', '2026-05-15T10:30:00Z'],
    ['1y', '2025-06-15T10:30:00Z'],
    ['nonsense', '2026-06-15T09:30:00Z'],
  ])('resolves %s', (rel, from) => {
    expect(resolve({ rel }, now, madrid)).toEqual({ from: at(from), to: now })
  })

  it('counts days by the calendar over a clock change', () => {
    const noon = at('2026-03-29T10:00:00Z')
    expect(resolve({ rel: '1d' }, noon, madrid).from).toBe(at('2026-03-28T11:00:00Z'))
    expect(resolve({ rel: '24h' }, noon, madrid).from).toBe(at('2026-03-28T10:00:00Z'))
  })

  it('clamps to the last day of a shorter month', () => {
    expect(resolve({ rel: '1M' }, at('2026-03-31T12:00:00Z'), 'UTC').from).toBe(at('2026-02-28T12:00:00Z'))
  })

  it('returns a fixed range unchanged', () => {
    expect(resolve({ from: 1, to: 2 }, now, madrid)).toEqual({ from: 1, to: 2 })
  })
})

it.each([
  ['15m', { n: 15, unit: 'm' }],
  ['1M', { n: 1, unit: 'M' }],
  ['9999m', { n: 9999, unit: 'm' }],
  ['20000m', null],
  ['0h', null],
  ['h', null],
  ['-1h', null],
  ['1w', null],
  ['1.5h', null],
])('parseRel parses %s', (text, expected) => {
  expect(parseRel(text)).toEqual(expected)
})

it.each([
  ['15/06/2026 09:00 → 15/06/2026 10:00', ['15/06/2026 09:00', '15/06/2026 10:00']],
  ['2026-06-15T09:00Z/2026-06-15T10:00Z', ['2026-06-15T09:00Z', '2026-06-15T10:00Z']],
  ['15/06/2026 - 16/06/2026', ['15/06/2026', '16/06/2026']],
  ['2026-06-15 to 2026-06-16', ['2026-06-15', '2026-06-16']],
  ['2026-06-15\n2026-06-16', ['2026-06-15', '2026-06-16']],
  ['2026-06-15 \t→ \r\n 2026-06-16\r\n', ['2026-06-15', '2026-06-16']],
  ['2026-06-15 09:00\u00a0 -  2026-06-16', ['2026-06-15 09:00', '2026-06-16']],
  ['15/06/2026 09:00', null],
  ['2026-06-15T09:00:00', null],
])('splitRange splits %s', (text, expected) => {
  expect(splitRange(text)).toEqual(expected)
})

it.each([
  [' '.repeat(50_000), null],
  [`15/06/2026${' '.repeat(50_000)}16/06/2026`, null],
  [`15/06/2026${' '.repeat(50_000)}to${' '.repeat(50_000)}16/06/2026`, ['15/06/2026', '16/06/2026']],
  ['\n'.repeat(50_000), null],
  [`x${'1 '.repeat(50_000)}`, null],
])('splitRange does not run its pattern on a long text (%#)', (text, expected) => {
  const { [Symbol.split]: split } = RegExp.prototype
  const splitLengths: number[] = []
  vi.spyOn(RegExp.prototype, Symbol.split).mockImplementation(function (this: RegExp, given, limit) {
    splitLengths.push(given.length)
    return split.call(this, given, limit)
  })
  expect(splitRange(text)).toEqual(expected)
  vi.restoreAllMocks()
  expect(Math.max(0, ...splitLengths)).toBeLessThanOrEqual(100)
})

describe('checkRange', () => {
  const limits = { zone: 'UTC', now, min: at('2026-06-14T10:30:00Z'), maxSpanSeconds: 4 * 3600 }
  const check = (from: string, to: string) => checkRange({ from, to }, limits)

  it('returns the first problem', () => {
    expect(check('', '')).toEqual({ problem: 'missing', field: 'from' })
    expect(check('x', '')).toEqual({ problem: 'missing', field: 'to' })
    expect(check('x', 'y')).toEqual({ problem: 'notDate', field: 'from' })
    expect(check('15/06/2026 10:00', 'y')).toEqual({ problem: 'notDate', field: 'to' })
    expect(check('15/06/2026 10:00', '15/06/2026 09:00')).toEqual({ problem: 'order' })
    expect(check('15/06/2026 10:00', '15/06/2026 10:00')).toEqual({ problem: 'order' })
    expect(check('16/06/2026 10:00', '17/06/2026 10:00')).toEqual({ problem: 'future' })
    expect(check('01/06/2026', '02/06/2026')).toEqual({ problem: 'tooOld' })
    expect(check('15/06/2026 05:00', '15/06/2026 10:00')).toEqual({ problem: 'tooLong' })
  })

  it('clamps to now and the oldest data, with a notice', () => {
    expect(check('15/06/2026 09:00', '16/06/2026')).toEqual({
      span: { from: at('2026-06-15T09:00:00Z'), to: now },
      notices: ['endNow'],
    })
    expect(check('14/06/2026 08:00', '14/06/2026 12:00')).toEqual({
      span: { from: limits.min, to: at('2026-06-14T12:00:00Z') },
      notices: ['startOldest'],
    })
    expect(checkRange({ from: '01/01/2026', to: '01/01/2027' }, { ...limits, maxSpanSeconds: undefined })).toEqual({
      span: { from: limits.min, to: now },
      notices: ['endNow', 'startOldest'],
    })
  })

  it('returns a valid span or a problem for any text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc
        .date({ min: new Date('2026-06-01'), max: new Date('2026-06-30'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    )
    fc.assert(
      fc.property(texts, texts, (from, to) => {
        const result = check(from, to)
        if ('problem' in result) return
        expect(result.span.from).toBeLessThan(result.span.to)
        expect(result.span.from).toBeGreaterThanOrEqual(limits.min)
        expect(result.span.to).toBeLessThanOrEqual(now)
        expect(result.span.to - result.span.from).toBeLessThanOrEqual(limits.maxSpanSeconds)
      }),
    )
  })
})

describe('shift and zoomOut', () => {
  const spans = fc
    .tuple(fc.integer({ min: now - 90 * 86_400, max: now - 2 }), fc.integer({ min: 1, max: 30 * 86_400 }))
    .map(([from, width]) => ({ from, to: Math.min(now, from + width) }))
  const limits = { zone: 'UTC', now, min: now - 90 * 86_400 }

  it('shifts by the width and stops at the limits', () => {
    expect(shift({ from: now - 7200, to: now - 3600 }, 1, limits)).toEqual({ from: now - 3600, to: now })
    expect(shift({ from: now - 5400, to: now - 1800 }, 1, limits)).toEqual({ from: now - 3600, to: now })
    expect(shift({ from: now - 3600, to: now }, 1, limits)).toBeNull()
    expect(shift({ from: limits.min, to: now }, -1, limits)).toBeNull()
  })

  it('keeps the width and stays within the limits when shifting', () => {
    fc.assert(
      fc.property(spans, fc.constantFrom<-1 | 1>(-1, 1), (span, direction) => {
        const moved = shift(span, direction, limits)
        if (!moved) return
        expect(moved.to - moved.from).toBe(span.to - span.from)
        expect(moved.to).toBeLessThanOrEqual(now)
        expect(moved.from).toBeGreaterThanOrEqual(limits.min)
      }),
    )
  })

  it('zooms out to twice the width, containing the original range', () => {
    fc.assert(
      fc.property(spans, (span) => {
        const zoomedOut = zoomOut(span, limits)
        if (!zoomedOut) return
        expect(zoomedOut.to - zoomedOut.from).toBe(Math.min(2 * (span.to - span.from), now - limits.min))
        expect(zoomedOut.from).toBeLessThanOrEqual(span.from)
        expect(zoomedOut.to).toBeGreaterThanOrEqual(span.to)
        expect(zoomedOut.to).toBeLessThanOrEqual(now)
        expect(zoomedOut.from).toBeGreaterThanOrEqual(limits.min)
      }),
    )
    expect(zoomOut({ from: now - 3600, to: now }, { ...limits, maxSpanSeconds: 3600 })).toBeNull()
  })
})

it.each([
  ['Europe/Madrid', 'CEST'],
  ['America/New_York', 'EDT'],
  ['Asia/Kolkata', 'GMT+5:30'],
  ['UTC', 'UTC'],
])('zoneName of %s is %s', (zone, name) => {
  expect(zoneName(now, 'en', zone)).toBe(name)
})

it.each([
  ['the repeated hour', '2026-10-25T00:00Z', '2026-10-25T02:00Z', '25/10/2026 02:00 CEST – 03:00 CET'],
  ['one half of it', '2026-10-25T00:30Z', '2026-10-25T01:30Z', '25/10/2026 02:30 CEST – 02:30 CET'],
  ['the skipped hour', '2026-03-29T00:30Z', '2026-03-29T01:30Z', '29/03/2026 01:30 CET – 03:30 CEST'],
  ['a week across it', '2026-10-20T10:00Z', '2026-10-27T10:00Z', '20/10/2026 12:00 CEST – 27/10/2026 11:00 CET'],
  ['an hour within one', '2026-10-25T01:00Z', '2026-10-25T02:00Z', '25/10/2026 02:00 – 03:00'],
  ['seconds across it', '2026-10-25T00:59:30Z', '2026-10-25T01:00:10Z', '25/10/2026 02:59:30 CEST – 02:00:10 CET'],
])('names the zone at each end of %s only where they differ', (_, from, to, text) => {
  expect(spanText({ from: at(from), to: at(to) }, 'en', madrid)).toBe(text)
})

it('leaves out the day of today', () => {
  const span = { from: at('2026-06-15T08:00Z'), to: at('2026-06-15T09:00Z') }
  expect(formatEnds(span, 'en', madrid, at('2026-06-15T20:00Z'))).toEqual({ from: '10:00', to: '11:00' })
  expect(formatEnds(span, 'en', madrid, at('2026-06-16T20:00Z'))).toEqual({ from: '15/06/2026 10:00', to: '11:00' })
})
