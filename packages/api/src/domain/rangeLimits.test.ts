import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Capability,
  capability,
  checkRange,
  defaultSpan,
  type RangeDraft,
  type RangeSection,
} from './rangeLimits.ts'

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
  const history = ['15m', '1h', '2h', '4h', '8h', '24h', '7d', '1M', '3M', '6M', '1y', '30y']
  it.each<[RangeSection, { dedicated: boolean; retentionHours?: number }, string[], string[], string]>([
    ['stats', { dedicated: false }, history, [], '7d'],
    ['stats', { dedicated: true }, history, [], '7d'],
    ['anomalies', { dedicated: false }, ['7d', '1M', '3M', '6M', '1y', '30y'], [], '7d'],
    [
      'timeline',
      { dedicated: false },
      ['15m', '1h', '2h', '4h', '8h', '24h', '7d', '1M', '3M', '6M', '1y', '30y'],
      [],
      '24h',
    ],
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
      { dedicated: true, retentionHours: 720 },
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

  it('names no range of the dedicated service to those who must not read of it', () => {
    const cap = capability('analytics.delivery', { dedicated: false, isDedicatedShown: false })
    expect(cap.presets.map(({ rel }) => rel)).toEqual(['15m', '1h', '2h', '4h'])
    expect(cap).toMatchObject({ isDedicatedShown: false, maxSpanSeconds: 4 * HOUR })
  })

  it.each<[RangeSection, { dedicated: boolean; retentionHours?: number | null }, number, number | null, number]>([
    ['analytics.delivery', { dedicated: false }, 24, 4, 10],
    ['analytics.delivery', { dedicated: true }, 7 * 24, null, 1000],
    ['analytics.dns', { dedicated: true }, 31 * 24, null, 1000],
    ['analytics.delivery', { dedicated: true, retentionHours: 0 }, 7 * 24, null, 1000],
    ['analytics.delivery', { dedicated: true, retentionHours: null }, 7 * 24, null, 1000],
    ['analytics.delivery', { dedicated: false, retentionHours: 999 }, 24, 4, 10],
    ['stats', { dedicated: false }, 30 * 366 * 24, null, 10],
  ])('%s %j has this retention', (section, contract, oldestHours, longestHours, rows) => {
    expect(capability(section, contract)).toMatchObject({
      oldestSeconds: oldestHours * HOUR,
      maxSpanSeconds: longestHours === null ? null : longestHours * HOUR,
      resultSize: rows,
    })
  })

  it('defaults to 15 minutes above ten sites where the default is an hour', () => {
    expect([defaultSpan(10), defaultSpan(11)]).toEqual([{ rel: '1h' }, { rel: '15m' }])
    expect(capability('analytics.delivery', { dedicated: false, siteCount: 11 }).defaultRange).toEqual({ rel: '15m' })
    expect(capability('analytics.delivery', { dedicated: false, siteCount: 10 }).defaultRange).toEqual({ rel: '1h' })
    expect(capability('analytics.delivery', { dedicated: true, siteCount: 11 }).defaultRange).toEqual({ rel: '24h' })
    expect(capability('analytics.botmitigation', { dedicated: false, siteCount: 11 }).defaultRange).toEqual({
      rel: '30m',
    })
    expect(capability('stats', { dedicated: false, siteCount: 11 }).defaultRange).toEqual({ rel: '7d' })
  })

  it('never has a default outside its limits', () => {
    const sections: RangeSection[] = ['stats', 'analytics.delivery', 'analytics.antiddos', 'analytics.dns']
    fc.assert(
      fc.property(
        fc.constantFrom(...sections),
        fc.boolean(),
        fc.integer({ min: 1, max: 2000 }),
        fc.nat(20),
        (section, dedicated, retentionHours, siteCount) => {
          const cap = capability(section, { dedicated, retentionHours, siteCount })
          expect(checkRange(cap.defaultRange, cap, ctx)).toMatchObject({ clamped: [] })
          // A month has up to 31 days, of which a retention of 720 h holds 30: that is said.
          for (const rel of allowed(cap))
            expect(checkRange({ rel }, cap, ctx)).toMatchObject(rel === '1M' ? { ok: {} } : { clamped: [] })
        },
      ),
    )
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

  it('clamps both ends', () => {
    expect(checkRange({ from: 0, to: now + DAY }, dedicated, ctx)).toEqual({
      ok: { from: now - 7 * DAY, to: now },
      clamped: ['future', 'old'],
    })
  })

  it('allows the extra hour of a week with a clock change', () => {
    const autumn = { now: at('2026-10-27T10:00:00Z'), zone }
    expect(checkRange({ rel: '7d' }, dedicated, autumn)).toEqual({
      ok: { from: autumn.now - 7 * DAY, to: autumn.now },
      clamped: [],
    })
  })

  it('shows the part of a long month that the retention holds, and says so', () => {
    const month = capability('analytics.delivery', { dedicated: true, retentionHours: 720 })
    const after = (iso: string) => ({ now: at(iso), zone })
    const june = after('2026-06-15T10:30:00Z')
    expect(checkRange({ rel: '1M' }, month, june)).toEqual({
      ok: { from: june.now - 30 * DAY, to: june.now },
      clamped: ['old'],
    })
    const march = after('2026-03-15T10:30:00Z')
    expect(checkRange({ rel: '1M' }, month, march)).toEqual({
      ok: { from: march.now - 28 * DAY, to: march.now },
      clamped: [],
    })
  })

  it('returns a span inside the limits or one problem', () => {
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
