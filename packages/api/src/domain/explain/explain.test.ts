import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeHistogramEntry, makeTableEntry } from '../../entities/Statistics.ts'
import { departure, findChanges, type RangeChange } from './changes.ts'
import { type Contributor, contributorsOf, type DimensionValues, hasChanged, usualRange } from './contributors.ts'
import { type ExplainMetric, metricPart, metricTotals, narrowToMetric } from './metric.ts'
import { verdictOf } from './verdict.ts'

const whole = (values: Record<string, number>): DimensionValues => ({
  values: new Map(Object.entries(values)),
  rest: 0,
})
const sum = (values: Record<string, number>) => Object.values(values).reduce((all, one) => all + one, 0)

function compared(before: Record<string, number>, after: Record<string, number>, isCount = true) {
  const totals = { before: sum(before), after: sum(after) }
  const list = contributorsOf('countrycode', { before: whole(before), after: whole(after) }, totals, { isCount })
  const sample = Math.max(totals.before, totals.after)
  return { list, verdict: verdictOf(list, totals, { isCount, sample }) }
}

describe('share of the difference', () => {
  it('is all of it for a new value', () => {
    const { list } = compared({ ES: 1000 }, { ES: 1000, RU: 700 })
    expect(list).toMatchObject([{ key: 'RU', before: 0, after: 700, share: 1, expected: 0, score: 1 }])
  })

  it('counts relative to even growth of everything', () => {
    const { list } = compared({ ES: 6000, FR: 4000 }, { ES: 7200, FR: 8800 })
    expect(list[0]).toMatchObject({ key: 'FR', share: 0.8, expected: 0.4 })
    expect(list[0]?.score).toBeCloseTo(0.4)
    expect(list[1]).toMatchObject({ key: 'ES', share: 0.2, score: 0 })
  })

  it('is negative for a value that moved against the difference', () => {
    const { list } = compared({ ES: 1000, FR: 1000 }, { ES: 500, FR: 2000 })
    expect(list.map(({ key, share }) => [key, share])).toEqual([
      ['FR', 2],
      ['ES', -1],
    ])
    expect(list.map(({ score }) => score)).toEqual([0.5, 0])
  })

  it('ignores differences within chance', () => {
    const { list } = compared({ ES: 1000, FR: 100 }, { ES: 2000, FR: 110 })
    expect(list.map(({ key }) => key)).toEqual(['ES'])
  })

  it('ranks a value outside a truncated ranking last, and marks it', () => {
    const before = { values: new Map([['a', 500]]), rest: 80 }
    const after = { values: new Map([['b', 400]]), rest: 60 }
    const list = contributorsOf('clientip', { before, after }, { before: 1000, after: 2000 }, { isCount: true })
    expect(list).toMatchObject([
      { key: 'b', before: 80, after: 400, isLimit: true },
      { key: 'a', before: 500, after: 60, isLimit: true },
    ])
  })

  const values = fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 100_000 }), {
    minKeys: 1,
    maxKeys: 20,
  })
  it('adds up to one over all values', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const totals = { before: sum(before), after: sum(after) }
        fc.pre(hasChanged(totals, false))
        const { list } = compared(before, after, false)
        expect(list.reduce((all, { share }) => all + (share ?? 0), 0)).toBeCloseTo(1, 6)
      }),
    )
  })

  it('is the same in the other direction and in another unit', () => {
    fc.assert(
      fc.property(values, values, fc.integer({ min: 2, max: 50 }), (before, after, factor) => {
        const shares = (list: Contributor[]) =>
          new Map(list.map(({ key, share }) => [key, share === null ? null : Math.round(share * 1e6)]))
        const { list } = compared(before, after, false)
        expect(shares(compared(after, before, false).list)).toEqual(shares(list))
        const scaled = (of: Record<string, number>) =>
          Object.fromEntries(Object.entries(of).map(([key, value]) => [key, value * factor]))
        expect(shares(compared(scaled(before), scaled(after), false).list)).toEqual(shares(list))
      }),
    )
  })

  it('is zero when everything grows evenly', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 9 }), (before, factor) => {
        fc.pre(sum(before) >= 100)
        const after = Object.fromEntries(Object.entries(before).map(([key, value]) => [key, value * factor]))
        expect(compared(before, after).verdict).toEqual({ kind: 'even' })
      }),
    )
  })

  it('has scores from 0 to 1, highest first', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const scores = compared(before, after).list.map(({ score }) => score)
        expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true)
        scores.reduce((last, score) => {
          expect(score).toBeLessThanOrEqual(last + 0.01)
          return score
        }, 1)
      }),
    )
  })
})

