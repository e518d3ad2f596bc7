import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bucketEnd,
  bucketsOf,
  type Capability,
  capability,
  checkRange,
  defaultSpan,
  granularity,
  parseRel,
  previousSpan,
  type RangeDraft,
  relSeconds,
  resolveRange,
  type Section,
  usualComparison,
} from './ranges.ts'
import { dayNumber, wallSeconds, zones } from './time.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const now = at('2026-06-15T10:30:00Z')
const zone = 'Europe/Madrid'
const ctx = { now, zone }
const HOUR = 3600
const DAY = 86_400

const allowed = ({ presets }: Capability) => presets.filter((preset) => preset.allowed).map((preset) => preset.rel)
const refused = ({ presets }: Capability) =>
  presets.filter((preset) => !preset.allowed).map((preset) => `${preset.rel} ${preset.reason}`)

describe('capability', () => {
  const history = ['1h', '24h', '7d', '1M', '3M', '6M', '1y', '30y']
  it.each<[Section, { dedicated: boolean; retentionHours?: number }, string[], string[], string]>([
    // section, contract, allowed, refused, default
    ['stats', { dedicated: false }, history, [], '7d'],
    ['stats', { dedicated: true }, history, [], '7d'],
    ['anomalies', { dedicated: false }, ['7d', '1M', '3M', '6M', '1y', '30y'], [], '7d'],
    [
      'analytics.delivery',
      { dedicated: false },
      ['15m', '1h', '2h', '4h'],
      ['8h dedicated', '24h dedicated', '7d dedicated', '1M dedicated'],
      '1h',
    ],
    ['analytics.delivery', { dedicated: true }, ['15m', '1h', '2h', '4h', '8h', '24h', '7d'], ['1M retention'], '24h'],
    [
      'analytics.delivery',
      { dedicated: true, retentionHours: 31 * 24 },
      ['15m', '1h', '2h', '4h', '8h', '24h', '7d', '1M'],
      [],
      '24h',
    ],
    [
      'analytics.delivery',
      { dedicated: true, retentionHours: 12 },
      ['15m', '1h', '2h', '4h', '8h'],
      ['24h retention', '7d retention', '1M retention'],
      '8h',
    ],
    ['analytics.midtier', { dedicated: true }, ['15m', '1h', '2h', '4h', '8h', '24h', '7d'], ['1M retention'], '1h'],
    ['analytics.waf', { dedicated: true }, ['15m', '1h', '2h', '4h', '8h', '24h', '7d'], ['1M retention'], '24h'],
    [
      'analytics.botmitigation',
      { dedicated: false },
      ['30m', '1h', '2h', '4h'],
      ['8h dedicated', '24h dedicated', '7d dedicated', '1M dedicated'],
      '30m',
    ],
    ['analytics.dns', { dedicated: false }, ['15m', '1h', '2h', '4h', '8h', '24h', '7d', '1M'], [], '1h'],
    [
      'analytics.backendsdelivery',
      { dedicated: false },
      ['15m', '1h', '2h', '4h'],
      ['8h dedicated', '12h dedicated', '24h dedicated', '7d dedicated', '1M dedicated'],
      '1h',
    ],
    [
      'analytics.antiddos',
      { dedicated: false },
      ['15m', '1h', '2h', '4h'],
      ['8h dedicated', '12h dedicated', '24h dedicated', '7d dedicated', '1M dedicated'],
      '1h',
    ],
    [
      'analytics.antiddos',
      { dedicated: true },
      ['15m', '1h', '2h', '4h', '8h', '12h', '24h', '7d'],
      ['1M retention'],
      '7d',
    ],
  ])('%s %j', (section, contract, may, mayNot, initial) => {
    const cap = capability(section, contract)
    expect(allowed(cap)).toEqual(may)
    expect(refused(cap)).toEqual(mayNot)
    expect(cap.defaultRange).toEqual({ rel: initial })
  })

  it.each<[Section, { dedicated: boolean; retentionHours?: number | null }, number, number | null, number]>([
    // section, contract, oldest in hours, longest in hours, rows of a download
    ['analytics.delivery', { dedicated: false }, 24, 4, 10],
    ['stats.analytic', { dedicated: false }, 6, 4, 10],
    ['analytics.delivery', { dedicated: true }, 7 * 24, null, 1000],
    ['stats.analytic', { dedicated: true, retentionHours: 36 }, 36, null, 1000],
    ['analytics.delivery', { dedicated: true, retentionHours: 0 }, 7 * 24, null, 1000],
    ['analytics.delivery', { dedicated: true, retentionHours: null }, 7 * 24, null, 1000],
    ['analytics.delivery', { dedicated: false, retentionHours: 999 }, 24, 4, 10],
    ['stats', { dedicated: false }, 30 * 366 * 24, null, 10],
  ])('%s %j reaches back so far', (section, contract, oldestHours, longestHours, rows) => {
    expect(capability(section, contract)).toMatchObject({
      oldestSeconds: oldestHours * HOUR,
      maxSpanSeconds: longestHours === null ? null : longestHours * HOUR,
      resultSize: rows,
    })
  })

  it('starts with 15 minutes above ten sites, where the hour is the default', () => {
    expect([defaultSpan(10), defaultSpan(11)]).toEqual([{ rel: '1h' }, { rel: '15m' }])
    expect(capability('analytics.delivery', { dedicated: false, siteCount: 11 }).defaultRange).toEqual({ rel: '15m' })
    expect(capability('analytics.delivery', { dedicated: false, siteCount: 10 }).defaultRange).toEqual({ rel: '1h' })
    expect(capability('analytics.delivery', { dedicated: true, siteCount: 11 }).defaultRange).toEqual({ rel: '24h' })
    expect(capability('analytics.botmitigation', { dedicated: false, siteCount: 11 }).defaultRange).toEqual({
      rel: '30m',
    })
    expect(capability('stats', { dedicated: false, siteCount: 11 }).defaultRange).toEqual({ rel: '7d' })
  })

  it('never offers by default what it does not allow', () => {
    const sections: Section[] = ['stats', 'stats.analytic', 'analytics.delivery', 'analytics.antiddos', 'analytics.dns']
    fc.assert(
      fc.property(
        fc.constantFrom(...sections),
        fc.boolean(),
        fc.integer({ min: 1, max: 2000 }),
        fc.nat(20),
        (section, dedicated, retentionHours, siteCount) => {
          const cap = capability(section, { dedicated, retentionHours, siteCount })
          expect(checkRange(cap.defaultRange, cap, ctx)).toMatchObject({ clamped: [] })
          for (const rel of allowed(cap)) expect(checkRange({ rel }, cap, ctx)).toMatchObject({ clamped: [] })
        },
      ),
    )
  })
})

