export type FontName =
  | 'Plus Jakarta Sans'
  | 'Inter'
  | 'Manrope'
  | 'Nunito'
  | 'Outfit'
  | 'Source Serif 4'
  | 'JetBrains Mono'

export type FontKind = 'sans-serif' | 'serif' | 'monospace'

/** The metrics that a local fallback font is scaled to, as percentages. */
export interface FallbackMetrics {
  sizeAdjust: string
  ascentOverride: string
  descentOverride: string
}

interface Face {
  kind: FontKind
  /** The local fallback font, scaled to the same metrics to avoid a layout shift. */
  fallback: FallbackMetrics & { local: readonly string[] }
}

/** A font file of a theme: woff2 at a path of this origin or as a `data:` address, with the metrics of its fallback. */
export interface FontFile {
  family: string
  src: string
  /** CSS `font-weight`: `400`, or a range of a variable font such as `200 800`. */
  weight: string
  style: 'normal' | 'italic'
  kind: FontKind
  fallback: FallbackMetrics
}

const arial = ['Arial', 'Liberation Sans', 'Helvetica']
const times = ['Times New Roman', 'Liberation Serif']
const courier = ['Courier New', 'Liberation Mono']

/** The local fonts that stand in for a kind of font until its file has loaded. */
export const localFonts: Readonly<Record<FontKind, readonly string[]>> = {
  'sans-serif': arial,
  serif: times,
  monospace: courier,
}

/** Fallback metrics are computed from the font files: mean width of English text, ascent and descent. */
export const fonts: Readonly<Record<FontName, Face>> = {
  'Plus Jakarta Sans': {
    kind: 'sans-serif',
    fallback: { local: arial, sizeAdjust: '105.06%', ascentOverride: '98.8%', descentOverride: '21.13%' },
  },
  Inter: {
    kind: 'sans-serif',
    fallback: { local: arial, sizeAdjust: '107.33%', ascentOverride: '90.26%', descentOverride: '22.47%' },
  },
  Manrope: {
    kind: 'sans-serif',
    fallback: { local: arial, sizeAdjust: '103.57%', ascentOverride: '102.92%', descentOverride: '28.96%' },
  },
  Nunito: {
    kind: 'sans-serif',
    fallback: { local: arial, sizeAdjust: '101.71%', ascentOverride: '99.4%', descentOverride: '34.71%' },
  },
  Outfit: {
    kind: 'sans-serif',
    fallback: { local: arial, sizeAdjust: '99.59%', ascentOverride: '100.41%', descentOverride: '26.11%' },
  },
  'Source Serif 4': {
    kind: 'serif',
    fallback: { local: times, sizeAdjust: '118.99%', ascentOverride: '87.06%', descentOverride: '28.15%' },
  },
  'JetBrains Mono': {
    kind: 'monospace',
    fallback: { local: courier, sizeAdjust: '100.09%', ascentOverride: '101.9%', descentOverride: '29.97%' },
  },
}

/** The family of the arrows of all fonts. */
export const ARROWS = 'Arrows'

/** Returns a font's CSS family name without its number, which minifiers would leave unquoted. */
export function familyOf(name: FontName): string {
  return name.replace(/ \d+$/, '')
}

/** Whether a font is one of those that ship. */
export function isFontName(name: string): name is FontName {
  return Object.hasOwn(fonts, name)
}

/** Returns the CSS `font-family` of a font with its fallbacks; the system font for a name that neither ships nor is in `own`. */
export function fontStack(name: string, own: readonly Pick<FontFile, 'family' | 'kind'>[] = []): string {
  // A configured theme may have anything there.
  const files: readonly (Pick<FontFile, 'family' | 'kind'> | null)[] = Array.isArray(own) ? own : []
  const kind = isFontName(name) ? fonts[name].kind : files.find((file) => file?.family === name)?.kind
  if (!kind) return 'system-ui, sans-serif'
  const family = isFontName(name) ? familyOf(name) : name
  return `'${family}', '${family} more', '${ARROWS}', '${family} stand-in', ${kind === 'monospace' ? 'ui-monospace, monospace' : kind}`
}