describe('surprise against past values', () => {
  it.each([
    ['unknown', 500, [100, 100]],
    ['usual', 130, [100, 110, 90, 120]],
    ['usual', 240, [20, 250, 30, 240]],
    ['unusual', 500, [100, 110, 90, 120]],
    ['unusual', 0, [100, 110, 90, 120]],
    ['never', 5, [0, 0, 0]],
    ['usual', 0, [0, 0, 0]],
  ])('%s: %i after %j', (kind, after, history) => {
    expect(usualRange(after, history).kind).toBe(kind)
  })

  it('ranks usual changes below unusual ones', () => {
    const before = whole({ batch: 0, cause: 0 })
    const after = whole({ batch: 600, cause: 400 })
    const list = contributorsOf(
      'agent',
      { before, after },
      { before: 1000, after: 2000 },
      {
        isCount: true,
        historyOf: (key) => ({ values: key === 'batch' ? [0, 600, 0, 600] : [0, 0, 0, 0], parts: [] }),
      },
    )
    expect(list.map(({ key }) => key)).toEqual(['cause', 'batch'])
  })
})

describe('a baseline that already contains part of the cause', () => {
  const before = whole({ '503': 900, '500': 100 })
  const after = whole({ '503': 3900, '500': 100 })
  const totals = { before: 1000, after: 4000 }
  const explained = (parts: readonly number[]) =>
    contributorsOf('response', { before, after }, totals, {
      isCount: true,
      historyOf: () => ({ values: [20, 30, 20, 900], parts }),
    })

  it('hides it without history', () => {
    expect(verdictOf(explained([]), totals, { isCount: true, sample: 4000 })).toEqual({ kind: 'even' })
  })

  it('does not hide it with history', () => {
    const list = explained([0.2, 0.3, 0.2, 0.9])
    expect(list[0]).toMatchObject({ key: '503', share: 1, expected: 0.25, score: 0.75 })
    expect(verdictOf(list, totals, { isCount: true, sample: 4000 }).kind).toBe('one')
  })
})

describe('verdict', () => {
  it.each([
    ['few', { ES: 3 }, { ES: 20 }],
    ['steady', { ES: 1000 }, { ES: 1020 }],
    ['steady', { ES: 100 }, { ES: 125 }],
    ['one', { ES: 1000 }, { ES: 1000, RU: 700 }],
    ['one', { ES: 1000, FR: 1000 }, { ES: 1000 }],
    ['even', { ES: 1000, FR: 1000 }, { ES: 2000, FR: 2000 }],
  ])('%s: %j, then %j', (kind, before, after) => {
    expect(compared(before, after as Record<string, number>).verdict.kind).toBe(kind)
  })

  it('lists several values of one dimension when one is not enough', () => {
    const nine = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`198.51.100.${i}`, 100]))
    expect(compared({ ES: 1000 }, { ES: 1000, ...nine }).verdict).toMatchObject({ kind: 'several', keys: 6 })
  })
})

describe('metric', () => {
  const none = { include: {}, exclude: {} }
  it.each<[ExplainMetric, Parameters<typeof narrowToMetric>[1], ReturnType<typeof narrowToMetric>]>([
    ['requests', none, none],
    ['errors', none, { include: { response: ['5xx'] }, exclude: {} }],
    ['errors', { include: { response: ['200', '503'] }, exclude: {} }, { include: { response: ['503'] }, exclude: {} }],
    ['errors', { include: { response: ['200'] }, exclude: {} }, null],
    ['errors', { include: {}, exclude: { response: ['5xx'] } }, null],
    ['refused', { include: { response: ['4xx'] }, exclude: {} }, { include: { response: ['4xx'] }, exclude: {} }],
    ['misses', none, { include: {}, exclude: { cached: ['hit'] } }],
    ['misses', { include: { cached: ['hit'] }, exclude: {} }, null],
  ])('narrows %s with %j to %j', (metric, filters, result) => {
    expect(narrowToMetric(metric, filters)).toEqual(result)
  })

  it('sums the buckets, and rows to the same total', () => {
    const entry = makeHistogramEntry({
      requests: 100,
      bytes: 500,
      hits: 60,
      status_4xx: 7,
      status_5xx: 3,
      response_time: 20,
    })
    const other = makeHistogramEntry({ requests: 300, response_time: 60 })
    expect(metricTotals([entry, other])).toEqual({
      requests: 400,
      bytes: 500,
      errors: 3,
      refused: 7,
      misses: 340,
      time: 50,
    })
    const rows = [
      makeTableEntry({ requests: 100, response_time: 20 }),
      makeTableEntry({ requests: 300, response_time: 60 }),
    ]
    expect(rows.reduce((all, row) => all + metricPart('time', row, 400), 0)).toBe(50)
    expect(metricTotals([]).time).toBe(0)
  })
})

