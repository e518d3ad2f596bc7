import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * All theme values that components may use. Names become CSS variables `--pp-color-text`, `--pp-radius-card`, … so
 * that the start script, runtime themes and exported images share them. Colours are derived from a seed; components
 * never name a colour.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: null,
      card: null,
      raised: null,
      sunken: null,
      hover: null,
      scrim: null,
      rail: null,
      railHover: null,
      railActive: null,
      onRail: null,
      onRailMuted: null,
      onRailActive: null,
      railLine: null,
      text: null,
      muted: null,
      faint: null,
      line: null,
      edge: null,
      brand: null,
      brandHover: null,
      brandActive: null,
      onBrand: null,
      brandText: null,
      brandUi: null,
      brandSoft: null,
      onBrandSoft: null,
      focus: null,
      good: null,
      goodText: null,
      goodSoft: null,
      watch: null,
      watchText: null,
      watchSoft: null,
      bad: null,
      badText: null,
      badSoft: null,
      onBad: null,
      info: null,
      infoText: null,
      infoSoft: null,
      hit: null,
      miss: null,
      pass: null,
      stale: null,
      expired: null,
      s2xx: null,
      s3xx: null,
      s4xx: null,
      s5xx: null,
      served: null,
      challenged: null,
      blocked: null,
      accent: null,
      c1: null,
      c2: null,
      c3: null,
      c4: null,
      c5: null,
      c6: null,
      c7: null,
      c8: null,
      other: null,
      seq1: null,
      seq2: null,
      seq3: null,
      seq4: null,
      seq5: null,
      none: null,
    },
    radius: { card: null, input: null, button: null },
    font: { body: null, heading: null, mono: null, wordSpace: null },
    shadow: { float: null },
  },
  (_value, path) => `pp-${path.join('-').replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`,
)

/** The 4 px grid. */
export const space = { 0: '0', 1: '4px', 2: '8px', 3: '12px', 4: '16px', 6: '24px', 8: '32px', 12: '48px' } as const
export const size = { xs: '12px', s: '13px', m: '14px', l: '16px', xl: '20px', xxl: '24px', figure: '32px' } as const
export const weight = { regular: 400, medium: 500, semibold: 600 } as const
export const motion = { fast: '120ms ease-out', base: '180ms ease-out' } as const
/** Widths at which layouts change: phone below 600, tablet below 1024. */
export const media = {
  phone: '(max-width: 599.98px)',
  tablet: '(max-width: 1023.98px)',
  desktop: '(min-width: 1024px)',
  still: '(prefers-reduced-motion: reduce)',
} as const

export type ColorToken = keyof typeof vars.color
