import { globalFontFace } from '@vanilla-extract/css'
import { ARROWS, type FontName, familyOf, fonts } from './fonts.ts'
import { arrowRange, coreRange, restRange } from './ranges.ts'

const shared = { fontWeight: '400 600', fontDisplay: 'swap' } as const

/** Writes the `@font-face` rules of a font at build time. The browser fetches a file only when text uses it. */
export function declareFont(name: FontName): void {
  const { fallback } = fonts[name]
  const slug = name.toLowerCase().replaceAll(' ', '-')
  // Two files: the first page needs only the first one. Two families: while a part of one family is missing, Chromium
  // looks up the system font for each size and weight (0.3 ms each, decision 0005).
  globalFontFace(familyOf(name), { src: fileOf(slug, 'core'), ...shared, unicodeRange: coreRange })
  globalFontFace(`${familyOf(name)} more`, { src: fileOf(slug, 'rest'), ...shared, unicodeRange: restRange })
  globalFontFace(ARROWS, { src: urlOf('arrows'), ...shared, unicodeRange: arrowRange })
  const { local, ...metrics } = fallback
  globalFontFace(`${familyOf(name)} stand-in`, {
    src: local.map((family) => `local('${family}')`).join(', '),
    lineGapOverride: '0%',
    ...metrics,
  })
}

const fileOf = (slug: string, part: 'core' | 'rest') => urlOf(`${slug}-${part}`)
const urlOf = (file: string) => `url('./files/${file}.woff2') format('woff2')`