describe('resolveRange', () => {
  it.each([
    ['15m', now - 15 * 60],
    ['24h', now - DAY],
    ['7d', now - 7 * DAY],
    ['1M', at('2026-05-15T10:30:00Z')],
    // Winter time then: the same wall clock is another instant.
    ['6M', at('2025-12-15T11:30:00Z')],
    ['1y', at('2025-06-15T10:30:00Z')],
    ['30y', at('1996-06-15T10:30:00Z')],
  ])('%s ends now', (rel, from) => {
    expect(resolveRange({ rel }, ctx)).toEqual({ from, to: now })
  })

  it('leaves instants alone', () => {
    expect(resolveRange({ from: 1, to: 2 }, ctx)).toEqual({ from: 1, to: 2 })
  })

  it.each(['', '0h', '1w', 'h', '-1h', '1.5h', '1h ', '99999h'])('%j is no range', (rel) => {
    expect(parseRel(rel)).toBeUndefined()
    expect(relSeconds(rel)).toBeNaN()
  })
})

describe('checkRange', () => {
  const basic = capability('analytics.delivery', { dedicated: false })
  const dedicated = capability('analytics.delivery', { dedicated: true })

  it.each<[string, RangeDraft, object]>([
    ['nothing', null, { problem: 'missing' }],
    ['no end', { from: now - 60, to: null }, { problem: 'missing' }],
    ['no start', { from: undefined, to: now }, { problem: 'missing' }],
    ['no date', { from: Number.NaN, to: now }, { problem: 'notDate' }],
    ['an unknown word', { rel: 'soon' }, { problem: 'notDate' }],
    ['ends swapped', { from: now, to: now - 60 }, { problem: 'order' }],
    ['no length', { from: now - 60, to: now - 60 }, { problem: 'order' }],
    ['all in the future', { from: now, to: now + 60 }, { problem: 'future' }],
    ['all too old', { from: now - 30 * HOUR, to: now - 24 * HOUR }, { problem: 'tooOld' }],
    ['too long', { from: now - 4 * HOUR - 1, to: now }, { problem: 'tooLong', maxSpanSeconds: 4 * HOUR }],
    ['a preset that is too long', { rel: '8h' }, { problem: 'tooLong', maxSpanSeconds: 4 * HOUR }],
    ['as long as may be', { from: now - 4 * HOUR, to: now }, { ok: { from: now - 4 * HOUR, to: now }, clamped: [] }],
    ['a future end', { from: now - HOUR, to: now + HOUR }, { ok: { from: now - HOUR, to: now }, clamped: ['future'] }],
    [
      'a start too long ago',
      { from: now - 26 * HOUR, to: now - 23 * HOUR },
      { ok: { from: now - 24 * HOUR, to: now - 23 * HOUR }, clamped: ['old'] },
    ],
    ['a preset', { rel: '2h' }, { ok: { from: now - 2 * HOUR, to: now }, clamped: [] }],
  ])('%s', (_, draft, result) => {
    expect(checkRange(draft, basic, ctx)).toEqual(result)
  })

  it('cuts both ends', () => {
    expect(checkRange({ from: 0, to: now + DAY }, dedicated, ctx)).toEqual({
      ok: { from: now - 7 * DAY, to: now },
      clamped: ['future', 'old'],
    })
  })

  it('says nothing about the extra hour of a week with a change of clocks', () => {
    const autumn = { now: at('2026-10-27T10:00:00Z'), zone }
    expect(checkRange({ rel: '7d' }, dedicated, autumn)).toEqual({
      ok: { from: autumn.now - 7 * DAY, to: autumn.now },
      clamped: [],
    })
  })

  it('always gives a span inside the limits or one problem', () => {
    const bound = fc.oneof(
      fc.integer({ min: now - 60 * DAY, max: now + DAY }),
      fc.constantFrom(null, undefined, Number.NaN),
    )
    fc.assert(
      fc.property(bound, bound, fc.constantFrom(basic, dedicated), (from, to, cap) => {
        const result = checkRange({ from, to }, cap, ctx)
        if ('problem' in result) return
        expect(result.ok.from).toBeLessThan(result.ok.to)
        expect(result.ok.from).toBeGreaterThanOrEqual(now - cap.oldestSeconds)
        expect(result.ok.to).toBeLessThanOrEqual(now)
        expect(result.ok.to - result.ok.from).toBeLessThanOrEqual(cap.maxSpanSeconds ?? Number.POSITIVE_INFINITY)
        expect(result.ok.from === from && result.ok.to === to).toBe(result.clamped.length === 0)
      }),
    )
  })
})

