import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * Every value of a theme that a component may use. Names become CSS variables `--pp-color-text`, `--pp-radius-card`, …
 * so that the start script, runtime themes and exported images can set and read the same names.
 * Colours are computed by `derive` from a seed; nothing in a component names a colour itself.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Surfaces, from the back to the front. `scrim` lies behind dialogs. */
      page: null,
      card: null,
      raised: null,
      sunken: null,
      hover: null,
      scrim: null,
      /** The side rail has its own surface, on the theme's secondary colour. */
      rail: null,
      railHover: null,
      railActive: null,
      onRail: null,
      onRailMuted: null,
      onRailActive: null,
      railLine: null,
      /** Inks: all at least 4.5:1 on page, card, raised and sunken. `faint` is for marks that are not text (3:1). */
      text: null,
      muted: null,
      faint: null,
      /** Lines: `line` is a hairline for grouping, `edge` (3:1) outlines a control. */
      line: null,
      edge: null,
      /** The brand: `brand` fills with `onBrand` upon it, `brandText` writes, `brandUi` draws thin lines, `brandSoft` tints. */
      brand: null,
      brandHover: null,
      brandActive: null,
      onBrand: null,
      brandText: null,
      brandUi: null,
      brandSoft: null,
      onBrandSoft: null,
      focus: null,
      /** Meaning: the plain name draws (3:1), `…Text` writes (4.5:1), `…Soft` lies under `…Text`, `on…` lies on the plain name. */
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
      /** Data: the same meaning in every theme (3:1 on card). */
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
      /** Categories that have no fixed meaning, in order; `other` gathers the rest, `accent` is the brand's own data colour. */
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
      /** Map scale from little to much; `none` is land without data. */
      seq1: null,
      seq2: null,
      seq3: null,
      seq4: null,
      seq5: null,
      none: null,
    },
    radius: { card: null, input: null, button: null },
    font: { body: null, heading: null, mono: null },
    shadow: { float: null },
  },
  (_value, path) => `pp-${path.join('-').replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`,
)

/** The 4 px grid of visual.md. */
export const space = { 0: '0', 1: '4px', 2: '8px', 3: '12px', 4: '16px', 6: '24px', 8: '32px', 12: '48px' } as const
/** Type sizes of visual.md: small, label, body, large, title, heading, figure. */
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
