import { fontStack } from '../fonts/fonts.ts'
import {
  colorDistance,
  contrast,
  fixedHex,
  hexOf,
  hueDistance,
  inkOn,
  type Lch,
  lchOf,
  mix,
  readable,
} from './color.ts'
import type { ColorToken } from './contract.css.ts'
import { categories, data, type FixedColor, type Meaning, meanings } from './meanings.ts'
import { type Mode, type RoleToken, roleTokens, type ThemeSeed, type ThemeTokens } from './seed.ts'

export { colorDistance, contrast, hueDistance, lchOf } from './color.ts'
export { type ContrastRow, contrastTable } from './contrastTable.ts'

type Colors<K extends ColorToken> = Record<K, string>
type Surfaces = Colors<'page' | 'card' | 'raised' | 'sunken' | 'hover' | 'scrim'>

// Its own word space is 0.17 em: "Log in" would look like "Login".
const wordSpaces: Readonly<Record<string, string>> = { 'Plus Jakarta Sans': '0.07em' }

/** Slightly above WCAG's 4.5 and 3, so that rounding to 8 bits cannot fall below. */
const textContrast = 4.55
const markContrast = 3.05

/** A wanted colour and the contrast it needs against its backgrounds. */
export interface ColorWish {
  token: ColorToken
  wanted: Lch
  backs: readonly string[]
  least: number
  end: 'dark' | 'light'
}

type Adjust = (target: ColorWish, hexAt?: (color: Lch) => string) => string

const adjust: Adjust = ({ wanted, backs, least, end }, hexAt) => readable(wanted, backs, least, end, hexAt)

/** Derives all tokens of a theme in both modes, with enough contrast; the only place with colour arithmetic. */
export function derive(seed: ThemeSeed): Record<Mode, ThemeTokens> {
  return { light: tokensOf(seed, 'light', adjust), dark: tokensOf(seed, 'dark', adjust) }
}

/** Derives the tokens of one mode together with every correction, for the clinic. */
export function explain(seed: ThemeSeed, mode: Mode): { tokens: ThemeTokens; wishes: SettledColor[] } {
  const wishes: SettledColor[] = []
  const tokens = tokensOf(seed, mode, (target, hexAt = hexOf) => {
    const to = adjust(target, hexAt)
    wishes.push({ ...target, from: hexAt(target.wanted), to })
    return to
  })
  return { tokens, wishes }
}

export interface SettledColor extends ColorWish {
  from: string
  to: string
}

/** Returns which seed colour is used for text and lines; null if all three are grey or look like a status. */
export function writerNameOf(seed: Pick<ThemeSeed, keyof SeedColors>): keyof SeedColors | null {
  const colors = seedColors(seed)
  return findTextColorSource(colors) ?? null
}

function seedColors(seed: Pick<ThemeSeed, keyof SeedColors>): SeedColors {
  return { primary: lchOf(seed.primary), secondary: lchOf(seed.secondary), tertiary: lchOf(seed.tertiary) }
}

/** Returns the colours that a theme sets itself in one mode; whatever is not a colour of a role is ignored. */
export function rolesOf(seed: Pick<ThemeSeed, 'colors'>, mode: Mode): Partial<Record<RoleToken, string>> {
  const given = seed.colors?.[mode] ?? {}
  return Object.fromEntries(
    roleTokens.flatMap((token) => {
      const color = given[token]
      return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? [[token, color.toLowerCase()]] : []
    }),
  )
}

/** Replaces the wanted colour of a role by the one that the theme sets; what it needs in contrast stays. */
function adjustWith(roles: Partial<Record<ColorToken, string>>, adjust: Adjust): Adjust {
  return (target, hexAt) => {
    const own = roles[target.token]
    return own === undefined ? adjust(target, hexAt) : adjust({ ...target, wanted: lchOf(own) })
  }
}

const cornerPixels = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 48

/** Returns the corners of a theme: its set, with the ones that it gives in pixels. */
export function cornersOf({ radius, corners }: Pick<ThemeSeed, 'radius' | 'corners'>): ThemeTokens['radius'] {
  const set = radius && Object.hasOwn(radii, radius) ? radii[radius] : radii.spec
  const own = (part: keyof typeof set) => (cornerPixels(corners?.[part]) ? `${corners?.[part]}px` : set[part])
  return { card: own('card'), input: own('input'), button: own('button') }
}

