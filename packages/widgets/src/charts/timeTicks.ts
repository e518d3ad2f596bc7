import { dayNumber, dayStart, instantOf, offsetSeconds, wallSeconds } from '@parapet/base'

const minute = 60
const hour = 3600
const day = 86_400

type Step = { seconds: number } | { days: number } | { months: number }

const ladder: readonly Step[] = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => ({ seconds })),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => ({ seconds: minutes * minute })),
  ...[1, 2, 3, 6, 12].map((hours) => ({ seconds: hours * hour })),
  ...[1, 2, 7, 14].map((days) => ({ days })),
  ...[1, 2, 3, 6, 12, 24, 60, 120].map((months) => ({ months })),
]

const lengthOf = (step: Step): number =>
  'seconds' in step ? step.seconds : 'days' in step ? step.days * day : step.months * 30.44 * day

/** The format of a tick: clock time, with seconds, day, month or year. */
export type TickStyle = 'seconds' | 'time' | 'day' | 'month' | 'year'

export interface TimeTick {
  /** Epoch seconds. */
  time: number
  style: TickStyle
}

/** Returns at most `most` ticks between instants (epoch seconds) at round times of the zone. */
export function timeTicks(from: number, to: number, zone: string, most: number): TimeTick[] {
  if (!Number.isFinite(from) || !Number.isFinite(to) || to < from) return []
  const room = Math.max(1, Math.floor(most))
  const least = (to - from) / room
  const found = ladder.findIndex((step) => lengthOf(step) >= least)
  for (let index = found < 0 ? ladder.length - 1 : found; index < ladder.length; index++) {
    const ticks = ticksOf(ladder[index] as Step, from, to, zone)
    if (ticks.length <= room) return ticks
  }
  return ticksOf(ladder.at(-1) as Step, from, to, zone).slice(0, room)
}

function ticksOf(step: Step, from: number, to: number, zone: string): TimeTick[] {
  const start = wallSeconds(from, zone)
  const ticks: TimeTick[] = []
  const add = (time: number, style: TickStyle) => {
    if (time >= from && time <= to && time !== ticks[ticks.length - 1]?.time) ticks.push({ time, style })
  }
  if ('months' in step) {
    const date = new Date(start * 1000)
    const first = Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / step.months) * step.months
    for (let month = first; ; month += step.months) {
      const time = instantOf(Date.UTC(Math.floor(month / 12), month % 12) / 1000, zone)
      if (time > to) return ticks
      add(time, month % 12 === 0 ? 'year' : 'month')
    }
  }
  if ('days' in step) {
    // Weeks start on Monday; other steps of days count from the start of the month, so that panning keeps them.
    const serial = dayNumber(from, zone)
    const aligned = step.days % 7 === 0 ? serial - ((serial + 3) % step.days) : serial - (serial % step.days)
    for (let at = aligned; ; at += step.days) {
      const time = dayStart(at, zone)
      if (time > to) return ticks
      add(time, 'day')
    }
  }
  if (step.seconds <= hour) {
    for (let time = Math.ceil(from); time <= to; ) {
      const past = (time + offsetSeconds(time, zone)) % step.seconds
      if (past === 0) add(time, clockStyle(time, zone, step.seconds))
      time += step.seconds - past
    }
    return ticks
  }
  for (let wall = Math.floor(start / step.seconds) * step.seconds; ; wall += step.seconds) {
    const time = instantOf(wall, zone)
    if (time > to) return ticks
    const past = wall % day
    if (past === 0) add(time, 'day')
    else if ((time + offsetSeconds(time, zone)) % day === past) add(time, 'time')
  }
}

function clockStyle(time: number, zone: string, step: number): TickStyle {
  const local = time + offsetSeconds(time, zone)
  if (local % day === 0) return 'day'
  return step < minute ? 'seconds' : 'time'
}
