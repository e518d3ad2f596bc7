import { fontStack } from '../fonts/fonts.ts'
import { apart, contrast, fixedHex, hexOf, hueApart, inkOn, type Lch, lchOf, mixed, readable } from './color.ts'
import type { ColorToken } from './contract.css.ts'
import { categories, data, type Fixed, type Meaning, meanings } from './meanings.ts'
import type { Mode, ThemeSeed, ThemeTokens } from './seed.ts'

export { apart, contrast, hueApart, lchOf } from './color.ts'
export { type ContrastRow, contrastTable } from './contrastTable.ts'

type Colors<K extends ColorToken> = Record<K, string>
type Surfaces = Colors<'page' | 'card' | 'raised' | 'sunken' | 'hover' | 'scrim'>

/** Contrast that we aim at: a little above WCAG's 4.5 and 3, so that rounding to 8 bit never costs it. */
const text = 4.55
const marks = 3.05

/** A wanted colour and the contrast it needs against its backgrounds. */
export interface Wish {
  token: ColorToken
  wanted: Lch
  backs: readonly string[]
  /** WCAG contrast on every one of the backs. */
  least: number
  end: 'dark' | 'light'
}

type Settle = (wish: Wish, hexAt?: (color: Lch) => string) => string

const settle: Settle = ({ wanted, backs, least, end }, hexAt) => readable(wanted, backs, least, end, hexAt)

/**
 * Derives all tokens of a theme in both modes. Pure; the only place with colour arithmetic. Brand colours are never
 * used raw for text or lines: their lightness moves until they have enough contrast on every surface.
 */
export function derive(seed: ThemeSeed): Record<Mode, ThemeTokens> {
  return { light: tokensOf(seed, 'light', settle), dark: tokensOf(seed, 'dark', settle) }
}

/** Derives the tokens of one mode with every correction, for the clinic. */
export function explain(seed: ThemeSeed, mode: Mode): { tokens: ThemeTokens; wishes: Settled[] } {
  const wishes: Settled[] = []
  const tokens = tokensOf(seed, mode, (wish, hexAt = hexOf) => {
    const to = settle(wish, hexAt)
    wishes.push({ ...wish, from: hexAt(wish.wanted), to })
    return to
  })
  return { tokens, wishes }
}

/** A wanted colour and the result. */
export interface Settled extends Wish {
  from: string
  to: string
}

/** Returns which seed colour is used for text and lines; null if all three are grey or look like a status. */
export function writerNameOf(seed: Pick<ThemeSeed, keyof SeedColors>): keyof SeedColors | null {
  const colors = seedColors(seed)
  return nameOfWriter(colors) ?? null
}

function seedColors(seed: Pick<ThemeSeed, keyof SeedColors>): SeedColors {
  return { primary: lchOf(seed.primary), secondary: lchOf(seed.secondary), tertiary: lchOf(seed.tertiary) }
}

function tokensOf(seed: ThemeSeed, mode: Mode, settle: Settle): ThemeTokens {
  const colors = seedColors(seed)
  const hue = tintOf(colors.secondary)
  const surfaces = surfacesOf(mode, hue)
  const writer = writerOf(colors)
  return {
    color: {
      ...surfaces,
      ...inksOf(mode, hue, surfaces, settle),
      ...brandOf(mode, colors.primary, writer, surfaces, settle),
      ...railOf(mode, seed.rail ?? 'deep', colors, surfaces, settle),
      ...meaningOf(mode, surfaces, settle),
      ...picturesOf(mode, writer, colors, surfaces, settle),
    },
    radius: radii[seed.radius ?? 'spec'],
    font: {
      body: fontStack(seed.fonts.body),
      heading: fontStack(seed.fonts.heading ?? seed.fonts.body),
      mono: fontStack(seed.fonts.mono ?? 'JetBrains Mono'),
    },
    shadow: { float: floats[mode] },
  }
}

/** §9: button 36, card 18, input 10. The other sets keep this order. */
const radii = {
  spec: { card: '18px', input: '10px', button: '36px' },
  soft: { card: '24px', input: '14px', button: '36px' },
  sharp: { card: '8px', input: '5px', button: '6px' },
} as const

const floats = {
  light: '0 1px 2px rgb(10 18 30 / 0.06), 0 12px 32px -8px rgb(10 18 30 / 0.22)',
  dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px -8px rgb(0 0 0 / 0.7)',
} as const

