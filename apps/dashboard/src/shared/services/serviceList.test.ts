import { makeCompany, makeRole, makeUser } from '@parapet/api'
import { expect, it } from 'vitest'
import { contractableServices, filterServices } from './serviceList.ts'

const role = makeRole({ name: 'User', services: [{ id: 1, name: 'stats' }] })
const company = makeCompany({
  id: 300,
  services: [
    { id: 1, name: 'stats' },
    { id: 2, name: 'waf' },
  ],
})
const user = makeUser({ transparentprofile_set: [{ id: 1, company: { id: 300, name: 'Aurora' }, roles: [role] }] })

it('groups services into active, hired and neither, without those that cannot be contracted', () => {
  const list = contractableServices({ user, company })
  const statusOf = (key: string) => list.find(({ service }) => service.key === key)?.status
  expect([statusOf('stats'), statusOf('waf'), statusOf('staging')]).toEqual(['active', 'hired', 'other'])
  expect(statusOf('freeanomalydetection')).toBeUndefined()
})

it('hides from dealers the services that §6 hides from them', () => {
  const keys = contractableServices({ user: { ...user, is_dealer: true }, company }).map(({ service }) => service.key)
  expect(keys).not.toContain('waf')
  expect(keys).not.toContain('soporte')
  expect(keys).toContain('stats')
})

it('filters by status and text', () => {
  const list = contractableServices({ user, company })
  const keys = (show: 'all' | 'hired' | 'other', query: string) =>
    filterServices(list, show, query, (key) => `${key} text`).map(({ service }) => service.key)
  expect(keys('hired', '')).toEqual(['stats', 'waf'])
  expect(keys('other', 'STAG')).toEqual(['staging'])
  expect(keys('all', 'nothing')).toEqual([])
})
