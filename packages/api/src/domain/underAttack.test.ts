import { expect, it } from 'vitest'
import type { UnderAttack } from '../entities/Protection.ts'
import {
  type AttackPlan,
  apiProtectionFaults,
  attackEnds,
  attackedSites,
  coversAllSites,
  underAttackSince,
} from './underAttack.ts'

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

const start = Date.UTC(2026, 5, 15, 10) / 1000
const row = (site: number, over: Partial<UnderAttack> = {}): UnderAttack => ({
  ...{ site, url: `${site}.example`, active: true, activated_at: '2026-06-15T10:00:00Z', activated_by: 'ada' },
  ...over,
})
const plan = (site: number, over: Partial<AttackPlan> = {}): AttackPlan => ({
  ...{ site, host: `${site}.example`, from: start, until: start + 3600, made: start, author: 'Ada' },
  ...{ reason: 'Flood', id: site, mayChange: true },
  ...over,
})

it('gives each site in the mode the last plan of this time, and none of an earlier one', () => {
  const rows = [row(1), row(2, { active: false }), row(3), row(4, { activated_at: null }), row(5)]
  const plans = [
    plan(1, { made: start + 9, reason: 'Later' }),
    plan(1),
    plan(2),
    plan(3, { from: start - 86_400 }),
    plan(4, { from: start - 86_400 }),
  ]
  expect(attackedSites(rows, plans).map(({ site, plan: own }) => [site, own?.reason])).toEqual([
    [1, 'Later'],
    [3, undefined],
    [4, 'Flood'],
    [5, undefined],
  ])
})

it('takes a plan of a clock that differs by minutes for that of the same time', () => {
  const found = (from: number) => attackedSites([row(1)], [plan(1, { from })])[0]?.plan
  expect(found(start + 299)).not.toBeNull()
  expect(found(start + 301)).toBeNull()
})

it('tells the next end and the sites whose end is over', () => {
  const sites = attackedSites(
    [row(1), row(2), row(3), row(4)],
    [plan(1), plan(2, { until: start + 60 }), plan(3, { until: null })],
  )
  const at = (now: number) => {
    const { next, over } = attackEnds(sites, now)
    return [next, over.map(({ site }) => site)]
  }
  expect(at(start)).toEqual([start + 60, []])
  expect(at(start + 60)).toEqual([start + 3600, [2]])
  expect(at(start + 3601)).toEqual([null, [1, 2]])
})
