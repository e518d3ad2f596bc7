import { makeInvalidation, makeVclConfig } from '@parapet/api'
import { expect, it } from 'vitest'
import { eventCuts, markersOf } from './events.ts'

const t = ((key: string, values: Record<string, unknown>) => `${key} ${Object.values(values).join(' ')}`) as Parameters<
  typeof markersOf
>[2]
const at = (iso: string) => Date.parse(iso) / 1000
const issue = { id: 1, title: '<b>Paris</b> &amp; more', state: 'resolved', identifier: '', services: [] }

it('marks deployments, invalidations, incidents and sites under attack at their time', () => {
  const marks = markersOf(
    {
      configs: [
        makeVclConfig({
          id: 41,
          production_dt: '2026-06-15T10:03:00Z',
          comment: 'longer cache',
          creator_user: { id: 1, email: 'ada@a.com', first_name: 'Ada', last_name: 'Lovelace', username: 'ada' },
        }),
        makeVclConfig({ id: 42, production_dt: null }),
      ],
      invalidations: [
        makeInvalidation({ date: '2026-06-15T11:00:00Z', url: 'https://a.com/news/*', type: 'ban', user: 'eve' }),
      ],
      issues: [{ ...issue, created_at: '2026-06-15T12:00:00Z', updated_at: null }],
      attacks: [
        { site: 1, url: 'a.com', active: true, activated_at: '2026-06-15T13:00:00Z', activated_by: 'bob' },
        { site: 2, url: 'b.com', active: false, activated_at: '2026-06-15T13:00:00Z', activated_by: null },
      ],
    },
    [],
    t,
    { provisioning: '/provisioning', invalidation: '/invalidation', status: '/' },
  )
  expect(marks).toEqual([
    {
      kind: 'deployment',
      time: at('2026-06-15T10:03:00Z'),
      label: 'deployedWith 41 longer cache',
      who: 'Ada Lovelace',
      href: '/provisioning',
      seen: { kind: 'version', value: '41' },
    },
    {
      kind: 'purge',
      time: at('2026-06-15T11:00:00Z'),
      label: 'ban https://a.com/news/*',
      tone: 'watch',
      who: 'eve',
      href: '/invalidation',
      size: 1,
      seen: { kind: 'path', value: 'https://a.com/news/*' },
    },
    {
      kind: 'incident',
      time: at('2026-06-15T12:00:00Z'),
      label: 'incident <b>Paris</b> &amp; more',
      tone: 'bad',
      href: '/',
    },
    {
      kind: 'attack',
      time: at('2026-06-15T13:00:00Z'),
      label: 'underAttack a.com',
      seen: { kind: 'host', value: 'a.com' },
      tone: 'watch',
      who: 'bob',
    },
  ])
})

it('omits events of sites that the page excludes', () => {
  const purge = (url: string, n = 0) => makeInvalidation({ url, date: `2026-06-15T10:00:0${n}Z` })
  const labels = markersOf(
    {
      invalidations: [purge('https://A.com/x'), purge('//b.com/y'), purge('/everywhere', 1)],
      attacks: [{ site: 2, url: 'b.com', active: true, activated_at: '2026-06-15T13:00:00Z', activated_by: null }],
    },
    ['a.com'],
    t,
  ).map(({ label }) => label)
  expect(labels).toEqual(['purge https://A.com/x', 'purge /everywhere'])
})

it('omits events without a time, and truncates very long texts', () => {
  const [mark, ...others] = markersOf(
    {
      configs: [makeVclConfig({ production_dt: 'soon' })],
      invalidations: [makeInvalidation({ url: 'x'.repeat(500) })],
    },
    [],
    t,
  )
  expect(others).toEqual([])
  expect(mark?.label).toHaveLength('purge '.length + 80)
})

it('keeps the newest of too many, in time order', () => {
  const invalidations = Array.from({ length: 20_000 }, (_, index) =>
    makeInvalidation({ date: new Date((20_000 - index) * 1000).toISOString() }),
  )
  const marks = markersOf({ invalidations }, [], t)
  expect(marks).toHaveLength(500)
  expect([marks[0]?.time, marks.at(-1)?.time]).toEqual([19_501, 20_000])
})

it('makes one event of the URLs that were sent together, of the sites of the page', () => {
  const sent = { date: '2026-06-15T11:00:00Z', user: 'deploy' }
  const invalidations = [
    ...Array.from({ length: 101 }, (_, n) => makeInvalidation({ ...sent, url: `https://a.com/${n}` })),
    makeInvalidation({ ...sent, url: 'https://b.com/' }),
    makeInvalidation({ ...sent, date: '2026-06-15T11:00:05Z', url: 'https://a.com/later' }),
  ]
  const marks = (sites: string[]) => markersOf({ invalidations }, sites, t).map(({ label, size }) => [label, size])
  expect(marks(['a.com'])).toEqual([
    ['many.purge 101 https://a.com/0', 101],
    ['purge https://a.com/later', 1],
  ])
  expect(marks([])[0]).toEqual(['many.purge 102 https://a.com/0', 102])
})

it('says from when on events are loaded, where the provider has more', () => {
  const items = [12, 11, 10].map((hour) => makeInvalidation({ date: `2026-06-15T${hour}:00:00Z` }))
  expect(eventCuts({ invalidations: { items, count: 302 } })).toEqual([
    { kind: 'purge', before: at('2026-06-15T10:00:00Z'), loaded: 3, total: 302 },
  ])
  const configs = [makeVclConfig({ production_dt: null }), makeVclConfig({ production_dt: '2026-06-15T09:00:00Z' })]
  expect(eventCuts({ invalidations: { items, count: 3 }, configs: { items: configs, count: 12 } })).toEqual([
    { kind: 'deployment', before: at('2026-06-15T09:00:00Z'), loaded: 2, total: 12 },
  ])
  expect(eventCuts({})).toEqual([])
})
