import { useMemo } from 'react'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { type DateStyle, formatAgo, formatDate, formatDuration } from './dates.ts'
import { formatEnds } from './formatEnds.ts'
import {
  formatBitRate,
  formatBytes,
  formatCount,
  formatMicros,
  formatNumber,
  formatPercent,
  formatRate,
  type MaybeNumber,
} from './numbers.ts'
import { formatUnit, type Ticks, type Unit, unitTicks } from './units.ts'

/** Format functions in the user's language and time zone. Unknown numbers give '—'. */
export interface Format {
  count(value: MaybeNumber): string
  number(value: MaybeNumber): string
  bytes(value: MaybeNumber): string
  bitRate(value: MaybeNumber): string
  rate(value: MaybeNumber): string
  percent(share: MaybeNumber, decimals?: number): string
  micros(value: MaybeNumber): string
  /** Seconds in words; null is 'forever'. */
  duration(seconds: MaybeNumber): string
  /** A moment in epoch seconds. */
  date(seconds: MaybeNumber, style: DateStyle): string
  /** Both ends of a span in epoch seconds: the day once if it is the same and not if it is `today`'s, the zone of each if the clocks changed. */
  ends(span: { readonly from: number; readonly to: number }, today?: number): { from: string; to: string }
  ago(seconds: MaybeNumber, nowMs?: number): string
  unit(value: MaybeNumber, unit: Unit): string
  ticks(max: MaybeNumber, unit: Unit): Ticks
}

/** Returns the format functions; stable until language, time zone or size labels change. */
export function useFormat(): Format {
  const { locale, zone, byteLabels } = useLocale()
  const t = useWords(uiWords)
  return useMemo(
    () => ({
      count: (value) => formatCount(value, locale),
      number: (value) => formatNumber(value, locale),
      bytes: (value) => formatBytes(value, locale, byteLabels),
      bitRate: (value) => formatBitRate(value, locale),
      rate: (value) => formatRate(value, locale),
      percent: (share, decimals) => formatPercent(share, locale, decimals),
      micros: (value) => formatMicros(value, locale),
      duration: (seconds) => formatDuration(seconds, t),
      date: (seconds, style) => formatDate(seconds, style, locale, zone),
      ends: (span, today) => formatEnds(span, locale, zone, today),
      ago: (seconds, nowMs = Date.now()) => formatAgo(seconds, nowMs, t, locale, zone),
      unit: (value, unit) => formatUnit(value, unit, locale, byteLabels),
      ticks: (max, unit) => unitTicks(max, unit, locale, byteLabels),
    }),
    [locale, zone, byteLabels, t],
  )
}