function tokensOf(seed: ThemeSeed, mode: Mode, adjustOnly: Adjust): ThemeTokens {
  const roles = rolesOf(seed, mode)
  const adjust = adjustWith(roles, adjustOnly)
  const colors = seedColors(seed)
  const hue = tintOf(colors.secondary)
  const surfaces = surfacesOf(mode, hue)
  const textColor = textColorOf(colors)
  return {
    color: {
      ...surfaces,
      ...inksOf(mode, hue, surfaces, adjust),
      ...brandOf(mode, colors.primary, textColor, surfaces, adjust),
      ...railOf(mode, seed.rail ?? 'deep', colors, surfaces, adjust, roles.rail),
      ...statusColorsOf(mode, surfaces, adjust),
      ...chartColorsOf(mode, textColor, colors, surfaces, adjust),
    },
    radius: cornersOf(seed),
    font: {
      body: fontStack(seed.fonts.body, seed.fontFiles),
      heading: fontStack(seed.fonts.heading ?? seed.fonts.body, seed.fontFiles),
      mono: fontStack(seed.fonts.mono ?? 'JetBrains Mono', seed.fontFiles),
      wordSpace: wordSpaces[seed.fonts.body] ?? 'normal',
    },
    shadow: { float: floatShadows[mode] },
  }
}

/** §9: button 36, card 18, input 10. The other sets keep this order. */
export const radii = {
  spec: { card: '18px', input: '10px', button: '36px' },
  soft: { card: '24px', input: '14px', button: '36px' },
  sharp: { card: '8px', input: '5px', button: '6px' },
} as const

