import type { Locale } from '../../words/types.ts'

/** Formats a number with a fixed count of decimals. */
export type Digits = (value: number, decimals: 0 | 1 | 2) => string

/** Returns the digits of a language: Spanish has a decimal comma. */
export const digitsIn =
  (locale: Locale): Digits =>
  (value, decimals) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)
