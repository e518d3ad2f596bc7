import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FilterKey,
  type FilterQuery,
  filterKeys,
  historyFilters,
  isEverySite,
  toWire,
  withoutValue,
  withValue,
} from './filters.ts'

const question: FilterQuery = {
  company: 300,
  tier: 'L1',
  span: { from: 1_781_515_800, to: 1_781_519_400 },
  step: 60,
  zone: 'Europe/Madrid',
  sites: [],
  include: {},
  exclude: {},
}
const allSites = ['a.com', 'b.com', 'c.com']

it('has the filters of §3, a subset of them for aggregated history', () => {
  const analytics =
    'agent cached clientip content_type countrycode method proto referer request response tcdndebugreason'
  expect(filterKeys.toSorted()).toEqual(analytics.split(' '))
  const history = 'agent cached clientip content_type countrycode proto referer request response'
  expect(historyFilters.toSorted()).toEqual(history.split(' '))
})

describe('toWire', () => {
  it('sends times as epoch seconds with interval and zone, without empty values', () => {
    expect(toWire({ ...question, include: { agent: [] }, exclude: { vhost: [] } }, { allSites })).toEqual({
      timestamp: { from: 1_781_515_800, to: 1_781_519_400, interval: 60, timezone: 'Europe/Madrid' },
      company: 300,
      tier: 'L1',
      vhost: [],
    })
  })

  it('sends includes at the top level, and excludes under "exclude"', () => {
    const wire = toWire(
      {
        ...question,
        include: { countrycode: ['ES'] },
        exclude: { response: ['404'], vhost: ['a.com'] },
        resultSize: 10,
      },
      { allSites },
    )
    expect(wire).toMatchObject({
      countrycode: ['ES'],
      exclude: { response: ['404'], vhost: ['a.com'] },
      result_size: 10,
    })
  })

  it('expands a class of status codes without duplicates', () => {
    const { response, exclude } = toWire(
      { ...question, include: { response: ['503', '5xx', '404'] }, exclude: { response: ['4xx'] } },
      { allSites },
    )
    expect(response?.slice(0, 3)).toEqual(['503', '500', '501'])
    expect(response).toHaveLength(101)
    expect(exclude?.response?.[0]).toBe('400')
    expect(exclude?.response?.at(-1)).toBe('499')
  })

  it.each<[string, string[], string[], number | undefined, string[]]>([
    ['none chosen', [], allSites, 300, []],
    ['some chosen', ['b.com'], allSites, 300, ['b.com']],
    ['all chosen, in another order', ['c.com', 'a.com', 'b.com'], allSites, 300, []],
    ['all but one, one of them twice', ['a.com', 'b.com', 'b.com'], allSites, 300, ['a.com', 'b.com', 'b.com']],
    ['the only site', ['a.com'], ['a.com'], 300, []],
    ['as many, but another', ['a.com', 'b.com', 'x.com'], allSites, 300, ['a.com', 'b.com', 'x.com']],
    ['a site, none known', ['a.com'], [], 300, ['a.com']],
    ['chosen in another company', ['b.com'], allSites, 301, []],
    ['no company noted', ['b.com'], allSites, undefined, ['b.com']],
  ])('sites: %s', (_, sites, all, filterCompany, vhost) => {
    expect(
      toWire({ ...question, sites }, { allSites: all, ...(filterCompany ? { filterCompany } : {}) }).vhost,
    ).toEqual(vhost)
  })

  const list = fc.array(fc.string(), { maxLength: 4 })
  const lists = fc.dictionary(fc.constantFrom<FilterKey>(...filterKeys), list)

  it('keeps all filters and adds none', () => {
    fc.assert(
      fc.property(lists, lists, fc.subarray([...allSites, 'x.com']), (include, exclude, sites) => {
        const {
          timestamp,
          company,
          tier,
          vhost,
          exclude: excluded = {},
          ...included
        } = toWire({ ...question, include, exclude, sites }, { allSites })
        const filled = (of: Record<string, string[]>) =>
          Object.fromEntries(Object.entries(of).filter(([, values]) => values.length > 0))
        expect(included).toEqual(filled(include))
        expect(excluded).toEqual(filled(exclude))
        expect([timestamp.from, timestamp.to, company, tier]).toEqual([question.span.from, question.span.to, 300, 'L1'])
        expect(vhost).toEqual(isEverySite(sites, allSites) ? [] : sites)
      }),
    )
  })

  it('shares no array with the query', () => {
    const sites = ['a.com']
    const include = { countrycode: ['ES'] }
    const wire = toWire({ ...question, sites, include }, { allSites })
    wire.vhost.push('x')
    wire.countrycode?.push('FR')
    expect([sites, include.countrycode]).toEqual([['a.com'], ['ES']])
  })
})

describe('withValue, withoutValue', () => {
  it('add once and remove, without mutating the input', () => {
    const none = {}
    const one = withValue(none, 'countrycode', 'ES')
    expect([none, one, withValue(one, 'countrycode', 'ES')]).toEqual([
      {},
      { countrycode: ['ES'] },
      { countrycode: ['ES'] },
    ])
    const two = withValue(one, 'countrycode', 'FR')
    expect(withoutValue(two, 'countrycode', 'ES')).toEqual({ countrycode: ['FR'] })
    expect(withoutValue(one, 'countrycode', 'ES')).toEqual({})
    expect(withoutValue<FilterKey>(one, 'agent', 'x')).toEqual(one)
  })
})
