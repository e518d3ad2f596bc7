import { makeCompany, makeRole, makeUser, type ServiceKey } from '@parapet/api'
import { expect, it } from 'vitest'
import { to } from '../../platform/links/to.ts'
import { buildMenu } from './menu.ts'

const refs = (keys: readonly string[]) => keys.map((name, index) => ({ id: index + 1, name }))

function menu(hired: ServiceKey[], { granted = hired, here = '/300', dealer = false } = {}) {
  const company = makeCompany({ id: 300, services: refs(hired) })
  const roles = [makeRole({ services: refs(granted) })]
  const user = makeUser({
    is_dealer: dealer,
    transparentprofile_set: [{ id: 1, company: { id: 300, name: 'Aurora' }, roles }],
  })
  const link = ((name: 'home', params: object, query: undefined) =>
    to(name, { company: 300, ...params }, query)) as typeof to
  return buildMenu({
    visitor: { user, company },
    here,
    to: link,
    labelOf: (of) => ('service' in of ? of.service : of.title),
  })
}
const keys = (built: ReturnType<typeof menu>) =>
  Object.fromEntries(built.groups.map((group) => [group.key, group.entries.map((entry) => entry.key)]))

it('groups the pages a user can open, with the URLs of the company', () => {
  const built = menu(['stats', 'analytics', 'dnsdelegation', 'botmitigation', 'soporte'])
  expect(keys(built)).toEqual({
    observe: ['stats', 'analytics', 'timeline', 'report', 'views'],
    deliver: ['dnsdelegation'],
    secure: ['botmitigation'],
    account: ['soporte', 'users', 'companyServices', 'user-profile', 'user-alerts'],
  })
  expect(built.groups[0]!.entries[0]).toMatchObject({ href: '/300/stats', isCurrent: false })
  expect(built.home).toMatchObject({ href: '/300', isCurrent: true })
})

it('has anomaly detection once among the pages that §2 hides', () => {
  const hidden = (hired: ServiceKey[]) => menu(hired).hidden.map(({ key }) => key)
  expect(hidden(['anomalydetection', 'freeanomalydetection', 'analytics'])).toEqual(['anomalydetection'])
  expect(hidden(['freeanomalydetection'])).toEqual(['anomalydetection'])
  expect(hidden(['analytics'])).toEqual([])
})

it('marks the current page', () => {
  const built = menu(['stats'], { here: '/300/stats' })
  expect(built.groups[0]!.entries[0]!.isCurrent).toBe(true)
  expect(built.home.isCurrent).toBe(false)
  expect(menu(['stats'], { here: '/stats' }).groups[0]!.entries[0]!.isCurrent).toBe(true)
  expect(menu(['stats'], { here: '/' }).home.isCurrent).toBe(true)
  const panel = menu(['stats'], { here: '/300/company/services/staging' })
  expect(panel.more.filter(({ isCurrent }) => isCurrent).map(({ key }) => key)).toEqual(['staging'])
})

it('has one entry for analytics and dedicated analytics', () => {
  expect(keys(menu(['dedicatedanalytics'])).observe).toEqual(['analytics', 'timeline', 'report', 'views'])
  expect(keys(menu(['analytics', 'dedicatedanalytics'])).observe).toEqual(['analytics', 'timeline', 'report', 'views'])
})

it('omits hired services without permission from both lists', () => {
  const built = menu(['stats', 'staging'], { granted: ['stats'] })
  expect(keys(built).deliver).toBeUndefined()
  expect(built.more.map((entry) => entry.key)).not.toContain('staging')
})

it('lists services that are not hired under "more", linked to their panels', () => {
  const built = menu(['stats'])
  expect(built.more.map((entry) => entry.key)).toContain('staging')
  expect(built.more.map((entry) => entry.key)).toContain('analytics')
  expect(built.more.map((entry) => entry.key)).not.toContain('waf')
  expect(built.more.find((entry) => entry.key === 'staging')!.href).toBe('/300/company/services/staging')
})

it('hides from dealers the services that §6 hides from them', () => {
  const built = menu(['stats', 'soporte'], { dealer: true })
  expect(keys(built).account).toEqual(['users', 'companyServices', 'user-profile', 'user-alerts'])
  expect(built.more.map((entry) => entry.key)).not.toContain('soporte')
})
