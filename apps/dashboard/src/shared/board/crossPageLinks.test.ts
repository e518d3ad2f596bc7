import { capability, decodeView, initialView, type ViewState } from '@parapet/api'
import { describe, expect, it } from 'vitest'
import { carriedQuery, coversRange } from './CrossPageLinks.tsx'

const view: ViewState = {
  ...initialView,
  range: { rel: '1h' },
  tab: 'midtier',
  sites: ['a.com'],
  include: { countrycode: ['ES'] },
  exclude: { response: ['404'] },
  compare: 'week',
  refreshMs: 60_000,
}

describe('a link to another page', () => {
  it('keeps range, filters, sites, tab and comparison, whatever the defaults of that page', () => {
    for (const range of [{ rel: '7d' }, { rel: '15m' }, { from: 1, to: 2 }]) {
      const there: ViewState = { ...initialView, range, refreshMs: 300_000 }
      const { state, ignored } = decodeView(carriedQuery(view, 300), there)
      expect(state).toEqual({ ...view, company: 300, refreshMs: 300_000 })
      expect(ignored).toEqual([])
    }
  })

  it('contains the range even if it is the default', () => {
    expect(carriedQuery(initialView, 300).toString()).toBe('range=1h')
  })
})

describe('a page with only some figures of the range', () => {
  const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
  const at = (range: ViewState['range'], dedicated: boolean) =>
    coversRange(
      { ...view, range },
      capability('analytics.delivery', { dedicated, retentionHours: 720, siteCount: 3 }),
      {
        now,
        zone: 'UTC',
      },
    )

  it.each([
    [{ rel: '1h' }, false, true],
    [{ rel: '7d' }, false, false],
    [{ rel: '7d' }, true, true],
    [{ rel: '1y' }, true, false],
    [{ from: now - 60 * 86_400, to: now - 59 * 86_400 }, true, false],
    [{ from: now - 3600, to: now }, false, true],
  ])('shows the hint: %o, dedicated %s', (range, dedicated, expected) => {
    expect(at(range, dedicated)).toBe(expected)
  })
})
