import {
  makeAuditEntry,
  makeBlockedAddress,
  makeInvalidation,
  makeStatusIssue,
  makeTicket,
  makeVclConfig,
  type UnderAttack,
} from '@parapet/api'
import { expect, it } from 'vitest'
import type { EventContext } from './eventSource.ts'
import { type EventSourceName, eventSources } from './eventSources.ts'
import { eventCuts, eventsOf } from './events.ts'

// Keys and values instead of texts: the texts themselves are checked with the catalogues.
const t = ((key: string, values: Record<string, unknown> = {}) =>
  `${key} ${Object.values(values).join(' ')}`) as EventContext['t'] & EventContext['a']
const at = (iso: string) => Date.parse(iso) / 1000
const links: EventContext['links'] = {
  page: (name, query) => `/${name}${query ? `?${query}` : ''}`,
  hasAnalytics: true,
  service: (key) => `/services/${key}`,
}
const context = (over: Partial<EventContext> = {}): EventContext => ({
  sites: [],
  hostOf: (site) => (site === '1201' ? 'www.a.com' : undefined),
  t,
  a: t,
  links,
  isHome: false,
  now: at('2026-06-15T18:00:00Z'),
  ...over,
})

type Answers = Partial<Record<EventSourceName, unknown>>
const given = (answers: Answers) => eventSources.map((source) => ({ source, answer: answers[source.name] }))
const events = (answers: Answers, over: Partial<EventContext> = {}) => eventsOf(given(answers), context(over))
const page = <Row>(items: readonly Row[], count = items.length) => ({ results: items, count })
const attack = (over: Partial<UnderAttack> = {}): UnderAttack => ({
  site: 1,
  url: 'a.com',
  active: true,
  activated_at: '2026-06-15T13:00:00Z',
  activated_by: 'bob',
  ...over,
})

it('turns a row of every source into an event with its time, its page and what can be acted upon', () => {
  const found = events({
    deployments: page([
      makeVclConfig({
        id: 41,
        production_dt: '2026-06-15T10:03:00Z',
        comment: 'longer cache',
        creator_user: { id: 1, email: 'ada@a.com', first_name: 'Ada', last_name: 'Lovelace', username: 'ada' },
      }),
      makeVclConfig({ id: 42, production_dt: null }),
    ]),
    changes: page([
      makeAuditEntry({
        action: 'UPDATE',
        timestamp: at('2026-06-15T10:04:00Z'),
        path: '/api/v1/autoprovisioning/300/rules/7/',
      }),
      makeAuditEntry({ timestamp: at('2026-06-15T10:04:30Z'), path: '/api/v1/companies/300/users/12/' }),
    ]),
    origins: [
      {
        id: 1,
        backend: 5,
        backend_name: 'origin1',
        node: 'a',
        timestamp: at('2026-06-15T10:05:00Z'),
        until: null,
        error: 'Timed out',
      },
    ],
    purges: page([
      makeInvalidation({ date: '2026-06-15T11:00:00Z', url: 'https://a.com/news/*', type: 'ban', user: 'eve' }),
    ]),
    tagPurges: page([{ id: 1, date: '2026-06-15T11:01:00Z', user: 'eve', tag: 'news' }]),
    certificates: page([
      { id: 9, name: 'a.com', expiration: String(at('2026-06-15T11:30:00Z')) },
      { id: 10, name: 'b.com', expiration: String(at('2026-09-15T11:30:00Z')) },
    ]),
    blocks: [makeBlockedAddress({ created_at: at('2026-06-15T11:40:00Z'), reason: 'Scanner' })],
    incidents: {
      status: 'success',
      data: [makeStatusIssue({ created_at: '2026-06-15T12:00:00Z', updated_at: '2026-06-15T12:30:00Z' })],
    },
    modes: [attack(), attack({ site: 2, url: 'b.com', active: false })],
    anomalies: page([
      {
        id: 3,
        timestamp: at('2026-06-15T14:00:00Z'),
        end: null,
        anomaly_type: 'status_code',
        site: 'a.com',
        site_id: 1,
        reactions: [],
      },
    ]),
    tickets: { issues: [makeTicket({ id: 77, subject: 'Help', created_on: '2026-06-15T15:00:00Z' })], total_count: 1 },
  })
  expect(found).toEqual([
    {
      kind: 'deployment',
      time: at('2026-06-15T10:03:00Z'),
      label: 'deployedWith 41 longer cache',
      who: 'Ada Lovelace',
      href: '/provisioning?tab=vcl&open=41&panel=version',
      seen: { kind: 'version', value: '41' },
    },
    {
      kind: 'rule',
      time: at('2026-06-15T10:04:00Z'),
      label: 'changed.rule UPDATE 7 yes',
      who: 'ada@example.com',
      href: '/provisioning?tab=rules',
      seen: { kind: 'rule', value: 'rule_7' },
    },
    {
      kind: 'origin',
      time: at('2026-06-15T10:05:00Z'),
      until: null,
      label: 'origin origin1 1: Timed out',
      href: '/provisioning?tab=backends&q=origin1',
      seen: { kind: 'backend', value: 'origin1' },
      tone: 'bad',
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
      kind: 'purge',
      time: at('2026-06-15T11:01:00Z'),
      label: 'tag news',
      who: 'eve',
      href: '/invalidation?by=tag',
      size: 1,
    },
    {
      kind: 'certificate',
      time: at('2026-06-15T11:30:00Z'),
      label: 'certificate a.com',
      href: '/provisioning?tab=certificates&open=9',
      seen: { kind: 'certificate', value: '9' },
      tone: 'bad',
    },
    {
      kind: 'block',
      time: at('2026-06-15T11:40:00Z'),
      until: null,
      label: 'blocked.blacklist 1 203.0.113.9: Scanner',
      seen: { kind: 'address', value: '203.0.113.9' },
      tone: 'watch',
    },
    {
      kind: 'incident',
      time: at('2026-06-15T12:00:00Z'),
      until: at('2026-06-15T12:30:00Z'),
      label: 'incident Slow responses in Frankfurt',
      href: '/status',
      tone: 'bad',
    },
    {
      kind: 'attack',
      time: at('2026-06-15T13:00:00Z'),
      until: null,
      label: 'underAttack a.com',
      seen: { kind: 'host', value: 'a.com' },
      tone: 'watch',
      who: 'bob',
    },
    {
      kind: 'anomaly',
      time: at('2026-06-15T14:00:00Z'),
      until: null,
      label: 'anomaly anomaly.status_code  a.com',
      href: '/anomalies?open=3',
      seen: { kind: 'host', value: 'a.com' },
      tone: 'watch',
    },
    {
      kind: 'ticket',
      time: at('2026-06-15T15:00:00Z'),
      label: 'ticket 77 Help',
      href: '/tickets?open=77',
      seen: { kind: 'ticket', value: '77' },
    },
  ])
})

