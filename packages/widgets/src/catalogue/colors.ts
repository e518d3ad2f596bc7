import type { ColorToken } from '@parapet/ui'

const palette = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const satisfies readonly ColorToken[]

// FNV-1a: small, spread well enough over eight colours, the same in every browser.
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/**
 * Returns a colour for each site, the same in every chart of a company. With up to eight sites each has its own;
 * otherwise by hash of the name, moving on where two shown sites collide. `shown` are at most eight.
 */
export function siteColors(shown: readonly string[], allSites: readonly string[]): ReadonlyMap<string, ColorToken> {
  const isSmall = allSites.length <= palette.length
  const sorted = isSmall ? [...allSites].sort() : []
  const colors = new Map<string, ColorToken>()
  const taken = new Set<number>()
  for (const site of [...shown].sort()) {
    const known = sorted.indexOf(site)
    let index = known >= 0 ? known : hash(site) % palette.length
    while (taken.has(index) && taken.size < palette.length) index = (index + 1) % palette.length
    taken.add(index)
    colors.set(site, palette[index] ?? 'other')
  }
  return colors
}
