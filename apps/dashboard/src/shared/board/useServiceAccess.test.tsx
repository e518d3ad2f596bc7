import { makeCompany, makeUser } from '@parapet/api'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useServiceAccess, useSites } from './useServiceAccess.ts'

const site = (url: string) => ({ id: 1, company: 300, url, active: true, ssl: true })

it('returns the same function and list when user and company reload unchanged', () => {
  const { result, rerender } = renderHook(
    ({ held }) => {
      const company = makeCompany({ services: held, sites: [site('a.com'), site('b.com')] })
      return [useServiceAccess(makeUser(), company), useSites(company)] as const
    },
    { initialProps: { held: [{ id: 1, name: 'midtier' }] } },
  )
  const [access, sites] = result.current
  expect([access('midtier'), access('staging'), sites]).toEqual(['none', 'offered', ['a.com', 'b.com']])
  rerender({ held: [{ id: 1, name: 'midtier' }] })
  expect(result.current[0]).toBe(access)
  expect(result.current[1]).toBe(sites)
  rerender({ held: [] })
  expect(result.current[0]('midtier')).toBe('offered')
  expect(result.current[1]).toBe(sites)
})