it('links a deployment to the difference from the version that was live before, whatever its number', () => {
  const deployed = (id: number, hour: number) =>
    makeVclConfig({ id, production_dt: `2026-06-15T${String(hour).padStart(2, '0')}:00:00Z` })
  const hrefs = events({ deployments: page([deployed(43, 9), deployed(42, 12), deployed(41, 10)]) }).map(
    ({ href }) => href,
  )
  expect(hrefs).toEqual([
    '/provisioning?tab=vcl&open=43&panel=version',
    '/provisioning?tab=vcl&open=41&panel=version&compare=43..41',
    '/provisioning?tab=vcl&open=42&panel=version&compare=41..42',
  ])
})

it('omits events of sites that the page excludes', () => {
  const purge = (url: string, n = 0) => makeInvalidation({ url, date: `2026-06-15T10:00:0${n}Z` })
  const change = (vhost: string | null) =>
    makeAuditEntry({ vhost, timestamp: at('2026-06-15T10:30:00Z'), path: '/api/v1/autoprovisioning/300/backends/5/' })
  const answers = {
    purges: page([purge('https://A.com/x'), purge('//b.com/y'), purge('/everywhere', 1)]),
    modes: [attack({ url: 'b.com' })],
    changes: page([change('b.com'), change(null)]),
  }
  expect(events(answers, { sites: ['a.com'] }).map(({ label }) => label)).toEqual([
    'purge https://A.com/x',
    'purge /everywhere',
    'changed.backend POST 5 yes',
  ])
})

it('leaves out of the audit log what another source tells of the same minute', () => {
  const log = (path: string, when: string, over = {}) =>
    makeAuditEntry({ timestamp: at(when), path: `/api/v1/autoprovisioning/300/${path}`, ...over })
  const found = events({
    modes: [attack()],
    blocks: [makeBlockedAddress({ address: '203.0.113.9', created_at: at('2026-06-15T14:00:00Z') })],
    changes: page([
      log('uam/1/', '2026-06-15T13:00:10Z', { vhost: 'a.com' }),
      log('uam/2/', '2026-06-15T13:00:20Z', { vhost: 'b.com' }),
      log('uam/1/', '2026-06-15T13:30:00Z', { vhost: 'a.com', action: 'DELETE' }),
      log('blockedlist/', '2026-06-15T14:00:01Z', { detail: '{"kind":"blacklist","address":"203.0.113.9"}' }),
      log('blockedlist/blacklist/2001%3Adb8%3A%3A1', '2026-06-15T14:00:02Z', { action: 'DELETE' }),
      log('blockedlist/blacklist/%', '2026-06-15T14:00:03Z', { action: 'DELETE' }),
    ]),
  })
  expect(found.map(({ label }) => label)).toEqual([
    'underAttack a.com',
    'changed.mode POST b.com yes',
    'changed.mode DELETE a.com yes',
    'blocked.blacklist 1 203.0.113.9',
    'changed.block DELETE 2001:db8::1 yes',
    'changed.block DELETE % yes',
  ])
})

