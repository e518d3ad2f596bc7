import fc from 'fast-check'
import { expect, it } from 'vitest'
import { botOutcomes, crawlerShare, outcomeShares } from './botShares.ts'

it.each<[number, number, number | null]>([
  [100, 400, 0.25],
  [0, 400, 0],
  [400, 400, 1],
  [0, 0, null],
])('%s of %s bots are a share of %s', (count, total, share) => {
  expect(crawlerShare(count, total)).toBe(share)
})

const step = fc
  .tuple(...botOutcomes.map(() => fc.nat(10_000)))
  .map(([allow = 0, block = 0, captcha = 0, jschallenge = 0]) => ({
    allow,
    block,
    captcha,
    jschallenge,
    crawler_total: allow + block + captcha + jschallenge,
  }))

it('shares of outcomes add up to one, weighting each time step by its bots', () => {
  expect(
    outcomeShares([
      { allow: 1, block: 0, captcha: 0, jschallenge: 0, crawler_total: 1 },
      { allow: 0, block: 1, captcha: 1, jschallenge: 1, crawler_total: 3 },
    ]),
  ).toEqual({ allow: 0.25, block: 0.25, captcha: 0.25, jschallenge: 0.25 })
  expect(outcomeShares([])).toBeNull()
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const shares = outcomeShares(steps)
      const total = steps.reduce((sum, { crawler_total }) => sum + crawler_total, 0)
      if (total === 0) expect(shares).toBeNull()
      else expect(botOutcomes.reduce((sum, key) => sum + (shares?.[key] ?? Number.NaN), 0)).toBeCloseTo(1, 9)
    }),
  )
})
