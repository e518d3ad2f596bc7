import { colorDistance, contrast, hexOf, lchOf } from '../color.ts'
import type { ColorToken } from '../contract.css.ts'
import { confusablePairs, rolesOf, type SettledColor, writerNameOf } from '../derive.ts'
import type { Mode, RoleToken, ThemeSeed, ThemeTokens } from '../seed.ts'

/** A colour to set instead, how far it is from the wanted one, and the colour of another meaning that it is closest to. */
export interface Suggestion {
  color: string
  deltaE: number
  closest: { token: ColorToken; deltaE: number } | undefined
}

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
  /** The colour nearest to the brand with enough contrast and distance; undefined if what is used for the set colour is far enough, or if there is none. */
  suggestion: Suggestion | undefined
}

const palette = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const satisfies readonly RoleToken[]
const written = ['brandText', 'brandUi', 'accent'] as const satisfies readonly RoleToken[]
const isWritten = (token: RoleToken) => written.some((one) => one === token)

/** Every colour that says a status: a suggestion keeps away from all of them, because words stand beside marks. */
const statuses = [...new Set(confusablePairs.flatMap(([, others]) => others))]

/** A brand colour must not pass for a status; two categories must at least differ. */
function rivalsOf(token: RoleToken): { others: readonly ColorToken[]; apart: number } {
  if (isWritten(token)) return { others: confusablePairs.find(([own]) => own === token)?.[1] ?? [], apart: 5 }
  return { others: palette.some((one) => one === token) ? palette.filter((one) => one !== token) : [], apart: 2 }
}

/** In charts a red means errors everywhere, so that a line of the brand must not be near it at all. */
const ACCENT_APART = 12

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
    const isApart = others.every((other) => colorDistance(color[token], color[other]) * 100 >= apart)
    const isOfText = token === 'brandText' || token === 'brandUi'
    const rivals = (isOfText ? statuses : others).map((other) => ({ token: other, color: color[other] }))
    return {
      token,
      cause,
      wanted,
      used: color[token],
      deltaE: colorDistance(wanted, color[token]) * 100,
      contrast: ratio,
      least,
      near,
      suggestion:
        cause === 'set' && near === undefined && isApart
          ? undefined
          : nearest(wanted, {
              backs,
              least,
              rivals,
              apart: (token === 'accent' ? ACCENT_APART : apart) / 100,
              clearly: (apart * CLEARLY_APART) / 100,
            }),
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
  rivals: readonly { token: ColorToken; color: string }[]
  apart: number
  clearly: number
}

const chromas = [1, 0.85, 0.7]
/** Near white and black little chroma is left: such a tint, the pink of a red, is no longer the brand. */
const LEAST_CHROMA = 0.6
const turns = [0, -6, 6, -12, 12]

/** A degree of hue counts as half a ΔE more: a darker red is still the brand, an orange or a pink is not. */
const TURN_COST = 0.005

/** Being just far enough from another meaning counts double against a colour, up to this many times the least distance. */
const CLEARLY_APART = 1.6

/** Searches the colours around `wanted` for the one that best keeps the brand, has its contrast and is apart from its rivals. */
function nearest(wanted: string, { backs, least, rivals, apart, clearly }: Needs): Suggestion | undefined {
  const { l: _, c, h } = lchOf(wanted)
  const lightnesses = Array.from({ length: 43 }, (_value, at) => 0.12 + at * 0.02)
  const around = lightnesses.flatMap((l) =>
    chromas.flatMap((part) => turns.map((turn) => ({ turn, color: hexOf({ l, c: c * part, h: h + turn }) }))),
  )
  let best: (Suggestion & { cost: number }) | undefined
  for (const { turn, color } of [{ turn: 0, color: wanted }, ...around]) {
    const distance = colorDistance(wanted, color)
    const turned = distance + Math.abs(turn) * TURN_COST
    if (best && turned >= best.cost) continue
    if (lchOf(color).c < c * LEAST_CHROMA) continue
    if (!backs.every((back) => contrast(color, back) >= least)) continue
    const [closest] = rivals
      .map((rival) => ({ token: rival.token, deltaE: colorDistance(color, rival.color) }))
      .sort((one, other) => one.deltaE - other.deltaE)
    if (closest && closest.deltaE < apart) continue
    const cost = turned + 2 * Math.max(0, clearly - (closest?.deltaE ?? 1))
    if (best && cost >= best.cost) continue
    best = {
      color,
      deltaE: distance * 100,
      closest: closest && { token: closest.token, deltaE: closest.deltaE * 100 },
      cost,
    }
  }
  return best && { color: best.color, deltaE: best.deltaE, closest: best.closest }
}