it('makes one event of the addresses that were blocked for one reason within minutes', () => {
  const blocked = (minute: number, over = {}) =>
    makeBlockedAddress({
      kind: 'captcha',
      address: `203.0.113.${minute}`,
      created_at: at('2026-06-15T09:00:00Z') + minute * 60,
      reason: 'Logins',
      ...over,
    })
  const rows = [3, 1, 2, 40].map((minute) => blocked(minute))
  const found = events({ blocks: [...rows, blocked(4, { reason: 'Scanner' }), blocked(5, { created_at: null })] })
  expect(found.map(({ label, time }) => [label, (time - at('2026-06-15T09:00:00Z')) / 60])).toEqual([
    ['blocked.captcha 3 203.0.113.1: Logins', 1],
    ['blocked.captcha 1 203.0.113.4: Scanner', 4],
    ['blocked.captcha 1 203.0.113.40: Logins', 40],
  ])
})

it('omits events without a time, and truncates very long texts', () => {
  const [mark, ...others] = events({
    deployments: page([makeVclConfig({ production_dt: 'soon' })]),
    purges: page([makeInvalidation({ url: 'x'.repeat(500) })]),
  })
  expect(others).toEqual([])
  expect(mark?.label).toHaveLength('purge '.length + 80)
})

it('keeps the newest of too many, in time order', () => {
  const invalidations = Array.from({ length: 20_000 }, (_, index) =>
    makeInvalidation({ date: new Date((20_000 - index) * 1000).toISOString() }),
  )
  const marks = events({ purges: page(invalidations) })
  expect(marks).toHaveLength(500)
  expect([marks[0]?.time, marks.at(-1)?.time]).toEqual([19_501, 20_000])
})

it('makes one event of the URLs that were sent together, of the sites of the page', () => {
  const sent = { date: '2026-06-15T11:00:00Z', user: 'deploy' }
  const purges = page([
    ...Array.from({ length: 101 }, (_, n) => makeInvalidation({ ...sent, url: `https://a.com/${n}` })),
    makeInvalidation({ ...sent, url: 'https://b.com/' }),
    makeInvalidation({ ...sent, date: '2026-06-15T11:00:05Z', url: 'https://a.com/later' }),
  ])
  const marks = (sites: string[]) => events({ purges }, { sites }).map(({ label, size }) => [label, size])
  expect(marks(['a.com'])).toEqual([
    ['many.purge 101 https://a.com/0', 101],
    ['purge https://a.com/later', 1],
  ])
  expect(marks([])[0]).toEqual(['many.purge 102 https://a.com/0', 102])
})

it('says from when on events are loaded, where the provider has more', () => {
  const items = [12, 11, 10].map((hour) => makeInvalidation({ date: `2026-06-15T${hour}:00:00Z` }))
  expect(eventCuts(given({ purges: page(items, 302) }))).toEqual([
    { kind: 'purge', before: at('2026-06-15T10:00:00Z'), loaded: 3, total: 302 },
  ])
  const configs = [makeVclConfig({ production_dt: null }), makeVclConfig({ production_dt: '2026-06-15T09:00:00Z' })]
  expect(eventCuts(given({ purges: page(items), deployments: page(configs, 12) }))).toEqual([
    { kind: 'deployment', before: at('2026-06-15T09:00:00Z'), loaded: 2, total: 12 },
  ])
  const issues = [makeTicket({ created_on: '2026-06-01T00:00:00Z', updated_on: '2026-06-15T08:00:00Z' })]
  expect(eventCuts(given({ tickets: { issues, total_count: 9 } }))).toEqual([
    { kind: 'ticket', before: at('2026-06-15T08:00:00Z'), loaded: 1, total: 9 },
  ])
  expect(eventCuts(given({}))).toEqual([])
})

it('names the site of a mode by its number in the path, only for boards of that site, and else by the number', () => {
  const entry = (site: number) =>
    makeAuditEntry({
      action: 'POST',
      timestamp: at('2026-06-15T10:04:00Z'),
      path: `/api/v1/autoprovisioning/300/uam/${site}/`,
      vhost: null,
    })
  const changes = page([entry(1201), entry(7)])
  const [known, unknown] = events({ changes })
  expect(known?.label).toContain('www.a.com')
  expect(known?.seen).toEqual({ kind: 'host', value: 'www.a.com' })
  expect(unknown?.label).toContain('#7')
  expect(events({ changes: page([entry(1201)]) }, { sites: ['other.com'] })).toEqual([])
  expect(events({ changes: page([entry(1201)]) }, { sites: ['www.a.com'] })).toHaveLength(1)
})
