import type { SiteKind } from './catalogue.ts'
import { bell, mix, type Random, randomOf } from './random.ts'

/** Seconds of a day. */
export const DAY = 86_400

const days: Record<SiteKind, readonly number[]> = {
  news: [38, 26, 21, 20, 23, 36, 62, 88, 100, 102, 98, 95, 92, 97, 94, 84, 80, 82, 86, 90, 97, 101, 88, 60],
  shop: [30, 19, 15, 14, 16, 24, 38, 54, 70, 82, 88, 90, 86, 80, 76, 74, 78, 84, 90, 95, 100, 104, 86, 54],
  video: [46, 30, 22, 20, 20, 24, 32, 40, 44, 48, 52, 58, 66, 76, 74, 66, 62, 66, 76, 90, 108, 118, 104, 76],
  api: [40, 32, 28, 28, 32, 42, 58, 74, 88, 94, 96, 94, 90, 88, 88, 86, 86, 88, 90, 92, 92, 88, 74, 56],
  corporate: [16, 13, 12, 12, 14, 22, 36, 60, 86, 98, 102, 100, 88, 74, 78, 88, 90, 84, 66, 50, 42, 36, 28, 20],
  intl: [88, 84, 80, 78, 78, 80, 84, 88, 92, 95, 97, 99, 101, 103, 106, 108, 109, 108, 106, 104, 101, 98, 95, 91],
}

const weeks: Record<SiteKind, readonly number[]> = {
  news: [0.84, 1.06, 1.05, 1.04, 1.05, 1.02, 0.86],
  shop: [1.08, 1.02, 0.95, 0.94, 0.96, 1.03, 1.05],
  video: [1.18, 0.9, 0.9, 0.94, 0.92, 1.02, 1.2],
  api: [0.92, 1.04, 1.03, 1.03, 1.03, 1.01, 0.92],
  corporate: [0.42, 1.2, 1.22, 1.2, 1.18, 1.06, 0.5],
  intl: [0.94, 1.03, 1.03, 1.03, 1.02, 1, 0.95],
}

function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0, 1))
  return end.getTime() / 1000 - end.getUTCDay() * DAY
}

function siteOffset(second: number): number {
  const year = new Date(second * 1000).getUTCFullYear()
  return second >= lastSunday(year, 2) && second < lastSunday(year, 9) ? 7200 : 3600
}

const referenceDay = Math.floor(Date.UTC(2026, 5, 15) / 1000 / DAY)

const years = new Map<number, { growth: number; season: number }>()

function yearAt(day: number) {
  const known = years.get(day)
  if (known) return known
  const growth = 1.3 ** ((day - referenceDay) / 365)
  const season = 1 + 0.07 * Math.cos(((day - referenceDay + 30) / 365) * 2 * Math.PI)
  const made = { growth, season }
  years.set(day, made)
  return made
}

/** Requests of one UTC day relative to the site's usual day: weekday, slow growth, season, and the day's own luck. */
export function dayFactor(kind: SiteKind, siteSeed: number, day: number): number {
  const weekday = (day + 4) % 7
  const { growth, season } = yearAt(day)
  const luck = 1 + 0.05 * bell(randomOf(mix(siteSeed, day, 11)))
  return (weeks[kind][weekday] as number) * growth * season * luck
}

const usualAt = (kind: SiteKind, hour: number, offsetHours: number): number =>
  days[kind][(hour + offsetHours + 24) % 24] as number

/** Returns the slope of each hour between neighbouring days, so that midnight is no step. */
export function leanOf(kind: SiteKind, siteSeed: number, day: number): Float64Array {
  const offsetHours = siteOffset(day * DAY) / 3600
  const levels = [-2, -1, 0, 1, 2].map((ahead) => dayFactor(kind, siteSeed, day + ahead))
  const between = (noons: readonly number[], at: number, hour: number) => {
    const here = noons[at] as number
    const toward = hour + 0.5 < 12 ? (noons[at - 1] as number) : (noons[at + 1] as number)
    return here + ((toward - here) * Math.abs(hour + 0.5 - 12)) / 24
  }
  let usual = 0
  const leant = [0, 0, 0]
  for (let hour = 0; hour < 24; hour++) {
    const rate = usualAt(kind, hour, offsetHours)
    usual += rate
    for (let at = 0; at < 3; at++) leant[at] = (leant[at] as number) + rate * between(levels, at + 1, hour)
  }
  const noons = leant.map((sum, at) => 2 * (levels[at + 1] as number) - sum / usual)
  const lean = new Float64Array(26)
  for (let hour = -1; hour <= 24; hour++) lean[hour + 1] = between(noons, 1, hour) / (levels[2] as number)
  return lean
}