const floatShadows = {
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

function inksOf(mode: Mode, { h, k }: Tint, surfaces: Surfaces, adjust: Adjust): Colors<Ink | 'line'> {
  const backs = backsOf(surfaces)
  const light = mode === 'light'
  const ink = (token: Ink, l: number, c: number, least: number) =>
    adjust({ token, wanted: { l, c: c * k, h }, backs, least, end: towards[mode] })
  return {
    text: ink('text', light ? 0.23 : 0.945, light ? 0.025 : 0.008, 7),
    muted: ink('muted', light ? 0.49 : 0.74, light ? 0.025 : 0.018, 4.8),
    faint: ink('faint', light ? 0.64 : 0.56, 0.022, markContrast),
    line: hexOf({ l: light ? 0.915 : 0.305, c: (light ? 0.01 : 0.02) * k, h }),
    edge: ink('edge', light ? 0.68 : 0.52, 0.022, markContrast),
  }
}

interface SeedColors {
  primary: Lch
  secondary: Lch
  tertiary: Lch
}

const grey = 0.035

function looksLikeStatus(color: Lch): boolean {
  return color.c > grey && hasStatusHue(color)
}

function hasStatusHue({ h }: Lch): boolean {
  return (['good', 'watch', 'bad'] as const).some((name) => hueDistance(h, meanings[name].h) < 30)
}

/** Text and lines must not use a status hue: they would look like an error or a success. */
function textColorOf(colors: SeedColors): Lch {
  const { primary, secondary } = colors
  const source = findTextColorSource(colors)
  if (source) return colors[source]
  // Green, amber and red tints must stay faint, otherwise they look like a status.
  const maxChroma = hasStatusHue(secondary) ? 0.012 : grey
  return { l: primary.l < 0.45 ? primary.l : 0.35, c: Math.min(secondary.c, maxChroma), h: secondary.h }
}

function findTextColorSource(colors: SeedColors): keyof SeedColors | undefined {
  const order = ['primary', 'tertiary', 'secondary'] as const
  return order.find((name) => colors[name].c > grey && !looksLikeStatus(colors[name]))
}

function brandOf(mode: Mode, primary: Lch, textColor: Lch, surfaces: Surfaces, adjust: Adjust) {
  const backs = backsOf(surfaces)
  const end = towards[mode]
  const light = mode === 'light'
  const fill = fillOf(mode, primary, surfaces, adjust)
  const { hover, active, on } = pressedShades(fill)
  const soft = hexOf({ l: light ? 0.944 : 0.285, c: Math.min(textColor.c, light ? 0.035 : 0.05), h: textColor.h })
  const line = { ...textColor, l: light ? Math.min(textColor.l, 0.68) : Math.max(textColor.l, 0.56) }
  return {
    brand: fill,
    brandHover: hover,
    brandActive: active,
    onBrand: on,
    brandText: adjust({
      token: 'brandText',
      wanted: { ...textColor, l: light ? Math.min(textColor.l, 0.54) : Math.max(textColor.l, 0.78) },
      backs: [...backs, soft],
      least: textContrast,
      end,
    }),
    brandUi: adjust({ token: 'brandUi', wanted: line, backs: [...backs, soft], least: markContrast, end }),
    brandSoft: soft,
    onBrandSoft: adjust({
      token: 'onBrandSoft',
      wanted: { ...textColor, l: light ? 0.38 : 0.86 },
      backs: [soft],
      least: 6,
      end,
    }),
    focus: adjust({
      token: 'focus',
      wanted: { ...line, l: light ? 0.52 : 0.78, c: Math.max(textColor.c, 0.02) },
      backs,
      least: 3.4,
      end,
    }),
  }
}

/** Greys become near black or near white: a mid grey fill would look disabled. */
function fillOf(mode: Mode, primary: Lch, surfaces: Surfaces, adjust: Adjust): string {
  const isGrey = primary.c < grey
  if (mode === 'light') return hexOf(isGrey ? { ...primary, l: Math.min(primary.l, 0.38) } : primary)
  if (isGrey) return hexOf({ ...primary, l: Math.max(primary.l, 0.92) })
  const backs = [surfaces.page, surfaces.card, surfaces.raised]
  return adjust({ token: 'brand', wanted: primary, backs, least: markContrast, end: 'light' })
}

function pressedShades(fill: string): { hover: string; active: string; on: string } {
  const base = lchOf(fill)
  const on = inkOn(fill, base.h)
  const step = on === '#ffffff' ? -1 : base.l > 0.9 ? -0.6 : 1
  const shade = (by: number) => {
    const moved = hexOf({ ...base, l: base.l + step * by })
    return contrast(moved, on) >= textContrast ? moved : fill
  }
  return { hover: shade(0.045), active: shade(0.09), on }
}

function railOf(
  mode: Mode,
  kind: 'deep' | 'light' | 'brand',
  { primary, secondary }: SeedColors,
  surfaces: Surfaces,
  adjust: Adjust,
  own: string | undefined,
) {
  const base = own ? avoidMidTone(lchOf(own), adjust) : railBase(mode, kind, primary, secondary, surfaces, adjust)
  const rail = hexOf(base)
  const onDark = contrast('#ffffff', rail) >= contrast('#000000', rail)
  const end = onDark ? 'light' : 'dark'
  const extreme = onDark ? '#ffffff' : '#000000'
  const firstReadable = (shades: readonly string[]) => shades.find((shade) => contrast(shade, extreme) >= 6.5) ?? rail
  const moved = (by: number) => hexOf({ ...base, l: base.l + (onDark ? by : -by) })
  const railHover = firstReadable([moved(0.05), moved(-0.05)])
  const tints = (kind === 'light' && primary.l > 0.8 ? [0.9, 0.28, 0.2, 0.12] : [0.28, 0.2, 0.12]).map((part) =>
    mix(rail, hexOf(primary), part),
  )
  const visibleTints = kind === 'brand' ? [] : tints.filter((shade) => contrast(shade, rail) >= 1.14)
  const railActive = firstReadable([...visibleTints, moved(0.11), moved(-0.11)])
  const tinted = { c: Math.min(base.c, 0.03), h: base.h }
  const backs = [rail, railHover]
  const ink = (token: ColorToken, l: number, on: readonly string[]) =>
    adjust({ token, wanted: { ...tinted, l }, backs: on, least: textContrast, end })
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
  adjust: Adjust,
): Lch {
  const dark = mode === 'dark'
  if (kind === 'light') {
    if (dark) return lchOf(surfaces.sunken)
    return { l: 0.948, c: Math.min(secondary.c * 0.4, 0.02), h: secondary.h }
  }
  if (kind === 'brand') {
    if (dark) return { l: 0.27, c: Math.min(primary.c * 0.6, 0.09), h: primary.h }
    return avoidMidTone(primary, adjust)
  }
  return dark
    ? { l: 0.2, c: Math.min(secondary.c, 0.04), h: secondary.h }
    : { l: Math.min(Math.max(secondary.l, 0.2), 0.3), c: Math.min(secondary.c, 0.09), h: secondary.h }
}

function avoidMidTone(color: Lch, adjust: Adjust): Lch {
  const hex = hexOf(color)
  if (Math.max(contrast(hex, '#ffffff'), contrast(hex, '#000000')) >= 8.5) return color
  const target = { token: 'rail', wanted: color } as const
  return lchOf(
    contrast(hex, '#ffffff') >= 4
      ? adjust({ ...target, backs: ['#ffffff'], least: 7.5, end: 'dark' })
      : adjust({ ...target, backs: ['#000000'], least: 8.5, end: 'light' }),
  )
}

function fixedColorWith(adjust: Adjust, mode: Mode) {
  return (token: ColorToken, { h, c, light, dark }: FixedColor, backs: readonly string[], least: number): string => {
    const wanted = { l: mode === 'light' ? light : dark, c, h }
    return adjust({ token, wanted, backs, least, end: towards[mode] }, fixedHex)
  }
}

type StatusToken = Meaning | `${Meaning}Text` | `${Meaning}Soft` | 'onBad'

function statusColorsOf(mode: Mode, surfaces: Surfaces, adjust: Adjust): Colors<StatusToken> {
  const backs = backsOf(surfaces)
  const fixedColor = fixedColorWith(adjust, mode)
  const of = <M extends Meaning>(name: M) => {
    const fixed = meanings[name]
    const softHue = name === 'watch' ? fixed.h + 14 : fixed.h
    const soft = hexOf({ l: mode === 'light' ? 0.952 : 0.275, c: mode === 'light' ? 0.035 : 0.045, h: softHue })
    const written = { ...fixed, light: 0.5, dark: 0.8 }
    return {
      [name]: fixedColor(name, fixed, [...backs, soft], markContrast),
      [`${name}Soft`]: soft,
      [`${name}Text`]: fixedColor(`${name}Text`, written, [...backs, soft], textContrast),
    } as Colors<M | `${M}Text` | `${M}Soft`>
  }
  const bad = of('bad')
  return { ...of('good'), ...of('watch'), ...bad, onBad: inkOn(bad.bad, meanings.bad.h), ...of('info') }
}

function chartColorsOf(mode: Mode, textColor: Lch, { secondary }: SeedColors, surfaces: Surfaces, adjust: Adjust) {
  const backs = backsOf(surfaces)
  const fixedColor = fixedColorWith(adjust, mode)
  const light = mode === 'light'
  const all = { ...data, ...categories }
  const fixed = Object.fromEntries(
    (Object.keys(all) as (keyof typeof all)[]).map((token) => [
      token,
      fixedColor(token, all[token], backs, markContrast),
    ]),
  ) as Colors<keyof typeof all>
  const accent = { ...textColor, l: light ? Math.min(Math.max(textColor.l, 0.45), 0.66) : Math.max(textColor.l, 0.7) }
  const scale =
    textColor.c > grey
      ? { c: Math.min(textColor.c, 0.12), h: textColor.h }
      : { c: 0.05, h: secondary.c > 0.01 ? secondary.h : 250 }
  const step = (at: number) =>
    hexOf({
      l: light ? 0.88 - at * 0.115 : 0.36 + at * 0.12,
      c: scale.c * (light ? 0.45 + at * 0.14 : 0.55 + at * 0.11),
      h: scale.h,
    })
  return {
    ...fixed,
    accent: adjust({ token: 'accent', wanted: accent, backs, least: markContrast, end: towards[mode] }),
    seq1: step(0),
    seq2: step(1),
    seq3: step(2),
    seq4: step(3),
    seq5: step(4),
    none: light ? hexOf({ l: 0.94, c: 0.004, h: secondary.h }) : hexOf({ l: 0.27, c: 0.006, h: secondary.h }),
  }
}

/** The brand tokens that are words or lines, each with the status colours it must not look like. */
export const confusablePairs: readonly (readonly [ColorToken, readonly ColorToken[]])[] = [
  ['brandText', ['badText', 'goodText', 'watchText']],
  ['brandUi', ['bad', 'good', 'watch']],
  ['accent', ['s5xx', 'bad']],
]

/** Returns the brand tokens that could be mistaken for a status colour; empty for any seed that sets none itself (tested). */
export function confusable({ color }: ThemeTokens): ColorToken[] {
  return confusablePairs.flatMap(([own, others]) =>
    others.some((other) => colorDistance(color[own], color[other]) < 0.05) ? [own] : [],
  )
}
