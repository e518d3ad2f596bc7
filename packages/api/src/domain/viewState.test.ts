import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matches } from './comparison.ts'
import { viewFilterKeys } from './families.ts'
import { decodeView } from './readView.ts'
import { refreshChoices } from './refresh.ts'
import { timingOf, timingOperators, timingText } from './timings.ts'
import { encodeView, excludeKeys, fitsLink, initialView, type Legends, type ViewState } from './viewState.ts'

const units = ['m', 'h', 'd', 'M', 'y']
const rel = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.constantFrom(...units))
  .map(([n, unit]) => ({ rel: `${n}${unit}` }))
const instant = fc.integer({ min: 0, max: 4_000_000_000 })
const values = fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { minLength: 1, maxLength: 4 })
const limits = fc
  .array(fc.record({ operator: fc.constantFrom(...timingOperators), micros: fc.nat() }), { minLength: 1, maxLength: 2 })
  .map((some) => some.map(timingText))
const listsOf = <K extends string>(keys: readonly K[]): fc.Arbitrary<Partial<Record<K, string[]>>> =>
  fc
    .uniqueArray(fc.constantFrom(...keys), { maxLength: 4 })
    .chain((some) =>
      fc.tuple(...some.map((key) => fc.tuple(fc.constant(key), timingOf(key) === undefined ? values : limits))),
    )
    .map((entries) => Object.fromEntries(entries) as Partial<Record<K, string[]>>)
const include = listsOf(viewFilterKeys)
const exclude = listsOf(excludeKeys)

const comparison = fc.oneof(
  fc.record(
    {
      compare: fc.constantFrom('off' as const, 'previous' as const, 'week' as const, 'year' as const),
      match: fc.constantFrom(...matches),
    },
    { requiredKeys: ['compare'] },
  ),
  fc.record({ compare: fc.constant('custom' as const), against: instant }),
)

const view: fc.Arbitrary<ViewState> = fc
  .record({
    range: fc.oneof(rel, fc.record({ from: instant, to: instant })),
    tab: fc.stringMatching(/^[a-z]{1,12}$/),
    sites: fc.array(fc.domain(), { maxLength: 10 }),
    include,
    exclude,
    off: fc.record({ include, exclude }),
    comparison,
    refreshMs: fc.constantFrom(...refreshChoices),
    company: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
  })
  .map(({ company, comparison: compared, ...rest }) => ({
    ...rest,
    ...compared,
    ...(company === undefined ? {} : { company }),
  }))

const keys = fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { maxLength: 4 })
const someKeys = fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { minLength: 1, maxLength: 4 })
const legends: fc.Arbitrary<Legends> = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.oneof(
    fc.record({ hide: someKeys }),
    fc.record({ only: keys }),
    fc.record({ by: fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }) }),
  ),
  { maxKeys: 4 },
)

const throughText = (params: URLSearchParams) => new URLSearchParams(params.toString())

it('does not auto-refresh until the user chooses so (§4)', () => {
  expect(initialView.refreshMs).toBe(0)
  expect(refreshChoices[0]).toBe(0)
})

