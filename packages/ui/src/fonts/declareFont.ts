import { globalFontFace } from '@vanilla-extract/css'
import { type FontName, familyOf, fonts } from './fonts.ts'
import { coreRange, restRange } from './ranges.ts'

/** Writes the rules of a face at build time. The browser fetches the file only when a text uses the face. */
export function declareFont(name: FontName): void {
  const { standIn } = fonts[name]
  const slug = name.toLowerCase().replaceAll(' ', '-')
  // Two files: the first page needs the first one only.
  globalFontFace(familyOf(name), [
    { src: fileOf(slug, 'core'), fontWeight: '400 600', fontDisplay: 'swap', unicodeRange: coreRange },
    { src: fileOf(slug, 'rest'), fontWeight: '400 600', fontDisplay: 'swap', unicodeRange: restRange },
  ])
  const { local, ...metrics } = standIn
  globalFontFace(`${familyOf(name)} stand-in`, {
    src: local.map((family) => `local('${family}')`).join(', '),
    lineGapOverride: '0%',
    ...metrics,
  })
}

function fileOf(slug: string, part: 'core' | 'rest'): string {
  return `url('./files/${slug}-${part}.woff2') format('woff2')`
}
