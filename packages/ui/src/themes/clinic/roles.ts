import { colorDistance, contrast, hexOf, lchOf } from '../color.ts'
import type { ColorToken } from '../contract.css.ts'
import { confusablePairs, rolesOf, type SettledColor, writerNameOf } from '../derive.ts'
import type { Mode, RoleToken, ThemeSeed, ThemeTokens } from '../seed.ts'

/** A colour role that the theme sets, or one whose derivation loses the brand. */
export interface RoleRow {
  token: RoleToken
  cause: 'set' | 'lost'
  /** The colour that the theme sets, or its primary. */
  wanted: string
  used: string
  /** From `wanted` to `used`. */
  deltaE: number
  /** The lowest contrast of `wanted` on its backgrounds, and what it needs. */
  contrast: number
  least: number
  /** The colour of another meaning that `wanted` is too close to. */
  near: { token: ColorToken; deltaE: number } | undefined
  /** The closest colour with enough contrast and distance; undefined if `wanted` is used and is far enough. */
  suggestion: string | undefined
}

const palette = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const satisfies readonly RoleToken[]
const written = ['brandText', 'brandUi', 'accent'] as const satisfies readonly RoleToken[]
const isWritten = (token: RoleToken) => written.some((one) => one === token)

/** A brand colour must not pass for a status; two categories must at least differ. */
function rivalsOf(token: RoleToken): { others: readonly ColorToken[]; apart: number } {
  if (isWritten(token)) return { others: confusablePairs.find(([own]) => own === token)?.[1] ?? [], apart: 5 }
  return { others: palette.some((one) => one === token) ? palette.filter((one) => one !== token) : [], apart: 2 }
}

/** Returns the roles of one mode that the theme sets or that lose the brand, each with ΔE, contrast and a remedy. */
export function roleRows(
  seed: ThemeSeed,
  mode: Mode,
  { color }: ThemeTokens,
  wishes: readonly SettledColor[],
): RoleRow[] {
  const own = rolesOf(seed, mode)
  const primary = seed.primary.toLowerCase()
  const isLost = writerNameOf(seed) !== 'primary' && lchOf(primary).c > 0.035
  const row = (token: RoleToken, cause: RoleRow['cause'], wanted: string): RoleRow => {
    const wish = wishes.find((one) => one.token === token)
    const [backs, least] = wish ? [wish.backs, wish.least] : [[color.onRail], 4.5]
    const { others, apart } = rivalsOf(token)
    const distances = others.map((other) => ({ token: other, deltaE: colorDistance(wanted, color[other]) * 100 }))
    const near = distances.sort((one, two) => one.deltaE - two.deltaE).find(({ deltaE }) => deltaE < apart)
    const ratio = Math.min(...backs.map((back) => contrast(wanted, back)))
    const fits = ratio >= least && near === undefined
    const rivals = others.map((other) => color[other])
    return {
      token,
      cause,
      wanted,
      used: color[token],
      deltaE: colorDistance(wanted, color[token]) * 100,
      contrast: ratio,
      least,
      near,
      suggestion: cause === 'set' && fits ? undefined : closest(wanted, { backs, least, rivals, apart: apart / 100 }),
    }
  }
  return [
    ...(Object.entries(own) as [RoleToken, string][]).map(([token, wanted]) => row(token, 'set', wanted)),
    ...(isLost ? written.filter((token) => !own[token]).map((token) => row(token, 'lost', primary)) : []),
  ]
}

interface Needs {
  backs: readonly string[]
  least: number
  rivals: readonly string[]
  apart: number
}

const chromas = [1, 0.85, 0.7, 0.5]
const turns = [0, -6, 6, -12, 12, -20, 20]

/** Searches the colours around `wanted` for the closest one that has its contrast and is apart from its rivals. */
function closest(wanted: string, { backs, least, rivals, apart }: Needs): string | undefined {
  const { l: _, c, h } = lchOf(wanted)
  const lightnesses = Array.from({ length: 43 }, (_value, at) => 0.12 + at * 0.02)
  const all = [
    wanted,
    ...lightnesses.flatMap((l) =>
      chromas.flatMap((part) => turns.map((turn) => hexOf({ l, c: c * part, h: h + turn }))),
    ),
  ]
  let best: { hex: string; distance: number } | undefined
  for (const hex of all) {
    const distance = colorDistance(wanted, hex)
    if (best && distance >= best.distance) continue
    if (!backs.every((back) => contrast(hex, back) >= least)) continue
    if (rivals.every((rival) => colorDistance(hex, rival) >= apart)) best = { hex, distance }
  }
  return best?.hex
}
