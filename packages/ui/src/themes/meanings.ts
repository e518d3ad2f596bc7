/** A colour whose hue and chroma are the same in every theme. Only its lightness adapts. */
export interface FixedColor {
  /** Degrees and chroma in OKLCH. */
  h: number
  c: number
  light: number
  dark: number
}

export const meanings = {
  good: { h: 157, c: 0.13, light: 0.6, dark: 0.76 },
  watch: { h: 72, c: 0.14, light: 0.66, dark: 0.82 },
  bad: { h: 26, c: 0.19, light: 0.57, dark: 0.68 },
  info: { h: 250, c: 0.13, light: 0.58, dark: 0.74 },
} as const satisfies Record<string, FixedColor>
export type Meaning = keyof typeof meanings

/** Data colours. Neighbours in one chart also differ in lightness. */
export const data = {
  hit: { h: 176, c: 0.11, light: 0.62, dark: 0.78 },
  miss: { h: 48, c: 0.16, light: 0.56, dark: 0.7 },
  pass: { h: 292, c: 0.13, light: 0.5, dark: 0.66 },
  stale: { h: 95, c: 0.11, light: 0.62, dark: 0.84 },
  expired: { h: 62, c: 0.045, light: 0.48, dark: 0.6 },
  s2xx: { h: 157, c: 0.12, light: 0.62, dark: 0.76 },
  s3xx: { h: 248, c: 0.13, light: 0.54, dark: 0.68 },
  s4xx: { h: 75, c: 0.14, light: 0.64, dark: 0.84 },
  s5xx: { h: 26, c: 0.19, light: 0.52, dark: 0.64 },
  served: { h: 215, c: 0.09, light: 0.62, dark: 0.76 },
  challenged: { h: 80, c: 0.14, light: 0.63, dark: 0.84 },
  blocked: { h: 18, c: 0.18, light: 0.5, dark: 0.64 },
} as const satisfies Record<string, FixedColor>

/** Okabe and Ito's eight colours at 3:1 on our surfaces; any two differ by ΔE 4 in every colour vision. */
export const categories = {
  c1: { h: 246, c: 0.135, light: 0.53, dark: 0.66 },
  c2: { h: 76, c: 0.15, light: 0.65, dark: 0.8 },
  c3: { h: 158, c: 0.11, light: 0.59, dark: 0.7 },
  c4: { h: 348, c: 0.13, light: 0.56, dark: 0.74 },
  c5: { h: 232, c: 0.11, light: 0.64, dark: 0.82 },
  c6: { h: 44, c: 0.17, light: 0.55, dark: 0.68 },
  c7: { h: 105, c: 0.12, light: 0.42, dark: 0.91 },
  c8: { h: 295, c: 0.15, light: 0.42, dark: 0.58 },
  other: { h: 250, c: 0.012, light: 0.63, dark: 0.61 },
} as const satisfies Record<string, FixedColor>
