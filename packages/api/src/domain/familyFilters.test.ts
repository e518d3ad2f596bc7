import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Family, type FamilyFilterKey, familyFilters } from './families.ts'
import { type AnomalyQuery, toAnalysisFilter, toAnomalyFilter, toFamilyFilter, toSpanFilter } from './familyFilters.ts'
import { parseTiming, type TimingLimit, timingKeys, timingOperators, timingText } from './timings.ts'

const span = { from: 1_781_515_800, to: 1_781_519_400 }
const base = { company: 300, span, step: 60, zone: 'Europe/Madrid', sites: [] as string[] }
const allSites = ['a.com', 'b.com']
const context = { allSites }
const scope = {
  timestamp: { from: span.from, to: span.to, interval: 60, timezone: 'Europe/Madrid' },
  company: 300,
  vhost: [],
}
const families = Object.keys(familyFilters) as Family[]

describe('toFamilyFilter', () => {
  it.each<[Family, object]>([
    ['waf', { ...scope, tier: 'W1' }],
    ['bots', { ...scope, tier: 'B1' }],
    ['ddos', scope],
    ['dns', scope],
    ['origins', scope],
  ])('%s: the scope and tier of §3, without empty values', (family, filter) => {
    const [key = ''] = familyFilters[family]
    expect(toFamilyFilter(family, { ...base, include: { [key]: [] }, exclude: { vhost: [] } }, context)).toEqual(filter)
  })

  it.each<[string, string[], number | null, string[]]>([
    ['none', [], 300, []],
    ['some', ['b.com'], 300, ['b.com']],
    ['all', ['b.com', 'a.com'], 300, []],
    ['those of another company', ['b.com'], 301, []],
    ['of no noted company', ['b.com'], null, ['b.com']],
  ])('selects sites: %s', (_, sites, filterCompany, vhost) => {
    const question = { ...base, sites }
    const at = { allSites, filterCompany }
    for (const family of families) expect(toFamilyFilter(family, question, at).vhost).toEqual(vhost)
    expect(toSpanFilter(question, at)).toEqual({ ...scope, vhost })
    expect(toAnalysisFilter(question, at).vhost).toEqual(vhost)
    expect(toAnomalyFilter(question, at)?.vhost).toEqual(vhost)
  })

  it('filters DNS by client.record.…, which its tables call record.…', () => {
    expect(
      toFamilyFilter(
        'dns',
        {
          ...base,
          include: { 'client.record.name': ['www.a.com'], 'client.asn': ['64500'] },
          exclude: { 'client.record.type': ['A'], vhost: ['b.com'] },
          resultSize: 10,
        },
        context,
      ),
    ).toEqual({
      ...scope,
      'client.record.name': ['www.a.com'],
      'client.asn': ['64500'],
      exclude: { 'client.record.type': ['A'], vhost: ['b.com'] },
      result_size: 10,
    })
  })

  it('sends limits of times as separate lists, "greater" by default (§9)', () => {
    const include = {
      'tcdn.varnish.t-fetch': [timingText({ micros: 250_000 })],
      'tcdn.varnish.t-ttfb': [],
      'tcdn.varnish.t-error': [timingText({ operator: 'lt', micros: 9.6 })],
    }
    expect(toFamilyFilter('origins', { ...base, include }, context)).toEqual({
      ...scope,
      'tcdn.varnish.t-fetch': ['250000'],
      'tcdn.varnish.t-error': ['lt:10'],
    })
  })

  it('sends exactly the lists that have values', () => {
    const lists = (family: Family) =>
      fc.dictionary(fc.constantFrom<string>(...familyFilters[family]), fc.array(fc.string(), { maxLength: 3 }))
    const question = fc
      .constantFrom(...families)
      .chain((family) => fc.tuple(fc.constant(family), lists(family), lists(family)))
    fc.assert(
      fc.property(question, ([family, include, exclude]) => {
        const {
          timestamp,
          company,
          vhost,
          tier,
          exclude: excluded = {},
          ...included
        } = toFamilyFilter(family, { ...base, include, exclude }, context)
        const values = (of: object) => Object.values(of).sort()
        const filled = (of: Record<string, string[]>) =>
          Object.values(of)
            .filter((list) => list.length > 0)
            .sort()
        expect(values(included)).toEqual(filled(include))
        expect(values(excluded)).toEqual(filled(exclude))
        expect([timestamp, company, vhost]).toEqual([scope.timestamp, 300, []])
      }),
    )
  })

  it('expands a class of status codes, included and excluded', () => {
    const { status, exclude } = toFamilyFilter(
      'bots',
      { ...base, include: { status: ['5xx', '404'] }, exclude: { status: ['4xx'] } },
      context,
    )
    expect([status?.length, status?.at(0), status?.at(-1)]).toEqual([101, '500', '404'])
    expect([exclude?.status?.length, exclude?.status?.at(0)]).toEqual([100, '400'])
    const response = { 'tcdn.varnish.response': ['3xx'] }
    expect(toFamilyFilter('origins', { ...base, include: response }, context)['tcdn.varnish.response']?.length).toBe(
      100,
    )
  })

  it('shares no array with the query', () => {
    const include: Partial<Record<FamilyFilterKey<'waf'>, string[]>> = { clientip: ['192.0.2.1'] }
    toFamilyFilter('waf', { ...base, include }, context).clientip?.push('x')
    expect(include).toEqual({ clientip: ['192.0.2.1'] })
  })
})

