import { formatEnds } from '../format/formatEnds.ts'
import type { Locale, T } from '../words/types.ts'
import type { uiWords } from '../words/ui.ts'
import { parseRel, type RangeValue, type Span } from './range.ts'

type UiT = T<typeof uiWords extends { words(locale: Locale): T<infer M> | undefined } ? M : never>

/** Formats a range: "Last 24 hours", or start and end in the zone. */
export function rangeText(value: RangeValue, t: UiT, locale: Locale, zone: string): string {
  if (!('rel' in value)) return spanText(value, locale, zone)
  const rel = parseRel(value.rel)
  return rel ? t(`range.last.${rel.unit}`, { n: rel.n }) : value.rel
}

/** Formats both ends of a span: with seconds if a short one has some. */
export function spanText(span: Span, locale: Locale, zone: string): string {
  const { from, to } = formatEnds(span, locale, zone)
  return `${from} – ${to}`
}
