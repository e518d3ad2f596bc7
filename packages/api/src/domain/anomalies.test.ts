import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Anomaly, makeAnomalyThreshold } from '../entities/Anomaly.ts'
import type { HistogramEntry } from '../entities/Statistics.ts'
import {
  anomalyDuration,
  anomalyFilter,
  anomalyGrowth,
  anomalyIncidents,
  anomalyKind,
  anomalySeverity,
  boardAround,
  queryAround,
} from './anomalies.ts'
import {
  levelsOf,
  stepsReached,
  type ThresholdDraft,
  thresholdBody,
  thresholdDraft,
  thresholdFaults,
  thresholdsWithout,
} from './anomalyThresholds.ts'

const available = [
  {
    anomaly_type: 'traffic',
    name: 'Traffic',
    service_type: 'Delivery',
    params: [
      { name: 'sensitivity', unit: '×', default: 1.6 },
      { name: 'requests', unit: 'req/s', default: 20 },
    ],
  },
  {
    anomaly_type: 'hitratio',
    name: 'Hit ratio',
    service_type: 'Delivery',
    params: [{ name: 'sensitivity', unit: '%', default: 12 }],
  },
]
const row = {
  site_id: 1201,
  tier: 'L2',
  active: false,
  config: { traffic: { requests: 50 } },
  reactions: [{ anomaly_type: 'traffic', threshold: 80, reaction_type: 'captcha', params: { ttl: 60 } }],
}

describe('thresholds', () => {
  it('keep own values, take the provider’s for the others, and watch everything when new', () => {
    const draft = thresholdDraft(row, available)
    expect(draft.kinds).toEqual({
      traffic: { isOn: true, values: { sensitivity: 1.6, requests: 50 } },
      hitratio: { isOn: false, values: { sensitivity: 12 } },
    })
    expect(thresholdBody(draft)).toEqual({
      ...row,
      config: { traffic: { sensitivity: 1.6, requests: 50 } },
    })
    const fresh = thresholdDraft(null, available)
    expect(Object.values(fresh.kinds).every(({ isOn }) => isOn)).toBe(true)
    expect(fresh.site).toBeNull()
  })

  it('lose a kind with its reactions, and are deactivated when it is their only one', () => {
    const only = makeAnomalyThreshold(row)
    expect(thresholdsWithout({ ...only, active: true }, 'traffic').after).toEqual({ ...row, active: false })
    const slack = { anomaly_type: 'hitratio', threshold: 5, reaction_type: 'slack', params: {} }
    const config = { ...row.config, hitratio: { sensitivity: 12 } }
    const both = makeAnomalyThreshold({ ...row, active: true, config, reactions: [...row.reactions, slack] })
    const { before, after } = thresholdsWithout(both, 'traffic')
    expect(after).toEqual({ ...row, active: true, config: { hitratio: { sensitivity: 12 } }, reactions: [slack] })
    expect(before).toEqual({ ...row, active: true, config, reactions: [...row.reactions, slack] })
  })

  it('name what is wrong by the path of its field', () => {
    const draft = (over: Partial<ThresholdDraft>) => ({ ...thresholdDraft(row, available), ...over })
    const faults = (over: Partial<ThresholdDraft>, taken: { site_id: number; tier: string }[] = []) =>
      thresholdFaults(draft(over), taken).map(({ path, fault }) => `${path} ${fault}`)
    const traffic = (requests: number | null) => ({ traffic: { isOn: true, values: { requests } } })
    expect(faults({})).toEqual([])
    expect(faults({ site: null })).toEqual(['site site'])
    expect(faults({}, [{ site_id: 1201, tier: 'L2' }])).toEqual(['site taken'])
    expect(faults({}, [{ site_id: 1201, tier: 'L1' }])).toEqual([])
    expect(faults({ kinds: {} })).toEqual(['kinds none'])
    for (const [value, fault] of [
      [null, 'needed'],
      [Number.NaN, 'notNumber'],
      [0, 'notPositive'],
      [1e13, 'tooLarge'],
    ] as const)
      expect(faults({ kinds: traffic(value) })).toEqual([`kinds.traffic.values.requests ${fault}`])
    expect(faults({ kinds: { hitratio: { isOn: true, values: { sensitivity: 101 } } } })).toEqual([
      'kinds.hitratio.values.sensitivity share',
    ])
    expect(faults({ kinds: { ...traffic(1), ip: { isOn: false, values: { requests: null } } } })).toEqual([])
    expect(faults({ reactions: [{ ...row.reactions[0]!, threshold: null }] })).toEqual(['reactions.0.threshold needed'])
    expect(faults({ reactions: [{ ...row.reactions[0]!, threshold: 0 }] })).toEqual([])
  })
})