describe('limits of times', () => {
  it.each<[string, TimingLimit | null]>([
    ['250000', { operator: 'gt', micros: 250_000 }],
    [' lt:10 ', { operator: 'lt', micros: 10 }],
    ['gte:0', { operator: 'gte', micros: 0 }],
    ['eq:10', null],
    ['-10', null],
    ['1.5', null],
    ['', null],
  ])('%j is %j', (text, limit) => {
    expect(parseTiming(text)).toEqual(limit)
  })

  it('round-trip', () => {
    const limit = fc.record({ operator: fc.constantFrom(...timingOperators), micros: fc.nat() })
    fc.assert(
      fc.property(limit, (one) => {
        expect(parseTiming(timingText(one))).toEqual(one)
      }),
    )
    expect(timingText({ micros: 5 })).toBe('5')
  })

  it('exist for the eight moments of §9', () => {
    expect([...timingKeys].sort()).toEqual([
      't-beresp',
      't-berespbody',
      't-connected',
      't-error',
      't-fetch',
      't-process',
      't-start',
      't-ttfb',
    ])
  })
})

describe('toAnalysisFilter', () => {
  it('requests milliseconds and hours, and 403 only to count bots (§7, §9)', () => {
    const timestamp = { from: 1_781_515_800_000, to: 1_781_519_400_000, interval: 'HOURLY' }
    expect(toAnalysisFilter(base, context)).toEqual({ timestamp, vhost: [] })
    expect(toAnalysisFilter(base, context, { onlyBots: true })).toEqual({ timestamp, vhost: [], status: [403] })
  })
})

describe('toAnomalyFilter', () => {
  const filterFor = (over: Partial<AnomalyQuery> = {}) =>
    toAnomalyFilter({ company: 300, span, sites: [], ...over }, context)
  it.each<[string, AnomalyQuery['span']]>([
    ['no range', null],
    ['no start', { from: null, to: 5 }],
    ['no end', { from: 5, to: undefined }],
    ['a start that is no date', { from: Number.NaN, to: 5 }],
    ['an end before the start', { from: 6, to: 5 }],
  ])('is undefined with %s: nothing is requested (§5)', (_, wrong) => {
    expect(filterFor({ span: wrong })).toBeNull()
  })

  it('omits empty lists, and site names beside ids, which take precedence', () => {
    expect(filterFor({ services: [], types: [] })).toEqual({ timestamp: span, vhost: [] })
    expect(filterFor({ sites: ['a.com'], siteIds: [1201], services: ['Delivery'], types: ['ip'] })).toEqual({
      timestamp: span,
      vhost: [],
      sites: [1201],
      service_type: ['Delivery'],
      anomaly_type: ['ip'],
    })
    expect(filterFor({ span: { from: 0, to: 1 } })?.timestamp).toEqual({ from: 0, to: 1 })
  })
})
