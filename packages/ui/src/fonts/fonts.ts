/** The faces that ship, all self-hosted latin subsets with tabular figures. */
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
  /** The local fallback font, scaled to the same metrics so that nothing moves. */
  standIn: { local: readonly string[]; sizeAdjust: string; ascentOverride: string; descentOverride: string }
}

const arial = ['Arial', 'Liberation Sans', 'Helvetica']
const times = ['Times New Roman', 'Liberation Serif']
const courier = ['Courier New', 'Liberation Mono']

/** The metrics are computed from the files: mean width of English text against the fallback, ascent and descent. */
export const fonts: Readonly<Record<FontName, Face>> = {
  'Plus Jakarta Sans': {
    kind: 'sans-serif',
    standIn: { local: arial, sizeAdjust: '105.06%', ascentOverride: '98.8%', descentOverride: '21.13%' },
  },
  Inter: {
    kind: 'sans-serif',
    standIn: { local: arial, sizeAdjust: '107.33%', ascentOverride: '90.26%', descentOverride: '22.47%' },
  },
  Manrope: {
    kind: 'sans-serif',
    standIn: { local: arial, sizeAdjust: '103.57%', ascentOverride: '102.92%', descentOverride: '28.96%' },
  },
  Nunito: {
    kind: 'sans-serif',
    standIn: { local: arial, sizeAdjust: '101.71%', ascentOverride: '99.4%', descentOverride: '34.71%' },
  },
  Outfit: {
    kind: 'sans-serif',
    standIn: { local: arial, sizeAdjust: '99.59%', ascentOverride: '100.41%', descentOverride: '26.11%' },
  },
  'Source Serif 4': {
    kind: 'serif',
    standIn: { local: times, sizeAdjust: '118.99%', ascentOverride: '87.06%', descentOverride: '28.15%' },
  },
  'JetBrains Mono': {
    kind: 'monospace',
    standIn: { local: courier, sizeAdjust: '100.09%', ascentOverride: '101.9%', descentOverride: '29.97%' },
  },
}

/** The face's name in CSS: no word of it may be a number, which minifiers leave unquoted. */
export function familyOf(name: FontName): string {
  return name.replace(/ \d+$/, '')
}

/**
 * The CSS family list of a font: itself, its rare letters, its fallback, then the system's. For an unknown font only
 * the system's.
 */
export function fontStack(name: FontName): string {
  if (!Object.hasOwn(fonts, name)) return 'system-ui, sans-serif'
  const { kind } = fonts[name]
  const family = familyOf(name)
  return `'${family}', '${family} more', '${family} stand-in', ${kind === 'monospace' ? 'ui-monospace, monospace' : kind}`
}
