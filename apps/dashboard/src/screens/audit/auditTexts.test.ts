import { type AuditEntry, makeAuditEntry } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { beforeAll, expect, it } from 'vitest'
import { auditWords } from './audit.words.ts'
import { type AuditT, actionKey, actorOf, placeOf, subjectOf } from './auditTexts.ts'

let t: AuditT
beforeAll(async () => {
  await loadWords('en')
  const loaded = auditWords.words('en')
  if (!loaded) throw new Error('The words have not loaded')
  t = loaded
})
const names = {
  siteName: (id: string) => ({ 1201: 'www.shop.example' })[id],
  userName: (id: string) => ({ 12: 'ada@shop.example' })[id],
}
const entry = (path: string, over: Partial<AuditEntry> = {}) => makeAuditEntry({ path: `/api/v1/${path}`, ...over })

it.each<[string, AuditEntry, string | null]>([
  [
    'all URLs of a purge',
    entry('companies/300/invalidate/', { detail: '{"urls":["https://a/","https://b/"]}' }),
    'https://a/ and 1 more',
  ],
  ['a deployment', entry('autoprovisioning/300/config/', { detail: '{"comment":"Longer cache"}' }), 'Longer cache'],
  ['a site', entry('autoprovisioning/300/uam/1201/'), 'www.shop.example'],
  ['a site that is gone', entry('autoprovisioning/300/uam/1299/'), '#1299'],
  ['a user', entry('companies/300/users/12/', { detail: '{"roles":[4]}' }), 'ada@shop.example'],
  ['a user who is gone', entry('companies/300/users/13/', { detail: '{"email":"b@shop.example"}' }), 'b@shop.example'],
  ['an address', entry('autoprovisioning/300/blockedlist/blacklist/2001%3Adb8%3A%3A1'), '2001:db8::1'],
  ['a body that the log cut off', entry('companies/300/lists/5/', { detail: '{"name":"Offi' }), '#5'],
  ['what has no name', entry('companies/300/invalidate/', { vhost: 'www.shop.example' }), 'www.shop.example'],
  ['an address of a list', entry('companies/300/lists/5/address/203.0.113.9'), '#5 · 203.0.113.9'],
  ['a record of a zone', entry('autoprovisioning/300/domain/7/record/31/'), '#7'],
  ['nothing known', entry('companies/300/invalidate/'), null],
])('names %s', (_, row, name) => {
  expect(subjectOf(row, names, t)).toBe(name)
})

it.each<[string, AuditEntry['action'], string]>([
  ['companies/300/invalidate/', 'POST', 'action.sent'],
  ['autoprovisioning/300/uam/1201/', 'POST', 'action.on'],
  ['autoprovisioning/300/uam/1201/', 'DELETE', 'action.off'],
  ['autoprovisioning/300/blockedlist/blacklist/203.0.113.9', 'DELETE', 'action.released'],
  ['companies/300/users/12/tokenrequests', 'DELETE', 'action.ended'],
  ['companies/300/users/12/', 'UPDATE', 'action.UPDATE'],
  ['autoprovisioning/300/domain/7/record/31/', 'DELETE', 'action.UPDATE'],
  ['autoprovisioning/300/domain/7/', 'DELETE', 'action.DELETE'],
])('calls %s %s %s', (path, action, key) => {
  expect(actionKey(entry(path, { action }))).toBe(key)
})

it('tells the provider, programs, reactions and what the log does not say apart', () => {
  expect(actorOf(entry('', { actor: 'person' }))).toBe('person')
  expect(actorOf(entry('', { actor: 'person', staff: { id: 2, username: 'sam' } }))).toBe('staff')
  expect(actorOf(entry('', { actor: 'reaction' }))).toBe('reaction')
  expect(actorOf(entry(''))).toBe('unknown')
})

it.each<[string, AuditEntry['action'], ReturnType<typeof placeOf>]>([
  [
    'autoprovisioning/300/backends/501/',
    'UPDATE',
    { page: 'autoprovisioning', query: { tab: 'backends', open: '501', panel: 'history' } },
  ],
  ['autoprovisioning/300/backends/501/', 'DELETE', { page: 'autoprovisioning', query: { tab: 'backends' } }],
  ['companies/300/users/12/', 'UPDATE', { page: 'users', query: { open: '12', panel: 'history' } }],
  ['companies/300/tag_invalidate/', 'POST', { page: 'invalidation', query: { by: 'tag' } }],
  ['companies/300/', 'UPDATE', null],
])('opens %s after %s', (path, action, place) => {
  expect(placeOf(entry(path, { action }))).toEqual(place)
})
