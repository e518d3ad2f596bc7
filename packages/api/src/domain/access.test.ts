import { describe, expect, it } from 'vitest'
import { makeCompany } from '../entities/Company.ts'
import { makeRole, type Role } from '../entities/Role.ts'
import { makeUser } from '../entities/User.ts'
import {
  canCreateCompanies,
  canCreateUsers,
  canImpersonate,
  canManageSubscriptions,
  canMoveSites,
  canSeeBilling,
  clientIdOf,
  isClientAdmin,
  isCompanyAdmin,
  isConfigAdministrator,
  rolesIn,
} from './access.ts'

const company = makeCompany({
  client: { id: 9, name: 'Holding' },
  services: [
    { id: 1, name: 'stats' },
    { id: 2, name: 'waf' },
  ],
})
const profile = (id: number, roles: Role[]) => ({ id, company: { id, name: `c${id}` }, roles })
const clientProfile = (id: number, roles: Role[]) => ({ id, client: { id, name: `k${id}` }, roles })

describe('rolesIn', () => {
  it('are the union of company and client roles, unique by name, the company’s first', () => {
    const user = makeUser({
      transparentprofile_set: [
        profile(300, [makeRole({ id: 1, name: 'CompanyAdmin' }), makeRole({ id: 2, name: 'Reader' })]),
        profile(301, [makeRole({ name: 'Elsewhere' })]),
      ],
      clientprofile_set: [
        clientProfile(9, [makeRole({ id: 3, name: 'Reader' }), makeRole({ id: 4, name: 'ClientAdmin' })]),
        clientProfile(10, [makeRole({ name: 'Other client' })]),
      ],
    })
    expect(rolesIn(user, company).map((role) => [role.id, role.name])).toEqual([
      [1, 'CompanyAdmin'],
      [2, 'Reader'],
      [4, 'ClientAdmin'],
    ])
  })

  it('are empty without a user, without a company, and for a company without client', () => {
    const user = makeUser({ clientprofile_set: [clientProfile(9, [makeRole()])] })
    expect(rolesIn(null, company)).toEqual([])
    expect(rolesIn(user, null)).toEqual([])
    expect(rolesIn(user, makeCompany())).toEqual([])
  })
})

describe('access rules', () => {
  const plain = makeUser({ transparentprofile_set: [profile(300, [makeRole()])] })
  const companyAdmin = makeUser({
    transparentprofile_set: [profile(300, [makeRole({ name: 'CompanyAdmin', create_users: true })])],
  })
  const elsewhere = makeUser({
    transparentprofile_set: [profile(301, [makeRole({ name: 'CompanyAdmin', create_users: true })])],
  })
  const clientAdmin = makeUser({
    clientprofile_set: [clientProfile(9, [makeRole({ name: 'ClientAdmin', create_users: true })])],
  })
  const config = makeUser({ transparentprofile_set: [profile(300, [makeRole({ name: 'Config Administrator' })])] })
  const staff = makeUser({ is_staff: true })
  const staffClientAdmin = { ...clientAdmin, is_staff: true }
  const dealer = makeUser({ is_dealer: true, transparentprofile_set: [profile(300, []), profile(301, [])] })
  const people = { plain, companyAdmin, elsewhere, clientAdmin, config, staff, staffClientAdmin, dealer, nobody: null }

  it.each<[string, (user: (typeof people)[keyof typeof people]) => boolean, (keyof typeof people)[]]>([
    ['isCompanyAdmin', (user) => isCompanyAdmin(user, company), ['companyAdmin']],
    ['isClientAdmin', (user) => isClientAdmin(user, company), ['clientAdmin', 'staffClientAdmin']],
    ['isConfigAdministrator', (user) => isConfigAdministrator(user, company), ['config']],
    ['canSeeBilling', (user) => canSeeBilling(user, company), ['clientAdmin']],
    ['canCreateUsers', (user) => canCreateUsers(user, company), ['companyAdmin', 'staff', 'staffClientAdmin']],
    ['canCreateCompanies', canCreateCompanies, ['staff', 'staffClientAdmin', 'dealer']],
    ['canMoveSites', canMoveSites, ['staff', 'staffClientAdmin', 'dealer']],
    ['canImpersonate', canImpersonate, ['staff', 'staffClientAdmin']],
    ['subscriptions', (user) => canManageSubscriptions(user, company, 'parapet'), ['companyAdmin']],
    ['subscriptions on another theme', (user) => canManageSubscriptions(user, company, 'ember'), []],
  ])('%s', (_, may, allowed) => {
    const names = Object.entries(people)
      .filter(([, user]) => may(user))
      .map(([name]) => name)
    expect(names).toEqual(allowed)
  })

  it('return the client of a company', () => {
    expect([clientIdOf(company), clientIdOf(makeCompany()), clientIdOf(null)]).toEqual([9, null, null])
  })
})
