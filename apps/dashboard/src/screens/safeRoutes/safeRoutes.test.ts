import { makeSafeRoute, safeRouteLimits } from '@parapet/api'
import { beforeEach, expect, it, vi } from 'vitest'
import { safeRoutes } from './safeRoutes.tsx'

const now = 1_781_515_800
const t = (key: string) => key
beforeEach(() => void vi.useFakeTimers({ now: now * 1000 }))

const { form, columns } = safeRoutes
const check = (change: Partial<ReturnType<NonNullable<typeof form>['initial']>>, row = makeSafeRoute()) => {
  const errors = form?.check?.({ ...form.initial(row), ...change }, t as never, row) ?? {}
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error))
}

it.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'error.name' }],
  [{ name: 'n'.repeat(safeRouteLimits.name + 1) }, { name: 'error.tooLong' }],
  [{ description: 'd'.repeat(safeRouteLimits.description + 1) }, { description: 'error.tooLong' }],
  [{ site: null }, { site: 'error.site' }],
  [{ url: 'checkout' }, { url: 'error.url' }],
  [{ url: `/${'a'.repeat(safeRouteLimits.url)}` }, { url: 'error.tooLong' }],
  [{ expires_at: now }, { expires_at: 'error.past' }],
  [{ expires_at: now + 1 }, {}],
])('reports the problem of %o', (change, errors) => {
  expect(check(change)).toEqual(errors)
})

it('accepts edits of a route whose link has expired, and marks it as expired', () => {
  const row = makeSafeRoute({ expires_at: now - 1 })
  expect(form?.initial(row)).toMatchObject({ name: row.name, site: '1201', duration: '3600', expires_at: now - 1 })
  expect(check({ name: 'Renamed' }, row)).toEqual({})
  const make = new Proxy({}, { get: () => (id: string, value: unknown) => ({ id, value }) })
  const state = columns(make as never, t as never).find(({ id }) => id === 'active')
  expect(state?.value(row)).toEqual({ tone: 'watch', label: 'state.ended' })
})
