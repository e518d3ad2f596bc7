// @vitest-environment node
import { type CallInput, callApi, makeApiContext, siteHealthRules } from '@parapet/api'
import { createSandbox } from '@parapet/api/sandbox'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LoggedRequest, logColumnsBuilder, logTraffic } from '../../../api/src/sandbox/traffic/logTraffic.ts'
import { isDisturbed } from '../rows/reportFigures.ts'
import en from '../words/explained.en.ts'
import es from '../words/explained.es.ts'
import {
  monthCount,
  monthTraffic,
  purgedIn,
  type ReportAnswer,
  type ReportRequestName,
  reportMonth,
  reportMonths,
  reportRequests,
} from './monthReport.ts'
import { testNow } from './testProvider.tsx'

const HOUR = 3600
const DAY = 24 * HOUR
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const any = fc.record({
  bytes: fc.integer({ min: 0, max: 1e9 }),
  micros: fc.integer({ min: 0, max: 1e7 }),
  vhost: fc.constantFrom('a.auroramedia.example', 'b.auroramedia.example'),
  tier: fc.constantFrom('L1', 'L1', 'L2'),
  request: fc.constant('/'),
  response: fc.constantFrom('200', '200', '404', '503'),
  cached: fc.constantFrom('hit', 'hit', 'miss', 'pass'),
  content_type: fc.constant('text/html'),
  countrycode: fc.constant('ES'),
  agent: fc.constantFrom(person, bot),
  referer: fc.constant('-'),
  clientip: fc.constant('192.0.2.1'),
  method: fc.constant('GET'),
  proto: fc.constant('https'),
  tcdndebugreason: fc.constantFrom('TCDN-OK', 'TCDN-RPE-403'),
})
const at = (time: fc.Arbitrary<number>, n: number, seed: number): LoggedRequest[] =>
  fc.sample(
    fc.tuple(any, time).map(([one, when]) => ({ ...one, time: when })),
    { numRuns: n, seed },
  ) as LoggedRequest[]
/** An hour with enough requests to judge, and two months of others. */
const busy = testNow - 20 * DAY
const logged = [
  ...at(fc.integer({ min: testNow - 60 * DAY, max: testNow - 1 }), 3000, 36),
  ...at(fc.integer({ min: busy, max: busy + 2 * HOUR }), 1500, 37),
].sort((a, b) => a.time - b.time)

const builder = logColumnsBuilder()
for (const one of logged) builder.add(one)
const log = builder.build()
const sandbox = createSandbox({
  seed: 446,
  now: () => testNow * 1000,
  persona: 'admin',
  log: {
    name: 'random.log',
    hasMidtier: true,
    lacks: [],
    isDemo: true,
    traffic: (dictionaries) => logTraffic(log, 0, dictionaries),
  },
})
const api = makeApiContext({
  company: () => 300,
  fetch: async (input) =>
    (await sandbox.answer(new Request(new URL(String(input), 'http://sandbox.localhost')))) ?? Response.error(),
})

async function answerTo<N extends ReportRequestName>(name: N, month: ReturnType<typeof reportMonth>) {
  const { call, params } = reportRequests[name]
  const asked = params({ company: 300, client: 30, month })
  return (await callApi(call, asked as CallInput<typeof call>, api)) as ReportAnswer<N>
}

/** The calendar fields of a moment, by another way than the product’s. */
function wallOf(time: number, zone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const [day = '', clock = ''] = format.format(time * 1000).split(' ')
  return { month: day.slice(0, 7), day, hour: `${day} ${clock.slice(0, 2)}` }
}

const sum = (list: readonly LoggedRequest[], amount: (one: LoggedRequest) => number) =>
  list.reduce((all, one) => all + amount(one), 0)
const isError = ({ response }: LoggedRequest) => response.startsWith('5')
function groups(list: readonly LoggedRequest[], keyOf: (one: LoggedRequest) => string): LoggedRequest[][] {
  const found = new Map<string, LoggedRequest[]>()
  for (const one of list) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one])
  return [...found.values()]
}