interface Tint {
  h: number
  k: number
}

function tintOf(secondary: Lch): Tint {
  return { h: secondary.h, k: Math.min(1, secondary.c / 0.05) }
}

function surfacesOf(mode: Mode, { h, k }: Tint): Surfaces {
  const tone = (l: number, c: number) => hexOf({ l, c: c * k, h })
  return mode === 'light'
    ? {
        page: tone(0.972, 0.006),
        card: '#ffffff',
        raised: '#ffffff',
        sunken: tone(0.955, 0.009),
        hover: tone(0.962, 0.009),
        scrim: `${tone(0.2, 0.03)}73`,
      }
    : {
        page: tone(0.168, 0.018),
        card: tone(0.21, 0.021),
        raised: tone(0.25, 0.024),
        sunken: tone(0.145, 0.016),
        hover: tone(0.276, 0.026),
        scrim: `${tone(0.08, 0.012)}a6`,
      }
}

function backsOf({ page, card, raised, sunken, hover }: Surfaces): string[] {
  return [...new Set([page, card, raised, sunken, hover])]
}

const towards = { light: 'dark', dark: 'light' } as const

type Ink = 'text' | 'muted' | 'faint' | 'edge'

function inksOf(mode: Mode, { h, k }: Tint, surfaces: Surfaces, settle: Settle): Colors<Ink | 'line'> {
  const backs = backsOf(surfaces)
  const light = mode === 'light'
  const ink = (token: Ink, l: number, c: number, least: number) =>
    settle({ token, wanted: { l, c: c * k, h }, backs, least, end: towards[mode] })
  return {
    text: ink('text', light ? 0.23 : 0.945, light ? 0.025 : 0.008, 7),
    muted: ink('muted', light ? 0.49 : 0.74, light ? 0.025 : 0.018, 4.8),
    faint: ink('faint', light ? 0.64 : 0.56, 0.022, marks),
    line: hexOf({ l: light ? 0.915 : 0.305, c: (light ? 0.01 : 0.02) * k, h }),
    edge: ink('edge', light ? 0.68 : 0.52, 0.022, marks),
  }
}

interface SeedColors {
  primary: Lch
  secondary: Lch
  tertiary: Lch
}

const grey = 0.035

/** A hue that a reader would take for good, watch or bad. */
function readsAsStatus(color: Lch): boolean {
  return color.c > grey && hasHueOfStatus(color)
}

function hasHueOfStatus({ h }: Lch): boolean {
  return (['good', 'watch', 'bad'] as const).some((name) => hueApart(h, meanings[name].h) < 30)
}

/**
 * The seed colour for text and lines: the primary, unless its hue is that of a status. Text in it would say "error"
 * or "success", so the primary then only fills.
 */
function writerOf(colors: SeedColors): Lch {
  const { primary, secondary } = colors
  const able = nameOfWriter(colors)
  if (able) return colors[able]
  // Tints in green, amber and red stay faint: they would look like a status.
  const most = hasHueOfStatus(secondary) ? 0.012 : grey
  return { l: primary.l < 0.45 ? primary.l : 0.35, c: Math.min(secondary.c, most), h: secondary.h }
}

function nameOfWriter(colors: SeedColors): keyof SeedColors | undefined {
  const order = ['primary', 'tertiary', 'secondary'] as const
  return order.find((name) => colors[name].c > grey && !readsAsStatus(colors[name]))
}

function brandOf(mode: Mode, primary: Lch, writer: Lch, surfaces: Surfaces, settle: Settle) {
  const backs = backsOf(surfaces)
  const end = towards[mode]
  const light = mode === 'light'
  const fill = fillOf(mode, primary, surfaces, settle)
  const { hover, active, on } = pressed(fill)
  const soft = hexOf({ l: light ? 0.944 : 0.285, c: Math.min(writer.c, light ? 0.035 : 0.05), h: writer.h })
  const line = { ...writer, l: light ? Math.min(writer.l, 0.68) : Math.max(writer.l, 0.56) }
  return {
    brand: fill,
    brandHover: hover,
    brandActive: active,
    onBrand: on,
    brandText: settle({
      token: 'brandText',
      wanted: { ...writer, l: light ? Math.min(writer.l, 0.54) : Math.max(writer.l, 0.78) },
      backs: [...backs, soft],
      least: text,
      end,
    }),
    brandUi: settle({ token: 'brandUi', wanted: line, backs: [...backs, soft], least: marks, end }),
    brandSoft: soft,
    onBrandSoft: settle({
      token: 'onBrandSoft',
      wanted: { ...writer, l: light ? 0.38 : 0.86 },
      backs: [soft],
      least: 6,
      end,
    }),
    focus: settle({
      token: 'focus',
      wanted: { ...line, l: light ? 0.52 : 0.78, c: Math.max(writer.c, 0.02) },
      backs,
      least: 3.4,
      end,
    }),
  }
}

