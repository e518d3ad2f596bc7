import { dayNumber, dayStart } from '@parapet/base'
import type { Span } from './ranges.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

const steps = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 7, 14, 28].map((days) => days * DAY),
]

const POINTS = 400

/** Returns a bucket length in seconds: at least 60 (§9), giving 200 to 800 points where possible. */
export function granularity(span: Span): number {
  const ideal = Math.max(0, span.to - span.from) / POINTS
  const off = (step: number) => Math.abs(Math.log(step / Math.max(ideal, 1)))
  return steps.reduce((best, step) => (off(step) < off(best) ? step : best), MINUTE)
}

/** Returns the starts of the buckets of a span (epoch seconds), aligned to the calendar of the zone. */
export function bucketsOf(span: Span, step: number, zone: string): number[] {
  if (!(span.to > span.from) || !(step > 0)) return []
  return step >= DAY ? dayBuckets(span, Math.round(step / DAY), zone) : clockBuckets(span, step, zone)
}

function dayBuckets(span: Span, days: number, zone: string): number[] {
  const shift = days % 7 === 0 ? 3 : 0
  const first = Math.floor((dayNumber(span.from, zone) + shift) / days) * days - shift
  const starts: number[] = []
  for (let day = first, start = dayStart(day, zone); start < span.to; day += days, start = dayStart(day, zone))
    starts.push(start)
  return starts
}

function clockBuckets(span: Span, step: number, zone: string): number[] {
  const starts: number[] = []
  let day = dayNumber(span.from, zone)
  let start = dayStart(day, zone)
  while (start < span.to) {
    const next = dayStart(day + 1, zone)
    const skipped = Math.max(0, Math.floor((span.from - start) / step))
    for (let at = start + skipped * step; at < next && at < span.to; at += step) starts.push(at)
    day += 1
    start = next
  }
  return starts
}

/** The instant a bucket ends: the next bucket's start. `start` is one of `bucketsOf`. */
export function bucketEnd(start: number, step: number, zone: string): number {
  if (step >= DAY) return dayStart(dayNumber(start, zone) + Math.round(step / DAY), zone)
  return Math.min(start + step, dayStart(dayNumber(start, zone) + 1, zone))
}
