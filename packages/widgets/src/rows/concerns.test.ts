import { type Anomaly, makeAlert, makeSslConfig, makeVclConfig } from '@parapet/api'
import type { Format, T } from '@parapet/ui'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type words from '../words/attention.en.ts'
import {
  alertConcerns,
  anomalyConcerns,
  byWeight,
  type ConcernContext,
  certificateConcerns,
  deploymentConcerns,
  originConcerns,
} from './concerns.ts'

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const telling: ConcernContext = {
  now,
  t: ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as T<typeof words>,
  f: {
    date: (at: number) => `${at - now}`,
    ends: ({ from, to }: { from: number; to: number }) => ({ from: `${from - now}`, to: `${to - now}` }),
    number: (n: number) => `${n}`,
    volume: (n: number, unit: string) => `${n} ${unit}`,
  } as unknown as Format,
  links: {
    page: (name, query, widget) => `/${name}${query ? `?${query}` : ''}${widget ? `#${widget}` : ''}`,
    hasAnalytics: true,
    service: () => '',
  },
}
const anomaly = (over: Partial<Anomaly>): Anomaly => ({
  id: 1,
  timestamp: now - 3600,
  end: now - 3000,
  anomaly_type: 'status_code',
  service_type: 'Delivery',
  site: 'a.example',
  site_id: 1,
  reactions: [],
  ...over,
})
const seen = ({ tone, state, title }: { tone: string; state: string; title: string }) => [tone, state, title]

