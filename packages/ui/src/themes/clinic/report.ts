import { colorDistance } from '../color.ts'
import type { ColorToken } from '../contract.css.ts'
import { type ContrastRow, contrastTable } from '../contrastTable.ts'
import { confusable, explain, type SettledColor, writerNameOf } from '../derive.ts'
import type { Mode, ThemeSeed, ThemeTokens } from '../seed.ts'
import { type RoleRow, roleRows } from './roles.ts'
import { seenBy, type Vision, visions } from './vision.ts'

/** Returns the perceptual distance of two colours as CSS Color 4's deltaEOK × 100: 2 is just noticeable. */
export function deltaE(one: string, other: string): number {
  return colorDistance(one, other) * 100
}

/** A colour that was corrected for contrast: the wanted one and the result. */
export interface Correction extends SettledColor {
  deltaE: number
}

/** A token of the brand and its distance from the seed's colour. */
export interface BrandRow {
  token: ColorToken
  source: 'primary' | 'secondary' | 'tertiary'
  from: string
  to: string
  deltaE: number
}

/** Two colours that may meet in one chart. */
export interface Pair {
  one: ColorToken
  other: ColorToken
  deltaE: number
  /** `apart` from ΔE 5, `close` from 2, else `alike`: only labels, order and dashes distinguish them in a chart. */
  verdict: 'apart' | 'close' | 'alike'
}

export interface Seen {
  vision: Vision
  colors: Record<string, string>
  groups: { name: ChartGroup; tokens: readonly ColorToken[]; pairs: readonly Pair[] }[]
}

export interface ModeReport {
  mode: Mode
  tokens: ThemeTokens
  contrasts: readonly ContrastRow[]
  corrections: readonly Correction[]
  brand: readonly BrandRow[]
  confusable: readonly ColorToken[]
  /** The colour roles that the theme sets, and those whose derivation loses the brand. */
  roles: readonly RoleRow[]
  seen: readonly Seen[]
}

export interface ThemeReport {
  seed: ThemeSeed
  light: ModeReport
  dark: ModeReport
  largest: (Correction & { mode: Mode }) | undefined
  writer: keyof Pick<ThemeSeed, 'primary' | 'secondary' | 'tertiary'> | null
  passes: boolean
}

export const chartGroups = {
  cache: ['hit', 'miss', 'pass', 'stale', 'expired'],
  status: ['s2xx', 's3xx', 's4xx', 's5xx'],
  security: ['served', 'challenged', 'blocked'],
  categories: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'other'],
  meaning: ['good', 'watch', 'bad', 'info'],
} as const satisfies Record<string, readonly ColorToken[]>
export type ChartGroup = keyof typeof chartGroups
const groupNames = Object.keys(chartGroups) as ChartGroup[]

/** Returns the report on a theme: contrast, corrections, distances. */
export function reportOf(seed: ThemeSeed): ThemeReport {
  const [light, dark] = [modeReport(seed, 'light'), modeReport(seed, 'dark')]
  const all = [light, dark].flatMap(({ mode, corrections }) => corrections.map((one) => ({ ...one, mode })))
  return {
    seed,
    light,
    dark,
    largest: all.sort((one, other) => other.deltaE - one.deltaE)[0],
    writer: writerNameOf(seed),
    passes: [light, dark].every(
      ({ contrasts, confusable: taken }) => contrasts.every((row) => row.passes) && taken.length === 0,
    ),
  }
}

/** The part of a report that a test of many seeds needs: contrasts and corrections. */
export function correctionsOf(
  seed: ThemeSeed,
  mode: Mode,
): { tokens: ThemeTokens; wishes: SettledColor[]; corrections: Correction[] } {
  const { tokens, wishes } = explain(seed, mode)
  const moved = wishes.filter(({ from, to }) => from !== to)
  return { tokens, wishes, corrections: moved.map((wish) => ({ ...wish, deltaE: deltaE(wish.from, wish.to) })) }
}

function modeReport(seed: ThemeSeed, mode: Mode): ModeReport {
  const { tokens, wishes, corrections } = correctionsOf(seed, mode)
  return {
    mode,
    tokens,
    contrasts: contrastTable(tokens),
    corrections,
    brand: brandRows(seed, tokens),
    confusable: confusable(tokens),
    roles: roleRows(seed, mode, tokens, wishes),
    seen: visions.map((vision) => seenIn(vision, tokens)),
  }
}

function brandRows(seed: ThemeSeed, { color }: ThemeTokens): BrandRow[] {
  const writer = writerNameOf(seed)
  const row = (token: ColorToken, source: BrandRow['source']): BrandRow => {
    const from = seed[source].toLowerCase()
    return { token, source, from, to: color[token], deltaE: deltaE(from, color[token]) }
  }
  return [
    row('brand', 'primary'),
    ...(writer ? (['brandText', 'brandUi', 'accent'] as const).map((token) => row(token, writer)) : []),
    row('rail', seed.rail === 'brand' ? 'primary' : 'secondary'),
  ]
}

function seenIn(vision: Vision, { color }: ThemeTokens): Seen {
  const colors: Record<string, string> = {}
  for (const token of groupNames.flatMap((name) => [...chartGroups[name]])) colors[token] = seenBy(vision, color[token])
  return {
    vision,
    colors,
    groups: groupNames.map((name) => ({ name, tokens: chartGroups[name], pairs: pairsOf(chartGroups[name], colors) })),
  }
}

function pairsOf(tokens: readonly ColorToken[], colors: Readonly<Record<string, string>>): Pair[] {
  return tokens
    .flatMap((one, index) =>
      tokens.slice(index + 1).map((other): Pair => {
        const distance = deltaE(colors[one] ?? '', colors[other] ?? '')
        return { one, other, deltaE: distance, verdict: distance >= 5 ? 'apart' : distance >= 2 ? 'close' : 'alike' }
      }),
    )
    .sort((one, other) => one.deltaE - other.deltaE)
}
