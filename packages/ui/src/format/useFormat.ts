import { useMemo } from 'react'
import { type LocaleValue, useLocale, useWords } from '../words/LocaleProvider.tsx'
import type { T } from '../words/types.ts'
import type en from '../words/ui.en.ts'
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
  formatVolume,
  type MaybeNumber,
  type VolumeUnit,
  volumeLabel,
} from './numbers.ts'
import { formatUnit, type Ticks, type Unit, unitTicks } from './units.ts'

/** Format functions in the user's language and time zone. Unknown numbers give '—'. */
export interface Format {
  count(value: MaybeNumber): string
  number(value: MaybeNumber): string
  bytes(value: MaybeNumber): string
  /** A size in the unit in which it was entered. */
  volume(value: MaybeNumber, unit: VolumeUnit): string
  /** The label of the provider's unit of sizes. */
  volumeUnit(unit: VolumeUnit): string
  bitRate(value: MaybeNumber): string
  /** Requests per second; with the largest rate of a column, all its cells have one unit. */
  rate(value: MaybeNumber, peak?: MaybeNumber): string
  percent(share: MaybeNumber, decimals?: number): string
  micros(value: MaybeNumber): string
  /** Seconds in words; null is 'forever'. */
  duration(seconds: MaybeNumber): string
  /** A moment in epoch seconds. */
  date(seconds: MaybeNumber, style: DateStyle): string
  /** Both ends of a span in epoch seconds: the day once if it is the same and not if it is `today`'s, the zone of each if the clocks changed. */
  ends(span: { readonly from: number; readonly to: number }, today?: number): { from: string; to: string }
  ago(seconds: MaybeNumber, nowMs?: number): string
  /** With the largest number of a chart, all its figures have one unit. */
  unit(value: MaybeNumber, unit: Unit, peak?: MaybeNumber): string
  ticks(max: MaybeNumber, unit: Unit): Ticks
}

/** Returns the format functions of a language and time zone, with the words of `uiWords`. */
export const formatOf = ({ locale, zone, byteLabels }: LocaleValue, t: T<typeof en>): Format => ({
  count: (value) => formatCount(value, locale),
  number: (value) => formatNumber(value, locale),
  bytes: (value) => formatBytes(value, locale, byteLabels),
  volume: (value, unit) => formatVolume(value, unit, locale, byteLabels),
  volumeUnit: (unit) => volumeLabel(unit, byteLabels),
  bitRate: (value) => formatBitRate(value, locale),
  rate: (value, peak) => formatRate(value, locale, 'req/s', peak),
  percent: (share, decimals) => formatPercent(share, locale, decimals),
  micros: (value) => formatMicros(value, locale),
  duration: (seconds) => formatDuration(seconds, t),
  date: (seconds, style) => formatDate(seconds, style, locale, zone),
  ends: (span, today) => formatEnds(span, locale, zone, today),
  ago: (seconds, nowMs = Date.now()) => formatAgo(seconds, nowMs, t, locale, zone),
  unit: (value, unit, peak) => formatUnit(value, unit, locale, byteLabels, peak),
  ticks: (max, unit) => unitTicks(max, unit, locale, byteLabels),
})

/** Returns the format functions; stable until language, time zone or size labels change. */
export function useFormat(): Format {
  const { locale, zone, byteLabels } = useLocale()
  const t = useWords(uiWords)
  return useMemo(() => formatOf({ locale, zone, ...(byteLabels && { byteLabels }) }, t), [locale, zone, byteLabels, t])
}