describe.each(['UTC', 'Europe/Madrid', 'Asia/Kolkata', 'America/Mexico_City'])('a month of %s', (zone) => {
  it.each(reportMonths(testNow, zone).slice(0, 2))('%s is the sum of its requests', async (key) => {
    const month = reportMonth(key, testNow, zone)
    const own = logged.filter(({ time, tier }) => tier === 'L1' && wallOf(time, zone).month === key)
    expect(own.length).toBeGreaterThan(300)
    const traffic = monthTraffic(await answerTo('delivery', month), month)
    const bytes = sum(own, (one) => one.bytes)
    const hits = own.filter(({ cached }) => cached === 'hit')
    expect(traffic.requests).toBe(own.length)
    expect(traffic.bytes).toBe(bytes)
    expect(traffic.hitRatio).toBeCloseTo(hits.length / own.length, 12)
    expect(traffic.hitRatioBytes).toBeCloseTo(sum(hits, (one) => one.bytes) / bytes, 12)
    expect(traffic.availability).toBeCloseTo(1 - own.filter(isError).length / own.length, 12)

    const whole = groups(own, ({ time }) => wallOf(time, zone).hour).filter(
      ([first]) => wallOf(first?.time ?? 0, zone).hour !== wallOf(testNow, zone).hour,
    )
    expect(traffic.peakRate?.value).toBeCloseTo(Math.max(...whole.map(({ length }) => length)) / HOUR, 9)
    const most = Math.max(...whole.map((hour) => sum(hour, (one) => one.bytes)))
    expect(traffic.peakBandwidth?.value).toBeCloseTo((most * 8) / HOUR, 3)
    const bad = whole.filter((hour) => hour.length >= 300 && hour.filter(isError).length / hour.length >= 0.05)
    expect(traffic.disturbedHours).toBe(bad.length)
    if (key === '2026-05') expect(bad.length).toBeGreaterThan(0)

    const days = groups(own, ({ time }) => wallOf(time, zone).day)
    const shown = traffic.days.filter(({ requests }) => requests)
    expect(shown.map(({ requests }) => requests)).toEqual(days.map(({ length }) => length))
    expect(shown.map((day) => day.bytes)).toEqual(days.map((day) => sum(day, (one) => one.bytes)))

    const denied = own.filter(({ tcdndebugreason }) => tcdndebugreason === 'TCDN-RPE-403')
    const blocked = monthCount(await answerTo('waf', month), month)
    expect(blocked.requests).toBe(denied.length)
    expect(blocked.days.reduce<number>((all, one) => all + (one ?? 0), 0)).toBe(denied.length)
    const ofBots = monthCount(await answerTo('bots', month), month)
    expect(ofBots.requests).toBe(own.filter(({ agent }) => agent === bot).length)
  })
})

it('counts as many purges as the provider lists', async () => {
  const month = reportMonth('2026-06', testNow, 'Europe/Madrid')
  const listed = sandbox.world.invalidations
    .all()
    .filter((one) => one.company === 300 && one.type !== 'ban' && wallOf(one.at, month.zone).month === month.key)
  expect(listed.length).toBeGreaterThan(0)
  expect(purgedIn(await answerTo('purges', month))).toBe(listed.length)
})

it('has nothing but unknown figures of a month without data', () => {
  const month = reportMonth('2026-05', testNow, 'UTC')
  const { days, hours, unknownHours, ...figures } = monthTraffic([], month)
  expect([...new Set(Object.values(figures))]).toEqual([null])
  expect(days).toHaveLength(31)
  expect(unknownHours).toBe(hours)
  expect(monthCount([], month).requests).toBeNull()
  expect(purgedIn([])).toBeNull()
})

it('defines a disturbed hour as it is counted', () => {
  const { minRequests, errorShareBad } = siteHealthRules
  for (const text of [en['figure.disturbed'], es['figure.disturbed']]) {
    expect(text).toContain(`${minRequests} `)
    expect(text).toContain(`${errorShareBad * 100} %`)
  }
  expect(isDisturbed({ requests: minRequests, s5xx: minRequests * errorShareBad })).toBe(true)
  expect(isDisturbed({ requests: minRequests - 1, s5xx: minRequests - 1 })).toBe(false)
  expect(isDisturbed({ requests: minRequests, s5xx: minRequests * errorShareBad - 1 })).toBe(false)
})

describe('the month of a report', () => {
  it('is the last one that has ended, unless another one that is offered is named', () => {
    expect(reportMonth(null, testNow, 'UTC')).toMatchObject({ key: '2026-05', isRunning: false })
    expect(reportMonth('2026-06', testNow, 'UTC')).toMatchObject({ isRunning: true, span: { to: testNow } })
    for (const wrong of ['2026-07', '1999-01', 'nonsense', ''])
      expect(reportMonth(wrong, testNow, 'UTC').key).toBe('2026-05')
  })
  it('begins and ends at midnight of the zone, also where the clocks change', () => {
    const { span } = reportMonth('2026-03', testNow, 'Europe/Madrid')
    expect(span).toEqual({ from: Date.parse('2026-02-28T23:00Z') / 1000, to: Date.parse('2026-03-31T22:00Z') / 1000 })
  })
})
