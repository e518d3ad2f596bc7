import { useMemo } from 'react'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { type DateStyle, formatAgo, formatDate, formatDuration } from './dates.ts'
import {
  formatBitRate,
  formatBytes,
  formatCount,
  formatMicros,
  formatNumber,
  formatPercent,
  formatRate,
  type Maybe,
} from './numbers.ts'
import { formatUnit, type Ticks, type Unit, unitTicks } from './units.ts'

/** The format functions in the reader's language and time zone. Unknown figures give '—'. */
export interface Format {
  count(value: Maybe): string
  number(value: Maybe): string
  bytes(value: Maybe): string
  bitRate(value: Maybe): string
  rate(value: Maybe): string
  percent(share: Maybe, decimals?: number): string
  micros(value: Maybe): string
  /** Seconds in words; none is 'forever'. */
  duration(seconds: Maybe): string
  /** A moment in epoch seconds. */
  date(seconds: Maybe, style: DateStyle): string
  ago(seconds: Maybe, nowMs?: number): string
  unit(value: Maybe, unit: Unit): string
  ticks(max: Maybe, unit: Unit): Ticks
}

/** Format functions bound to the reader's language and time zone; the same object until one of them changes. */
export function useFormat(): Format {
  const { locale, zone } = useLocale()
  const t = useWords(uiWords)
  return useMemo(
    () => ({
      count: (value) => formatCount(value, locale),
      number: (value) => formatNumber(value, locale),
      bytes: (value) => formatBytes(value, locale),
      bitRate: (value) => formatBitRate(value, locale),
      rate: (value) => formatRate(value, locale),
      percent: (share, decimals) => formatPercent(share, locale, decimals),
      micros: (value) => formatMicros(value, locale),
      duration: (seconds) => formatDuration(seconds, t),
      date: (seconds, style) => formatDate(seconds, style, locale, zone),
      ago: (seconds, nowMs = Date.now()) => formatAgo(seconds, nowMs, t, locale, zone),
      unit: (value, unit) => formatUnit(value, unit, locale),
      ticks: (max, unit) => unitTicks(max, unit, locale),
    }),
    [locale, zone, t],
  )
}
