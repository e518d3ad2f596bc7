import { describe, expect, it } from 'vitest'
import { call, needs, needsService } from '../call/call.ts'
import type { NeededRole } from '../call/needs.ts'
import { makeCompany } from '../entities/Company.ts'
import { makeRole, type Role } from '../entities/Role.ts'
import { makeUser } from '../entities/User.ts'
import { type PermissionFacts, permissionOf } from './permission.ts'

const service = (name: string) => ({ id: 1, name })
const company = makeCompany({ client: { id: 9, name: 'Holding' }, services: [service('stats')] })

const userWith = (...roles: Role[]) =>
  makeUser({ transparentprofile_set: [{ id: 1, company: { id: company.id, name: company.name }, roles }] })
const clientUser = (...roles: Role[]) =>
  makeUser({ clientprofile_set: [{ id: 1, client: { id: 9, name: 'Holding' }, roles }] })

const viewer = userWith(makeRole({ name: 'Viewer', services: [service('stats'), service('waf')] }))
const manager = userWith(makeRole({ name: 'People', create_users: true }))
const admin = userWith(makeRole({ name: 'CompanyAdmin', services: [service('waf')] }))
const clientAdmin = clientUser(makeRole({ name: 'ClientAdmin', create_users: true }))

const withNeeds = (...words: Parameters<typeof call>[1][]) => call('GET {company}/things/', ...words)
const of = (role: NeededRole) => withNeeds(needs(role))
const waf = withNeeds(needsService('waf'))

const refused = (reason: object, whoCanGrant: string) => ({ kind: 'refused', reason, whoCanGrant })
const allowed = { kind: 'allowed' }

describe('permissionOf', () => {
  it.each<[string, Parameters<typeof permissionOf>[0], PermissionFacts, object]>([
    ['nobody', withNeeds(), { user: null, company }, refused({ kind: 'signedOut' }, 'you')],
    ['nobody, a public call', { ...waf, auth: 'none' }, { user: null, company: null }, allowed],
    ['no company', withNeeds(), { user: viewer, company: null }, refused({ kind: 'company' }, 'userManager')],
    [
      'another company',
      withNeeds(),
      { user: viewer, company: makeCompany({ id: 7 }) },
      refused({ kind: 'company' }, 'userManager'),
    ],
    ['another company, staff', waf, { user: makeUser({ is_staff: true }), company }, allowed],
    ['no company named', call('GET things/'), { user: viewer, company: null }, allowed],
    ['a member by the client', withNeeds(), { user: clientUser(), company }, allowed],
    ['hired and granted', withNeeds(needsService('waf', 'stats')), { user: viewer, company }, allowed],
    [
      'not granted',
      withNeeds(needsService('iplists', 'antiddos')),
      { user: viewer, company },
      refused({ kind: 'notGranted', services: ['iplists', 'antiddos'] }, 'userManager'),
    ],
    [
      'not granted to a manager',
      waf,
      { user: manager, company },
      refused({ kind: 'notGranted', services: ['waf'] }, 'you'),
    ],
    ['not hired', waf, { user: viewer, company }, refused({ kind: 'notHired', services: ['waf'] }, 'companyAdmin')],
    ['not hired, an admin', waf, { user: admin, company }, refused({ kind: 'notHired', services: ['waf'] }, 'you')],
    [
      'not hired, an admin of a reseller',
      waf,
      { user: admin, company, themeName: 'reseller' },
      refused({ kind: 'notHired', services: ['waf'] }, 'provider'),
    ],
    ['an admin', of('admin'), { user: admin, company }, allowed],
    ['an admin by the client', of('admin'), { user: clientAdmin, company }, allowed],
    ['no admin', of('admin'), { user: viewer, company }, refused({ kind: 'role', role: 'admin' }, 'userManager')],
    [
      'no admin, but a manager',
      of('admin'),
      { user: manager, company },
      refused({ kind: 'role', role: 'admin' }, 'you'),
    ],
    ['a manager', of('userManager'), { user: manager, company }, allowed],
    [
      '§6: a client profile manages no users',
      of('userManager'),
      { user: clientAdmin, company },
      refused({ kind: 'role', role: 'userManager' }, 'userManager'),
    ],
    ['a client admin', of('clientAdmin'), { user: clientAdmin, company }, allowed],
    [
      'ClientAdmin in the company profile only',
      of('clientAdmin'),
      { user: userWith(makeRole({ name: 'ClientAdmin' })), company },
      refused({ kind: 'role', role: 'clientAdmin' }, 'provider'),
    ],
    [
      'no dealer',
      of('companyCreator'),
      { user: admin, company },
      refused({ kind: 'role', role: 'companyCreator' }, 'provider'),
    ],
    ['a dealer', of('companyCreator'), { user: { ...admin, is_dealer: true }, company }, allowed],
    ['no staff', of('staff'), { user: admin, company }, refused({ kind: 'role', role: 'staff' }, 'provider')],
    [
      'the first need of several that is not met',
      withNeeds(needs('member'), needs('severalProfiles'), needsService('waf')),
      { user: viewer, company },
      refused({ kind: 'role', role: 'severalProfiles' }, 'userManager'),
    ],
  ])('%s', (_, row, facts, verdict) => {
    expect(permissionOf(row, facts)).toEqual(verdict)
  })
})
