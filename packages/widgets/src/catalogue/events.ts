import type { EventCut, Marker } from '../charts/types.ts'
import { type EventContext, type EventSource, secondsOf } from './eventSource.ts'

/** A provider that ignores the requested limit must not slow down every chart. */
const MOST = 500
const ECHO_S = 60

/** What a source answered; undefined before it did, or if it failed. */
export interface SourceAnswer {
  readonly source: EventSource
  readonly answer: unknown
}

const isSame = (one: Marker, other: Marker): boolean =>
  one.kind === other.kind &&
  Math.abs(one.time - other.time) <= ECHO_S &&
  (one.seen === undefined || other.seen === undefined || one.seen.value === other.seen.value)

/** Returns the events of all answers in the order of time: those with a known time, the newest if there are too many. */
export function eventsOf(answers: readonly SourceAnswer[], context: EventContext, most = MOST): Marker[] {
  const told = answers.flatMap(({ source, answer }) =>
    answer === undefined
      ? []
      : source.toEvents(answer, context).flatMap(({ when, ...event }) => {
          const time = secondsOf(when)
          return Number.isFinite(time) ? [{ event: { ...event, time } as Marker, isEcho: source.isEcho === true }] : []
        }),
  )
  const first = told.filter(({ isEcho }) => !isEcho).map(({ event }) => event)
  const echoes = told
    .filter(({ isEcho, event }) => isEcho && !first.some((one) => isSame(one, event)))
    .map(({ event }) => event)
  return [...first, ...echoes].sort((a, b) => a.time - b.time).slice(-most)
}

/** Returns what the lists of events leave out. */
export const eventCuts = (answers: readonly SourceAnswer[]): EventCut[] =>
  answers.flatMap(({ source, answer }) => (answer === undefined ? [] : (source.cutsOf?.(answer) ?? [])))
