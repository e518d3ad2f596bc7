import { makeInvalidation, makeVclConfig } from '@parapet/api'
import { expect, it } from 'vitest'
import { markersOf } from './events.ts'

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
    },
    {
      kind: 'purge',
      time: at('2026-06-15T11:00:00Z'),
      label: 'ban https://a.com/news/*',
      tone: 'watch',
      who: 'eve',
      href: '/invalidation',
    },
    {
      kind: 'incident',
      time: at('2026-06-15T12:00:00Z'),
      label: 'incident <b>Paris</b> &amp; more',
      tone: 'bad',
      href: '/',
    },
    { kind: 'attack', time: at('2026-06-15T13:00:00Z'), label: 'underAttack a.com', tone: 'watch', who: 'bob' },
  ])
})

it('omits events of sites that the page excludes', () => {
  const purge = (url: string) => makeInvalidation({ url })
  const labels = markersOf(
    {
      invalidations: [purge('https://A.com/x'), purge('//b.com/y'), purge('/everywhere')],
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
