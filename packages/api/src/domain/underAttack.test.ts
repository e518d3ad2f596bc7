import { expect, it } from 'vitest'
import { apiProtectionFaults, coversAllSites, underAttackSince } from './underAttack.ts'

it('reads since when a site is in under attack mode, and nothing from a site that is not', () => {
  expect(underAttackSince({ active: true, activated_at: '2026-06-15T10:00:00Z' })).toBe(
    Date.UTC(2026, 5, 15, 10) / 1000,
  )
  expect(underAttackSince({ active: false, activated_at: '2026-06-15T10:00:00Z' })).toBeNull()
  expect(underAttackSince({ active: true, activated_at: 'yesterday' })).toBeNull()
  expect(underAttackSince({ active: true, activated_at: null })).toBeNull()
})

it('finds what is wrong with an API protection rule', () => {
  const rule = { schema_url: null, methods: ['GET'], rate_limit: null }
  expect(apiProtectionFaults(rule)).toEqual({})
  expect(apiProtectionFaults({ ...rule, methods: [] })).toEqual({ schema_url: 'nothing' })
  expect(apiProtectionFaults({ ...rule, schema_url: 'ftp://a.example/api.json' })).toEqual({ schema_url: 'url' })
  expect(apiProtectionFaults({ ...rule, rate_limit: 0 })).toEqual({ rate_limit: 'range' })
  expect(apiProtectionFaults({ ...rule, rate_limit: 1.5 })).toEqual({ rate_limit: 'range' })
  expect(apiProtectionFaults({ ...rule, rate_limit: 1_000_000 })).toEqual({})
})

it.each<[active: number[], turnedOn: number[], boolean]>([
  [[], [1, 2, 3], true],
  [[1], [2, 3], true],
  [[1], [2], false],
  [[], [1, 2], false],
  [[1, 2], [3], false],
])('asks for the typed confirmation only for all sites: with %j on, turning on %j', (active, turnedOn, isAll) => {
  const sites = [1, 2, 3].map((site) => ({ site, active: active.includes(site) }))
  expect(
    coversAllSites(
      sites,
      turnedOn.map((site) => ({ site })),
    ),
  ).toBe(isAll)
})