/**
 * The fill of actions: the brand, lighter in dark mode. A mid grey would look disabled, black disappears in dark
 * mode and white in light mode: greys become ink or its opposite.
 */
function fillOf(mode: Mode, primary: Lch, surfaces: Surfaces, settle: Settle): string {
  const isGrey = primary.c < grey
  if (mode === 'light') return hexOf(isGrey ? { ...primary, l: Math.min(primary.l, 0.38) } : primary)
  if (isGrey) return hexOf({ ...primary, l: Math.max(primary.l, 0.92) })
  const backs = [surfaces.page, surfaces.card, surfaces.raised]
  return settle({ token: 'brand', wanted: primary, backs, least: marks, end: 'light' })
}

/** Hover and pressed shades of a fill, moved away from the ink upon it, so that it reads better, never worse. */
function pressed(fill: string): { hover: string; active: string; on: string } {
  const base = lchOf(fill)
  const on = inkOn(fill, base.h)
  const step = on === '#ffffff' ? -1 : base.l > 0.9 ? -0.6 : 1
  const shade = (by: number) => {
    const moved = hexOf({ ...base, l: base.l + step * by })
    return contrast(moved, on) >= text ? moved : fill
  }
  return { hover: shade(0.045), active: shade(0.09), on }
}

function railOf(
  mode: Mode,
  kind: 'deep' | 'light' | 'brand',
  { primary, secondary }: SeedColors,
  surfaces: Surfaces,
  settle: Settle,
) {
  const base = railBase(mode, kind, primary, secondary, surfaces, settle)
  const rail = hexOf(base)
  const onDark = contrast('#ffffff', rail) >= contrast('#000000', rail)
  const end = onDark ? 'light' : 'dark'
  const utmost = onDark ? '#ffffff' : '#000000'
  const firstReadable = (shades: readonly string[]) => shades.find((shade) => contrast(shade, utmost) >= 6.5) ?? rail
  const moved = (by: number) => hexOf({ ...base, l: base.l + (onDark ? by : -by) })
  const railHover = firstReadable([moved(0.05), moved(-0.05)])
  const tints = (kind === 'light' && primary.l > 0.8 ? [0.9, 0.28, 0.2, 0.12] : [0.28, 0.2, 0.12]).map((part) =>
    mixed(rail, hexOf(primary), part),
  )
  const seen = kind === 'brand' ? [] : tints.filter((shade) => contrast(shade, rail) >= 1.14)
  const railActive = firstReadable([...seen, moved(0.11), moved(-0.11)])
  const tinted = { c: Math.min(base.c, 0.03), h: base.h }
  const backs = [rail, railHover]
  const ink = (token: ColorToken, l: number, on: readonly string[]) =>
    settle({ token, wanted: { ...tinted, l }, backs: on, least: text, end })
  return {
    rail,
    railHover,
    railActive,
    onRail: ink('onRail', onDark ? 0.93 : 0.27, [...backs, railActive]),
    onRailMuted: ink('onRailMuted', onDark ? 0.74 : 0.46, backs),
    onRailActive: ink('onRailActive', onDark ? 0.99 : 0.18, [railActive]),
    railLine: hexOf({ ...base, l: base.l + (onDark ? 0.09 : -0.09) }),
  }
}

function railBase(
  mode: Mode,
  kind: 'deep' | 'light' | 'brand',
  primary: Lch,
  secondary: Lch,
  surfaces: Surfaces,
  settle: Settle,
): Lch {
  const dark = mode === 'dark'
  if (kind === 'light') {
    if (dark) return lchOf(surfaces.sunken)
    return { l: 0.948, c: Math.min(secondary.c * 0.4, 0.02), h: secondary.h }
  }
  if (kind === 'brand') {
    if (dark) return { l: 0.27, c: Math.min(primary.c * 0.6, 0.09), h: primary.h }
    return clearOfMiddle(primary, settle)
  }
  return dark
    ? { l: 0.2, c: Math.min(secondary.c, 0.04), h: secondary.h }
    : { l: Math.min(Math.max(secondary.l, 0.2), 0.3), c: Math.min(secondary.c, 0.09), h: secondary.h }
}

