import type { T } from '@parapet/ui'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MenuEntry } from '../rail/menu.ts'
import type en from '../topBar/panels.en.ts'
import { type Destinations, destinationsOf } from './destinations.ts'
import { createRecentDestinations } from './recentDestinations.ts'

const t = ((key: string) => key) as T<typeof en>
const entry = (key: string): MenuEntry => ({
  key,
  label: `name of ${key}`,
  icon: 'home',
  href: `/300/${key}`,
  isCurrent: false,
})
const places: Destinations = {
  menu: {
    home: entry('home'),
    groups: [{ key: 'observe', entries: [entry('stats'), entry('analytics'), entry('soporte')] }],
    hidden: [entry('anomalydetection')],
    more: [entry('waf')],
  },
  sites: ['www.example.com', 'a&b=c.example'],
  siteHref: (query) => `/300/analytics?${query}`,
  companies: [
    { id: 300, name: 'Aurora Media' },
    { id: 301, name: 'Boreal' },
  ],
  companyId: 300,
  hrefOf: (id) => `/${id}`,
}

describe('destinations', () => {
  it('name a site in both forms, so that either is found', () => {
    const [site] = destinationsOf({ ...places, sites: ['xn--and-6ma2c.example'] }, t, []).filter(
      ({ id }) => id === 'site xn--and-6ma2c.example',
    )
    expect(site?.label).toBe('ñandú.example (xn--and-6ma2c.example)')
  })

  it('are the pages of the menu, the sites and the other companies, in this order', () => {
    expect(destinationsOf(places, t, []).map(({ id }) => id)).toEqual([
      'page home',
      'page stats',
      'page analytics',
      'page soporte',
      'page anomalydetection',
      'site www.example.com',
      'site a&b=c.example',
      'company 301',
    ])
  })

  it('link to one site by the query of a view, whatever its name', () => {
    const [first, second] = destinationsOf(places, t, []).filter(({ id }) => id.startsWith('site'))
    expect(first?.href).toBe('/300/analytics?site=www.example.com')
    expect(new URLSearchParams(second?.href.split('?')[1]).get('site')).toBe('a&b=c.example')
  })

  it('contain no sites for users who may see no figures of them', () => {
    const ids = destinationsOf({ ...places, siteHref: undefined }, t, []).map(({ id }) => id)
    expect(ids.some((id) => id.startsWith('site'))).toBe(false)
  })

  it('start with recent ones, each once, without those that no longer exist', () => {
    const found = destinationsOf(places, t, ['company 301', 'page gone', 'page stats']).map(({ id }) => id)
    expect(found.slice(0, 3)).toEqual(['company 301', 'page stats', 'page home'])
    expect(new Set(found).size).toBe(found.length)
    expect(found).toHaveLength(8)
  })
})

describe('recent destinations', () => {
  const storage = (text: string | null) => {
    let kept = text
    return {
      getItem: () => kept,
      setItem: (_: string, next: string) => {
        kept = next
      },
    }
  }

  it('are the last six, latest first, each once', () => {
    const kept = storage(null)
    const lately = createRecentDestinations(1, () => kept)
    for (const id of ['a', 'b', 'c', 'b', 'd', 'e', 'f', 'g']) lately.visit(id)
    expect(lately.list()).toEqual(['g', 'f', 'e', 'd', 'b', 'c'])
  })

  it('are empty for invalid or unavailable storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const list = createRecentDestinations(1, () => storage(text)).list()
        expect(list.every((id) => typeof id === 'string') && list.length <= 6).toBe(true)
      }),
    )
    const refuse = (): never => {
      throw new Error('refused')
    }
    const refused = createRecentDestinations(1, () => ({ getItem: refuse, setItem: refuse }))
    refused.visit('a')
    expect(refused.list()).toEqual([])
  })
})