describe('the levels of a day', () => {
  const entry = (over: Partial<HistogramEntry>): HistogramEntry => ({
    timestamp: 0,
    requests: 0,
    bytes: 0,
    hits: 0,
    misses: 0,
    hit_bytes: 0,
    miss_bytes: 0,
    response_time: null,
    status_2xx: 0,
    status_3xx: 0,
    status_4xx: 0,
    status_5xx: 0,
    ...over,
  })

  it('are rates for counters, and leave out steps without requests for ratios and times', () => {
    const entries = [entry({ requests: 600, hits: 300, response_time: 2e6 }), entry({})]
    expect(levelsOf('traffic', entries, 300)).toMatchObject({ mean: 1, highest: 2, lowest: 0 })
    expect(levelsOf('hitratio', entries, 300)).toMatchObject({ mean: 50, values: [50] })
    expect(levelsOf('response_time', entries, 300)).toMatchObject({ mean: 2, values: [2] })
    expect(levelsOf('ip', entries, 300)).toBeNull()
    expect(levelsOf('hitratio', [entry({})], 300)).toBeNull()
  })

  it('count the steps that reach a level', () => {
    const levels = { mean: 11.7, highest: 20, lowest: 1, values: [1, 14, 20] }
    expect([stepsReached(levels, 14), stepsReached(levels, 21)]).toEqual([2, 0])
  })
})

it('an anomaly lasts until now while it is ongoing, and grows only where it has a usual value', () => {
  expect(anomalyDuration({ timestamp: 100, end: null }, 400)).toBe(300)
  expect(anomalyDuration({ timestamp: 100, end: 160 }, 400)).toBe(60)
  const detail = { value: 30, usual: 10, unit: 'req/s' }
  expect(anomalyGrowth({ anomaly_type: 'traffic', detail })).toBe(3)
  expect(anomalyGrowth({ anomaly_type: 'hitratio', detail })).toBeNull()
  expect(anomalyGrowth({ anomaly_type: 'traffic', detail: { ...detail, usual: 0 } })).toBeNull()
})

it('leads to Analytics where its contract reaches, else to History, with a margin around the minutes', () => {
  const now = 1_781_519_400
  const at = (from: number, until: number, hasAnalytics = true) => boardAround({ from, until, now, hasAnalytics }).page
  expect(at(now - 3600, now - 3000)).toBe('analytics')
  expect(at(now - 3600, now - 3000, false)).toBe('stats')
  expect(at(now - 2 * 86_400, now - 2 * 86_400 + 60)).toBe('stats')
  expect(at(now - 5 * 3600, now)).toBe('stats')
  const { range } = boardAround({ from: now - 3600, until: now, now, hasAnalytics: true })
  expect(range).toEqual({ from: now - 4500, to: now })
  expect(queryAround(range, ['a.example'], { tab: 'midtier' }).toString()).toBe(
    `from=${now - 4500}&to=${now}&tab=midtier&site=a.example`,
  )
})

