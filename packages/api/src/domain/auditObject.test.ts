import fc from 'fast-check'
import { expect, it } from 'vitest'
import { everyCall } from '../endpoints/registry.ts'
import { makeAuditEntry } from '../entities/AuditEntry.ts'
import { auditBody, auditKinds, auditObject } from './auditObject.ts'

const writes = everyCall().filter(
  ({ method, host, auth, path }) =>
    method !== 'GET' && host === 'api' && auth === 'bearer' && path.includes('{company}'),
)

/** The path as the log has it, with numbers for its parameters. */
const logged = (path: string) =>
  `/api/v1/${path
    .replace(/\{\?[^}]*\}/g, '')
    .replace('{company}', '300')
    .replace('{kind}', 'invalidate')
    .replace(/\{address\}/, '203.0.113.9')
    .replace(/\{\w+\}/g, '7')}`

it.each(writes.map(({ name, method, path }) => [name, method, path] as const))(
  'knows what %s is about',
  (_name, _method, path) => {
    expect(auditObject({ path: logged(path) }).kind).not.toBe('other')
  },
)

it.each([
  ['/api/v1/companies/300/invalidate/', 'purge', ''],
  ['/api/v1/companies/300/refetch/tag_invalidate/7/', 'tagPurge', ''],
  ['/api/v1/companies/300/users/12/', 'user', '12'],
  ['/api/v1/companies/300/users/12/tokenrequests/4', 'session', '12'],
  ['/api/v1/companies/300', 'company', ''],
  ['/api/v1/companies/300/', 'company', ''],
  ['/api/v1/logs/300/', 'logDestination', ''],
  ['/api/v1/logs/300/8/', 'logDestination', '8'],
  ['/api/v1/logs/300/streaming/ip/3', 'streamingIp', '3'],
  ['/api/v1/staging/300/rules/5/conditions/9/', 'stagingRule', '5'],
  ['/api/v1/autoprovisioning/300/blockedlist/blacklist/2001%3Adb8%3A%3A1', 'block', '2001:db8::1'],
  ['/api/v1/autoprovisioning/300/blockedlist/blacklist/%E0%A4%A', 'block', '%E0%A4%A'],
  ['/api/v1/somewhere/300/else/', 'other', ''],
  ['', 'other', ''],
])('reads %s as %s %s', (path, kind, id) => {
  expect(auditObject({ path })).toMatchObject({ kind, id })
})

it.each([
  ['/api/v1/companies/300/lists/5/address/203.0.113.9', '203.0.113.9'],
  ['/api/v1/companies/300/lists/5/', ''],
  ['/api/v1/autoprovisioning/300/domain/7/record/31/', '31'],
  ['/api/v1/companies/300/sites/1201/enable_ssl/', 'enable_ssl'],
  ['/api/v1/autoprovisioning/300/blockedlist/blacklist/203.0.113.9', ''],
])('finds what of the object %s is about', (path, part) => {
  expect(auditObject({ path }).part).toBe(part)
})

it('reads any path and any body without throwing', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.string()), (path, detail) => {
      expect(auditKinds).toContain(auditObject({ path }).kind)
      const body = auditBody(makeAuditEntry({ detail }))
      expect(body === null || typeof body === 'object').toBe(true)
    }),
  )
})

it.each([
  ['{"urls":["https://a.example/"]}', { urls: ['https://a.example/'] }],
  ['{"urls":["https://a.exam', null],
  ['[1]', null],
  [null, null],
])('reads the body %s', (detail, body) => {
  expect(auditBody(makeAuditEntry({ detail }))).toEqual(body)
})
