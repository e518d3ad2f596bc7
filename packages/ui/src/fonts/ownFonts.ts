import { type FontFile, fonts, localFonts } from './fonts.ts'

/** A family as it may stand in CSS: no quotes, and not the name of a font that ships. */
export const isOwnFamily = (family: string): boolean =>
  /^[A-Za-z][A-Za-z0-9 -]{0,39}$/.test(family) && !Object.hasOwn(fonts, family)

/** A woff2 file of this origin, or embedded: `wOF2` starts its base64. */
export const isFontSource = (src: string): boolean =>
  /^\/(?![/\\])[\w./%~-]+\.woff2$/.test(src) || /^data:font\/woff2;base64,d09GM[A-Za-z0-9+/]+=*$/.test(src)

/** One weight, or a range of a variable font. */
export const isFontWeight = (weight: string): boolean => /^[1-9]\d{0,2}( [1-9]\d{0,2})?$/.test(weight)

/** A percentage that CSS takes: `98.8%`. */
export const isPercent = (text: string): boolean => /^\d{1,3}(\.\d{1,2})?%$/.test(text)

/** Whether every part of a font file may stand in a style sheet; a configured theme may have anything. */
export function isFontFile({ family, src, weight, style, kind, fallback }: FontFile): boolean {
  return (
    isOwnFamily(family) &&
    isFontSource(src) &&
    isFontWeight(weight) &&
    (style === 'normal' || style === 'italic') &&
    Object.hasOwn(localFonts, kind) &&
    [fallback.sizeAdjust, fallback.ascentOverride, fallback.descentOverride].every(isPercent)
  )
}

/** Returns the `@font-face` rules of a theme's own files, each family with a local stand-in of the same metrics. */
export function ownFontRules(files: readonly FontFile[]): string {
  const given: readonly (FontFile | null)[] = Array.isArray(files) ? files : []
  const valid = given.filter((file) => file !== null).filter((file) => Boolean(file.fallback) && isFontFile(file))
  const families = new Map(valid.map((file) => [file.family, file]))
  return [
    ...valid.map(
      ({ family, src, weight, style }) =>
        `@font-face{font-family:'${family}';src:url('${src}') format('woff2');font-weight:${weight};font-style:${style};font-display:swap}`,
    ),
    ...[...families.values()].map(({ family, kind, fallback }) => {
      const locals = localFonts[kind].map((name) => `local('${name}')`).join(',')
      return `@font-face{font-family:'${family} stand-in';src:${locals};size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascentOverride};descent-override:${fallback.descentOverride};line-gap-override:0%}`
    }),
  ].join('\n')
}

/** Declares a theme's own fonts in the document; two themes may be open beside each other in the clinic. */
export function declareOwnFonts(theme: string, files: readonly FontFile[]): void {
  const id = `fonts-of-${theme}`
  const sheet = document.getElementById(id) ?? document.createElement('style')
  sheet.id = id
  const rules = ownFontRules(files)
  if (sheet.textContent !== rules) sheet.textContent = rules
  if (!sheet.isConnected) document.head.append(sheet)
}
