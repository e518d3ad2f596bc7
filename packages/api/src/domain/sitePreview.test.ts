import fc from 'fast-check'
import { expect, it } from 'vitest'
import { handledCounts, measureTest } from './measures.ts'
import { attackModePreview, clientsOver, rulePreview } from './sitePreview.ts'

const site = 'a.com'
const anyRequests = fc.array(
  fc.record({
    address: fc.constantFrom('192.0.2.1', '192.0.2.2', '192.0.2.3'),
    method: fc.constantFrom('GET', 'POST', 'PUT'),
    agent: fc.constantFrom('Mozilla/5.0 (X11)', 'curl/8.0', 'Googlebot/2.1'),
    requests: fc.integer({ min: 1, max: 9000 }),
  }),
)
type Requests = typeof anyRequests extends fc.Arbitrary<infer T> ? T : never
const sum = (rows: readonly { requests: number }[]) => rows.reduce((all, { requests }) => all + requests, 0)
function ranked(rows: Requests, key: 'address' | 'method' | 'agent') {
  return [...new Set(rows.map((row) => row[key]))].map((value) => ({
    key: value,
    requests: sum(rows.filter((row) => row[key] === value)),
  }))
}

it('counts by rankings what the test of the rule says of each request', () => {
  const anyRule = fc.record({
    action: fc.constantFrom('log' as const, 'block' as const),
    methods: fc.subarray(['GET', 'POST', 'PUT', 'HEAD']),
    rate: fc.option(fc.integer({ min: 1, max: 300 })),
  })
  fc.assert(
    fc.property(anyRequests, anyRule, (rows, rule) => {
      const clients = ranked(rows, 'address')
      const over = new Set(clientsOver(clients, rule.rate, 3600).map(({ key }) => key))
      const theirs = ranked(
        rows.filter(({ address }) => over.has(address)),
        'method',
      )
      const isMet = measureTest({ kind: 'apiRule', site, ...rule, action: 'block' })
      const perMinute = (address: string) => sum(rows.filter((row) => row.address === address)) / 60
      const met = rows.filter((row) => isMet({ ...row, site, perMinute: perMinute(row.address) }))
      const { stopped, requests } = rulePreview(rule, ranked(rows, 'method'), theirs)
      expect([stopped, requests]).toEqual([sum(met), sum(rows)])
    }),
  )
})

it('counts by agent what under attack mode holds back', () => {
  fc.assert(
    fc.property(anyRequests, (rows) => {
      const isMet = measureTest({ kind: 'underAttack', site })
      const met = rows.filter((row) => isMet({ ...row, site, perMinute: 0 }))
      expect(attackModePreview(ranked(rows, 'agent'))).toMatchObject({ requests: sum(rows), held: sum(met) })
    }),
  )
})

it('adds up reasons by what the edge did', () => {
  const reasons = { 'TCDN-OK': 5, 'TCDN-RPE-Under Attack': 3, 'TCDN-RPE-403-Denied': 2, 'TCDN-RPE-418': 1 }
  const rows = Object.entries(reasons).map(([key, requests]) => ({ key, requests }))
  expect(handledCounts(rows)).toEqual({ served: 5, challenged: 4, blocked: 2 })
})