function clearOfMiddle(color: Lch, settle: Settle): Lch {
  const hex = hexOf(color)
  if (Math.max(contrast(hex, '#ffffff'), contrast(hex, '#000000')) >= 8.5) return color
  const wish = { token: 'rail', wanted: color } as const
  return lchOf(
    contrast(hex, '#ffffff') >= 4
      ? settle({ ...wish, backs: ['#ffffff'], least: 7.5, end: 'dark' })
      : settle({ ...wish, backs: ['#000000'], least: 8.5, end: 'light' }),
  )
}

/** A fixed colour keeps hue and chroma; only its lightness adapts to the mode. */
function drawnBy(settle: Settle, mode: Mode) {
  return (token: ColorToken, { h, c, light, dark }: Fixed, backs: readonly string[], least: number): string => {
    const wanted = { l: mode === 'light' ? light : dark, c, h }
    return settle({ token, wanted, backs, least, end: towards[mode] }, fixedHex)
  }
}

type MeaningToken = Meaning | `${Meaning}Text` | `${Meaning}Soft` | 'onBad'

function meaningOf(mode: Mode, surfaces: Surfaces, settle: Settle): Colors<MeaningToken> {
  const backs = backsOf(surfaces)
  const drawn = drawnBy(settle, mode)
  const of = <M extends Meaning>(name: M) => {
    const fixed = meanings[name]
    const softHue = name === 'watch' ? fixed.h + 14 : fixed.h
    const soft = hexOf({ l: mode === 'light' ? 0.952 : 0.275, c: mode === 'light' ? 0.035 : 0.045, h: softHue })
    const written = { ...fixed, light: 0.5, dark: 0.8 }
    return {
      [name]: drawn(name, fixed, [...backs, soft], marks),
      [`${name}Soft`]: soft,
      [`${name}Text`]: drawn(`${name}Text`, written, [...backs, soft], text),
    } as Colors<M | `${M}Text` | `${M}Soft`>
  }
  const bad = of('bad')
  return { ...of('good'), ...of('watch'), ...bad, onBad: inkOn(bad.bad, meanings.bad.h), ...of('info') }
}

function picturesOf(mode: Mode, writer: Lch, { secondary }: SeedColors, surfaces: Surfaces, settle: Settle) {
  const backs = backsOf(surfaces)
  const drawn = drawnBy(settle, mode)
  const light = mode === 'light'
  const all = { ...data, ...categories }
  const fixed = Object.fromEntries(
    (Object.keys(all) as (keyof typeof all)[]).map((token) => [token, drawn(token, all[token], backs, marks)]),
  ) as Colors<keyof typeof all>
  const accent = { ...writer, l: light ? Math.min(Math.max(writer.l, 0.45), 0.66) : Math.max(writer.l, 0.7) }
  const scale =
    writer.c > grey
      ? { c: Math.min(writer.c, 0.12), h: writer.h }
      : { c: 0.05, h: secondary.c > 0.01 ? secondary.h : 250 }
  const step = (at: number) =>
    hexOf({
      l: light ? 0.88 - at * 0.115 : 0.36 + at * 0.12,
      c: scale.c * (light ? 0.45 + at * 0.14 : 0.55 + at * 0.11),
      h: scale.h,
    })
  return {
    ...fixed,
    accent: settle({ token: 'accent', wanted: accent, backs, least: marks, end: towards[mode] }),
    seq1: step(0),
    seq2: step(1),
    seq3: step(2),
    seq4: step(3),
    seq5: step(4),
    none: light ? hexOf({ l: 0.94, c: 0.004, h: secondary.h }) : hexOf({ l: 0.27, c: 0.006, h: secondary.h }),
  }
}

/** Whether the brand's text colour could be taken for a status; tests hold that no seed allows it. */
export function confusable({ color }: ThemeTokens): ColorToken[] {
  const pairs: [ColorToken, ColorToken[]][] = [
    ['brandText', ['badText', 'goodText', 'watchText']],
    ['brandUi', ['bad', 'good', 'watch']],
    ['accent', ['s5xx', 'bad']],
  ]
  return pairs.flatMap(([own, others]) => (others.some((other) => apart(color[own], color[other]) < 0.05) ? [own] : []))
}
