import { type MaybeNumber, unknownText } from '../format/numbers.ts'
import { useLocale } from '../words/LocaleProvider.tsx'
import type { Locale } from '../words/types.ts'
import { figure } from './text.css.ts'

/**
 * Formats an amount in its currency (ISO 4217). An unknown currency keeps its code after the number. Prices per unit
 * can have more decimals than the currency.
 */
export function formatMoney(value: MaybeNumber, currency: string, locale: Locale, maxDecimals?: number): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return unknownText
  const decimals = maxDecimals === undefined ? {} : { maximumFractionDigits: maxDecimals }
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals }).format(value)
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem
    const plain = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: maxDecimals ?? 2,
    }).format(value)
    return `${plain}\u00a0${currency}`.trim()
  }
}

/** An amount of money: tabular figures, never wrapped, an em dash for unknown. */
export function Money(props: { value: MaybeNumber; currency: string; maxDecimals?: number }) {
  const { locale } = useLocale()
  return <span className={figure}>{formatMoney(props.value, props.currency, locale, props.maxDecimals)}</span>
}
