import { makeCompany, makeCompanyUser, makeRole } from '@parapet/api'
import { expect, it } from 'vitest'
import { effectiveAccess, userOf } from './effectiveAccess.ts'

const service = (id: number, name: string) => ({ id, name })
const viewer = makeRole({ id: 4, name: 'Viewer', services: [service(1, 'stats'), service(2, 'invalidation')] })
const admin = makeRole({ id: 2, name: 'CompanyAdmin', services: [service(3, 'logs')], create_users: true })
const company = makeCompany({ services: [service(2, 'invalidation'), service(3, 'logs')] })

function accessOf(...roles: { id: number; name: string }[]) {
  const row = makeCompanyUser({ id: 8, roles })
  const { pages, actions } = effectiveAccess(userOf(row, [viewer, admin], company), company, 'parapet')
  return {
    page: (name: string) => pages.find(({ key }) => key.name === name)?.refusal,
    action: (key: string) => actions.find((one) => one.key === key)?.refusal,
  }
}

it('opens what a role includes and the company has hired, and says which of both is missing', () => {
  const { page, action } = accessOf({ id: 4, name: 'Viewer' })
  expect(page('home')).toBeNull()
  expect(page('invalidation')).toBeNull()
  expect(action('action.purge')).toBeNull()
  expect(page('stats')).toEqual({ kind: 'notHired', services: ['stats'] })
  expect(page('logs')).toEqual({ kind: 'notGranted', services: ['logs'] })
  expect(page('audit')).toEqual({ kind: 'role', role: 'admin' })
  expect(page('user-payment')).toEqual({ kind: 'role', role: 'clientAdmin' })
  expect(page('user-notifications')).toEqual({ kind: 'noClient' })
  expect(page('companies')).toEqual({ kind: 'unknown' })
  expect(action('action.user')).toEqual({ kind: 'role', role: 'userManager' })
})

it('follows the roles', () => {
  const { page, action } = accessOf({ id: 2, name: 'CompanyAdmin' })
  expect(page('audit')).toBeNull()
  expect(action('action.user')).toBeNull()
  expect(action('action.purge')).toEqual({ kind: 'notGranted', services: ['invalidation'] })
})
