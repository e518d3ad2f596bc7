export type FontName =
  | 'Plus Jakarta Sans'
  | 'Inter'
  | 'Manrope'
  | 'Nunito'
  | 'Outfit'
  | 'Source Serif 4'
  | 'JetBrains Mono'

interface Face {
  kind: 'sans-serif' | 'serif' | 'monospace'
  /** The local fallback font, scaled to the same metrics to avoid a layout shift. */
  fallback: { local: readonly string[]; sizeAdjust: string; ascentOverride: string; descentOverride: string }
}

const arial = ['Arial', 'Liberation Sans', 'Helvetica']
const times = ['Times New Roman', 'Liberation Serif']
const courier = ['Courier New', 'Liberation Mono']

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
export const ARROWS = 'Parapet arrows'

/** Returns a font's CSS family name without its number, which minifiers would leave unquoted. */
export function familyOf(name: FontName): string {
  return name.replace(/ \d+$/, '')
}

/** Returns the CSS `font-family` of a font with its fallbacks; the system font for an unknown name. */
export function fontStack(name: FontName): string {
  if (!Object.hasOwn(fonts, name)) return 'system-ui, sans-serif'
  const { kind } = fonts[name]
  const family = familyOf(name)
  return `'${family}', '${family} more', '${ARROWS}', '${family} stand-in', ${kind === 'monospace' ? 'ui-monospace, monospace' : kind}`
}
