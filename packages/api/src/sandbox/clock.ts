import { boolean, type InferOutput, maxValue, minValue, number, optional, pipe, strictObject } from 'valibot'
import { bodyAs } from './body.ts'
import { refusals } from './context.ts'

/** The sandbox's clock: real time until it is set, frozen or sped up. */
export interface Clock {
  /** Epoch seconds. */
  now(): number
  isSet(): boolean
  /** Whether browsers should use its time; false for a clock that only tests freeze. */
  leads(): boolean
  read(): { now: number; frozen: boolean; speed: number }
  change(change: ClockChange): void
}

/** The initial state of a clock; real time by default. */
export interface ClockStart {
  /** Epoch seconds. */
  now?: number
  frozen?: boolean
  /** Sandbox seconds per real second. */
  speed?: number
  leads?: boolean
}

/** The fastest clock: a day in a second. */
export const fastest = 86_400

const tenYears = 315_576_000
const [earliest, latest] = [946_684_800, 4_102_444_800]

const range = (least: number, most: number) => pipe(number(), minValue(least), maxValue(most))

const Change = strictObject(
  {
    frozen: optional(boolean()),
    speed: optional(range(0.001, fastest)),
    step: optional(range(-tenYears, tenYears)),
    now: optional(range(earliest, latest)),
  },
  'Unknown field.',
)

/** `now` sets the clock, `step` moves it by seconds (after that); `frozen` and `speed` apply from then on. */
export type ClockChange = InferOutput<typeof Change>

/** Reads the body of a request that changes the clock. Throws a Refusal that names every wrong field. */
export function readClockChange(body: object, clock: Clock): ClockChange {
  const change = bodyAs(body, Change)
  if (Object.keys(change).length === 0) {
    throw refusals.fields({ non_field_errors: ['Send at least one of frozen, speed, step and now.'] })
  }
  const then = (change.now ?? clock.now()) + (change.step ?? 0)
  if (then < earliest || then > latest) throw refusals.fields({ step: ['The time must be between 2000 and 2099.'] })
  return change
}

/** Creates a clock relative to the real one, which is given in epoch milliseconds. */
export function newClock(realMs: () => number, start: ClockStart = {}): Clock {
  const real = () => realMs() / 1000
  let { speed = 1, frozen = false, leads = speed !== 1 } = start
  let point: { at: number; since: number } | undefined
  const now = () => (point ? point.at + (frozen ? 0 : (real() - point.since) * speed) : real())
  if (start.now !== undefined || frozen || speed !== 1) point = { at: start.now ?? real(), since: real() }
  return {
    now,
    isSet: () => point !== undefined,
    leads: () => leads,
    read: () => ({ now: now(), frozen, speed }),
    change(change) {
      point = { at: (change.now ?? now()) + (change.step ?? 0), since: real() }
      speed = change.speed ?? speed
      frozen = change.frozen ?? frozen
      leads = true
    },
  }
}

/** A script that makes the browser's `Date` follow a sandbox clock; timers are unaffected. */
export function clockScript(clock: Clock): string {
  const { now, frozen, speed } = clock.read()
  return `{
  const RealDate = Date
  const [at, since, pace] = [${Math.round(now * 1000)}, RealDate.now(), ${frozen ? 0 : speed}]
  const nowMs = () => Math.floor(at + (RealDate.now() - since) * pace)
  globalThis.Date = class Date extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(nowMs())
      else super(...given)
    }
    static now() {
      return nowMs()
    }
  }
}
`
}

const [march, october] = [2, 9]

function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() / 1000 - last.getUTCDay() * 86_400
}

/** Half past eleven in the evening of the latest day of 23 hours in Europe/Madrid, or of 25; epoch seconds. */
export function changeDay(now: number, kind: 'short' | 'long'): number {
  const month = kind === 'short' ? march : october
  const year = new Date(now * 1000).getUTCFullYear()
  const days = [year, year - 1].map((each) => changeIn(each, month) + (kind === 'short' ? 20.5 : 21.5) * 3600)
  return days.find((day) => day <= now) ?? now
}
