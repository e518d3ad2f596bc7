import type { ViewFilterKey } from '@parapet/api'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryName, countryRegion, regionNamed } from '../kinds/country.ts'
import { type ResolvedValue, resolveValue, type SeenValues } from './resolveValue.ts'

const seenOf = (...keys: string[]): SeenValues => ({ rows: keys.map((key) => ({ key, requests: 1 })), isAll: true })
const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('resolveValue', () => {
  it.each<[ViewFilterKey, string, SeenValues | undefined, ResolvedValue]>([
    ['countrycode', 'UK', seenOf('ES', 'GB'), { kind: 'found', value: 'GB' }],
    ['countrycode', 'gb', seenOf('ES', 'GB'), { kind: 'found', value: 'GB' }],
    ['countrycode', 'Spain', seenOf('ES', 'GB'), { kind: 'found', value: 'ES' }],
    ['countrycode', 'españa', seenOf('ES', 'GB'), { kind: 'found', value: 'ES' }],
    ['countrycode', 'ESPAÑA', seenOf('es'), { kind: 'found', value: 'es' }],
    ['countrycode', 'Espana', undefined, { kind: 'unchecked', value: 'ES' }],
    ['countrycode', 'USA', seenOf('US'), { kind: 'found', value: 'US' }],
    ['countrycode', 'u.s.a.', seenOf('US'), { kind: 'found', value: 'US' }],
    ['countrycode', 'EL', seenOf('GR'), { kind: 'found', value: 'GR' }],
    ['countrycode', 'Japan', seenOf('ES'), { kind: 'unseen', value: 'JP' }],
    ['countrycode', 'XX', seenOf('ES'), { kind: 'impossible' }],
    ['countrycode', 'XX', seenOf('ES', 'XX'), { kind: 'found', value: 'XX' }],
    ['countrycode', 'Narnia', seenOf('ES'), { kind: 'impossible' }],
    ['countrycode', '-', seenOf('ES', '-'), { kind: 'found', value: '-' }],
    ['response', '5xx', seenOf('200', '503'), { kind: 'found', value: '5xx' }],
    ['response', '5XX', seenOf('200', '503'), { kind: 'found', value: '5xx' }],
    ['response', '500-599', seenOf('200', '503'), { kind: 'found', value: '5xx' }],
    ['response', '4**', seenOf('200'), { kind: 'unseen', value: '4xx' }],
    ['response', '503', seenOf('200', '503'), { kind: 'found', value: '503' }],
    ['response', '9xx', seenOf('200'), { kind: 'impossible' }],
    ['response', '1.2.3', seenOf('200'), { kind: 'impossible' }],
    ['response', '500-499', seenOf('200'), { kind: 'impossible' }],
    ['method', 'get', seenOf('GET'), { kind: 'found', value: 'GET' }],
    ['method', 'get', undefined, { kind: 'unchecked', value: 'GET' }],
    ['cached', 'HIT', seenOf('hit'), { kind: 'found', value: 'hit' }],
    ['content_type', 'Image/WebP', seenOf('image/webp'), { kind: 'found', value: 'image/webp' }],
    ['agent', 'Googlebot', seenOf(agent), { kind: 'unseen', value: 'Googlebot' }],
    ['request', '/Index.html', seenOf('/index.html', '/Index.html'), { kind: 'found', value: '/Index.html' }],
    ['request', '/deportes*', seenOf('/deportes/a'), { kind: 'unseen', value: '/deportes*' }],
    ['geoip', 'Spain', seenOf('ES'), { kind: 'found', value: 'ES' }],
    ['geoip.country.country_name', 'spain', seenOf('Spain'), { kind: 'found', value: 'Spain' }],
    ['status', '4xx', seenOf('403'), { kind: 'found', value: '4xx' }],
    ['ReqMethod', 'post', undefined, { kind: 'unchecked', value: 'POST' }],
    ['tcdn.varnish.t-ttfb', '> 250 ms', undefined, { kind: 'unchecked', value: '250000' }],
    ['tcdn.varnish.t-ttfb', '250', undefined, { kind: 'unchecked', value: '250000' }],
    ['tcdn.varnish.t-ttfb', '<= 1,5 s', undefined, { kind: 'unchecked', value: 'lte:1500000' }],
    ['tcdn.varnish.t-error', '≥10µs', undefined, { kind: 'unchecked', value: 'gte:10' }],
    ['tcdn.varnish.t-error', 'lt:10', undefined, { kind: 'unchecked', value: 'lt:10' }],
    ['tcdn.varnish.t-error', 'soon', undefined, { kind: 'impossible' }],
    ['tcdn.varnish.t-error', '= 5 ms', undefined, { kind: 'impossible' }],
  ])('%s: %s', (key, typed, seen, expected) => expect(resolveValue(key, typed, seen)).toEqual(expected))

  it('finds every value in the data, in any case', () => {
    const keys: ViewFilterKey[] = ['countrycode', 'method', 'cached', 'content_type', 'request', 'agent', 'clientip']
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.string({ minLength: 1 }), fc.boolean(), (key, value, isUpper) => {
        const typed = isUpper ? value.toUpperCase() : value
        fc.pre(typed.toLowerCase() === value.toLowerCase())
        expect(resolveValue(key, typed, seenOf(value))).toEqual({ kind: 'found', value })
      }),
    )
  })
})

describe('countries', () => {
  it('are found by both names, and no other code resolves to a name', () => {
    for (const code of ['ES', 'GB', 'US', 'KR', 'CI', 'CW', 'XK'])
      for (const locale of ['en', 'es'] as const) expect(regionNamed(countryName(code, locale))).toBe(code)
    expect(countryName('UK', 'en')).toBe('UK')
    expect(countryRegion('UK')).toBe('GB')
    expect(countryRegion('XX')).toBeUndefined()
  })
})
