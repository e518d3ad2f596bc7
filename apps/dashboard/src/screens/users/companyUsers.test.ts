import { type CompanyUser, makeCompanyUser } from '@parapet/api'
import { expect, it } from 'vitest'
import { columnMakers } from '../../kit/resource/columns.tsx'
import { companyUsers, type UserDraft } from './companyUsers.tsx'

const t = (key: string) => key
const own = makeCompanyUser({ id: 7, roles: [{ id: 2, name: 'CompanyAdmin' }] })
const { form, update, create, lockedBy } = companyUsers.of({
  ownId: 7,
  roleName: (name) => name,
  roles: [{ id: 4, name: 'Viewer' }],
  isManager: true,
  seesSessions: true,
  members: [],
  onRoles: null,
})
const password = 'Long-enough-1'
const valid: UserDraft = {
  email: 'new@example.com',
  first_name: '',
  last_name: '',
  roles: ['2'],
  password,
}
const check = (change: Partial<UserDraft>, row: ReturnType<typeof makeCompanyUser> | null = null) =>
  Object.fromEntries(
    Object.entries(form?.check?.({ ...valid, ...change }, t as never, row) ?? {}).filter(([, error]) => error),
  )

it.each<[Partial<UserDraft>, Record<string, string>]>([
  [{}, {}],
  [{ email: '' }, { email: 'error.email' }],
  [{ email: 'new@example' }, { email: 'error.email' }],
  [{ email: `${'n'.repeat(250)}@example.com` }, { email: 'error.long' }],
  [{ first_name: 'n'.repeat(151) }, { first_name: 'error.long' }],
  [{ last_name: 'n'.repeat(151) }, { last_name: 'error.long' }],
  [{ roles: [] }, { roles: 'error.roles' }],
  [{ password: '' }, {}],
  [{ password: 'Short-1' }, { password: 'error.password' }],
  [{ first_name: 'Grace', password: 'Graceful-2026' }, { password: 'error.password' }],
])('judges a new user: %o', (change, errors) => {
  expect(check(change)).toEqual(errors)
})

it('keeps the address and, if it is left empty, the password of a user who exists', () => {
  expect(check({ email: '', password: '' }, own)).toEqual({})
  expect(check({ password: 'Short-1' }, own)).toEqual({ password: 'error.password' })
  const draft = { ...valid, first_name: ' Ada ', password: '' }
  expect(update?.input(draft, own)).toEqual({ user: 7, body: { first_name: 'Ada', last_name: '', roles: [2] } })
  expect(update?.input(valid, own)).toMatchObject({ body: { password } })
})

it('sends the address without the spaces around it', () => {
  expect(create?.input({ ...valid, email: ' new@example.com ' })).toMatchObject({ body: { email: 'new@example.com' } })
})

it('locks only the row of whoever is logged in', () => {
  expect(lockedBy?.(own)).toBe('locked.own')
  expect(lockedBy?.(makeCompanyUser({ id: 8 }))).toBeUndefined()
})

it.each([
  [true, true, ['email', 'name', 'roles', 'twoFactor'], [true, true]],
  [true, false, ['email', 'name', 'roles', 'twoFactor'], [true, false]],
  [false, false, ['email', 'name', 'roles'], [true, false]],
])('shows second factors to managers (%s) and sessions to administrators (%s)', (isManager, seesSessions, ids, own) => {
  const { columns, filters, panels } = companyUsers.of({
    ownId: 7,
    roleName: String,
    roles: [],
    isManager,
    seesSessions,
    members: [],
    onRoles: null,
  })
  expect(columns(columnMakers(t as never), t as never).map(({ id }) => id)).toEqual(ids)
  expect(filters?.some(({ id }) => id === 'twoFactor')).toBe(isManager)
  const sessions = panels?.find(({ id }) => id === 'sessions')
  expect([7, 8].map((id) => sessions?.isOffered?.(makeCompanyUser({ id })))).toEqual(own)
})

const guardedBy = (members: readonly CompanyUser[]) =>
  companyUsers.of({
    ownId: 7,
    roleName: String,
    roles: [],
    isManager: true,
    seesSessions: true,
    members,
    onRoles: null,
  })
const last = makeCompanyUser({ id: 8, roles: [{ id: 2, name: 'CompanyAdmin' }] })
const other = makeCompanyUser({ id: 9, roles: [{ id: 4, name: 'Viewer' }] })

it('keeps the last of several company administrators who are removed together', () => {
  const second = makeCompanyUser({ id: 10, roles: [{ id: 2, name: 'CompanyAdmin' }] })
  const guarded = guardedBy([last, other, second])
  expect(guarded.keptBy?.(second, [other])).toBeUndefined()
  expect(guarded.keptBy?.(second, [other, last])).toBe('lastAdmin')
})

it('keeps the last company administrator, with the role', () => {
  const guarded = guardedBy([last, other])
  expect(guarded.form?.check?.({ ...valid, roles: ['4'] }, t as never, last)?.roles).toBe('lastAdmin')
  expect(guarded.form?.check?.({ ...valid, roles: ['2', '4'] }, t as never, last)?.roles).toBeUndefined()
  expect(guarded.keptBy?.(last)).toBe('lastAdmin')
  expect(guarded.keptBy?.(other)).toBeUndefined()
})