describe('the view in a link', () => {
  it('round-trips, whatever the defaults', () => {
    fc.assert(
      fc.property(view, view, legends, (state, { company: _, ...defaults }, shown) => {
        expect(decodeView(throughText(encodeView(state, defaults, shown)), defaults)).toEqual({
          state,
          legends: { ...shown },
          ignored: [],
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('is empty for the default view', () => {
    fc.assert(
      fc.property(view, (state) => {
        expect(encodeView(state, state).toString()).toBe('')
      }),
    )
  })

  it('is the same text for the same view, whatever the order of its lists', () => {
    const a = { ...initialView, include: { agent: ['x'], countrycode: ['ES'] } }
    const b = { ...initialView, include: { countrycode: ['ES'], agent: ['x'] } }
    expect(encodeView(a, initialView).toString()).toBe(encodeView(b, initialView).toString())
    expect(encodeView(a, initialView).toString()).toBe('is.countrycode=ES&is.agent=x')
  })

  it('ignores and reports unknown params', () => {
    const unknown = fc.dictionary(fc.stringMatching(/^x[a-z]{1,6}$/), fc.string())
    fc.assert(
      fc.property(view, unknown, (state, more) => {
        const params = encodeView(state, initialView)
        for (const [name, value] of Object.entries(more)) params.append(name, value)
        const read = decodeView(throughText(params), initialView)
        expect(read.state).toEqual(state)
        expect(read.ignored.sort()).toEqual(Object.keys(more).sort())
      }),
    )
  })

  it.each([
    ['range=soon', ['range']],
    ['from=1', ['from']],
    ['from=a&to=b', ['from', 'to']],
    ['compare=decade', ['compare']],
    ['compare=custom', ['compare']],
    ['compare=custom&against=soon', ['compare', 'against']],
    ['match=weekday', ['match']],
    ['off.is.colour=red', ['off.is.colour']],
    ['refresh=61000', ['refresh']],
    ['company=abc', ['company']],
    ['tab=', ['tab']],
    ['is.colour=red', ['is.colour']],
    ['is.vhost=a.com', ['is.vhost']],
    ['is.tcdn.varnish.t-ttfb=slow', ['is.tcdn.varnish.t-ttfb']],
  ])('keeps the defaults for %s and reports it', (query, ignored) => {
    expect(decodeView(new URLSearchParams(query), initialView)).toEqual({
      state: initialView,
      legends: {},
      ignored,
    })
  })

  it.each([
    ['hide.rate=a.com&hide.rate=b.com', { rate: { hide: ['a.com', 'b.com'] } }],
    ['only.rate=a.com', { rate: { only: ['a.com'] } }],
    ['only.rate=', { rate: { only: [] } }],
    ['hide.rate=', {}],
    [
      'hide.rate=a.com&only.rate=b.com&hide.bandwidth=c.com',
      { rate: { only: ['b.com'] }, bandwidth: { hide: ['c.com'] } },
    ],
    ['only.no.such.chart=x', { 'no.such.chart': { only: ['x'] } }],
    ['hide.__proto__=x', Object.fromEntries([['__proto__', { hide: ['x'] }]])],
    ['by.urls=bytes&by.urls=time', { urls: { by: 'bytes' } }],
    ['by.urls=', {}],
    ['hide.=x', {}],
  ])('parses the legends of %s, whatever charts and series exist', (query, expected) => {
    const read = decodeView(new URLSearchParams(query), initialView)
    expect(read.state).toEqual(initialView)
    expect(read.legends).toEqual(expected)
    expect(read.ignored).toEqual(query === 'hide.=x' ? ['hide.'] : [])
  })

  it('writes legends by chart name, without those that hide nothing', () => {
    const shown: Legends = { rate: { hide: ['b.com', 'a.com'] }, bandwidth: { only: [] }, hits: { hide: [] } }
    expect(encodeView(initialView, initialView, shown).toString()).toBe(
      'only.bandwidth=&hide.rate=b.com&hide.rate=a.com',
    )
  })

  it('keeps the parameters of others', () => {
    expect(decodeView(new URLSearchParams('dialog=add&page=2'), initialView, ['dialog']).ignored).toEqual(['page'])
  })

  it('can contain an empty list where the default has values', () => {
    const defaults = { ...initialView, sites: ['a.com'], exclude: { response: ['404'] } }
    const params = encodeView(initialView, defaults)
    expect(params.toString()).toBe('site=&not.response=')
    expect(decodeView(params, defaults).state).toEqual(initialView)
  })

  it('is reported as too long for a link', () => {
    const sites = Array.from({ length: 10 }, (_, index) => `www.site-number-${index}.example.com`)
    expect(fitsLink(encodeView({ ...initialView, sites }, initialView))).toBe(true)
    const agents = Array.from({ length: 40 }, (_, index) => `Mozilla/5.0 (X11; Linux x86_64) number ${index}`)
    expect(fitsLink(encodeView({ ...initialView, include: { agent: agents } }, initialView))).toBe(false)
  })
})
