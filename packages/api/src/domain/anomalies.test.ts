import { describe, expect, it } from 'vitest'
import { makeAnomalyThreshold } from '../entities/Anomaly.ts'
import type { HistogramEntry } from '../entities/Statistics.ts'
import { anomalyDuration, anomalyGrowth, boardAround, queryAround } from './anomalies.ts'
import {
  advisedLevel,
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

  it('count the steps that reach a level and advise three times the mean', () => {
    const levels = { mean: 11.7, highest: 20, lowest: 1, values: [1, 14, 20] }
    expect([stepsReached(levels, 14), stepsReached(levels, 21)]).toEqual([2, 0])
    expect(advisedLevel(levels)).toBe(35)
    expect(advisedLevel({ ...levels, mean: 0 })).toBeNull()
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