describe('granularity', () => {
  it.each([
    ['15m', 60],
    ['1h', 60],
    ['4h', 60],
    ['8h', 60],
    ['24h', 300],
    ['7d', 1800],
    ['1M', 2 * HOUR],
    ['6M', 12 * HOUR],
    ['1y', DAY],
    ['30y', 28 * DAY],
  ])('%s has buckets of %i s', (rel, step) => {
    expect(granularity(resolveRange({ rel }, ctx))).toBe(step)
  })

  it('gives 200 to 800 points where the span is long enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 40 * 366 * DAY }), (seconds) => {
        const step = granularity({ from: now - seconds, to: now })
        const points = seconds / step
        expect(step).toBeGreaterThanOrEqual(60)
        expect(points).toBeLessThanOrEqual(800)
        if (seconds >= 200 * 60) expect(points).toBeGreaterThanOrEqual(200)
      }),
      { numRuns: 1000 },
    )
  })

  it('survives a span of nothing', () => {
    expect(granularity({ from: now, to: now })).toBe(60)
  })
})

describe('bucketsOf', () => {
  const day = (iso: string, days = 1, name = zone) => {
    const from = at(iso)
    return bucketsOf({ from, to: from + days * DAY }, HOUR, name)
  }

  it('has 23 hours in spring and 25 in autumn', () => {
    const hours = (from: string, to: string) => bucketsOf({ from: at(from), to: at(to) }, HOUR, zone).length
    expect(hours('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toBe(23)
    expect(hours('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toBe(25)
    expect(day('2026-06-14T22:00:00Z')).toHaveLength(24)
  })

  it('starts days at local midnight, whatever the change of clocks', () => {
    const starts = bucketsOf({ from: at('2026-10-24T12:00:00Z'), to: at('2026-10-27T12:00:00Z') }, DAY, zone)
    expect(starts.map((start) => new Date(start * 1000).toISOString())).toEqual([
      '2026-10-23T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
      '2026-10-26T23:00:00.000Z',
    ])
  })

  it('starts weeks on Monday', () => {
    const starts = bucketsOf({ from: at('2026-06-03T00:00:00Z'), to: at('2026-06-16T00:00:00Z') }, 7 * DAY, 'UTC')
    expect(starts.map((start) => new Date(start * 1000).toISOString().slice(0, 10))).toEqual([
      '2026-06-01',
      '2026-06-08',
      '2026-06-15',
    ])
  })

  it('aligns minutes to the clock', () => {
    expect(bucketsOf({ from: now + 61, to: now + 181 }, 60, zone)).toEqual([now + 60, now + 120, now + 180])
    // A zone that is a quarter of an hour off: its hours start there.
    expect(bucketsOf({ from: now, to: now + 60 }, HOUR, 'Asia/Kathmandu')).toEqual([at('2026-06-15T10:15:00Z')])
  })

  it('is empty for no span', () => {
    expect(bucketsOf({ from: now, to: now }, 60, zone)).toEqual([])
    expect(bucketsOf({ from: now, to: now - 1 }, 60, zone)).toEqual([])
    expect(bucketsOf({ from: now, to: now + 1 }, 0, zone)).toEqual([])
  })

  const anyZone = fc.constantFrom(...zones.map((entry) => entry.zone), 'Africa/Cairo')
  const anyStep = fc.constantFrom(60, 300, 1800, HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY, 28 * DAY)

  it('covers the span without gap or overlap, and no short bucket lies in two days', () => {
    const from = fc.integer({ min: at('2015-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') })
    fc.assert(
      fc.property(from, fc.integer({ min: 1, max: 500 }), anyStep, anyZone, (start, count, step, name) => {
        const span = { from: start, to: start + count * step }
        const starts = bucketsOf(span, step, name)
        expect(starts[0]).toBeLessThanOrEqual(span.from)
        expect(starts.at(-1)).toBeLessThan(span.to)
        starts.forEach((bucket, index) => {
          const end = bucketEnd(bucket, step, name)
          const next = starts[index + 1]
          if (next === undefined) expect(end).toBeGreaterThanOrEqual(span.to)
          else expect(end).toBe(next)
          if (step < DAY) {
            expect(end - bucket).toBeLessThanOrEqual(step)
            expect(dayNumber(end - 1, name)).toBe(dayNumber(bucket, name))
          } else expect(dayNumber(bucket - 1, name)).toBe(dayNumber(bucket, name) - 1)
        })
      }),
      { numRuns: 150 },
    )
  })
})

describe('previousSpan', () => {
  const span = { from: at('2026-03-30T08:00:00Z'), to: at('2026-03-30T12:00:00Z') }

  it('is as long and just before', () => {
    expect(previousSpan(span, 'previous')).toEqual({ from: at('2026-03-30T04:00:00Z'), to: span.from })
  })

  it('is the same hours a week earlier, also over a change of clocks', () => {
    expect(previousSpan(span, 'week', { zone })).toEqual({
      from: at('2026-03-23T09:00:00Z'),
      to: at('2026-03-23T13:00:00Z'),
    })
    expect(wallSeconds(span.from, zone) - wallSeconds(at('2026-03-23T09:00:00Z'), zone)).toBe(7 * DAY)
  })

  it('is the same hours of the same weekday a year earlier', () => {
    expect(previousSpan(span, 'year', { zone })).toEqual({
      from: at('2025-03-31T08:00:00Z'),
      to: at('2025-03-31T12:00:00Z'),
    })
  })

  it('is the same date a year earlier when asked so, and of a leap day the last of February', () => {
    expect(previousSpan(span, 'year', { zone, match: 'date' }).from).toBe(at('2025-03-30T08:00:00Z'))
    const leap = { from: at('2028-02-29T11:00:00Z'), to: at('2028-02-29T12:00:00Z') }
    expect(previousSpan(leap, 'year', { zone, match: 'date' }).from).toBe(at('2027-02-28T11:00:00Z'))
  })

  it('is as many whole weeks before as the range takes when weekdays are to match', () => {
    const { from } = span
    const before = (days: number) => previousSpan({ from, to: from + days * DAY }, 'previous', { match: 'weekday' })
    expect([3, 7, 8, 31].map((days) => (from - before(days).from) / DAY)).toEqual([7, 7, 14, 35])
    expect(before(31).to - before(31).from).toBe(31 * DAY)
  })

  it('begins where somebody says, and is as long', () => {
    const against = at('2026-01-01T00:00:00Z')
    expect(previousSpan(span, 'custom', { zone, against })).toEqual({ from: against, to: against + 4 * 3600 })
  })
})

describe('usualComparison', () => {
  it('is last week up to a day, and the period before beyond', () => {
    const of = (hours: number) => usualComparison({ from: 0, to: hours * 3600 })
    expect([1, 24, 25, 26, 168].map(of)).toEqual(['week', 'week', 'week', 'previous', 'previous'])
  })
})
