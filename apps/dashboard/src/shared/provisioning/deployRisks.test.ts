import { impactOf, makeVclConfig, traceConfig } from '@parapet/api'
import { expect, it } from 'vitest'
import { deployRisks } from './deployRisks.ts'

const lines = Array.from({ length: 10 }, (_, i) => `line ${i}`)
const live = makeVclConfig({ id: 40, config_body: lines.join('\n') })
const risks = (over: Partial<Parameters<typeof deployRisks>[0]> = {}) =>
  deployRisks({ body: `${live.config_body}\nmore`, base: 40, live, underway: undefined, ...over })

it('lets an addition to the live version pass', () => {
  expect(risks()).toMatchObject({ isHigh: false, removed: 0, liveLines: 10 })
})

it('reports a version that went live meanwhile, but not when the base does not matter', () => {
  expect(risks({ base: 39 })).toMatchObject({ isHigh: true, overtakenBy: { id: 40 } })
  expect(risks({ base: null }).isHigh).toBe(false)
  expect(risks({ base: 0, live: null }).isHigh).toBe(false)
})

it('reports another deployment, and a text that drops more than half', () => {
  expect(risks({ underway: makeVclConfig({ id: 41 }) }).isHigh).toBe(true)
  expect(risks({ body: lines.slice(0, 5).join('\n') }).isLarge).toBe(false)
  expect(risks({ body: lines.slice(0, 4).join('\n') })).toMatchObject({ isLarge: true, isHigh: true, removed: 6 })
})

it('asks to confirm what takes the backend of a site, and does not count lines where the impact is known', () => {
  const from = (source: string) => traceConfig([{ source }], null)
  const served = 'sub vcl_recv { set req.backend_hint = c300_a.backend(); }'
  const impact = (before: string, after: string) => ({
    sites: impactOf(from(before), from(after), ['www.example.com']),
    all: 1,
  })
  const short = lines.slice(0, 2).join('\n')
  expect(risks({ body: short, impact: impact(served, served) })).toMatchObject({
    isLarge: false,
    isHigh: false,
  })
  expect(risks({ impact: impact(served, '') })).toMatchObject({ isHarmful: true, isHigh: true })
  expect(risks({ body: short, impact: impact(served, 'include "x";') })).toMatchObject({ isLarge: true })
})
