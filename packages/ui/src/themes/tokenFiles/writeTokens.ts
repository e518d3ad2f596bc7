import { derive, radii } from '../derive.ts'
import { motion, size, space, weight } from '../scales.ts'
import type { Mode, ThemeSeed } from '../seed.ts'

/** A value as the format of the W3C Design Tokens Community Group (2025.10) writes it. */
export interface DesignToken {
  readonly $type: string
  readonly $value: unknown
  readonly $description?: string
}
export interface TokenGroup {
  readonly [name: string]: DesignToken | TokenGroup | string | object
}

/**
 * The key of what a theme has beside tokens, in `$extensions` of the group `theme`. `mode` and `from`, the three colours at the
 * time of the export, tell later which derived tokens were changed by hand.
 */
export const EXTENSION = 'app.parapet.theme'

/** The three fields that become tokens; all others are in the extension. */
type Rest = Omit<ThemeSeed, 'primary' | 'secondary' | 'tertiary' | 'fonts'>

/** Returns all tokens of a theme in one mode as a DTCG file; the names are the same in both modes and in every theme. */
export function tokenFileOf(seed: ThemeSeed, mode: Mode): TokenGroup {
  const { primary, secondary, tertiary, fonts, ...rest } = seed
  const { color, radius, font, shadow } = derive(seed)[mode]
  return {
    $description: `${seed.title}, ${mode} mode`,
    theme: {
      $description: 'What the theme is made of: change these, and import the file again. All other groups are derived.',
      $extensions: { [EXTENSION]: { ...(rest satisfies Rest), mode, from: { primary, secondary, tertiary } } },
      primary: colorToken(primary),
      secondary: colorToken(secondary),
      tertiary: colorToken(tertiary),
      font: mapped(fonts, (name) => ({ $type: 'fontFamily', $value: name })),
    },
    color: mapped(color, colorToken),
    radius: mapped(radius, dimensionToken),
    font: {
      ...mapped({ body: font.body, heading: font.heading, mono: font.mono }, familyToken),
      wordSpace: {
        $type: 'number',
        $value: Number.parseFloat(font.wordSpace) || 0,
        $description: 'In em; 0 is normal',
      },
    },
    shadow: { float: shadowToken(shadow.float) },
    space: mapped(space, dimensionToken),
    size: mapped(size, dimensionToken),
    weight: mapped(weight, (value) => ({ $type: 'fontWeight', $value: value })),
    motion: mapped(motion, transitionToken),
  }
}

/** Returns the name of a theme's file of one mode. */
export const tokenFileName = (seed: ThemeSeed, mode: Mode): string => `${seed.name}.${mode}.tokens.json`

/** Returns the file as text. */
export const tokenFileText = (seed: ThemeSeed, mode: Mode): string =>
  `${JSON.stringify(tokenFileOf(seed, mode), null, 2)}\n`

/** Returns the set of corners with exactly these three values. */
export function radiusSetOf(given: { card: string; input: string; button: string }): keyof typeof radii | undefined {
  const names = Object.keys(radii) as (keyof typeof radii)[]
  return names.find((name) => (['card', 'input', 'button'] as const).every((part) => radii[name][part] === given[part]))
}

function mapped<V>(values: Readonly<Record<string, V>>, write: (value: V) => DesignToken): Record<string, DesignToken> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]))
}

function colorValue(hex: string): object {
  const [red = 0, green = 0, blue = 0, alpha] = [1, 3, 5, 7].flatMap((at) =>
    at < hex.length ? [Number.parseInt(hex.slice(at, at + 2), 16) / 255] : [],
  )
  const rounded = (part: number) => Math.round(part * 10_000) / 10_000
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map(rounded),
    ...(alpha === undefined ? {} : { alpha: rounded(alpha) }),
    hex: hex.slice(0, 7),
  }
}

const colorToken = (hex: string): DesignToken => ({ $type: 'color', $value: colorValue(hex.toLowerCase()) })

function dimensionToken(text: string): DesignToken {
  return { $type: 'dimension', $value: pixels(text) }
}

const pixels = (text: string) => ({ value: Number.parseFloat(text), unit: 'px' })

function familyToken(stack: string): DesignToken {
  return { $type: 'fontFamily', $value: stack.split(', ').map((family) => family.replace(/^'|'$/g, '')) }
}

function shadowToken(css: string): DesignToken {
  const parts = [...css.matchAll(/([-\dpx. ]+) rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g)]
  return {
    $type: 'shadow',
    $value: parts.map(([, lengths = '', red, green, blue, alpha]) => {
      const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(' ')
      return {
        color: {
          colorSpace: 'srgb',
          components: [red, green, blue].map((part) => Math.round((Number(part) / 255) * 10_000) / 10_000),
          alpha: Number(alpha),
        },
        offsetX: pixels(offsetX),
        offsetY: pixels(offsetY),
        blur: pixels(blur),
        spread: pixels(spread),
      }
    }),
  }
}

/** CSS `ease-out`. */
const easeOut = [0, 0, 0.58, 1]

function transitionToken(css: string): DesignToken {
  return {
    $type: 'transition',
    $value: {
      duration: { value: Number.parseFloat(css), unit: 'ms' },
      delay: { value: 0, unit: 'ms' },
      timingFunction: easeOut,
    },
  }
}
