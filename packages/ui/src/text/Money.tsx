import { type MaybeNumber, unknownText } from '../format/numbers.ts'
import { useLocale } from '../words/LocaleProvider.tsx'
import type { Locale } from '../words/types.ts'
import { figure } from './text.css.ts'

/** Formats an amount in its currency (ISO 4217). An unknown currency keeps its code after the number. */
export function formatMoney(value: MaybeNumber, currency: string, locale: Locale): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return unknownText
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value)
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem
    const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)
    return `${plain}\u00a0${currency}`.trim()
  }
}

/** An amount of money: tabular figures, never wrapped, an em dash for unknown. */
export function Money({ value, currency }: { value: MaybeNumber; currency: string }) {
  const { locale } = useLocale()
  return <span className={figure}>{formatMoney(value, currency, locale)}</span>
}
