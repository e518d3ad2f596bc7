import { capability, comparableFrom, initialView } from '@parapet/api'
import { expect, it } from 'vitest'
import { toBoardQuery } from '../rows/boardQuery.ts'

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const context = { now, zone: 'UTC' }
const basic = capability('analytics.delivery', { dedicated: false })
const HOUR = 3600

it('has no data for the future: a custom period is not moved when the range becomes longer', () => {
  const asked = (rel: string, against: number) => {
    const view = { ...initialView, range: { rel }, compare: 'custom' as const, against }
    const { before } = toBoardQuery(view, { company: 300, now, zone: 'UTC', allSites: [], capability: basic })
    return { from: comparableFrom('custom', view, basic, context), before }
  }
  expect(asked('1h', now - 2 * HOUR)).toEqual({
    from: undefined,
    before: { from: now - 2 * HOUR, to: now - HOUR },
  })
  for (const against of [now - 2 * HOUR, now + 1, 999_999_999_999_999])
    expect(asked('4h', against)).toEqual({ from: Number.POSITIVE_INFINITY, before: null })
})