describe('anomaly concerns', () => {
  it('are one for each site, kind of errors and time', () => {
    const found = anomalyConcerns(
      [
        anomaly({ timestamp: now - 9000, end: now - 8700 }),
        anomaly({ timestamp: now - 8800, end: now - 8700, anomaly_type: 'hitratio' }),
        anomaly({ timestamp: now - 8800, end: now - 8700, site: 'b.example' }),
        anomaly({ timestamp: now - 9300, end: null, detail: { value: 40, usual: 2, unit: 'req/s', status: '4xx' } }),
      ],
      telling,
    ).sort(byWeight(now))
    expect(found.map(seen)).toEqual([
      ['bad', 'anomaly.now', 'anomaly.title anomaly.times anomaly.client_errors 20 a.example'],
      ['muted', 'anomaly.over', 'anomaly.title anomaly.status_code b.example'],
      ['muted', 'anomaly.over', 'anomaly.title anomaly.status_code a.example'],
    ])
    expect(found[0]?.text).toBe('anomaly.since -9300')
    expect(found[0]?.href).toContain('is.response=4xx')
    expect(found[2]?.text).toBe('anomaly.fromTo -9000 -8700 · anomaly.also anomaly.hitratio')
  })

  it('are what ended in the last day, and what runs whenever it began', () => {
    const found = anomalyConcerns(
      [
        anomaly({ timestamp: now - 170_000, end: now - 87_000 }),
        anomaly({ timestamp: now - 100_000, end: now - 86_000, site: 'b.example' }),
        anomaly({ timestamp: now - 170_000, end: null, site: 'c.example' }),
      ],
      telling,
    )
    expect(found.map(({ title }) => title.slice(-9))).toEqual(['c.example', 'b.example'])
  })

  it('show the growth of the anomaly that grew most, as a multiple of its usual value', () => {
    const of = (value: number, usual: number) => ({ detail: { value, usual, unit: 'req/s' } })
    const [one] = anomalyConcerns(
      [
        anomaly({ anomaly_type: 'traffic', ...of(30, 10) }),
        anomaly({ anomaly_type: 'response_time', ...of(6, 0.5) }),
        anomaly({ anomaly_type: 'hitratio', ...of(50, 90) }),
      ],
      telling,
    )
    expect(one?.title).toBe('anomaly.title anomaly.times anomaly.response_time 12 a.example')
    expect(one?.text).toContain('anomaly.also anomaly.traffic, anomaly.hitratio')
    const [errors] = anomalyConcerns([anomaly(of(12, 0)), anomaly({ anomaly_type: 'traffic', ...of(30, 1) })], telling)
    expect(errors?.title).toBe('anomaly.title anomaly.status_code a.example')
  })

  it('are explained on the board that they link to, without the filter that would narrow it, where the page can', () => {
    const opened: unknown[] = []
    const links = { ...telling.links, explain: (...of: unknown[]) => void opened.push(of) }
    const [one] = anomalyConcerns([anomaly({ service_type: 'Midtier' })], { ...telling, links })
    one?.explain?.()
    expect(opened).toEqual([
      [
        `/analytics?from=${now - 4500}&to=${now - 2100}&tab=midtier&site=a.example#errors`,
        { code: 'analytics.midtier.errors', title: one?.title, span: { from: now - 3600, to: now - 3000 } },
        one?.why,
      ],
    ])
    expect(anomalyConcerns([anomaly({})], telling)[0]?.explain).toBeUndefined()
  })

  it('link to the attack room with site and beginning while they go on, where the page can', () => {
    const links = { ...telling.links, attack: (link: object) => JSON.stringify(link) }
    const [one] = anomalyConcerns([anomaly({ end: null })], { ...telling, links })
    expect(JSON.parse(one?.attackHref ?? '')).toEqual({ site: 'a.example', since: one?.at })
    expect(anomalyConcerns([anomaly({})], { ...telling, links })[0]?.attackHref).toBeUndefined()
    expect(anomalyConcerns([anomaly({ end: null })], telling)[0]?.attackHref).toBeUndefined()
  })

  it('link to the widget, the minutes and, if there is one, the site', () => {
    const [one] = anomalyConcerns([anomaly({})], telling)
    expect(one?.href).toBe(`/analytics?from=${now - 4500}&to=${now - 2100}&site=a.example&is.response=5xx#errors`)
    const [mixed] = anomalyConcerns([anomaly({ anomaly_type: 'hitratio' }), anomaly({})], telling)
    expect(mixed?.title).toContain('anomaly.status_code a.example')
    expect(mixed?.href).toContain('is.response=5xx')
    const [hits] = anomalyConcerns([anomaly({ anomaly_type: 'hitratio' })], telling)
    expect(hits?.href).not.toContain('response')
    expect(hits?.href).toMatch(/#hitRatio$/)
    const atMidtier = anomaly({ service_type: 'Midtier' })
    expect(anomalyConcerns([atMidtier], telling)[0]?.href).toContain('&tab=midtier')
    expect(anomalyConcerns([anomaly({})], telling)[0]?.href).not.toContain('tab=')
    const inHistory = { ...telling, links: { ...telling.links, hasAnalytics: false } }
    expect(anomalyConcerns([anomaly({})], inHistory)[0]?.href).toMatch(/^\/stats\?/)
    const [recent, long] = [3600, 20_000].map((lasts) => {
      const one = anomaly({ timestamp: now - 30_000, end: now - 30_000 + lasts })
      return anomalyConcerns([one], telling)[0]?.href
    })
    expect(recent).toMatch(/^\/analytics\?/)
    expect(long).toMatch(/^\/stats\?/)
  })

  it('put each anomaly in one group, in any order and number', () => {
    const any = fc.record({ timestamp: fc.integer({ min: now - 86_400, max: now }), lasts: fc.option(fc.nat(5000)) })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), (list) => {
        const made = list.map(({ timestamp, lasts }, id) =>
          anomaly({ id, timestamp, end: lasts === null ? null : Math.min(now, timestamp + lasts) }),
        )
        const found = anomalyConcerns(made, telling)
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
        expect(found).toEqual(anomalyConcerns([...made].reverse(), telling))
        expect(found.some(({ tone }) => tone === 'bad')).toBe(made.some(({ end }) => end === null))
        expect(found.length === 0).toBe(list.length === 0)
      }),
    )
  })
})

