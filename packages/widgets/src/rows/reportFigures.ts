import { type Histogram, hitRatio, siteHealthRules, stepsOf } from '@parapet/api'
import { bucketsIn } from './boardQuery.ts'
import type { ReportMonth } from './reportMonth.ts'
import { bucketSums, knownTotal, type Sums } from './sums.ts'

const HOUR = 3600
const DAY = 86_400

/** The length of the buckets that a report asks for, in seconds. */
export const REPORT_STEP = HOUR

/** The highest hour of a rate, and when it began. */
export interface Peak {
  readonly value: number
  readonly from: number
}

/** The traffic of some time: what a report states of a month and of each of its days. Null is unknown. */
export interface ReportTraffic {
  readonly requests: number | null
  /** Bytes of all responses. */
  readonly bytes: number | null
  readonly hitRatio: number | null
  readonly hitRatioBytes: number | null
  /** Responses without a server error, 0 to 1. */
  readonly availability: number | null
}

/** A month of traffic, its days, and what is not known of it. */
export interface MonthTraffic extends ReportTraffic {
  /** Requests per second. */
  readonly peakRate: Peak | null
  /** Bits per second. */
  readonly peakBandwidth: Peak | null
  /** Hours in which server errors passed the published threshold. */
  readonly disturbedHours: number | null
  readonly days: readonly (ReportTraffic & { readonly from: number })[]
  /** Hours without data, of those that have passed. */
  readonly unknownHours: number
  readonly hours: number
}

/** Returns the share of responses without a server error (5xx), 0 to 1; null without requests. */
export function availabilityOf({ requests, s5xx }: Pick<Sums, 'requests' | 's5xx'>): number | null {
  return requests > 0 ? 1 - s5xx / requests : null
}

/** Whether an hour counts as disturbed: with enough requests to judge, the share of 5xx that the health of sites calls failing. */
export function isDisturbed({ requests, s5xx }: Pick<Sums, 'requests' | 's5xx'>): boolean {
  return requests >= siteHealthRules.minRequests && s5xx / requests >= siteHealthRules.errorShareBad
}

function trafficOf(sums: Sums | null): ReportTraffic {
  if (!sums) return { requests: null, bytes: null, hitRatio: null, hitRatioBytes: null, availability: null }
  const { requests, bytes, hits, misses, hitBytes, missBytes } = sums
  return {
    requests,
    bytes,
    hitRatio: hitRatio({ all: requests, hits, misses }),
    hitRatioBytes: hitRatio({ all: bytes, hits: hitBytes, misses: missBytes }),
    availability: availabilityOf(sums),
  }
}

function highest(
  cells: readonly (Sums | null)[],
  times: readonly number[],
  amountOf: (sums: Sums, place: number) => number,
): Peak | null {
  return cells.reduce<Peak | null>((best, sums, place) => {
    const value = sums ? amountOf(sums, place) : 0
    return value > (best?.value ?? 0) ? { value, from: times[place] ?? 0 } : best
  }, null)
}

/** Returns the traffic of a month from its hours. */
export function monthTraffic(histogram: Histogram, { span, zone, now }: ReportMonth): MonthTraffic {
  const steps = stepsOf(histogram)
  const hours = bucketsIn(span, HOUR, zone, now)
  const cells = bucketSums(steps, hours)
  const whole = cells.slice(0, hours.complete)
  const perSecond = (amountOf: (sums: Sums) => number) =>
    highest(whole, hours.times, (sums, place) => amountOf(sums) / (hours.seconds[place] || HOUR))
  const days = bucketsIn(span, DAY, zone, now)
  return {
    ...trafficOf(knownTotal(cells)),
    peakRate: perSecond(({ requests }) => requests),
    peakBandwidth: perSecond(({ bytes }) => bytes * 8),
    disturbedHours: knownTotal(cells) ? cells.filter((sums) => sums && isDisturbed(sums)).length : null,
    days: bucketSums(steps, days).map((sums, place) => ({ from: days.times[place] ?? 0, ...trafficOf(sums) })),
    unknownHours: whole.filter((sums) => sums === null).length,
    hours: whole.length,
  }
}

/** The requests of a family in a month and in each of its days. */
export interface MonthCount {
  readonly requests: number | null
  readonly days: readonly (number | null)[]
}

/** Counts the requests of a family's histogram by day. */
export function monthCount(histogram: Histogram, { span, zone, now }: ReportMonth): MonthCount {
  const cells = bucketSums(stepsOf(histogram), bucketsIn(span, DAY, zone, now))
  return { requests: knownTotal(cells)?.requests ?? null, days: cells.map((sums) => sums?.requests ?? null) }
}

/** Adds up the purges of a histogram; null without any bucket. */
export const purgedIn = (entries: readonly { readonly requests: number }[]): number | null =>
  entries.length > 0 ? entries.reduce((sum, { requests }) => sum + requests, 0) : null
