import { safeRedirect } from '@parapet/api'
import { describe, expect, it } from 'vitest'
import { pathList, paths } from '../paths/paths.ts'
import { match } from './match.ts'
import { to, toInCompany } from './to.ts'

describe('to', () => {
  it('builds every kind of URL', () => {
    expect(to('home')).toBe('/')
    expect(to('home', { company: 300 })).toBe('/300')
    expect(to('stats')).toBe('/stats')
    expect(to('stats', { company: 300 }, { range: '7d', site: null })).toBe('/300/stats?range=7d')
    expect(to('snapshot', { company: 300, sId: 12 })).toBe('/300/snapshot/12')
    expect(to('password', { uuid: 'a/b?c' })).toBe('/auth/password/a%2Fb%3Fc')
    expect(to('login', undefined, { redirect: '/300/stats?a=1' })).toBe('/auth/login?redirect=%2F300%2Fstats%3Fa%3D1')
  })

  it('adds the company only to pages with a company', () => {
    expect(toInCompany(300, 'analytics')).toBe('/300/analytics')
    expect(toInCompany(300, 'analytics', { company: 301 })).toBe('/301/analytics')
    expect(toInCompany(300, 'user-profile')).toBe('/user/profile')
    expect(toInCompany(null, 'analytics')).toBe('/analytics')
  })

  it('does not compile with a missing or unknown param', () => {
    // @ts-expect-error sId is needed
    to('snapshot')
    // @ts-expect-error no such param
    to('user-profile', { company: 1 })
  })
})

describe('match', () => {
  it('finds every page by its own URL, with and without a company', () => {
    for (const { name, path } of pathList) {
      const address = `/${path.replace('{company?}', '300').replace(/\{(\w+)\}/g, 'x-$1')}`
      expect(match(address)?.page.name, address).toBe(name)
      if (path.startsWith('{company?}')) {
        expect(match(address)?.company).toBe(300)
        expect(match(address.replace('/300', '') || '/')?.page.name, address).toBe(name)
      }
    }
  })

  it('returns nothing for an unknown URL', () => {
    for (const address of ['/nowhere', '/about/stats', '/300/nowhere', '/auth', '/user', '/auth/password', '/-1/stats'])
      expect(match(address), address).toBeUndefined()
  })

  it('reads params', () => {
    expect(match('/12/snapshot/a%20b')).toMatchObject({ company: 12, params: { sId: 'a b' } })
    expect(match('/snapshot/%')).toMatchObject({ company: null, params: { sId: '%' } })
  })

  it('accepts only pages of this origin as the return target after login', () => {
    expect(safeRedirect('/300/stats?x=1')).toBe('/300/stats?x=1')
    for (const bad of ['//evil.example', 'https://evil.example', '/\\evil.example', '/auth/login', null, ''])
      expect(safeRedirect(bad)).toBe('/')
  })
})

it('uses only pages of the table as crumbs', () => {
  for (const { crumbs = [] } of pathList) for (const crumb of crumbs) expect(Object.keys(paths)).toContain(crumb)
})
