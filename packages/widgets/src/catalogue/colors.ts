import type { ColorToken } from '@parapet/ui'

const palette = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const satisfies readonly ColorToken[]

// FNV-1a: small, spread well enough over eight colours, the same in every browser.
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

const boards = new WeakMap<readonly string[], Map<string, number>>()

/** Returns a colour for each site, the same in all charts of a board; `shown` has at most eight. */
export function siteColors(shown: readonly string[], allSites: readonly string[]): ReadonlyMap<string, ColorToken> {
  const known = boards.get(allSites) ?? new Map<string, number>()
  boards.set(allSites, known)
  if (known.size === 0 && allSites.length <= palette.length)
    [...allSites].sort().forEach((site, index) => void known.set(site, index))
  const places = new Map<string, number>()
  const taken = new Set<number>()
  const take = (site: string, index: number) => {
    taken.add(index)
    places.set(site, index)
    if (!known.has(site)) known.set(site, index)
  }
  const sorted = [...shown].sort()
  for (const site of sorted) {
    const index = known.get(site)
    if (index !== undefined && !taken.has(index)) take(site, index)
  }
  for (const site of sorted) {
    if (places.has(site)) continue
    const others = new Set(known.values())
    const ways = palette.map((_, step) => (hash(site) + step) % palette.length).filter((index) => !taken.has(index))
    take(site, ways.find((index) => !others.has(index)) ?? ways[0] ?? hash(site) % palette.length)
  }
  return new Map(shown.map((site) => [site, palette[places.get(site) ?? -1] ?? 'other']))
}