/** A share of the day's requests (0–1) that has happened up to a second of the day. */
export type Cumulative = (second: number) => number

function minutesOf(random: Random, before: number, here: number, after: number, roughness: number): Float64Array {
  const start = (before + here) / 2
  const end = (here + after) / 2
  const passed = new Float64Array(61)
  let wave = bell(random)
  for (let minute = 0; minute < 60; minute++) {
    wave = wave * 0.8 + bell(random) * 0.6
    const rate = (start + ((end - start) * minute) / 60) * Math.max(0.2, 1 + roughness * wave)
    passed[minute + 1] = (passed[minute] as number) + rate
  }
  const total = passed[60] as number
  return passed.map((n) => n / total)
}

/** The ordinary day of a site in hourly steps, refined to minutes only on demand; both agree at full hours. */
export function ordinaryDay(
  kind: SiteKind | 'bots',
  siteSeed: number,
  day: number,
  lean: Float64Array,
  roughness = 0.05,
): Cumulative {
  const random = randomOf(mix(siteSeed, day, kind.length))
  const offsetHours = siteOffset(day * DAY) / 3600
  const rates = new Float64Array(26)
  for (let hour = -1; hour <= 24; hour++) {
    const usual = kind === 'bots' ? 1 : usualAt(kind, hour, offsetHours)
    rates[hour + 1] = usual * (lean[hour + 1] as number) * (1 + roughness * 0.6 * bell(random))
  }
  const passed = new Float64Array(25)
  for (let hour = 0; hour < 24; hour++) passed[hour + 1] = (passed[hour] as number) + (rates[hour + 1] as number)
  const total = passed[24] as number
  const fine = new Map<number, Float64Array>()
  return (second) => {
    if (second <= 0) return 0
    if (second >= DAY) return 1
    const hour = Math.floor(second / 3600)
    const before = passed[hour] as number
    const within = second - hour * 3600
    if (within === 0) return before / total
    let minutes = fine.get(hour)
    if (!minutes) {
      minutes = minutesOf(
        randomOf(mix(siteSeed, day, kind.length, hour)),
        rates[hour] as number,
        rates[hour + 1] as number,
        rates[hour + 2] as number,
        roughness,
      )
      fine.set(hour, minutes)
    }
    const minute = Math.floor(within / 60)
    const low = minutes[minute] as number
    const part = low + ((minutes[minute + 1] as number) - low) * ((within % 60) / 60)
    return (before + ((passed[hour + 1] as number) - before) * part) / total
  }
}

/** All of it between two seconds of the day, at an even rate. */
export function windowDay(from: number, to: number): Cumulative {
  return (second) => Math.min(1, Math.max(0, (second - from) / (to - from)))
}

/** A window of a day without some times; its other requests stay where they were. */
export function pausedWindow(
  from: number,
  to: number,
  pauses: readonly { readonly from: number; readonly to: number }[],
): Cumulative {
  const whole = windowDay(from, to)
  return (second) =>
    pauses.reduce(
      (all, pause) => all - whole(Math.min(second, pause.to)) + whole(Math.min(second, pause.from)),
      whole(second),
    )
}

/** An ordinary day in which only `left` (0–1) of the requests between two seconds happen. */
export function dippedDay(ordinary: Cumulative, from: number, to: number, left: number): Cumulative {
  const start = ordinary(from)
  const lost = (ordinary(to) - start) * (1 - left)
  return (second) => {
    const all = ordinary(second)
    const missing = second <= from ? 0 : second >= to ? lost : (all - start) * (1 - left)
    return second >= DAY ? 1 : (all - missing) / (1 - lost)
  }
}