it('lists an origin once, and only while it is down', () => {
  const problem = { id: 1, backend: 7, backend_name: 'origin1', node: 'mad1', timestamp: now - 600, until: null }
  const found = originConcerns(
    [
      { ...problem, status_code: 503, error: 'late' },
      { ...problem, node: 'bcn1', timestamp: now - 900, status_code: null, error: 'Connection timed out' },
      { ...problem, backend: 8, until: now - 100, status_code: null, error: '' },
    ],
    telling,
  )
  expect(found.map(seen)).toEqual([['bad', 'origin.state', 'origin.title origin1']])
  expect(found[0]?.text).toContain('Connection timed out')
})

describe('deployment concerns', () => {
  const rejected = makeVclConfig({ id: 9, status: 'rejected', error_text: 'Unknown token\nline 3', active: false })
  it('report a rejected newest deployment, with the first line of the reason', () => {
    const [one] = deploymentConcerns([makeVclConfig({ id: 8 }), rejected], telling)
    expect(one && seen(one)).toEqual(['bad', 'deployment.state', 'deployment.title 9'])
    expect(one?.text).toMatch(/Unknown token$/)
  })
  it('are cleared by a later deployed version; a pending one changes nothing', () => {
    expect(deploymentConcerns([rejected, makeVclConfig({ id: 10 })], telling)).toEqual([])
    expect(deploymentConcerns([rejected, makeVclConfig({ id: 10, status: 'deploying' })], telling)).toHaveLength(1)
  })
})

it.each([
  [60 * 86_400, null],
  [31 * 86_400, null],
  [30 * 86_400, 'muted certificate.ends'],
  [15 * 86_400, 'muted certificate.ends'],
  [14 * 86_400, 'watch certificate.ends'],
  [8 * 86_400, 'watch certificate.ends'],
  [7 * 86_400, 'bad certificate.ends'],
  [3 * 86_400, 'bad certificate.ends'],
  [-86_400, 'bad certificate.ended'],
  [Number.NaN, null],
])('rates a certificate that expires in %d s', (after, expected) => {
  const [one] = certificateConcerns([makeSslConfig({ expiration: `${now + after}.0`, autogenerated: false })], telling)
  expect(one ? `${one.tone} ${one.state}` : null).toBe(expected)
})

it('leaves a certificate that is renewed by itself until 14 days', () => {
  const rated = (days: number) =>
    certificateConcerns([makeSslConfig({ expiration: `${now + days * 86_400}`, autogenerated: true })], telling)
  expect(rated(20)).toEqual([])
  expect(rated(14)).toHaveLength(1)
})

it('reports exceeded limits, except disabled ones', () => {
  const alerts = [
    makeAlert({ notified: true }),
    makeAlert({ id: 2 }),
    makeAlert({ id: 3, notified: true, active: false }),
  ]
  expect(alertConcerns(alerts, telling).map(({ id, title }) => [id, title])).toEqual([
    ['alert 1', 'alert.title 2000 GB bytes alert.delivery'],
  ])
})

it('puts what runs now first and what is over last, each by distance in time', () => {
  const one = (id: string, tone: 'bad' | 'watch' | 'muted', at: number, isRunning = false) => ({
    id,
    tone,
    at,
    isRunning,
    state: '',
    title: '',
    text: '',
    href: '',
  })
  const list = [
    one('ended attack', 'muted', now - 60),
    one('old limit', 'watch', now - 9000),
    one('certificate of today', 'bad', now - 60),
    one('certificate soon', 'watch', now + 600),
    one('attack', 'bad', now - 9000, true),
    one('origin', 'bad', now - 90_000, true),
  ]
  expect(list.sort(byWeight(now)).map(({ id }) => id)).toEqual([
    'attack',
    'origin',
    'certificate of today',
    'certificate soon',
    'old limit',
    'ended attack',
  ])
})
