import { globalFontFace } from '@vanilla-extract/css'
import { type FontName, familyOf, fonts } from './fonts.ts'

/** Writes the rules of a face at build time. The browser fetches the file only when a text uses the face. */
export function declareFont(name: FontName): void {
  const { weights, standIn } = fonts[name]
  const slug = name.toLowerCase().replaceAll(' ', '-')
  globalFontFace(familyOf(name), {
    src: `url('@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2') format('woff2')`,
    fontWeight: weights,
    fontDisplay: 'swap',
  })
  const { local, ...metrics } = standIn
  globalFontFace(`${familyOf(name)} stand-in`, {
    src: local.map((family) => `local('${family}')`).join(', '),
    lineGapOverride: '0%',
    ...metrics,
  })
}