describe('changes of a range', () => {
  const buckets = (values: readonly number[]) => values.map((value, i) => ({ start: i * 60, end: (i + 1) * 60, value }))
  const flat = (count: number, level: number) =>
    Array.from({ length: count }, (_, i) => level + ((i * 37) % 11) * level * 0.002)
  const curve = (count: number, perDay: number) =>
    Array.from({ length: count }, (_, i) => Math.round(4000 * (1 + 0.5 * Math.sin((2 * Math.PI * i) / perDay))))
  const day = curve(144, 144)
  it.each<[string, readonly number[], readonly (readonly [number, number])[]]>([
    ['a peak', [10, 11, 9, 10, 80, 90, 10, 11, 10, 9], [[240, 360]]],
    ['a peak with a gap', [10, 11, 9, 80, 10, 90, 10, 11, 10, 9], [[180, 360]]],
    [
      'two peaks, the larger first',
      [10, 50, 9, 10, 80, 90, 10, 11, 10, 9],
      [
        [240, 360],
        [60, 120],
      ],
    ],
    [
      'a hole beside a peak',
      [900, 910, 905, 0, 1900, 900, 890, 903],
      [
        [240, 300],
        [180, 240],
      ],
    ],
    ['a peak over nothing', [0, 0, 0, 0, 0, 0, 40, 0], [[360, 420]]],
    ['noise', [10, 11, 9, 10, 12, 11, 10, 9], []],
    ['a step in the middle', [10, 10, 10, 10, 90, 90, 90, 90], [[240, 480]]],
    ['a step down', [400, 410, 395, 405, 200, 195, 205, 200], [[240, 480]]],
    ['a step of a quarter that stays', [...flat(10, 1000), ...flat(50, 1270)], [[600, 3600]]],
    ['a step of a quarter near the end', [...flat(50, 1000), ...flat(10, 1270)], [[3000, 3600]]],
    ['a level that has just returned', [10, 10, 10, 10, 10, 90, 90, 90, 90, 10], [[300, 540]]],
    ['a level that returns', [...flat(20, 1000), ...flat(25, 1400), ...flat(15, 1000)], [[1200, 2700]]],
    [
      'two steps in one direction, the larger first',
      [...flat(20, 1000), ...flat(10, 1400), ...flat(30, 2000)],
      [
        [1800, 3600],
        [1200, 1800],
      ],
    ],
    [
      'a peak within a raised level',
      [...flat(20, 1000), ...flat(10, 1400), 3000, ...flat(9, 1400)],
      [
        [1200, 2400],
        [1800, 1860],
      ],
    ],
    ['too few buckets', [10, 90], []],
  ])('%s', (_, values, spans) => {
    expect(findChanges(buckets(values)).map(({ from, to }) => [from, to])).toEqual(spans)
  })

  it('are found wherever a level changes for good by more than chance, and only there', () => {
    const level = fc.integer({ min: 200, max: 100_000 })
    const share = fc.double({ min: 1.4, max: 5, noNaN: true })
    fc.assert(
      fc.property(level, share, fc.integer({ min: 4, max: 56 }), fc.boolean(), (before, factor, at, isRise) => {
        const after = isRise ? before * factor : before / factor
        const values = Array.from({ length: 60 }, (_, i) => (i < at ? before : after))
        expect(findChanges(buckets(values)).map(({ from, to }) => [from, to])).toEqual([[at * 60, 3600]])
      }),
    )
  })

  it('are weighed for a chosen span by its difference from the rest', () => {
    const peak = buckets([10, 10, 10, 40, 50, 10, 10, 10])
    expect(departure(peak, { from: 180, to: 300 })).toBe(70)
    expect(departure(peak, { from: 0, to: 60 })).toBe(0)
  })

  it('are not the daily curve of some days, but what departs from it', () => {
    const hours = (list: readonly number[]) => list.map((value, i) => ({ start: i * 3600, end: (i + 1) * 3600, value }))
    const office = Array.from({ length: 24 * 7 }, (_, i) => (i % 24 >= 8 && i % 24 < 20 ? 9000 : 3000))
    expect(findChanges(hours(office))).toEqual([])
    const raised = office.map((value, i) => (i >= 150 ? value + 4000 : value))
    expect(findChanges(hours(raised)).map(({ from, to }) => [from / 3600, to / 3600])).toEqual([[150, 168]])
  })

  const tenMinutes = (values: readonly number[]) =>
    values.map((value, i) => ({ start: i * 600, end: (i + 1) * 600, value }))

  it('are steps on a daily curve', () => {
    const found = findChanges(tenMinutes(day.map((value, i) => (i >= 130 ? value * 1.3 : value))))
    expect(found.map(({ from, to, shape }) => [from, to, shape])).toEqual([[78_000, 86_400, 'stepUp']])
  })

  it('are not the curve of one day, at whatever hour the range begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 143 }), (hour) => {
        const turned = [...day.slice(hour), ...day.slice(0, hour)]
        expect(findChanges(tenMinutes(turned))).toEqual([])
      }),
    )
  })

  const rising = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 1)) / count)
  const regular = Array.from({ length: 60 }, (_, i) => (i % 12 === 6 ? 4000 : i % 12 === 7 ? 3500 : 1000 + (i % 3)))
  it.each<[string, readonly number[], Partial<RangeChange>]>([
    ['a peak', [...flat(30, 1000), 4000, ...flat(29, 1000)], { shape: 'peak', from: 1800, to: 1860 }],
    ['a dip', [...flat(30, 1000), 100, 120, ...flat(28, 1000)], { shape: 'dip', from: 1800, to: 1920 }],
    ['a level that stays', [...flat(40, 1000), ...flat(20, 2000)], { shape: 'stepUp', from: 2400, to: 3600 }],
    ['a level that falls', [...flat(40, 1000), ...flat(20, 400)], { shape: 'stepDown', from: 2400, to: 3600 }],
    [
      'a level that came back',
      [...flat(20, 1000), ...flat(20, 3000), ...flat(20, 1000)],
      { shape: 'peak', from: 1200, to: 2400 },
    ],
    [
      'a gradual rise',
      [...flat(30, 1000), ...rising(1000, 3000, 10), ...flat(20, 3000)],
      { shape: 'rampUp', from: 1800, to: 3600 },
    ],
    [
      'a gradual fall',
      [...flat(30, 10_000), ...rising(10_000, 2000, 10), ...flat(20, 2000)],
      { shape: 'rampDown', from: 1800, to: 3600 },
    ],
    ['a rise that goes on', [...flat(48, 1000), ...rising(1000, 3000, 12)], { shape: 'rampUp', from: 2880, to: 3600 }],
    ['peaks at regular distances', regular, { shape: 'peak', recurs: { times: 5, every: 720 } }],
  ])('have a shape: %s', (_, values, expected) => {
    const [first, ...others] = findChanges(buckets(values))
    expect(first).toMatchObject(expected)
    expect(first?.onset).toEqual({ at: first?.from, resolution: 60 })
    expect(others).toEqual([])
  })

  it('do not recur if the distances differ, or the sizes', () => {
    const at = (places: Readonly<Record<number, number>>) =>
      findChanges(buckets(flat(60, 1000).map((value, i) => places[i] ?? value))).map(({ recurs }) => recurs)
    expect(at({ 5: 4000, 20: 4000, 50: 4000 })).toEqual([undefined, undefined, undefined])
    expect(at({ 10: 4000, 30: 40_000, 50: 4000 })).toEqual([undefined, undefined, undefined])
    expect(at({ 10: 4000, 30: 4500, 50: 4000 })).toEqual([{ times: 3, every: 1200 }])
    expect(at({ 10: 4000, 30: 4500 })).toEqual([undefined, undefined])
  })

  it('begin in the bucket in which a level changes, whatever the length of buckets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 50 }), fc.constantFrom(60, 300, 3600), (at, width) => {
        const values = Array.from({ length: 60 }, (_, i) => (i < at ? 1000 : 3000))
        const [found] = findChanges(values.map((value, i) => ({ start: i * width, end: (i + 1) * width, value })))
        expect(found?.onset).toEqual({ at: at * width, resolution: width })
      }),
    )
  })
})