describe('incidents', () => {
  let id = 0
  const one = (anomaly_type: string, from: number, end: number | null, over: Partial<Anomaly> = {}): Anomaly => ({
    id: ++id,
    timestamp: from * 60,
    end: end === null ? null : end * 60,
    anomaly_type,
    service_type: 'Delivery',
    site: 'a.example',
    site_id: 1,
    reactions: [],
    ...over,
  })
  const refused = { detail: { value: 90, usual: 2, unit: 'req/s', status: '4xx' } }
  const shown = (list: readonly Anomaly[]) =>
    anomalyIncidents(list)
      .map(({ lead, kinds, from, to }) => [lead.site, kinds.join(' '), from / 60, to === null ? null : to / 60])
      .sort((a, b) => `${a[0]} ${a[1]}`.localeCompare(`${b[0]} ${b[1]}`))

  it.each<[string, Anomaly[], ReturnType<typeof shown>]>([
    [
      'an outage within a running attack is another one',
      [
        one('status_code', 50, 60),
        one('response_time', 50, 60),
        one('status_code', 40, null, refused),
        one('ip', 40, null),
        one('hitratio', 40, null),
        one('traffic', 40, 45),
      ],
      [
        ['a.example', 'client_errors ip hitratio traffic', 40, null],
        ['a.example', 'status_code response_time', 50, 60],
      ],
    ],
    [
      'other sites and services are others',
      [
        one('status_code', 50, 60),
        one('status_code', 50, 60, { site: 'b.example' }),
        one('hitratio', 50, 60, { service_type: 'Midtier' }),
      ],
      [
        ['a.example', 'hitratio', 50, 60],
        ['a.example', 'status_code', 50, 60],
        ['b.example', 'status_code', 50, 60],
      ],
    ],
    [
      'other times are others, whatever connects them',
      [one('status_code', 0, 20), one('hitratio', 15, 90), one('response_time', 80, 95)],
      [
        ['a.example', 'hitratio', 15, 90],
        ['a.example', 'response_time', 80, 95],
        ['a.example', 'status_code', 0, 20],
      ],
    ],
    [
      'what goes on is not part of what ended',
      [one('status_code', 0, 20), one('hitratio', 0, null)],
      [
        ['a.example', 'hitratio', 0, null],
        ['a.example', 'status_code', 0, 20],
      ],
    ],
    [
      'one that returns within ten minutes did not end',
      [one('traffic', 0, 5), one('traffic', 14, null), one('traffic', -30, -11)],
      [
        ['a.example', 'traffic', -30, -11],
        ['a.example', 'traffic', 0, null],
      ],
    ],
    [
      'of two leads the nearer in time takes the rest',
      [one('status_code', 0, 60), one('status_code', 8, 60, refused), one('ip', 8, 60), one('response_time', 0, 60)],
      [
        ['a.example', 'client_errors ip', 8, 60],
        ['a.example', 'status_code response_time', 0, 60],
      ],
    ],
  ])('%s', (_, list, expected) => {
    expect(shown(list)).toEqual(expected)
    expect(shown(list.toReversed())).toEqual(expected)
  })

  it('hold every anomaly, never two sites or two kinds of errors', () => {
    const any = fc.record({
      anomaly_type: fc.constantFrom('status_code', 'ip', 'traffic', 'hitratio'),
      site: fc.constantFrom('a.example', 'b.example'),
      timestamp: fc.integer({ min: 0, max: 86_400 }),
      lasts: fc.option(fc.nat(5000)),
      status: fc.constantFrom('4xx', undefined),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), (list) => {
        const made = list.map(({ lasts, status, timestamp, ...rest }) =>
          one(rest.anomaly_type, timestamp / 60, lasts === null ? null : (timestamp + lasts) / 60, {
            ...rest,
            detail: { value: 2, usual: 1, unit: 'req/s', ...(status ? { status } : {}) },
          }),
        )
        const found = anomalyIncidents(made)
        for (const row of made)
          expect(
            found.some(
              ({ lead, kinds, from, to }) =>
                lead.site === row.site &&
                kinds.includes(anomalyKind(row)) &&
                from <= row.timestamp &&
                (to ?? Number.POSITIVE_INFINITY) >= (row.end ?? Number.POSITIVE_INFINITY),
            ),
          ).toBe(true)
        for (const { kinds } of found) expect(kinds.filter((kind) => /status|errors/.test(kind)).length).toBeLessThan(2)
      }),
    )
  })

  it('filter by the responses they consist of', () => {
    expect(anomalyFilter(one('status_code', 0, 1))).toEqual({ include: { response: ['5xx'] } })
    expect(anomalyFilter(one('status_code', 0, 1, refused))).toEqual({ include: { response: ['4xx'] } })
    expect(anomalyFilter(one('ip', 0, 1))).toEqual({})
  })
})

it.each([
  ['traffic', 300, 100, 'clear'],
  ['traffic', 500, 100, 'severe'],
  ['traffic', 160, 100, 'slight'],
  ['status_code', 9, 0, 'severe'],
  ['hitratio', 40, 90, 'severe'],
  ['hitratio', 72, 90, 'clear'],
  ['object_size', 80, 0, 'slight'],
  ['object_size', 450, 0, 'severe'],
] as const)('an anomaly of %s with %s, usually %s, is %s', (anomaly_type, value, usual, severity) => {
  expect(anomalySeverity({ anomaly_type, detail: { value, usual, unit: '' } })).toBe(severity)
  expect(anomalySeverity({ anomaly_type, detail: undefined })).toBeNull()
})
