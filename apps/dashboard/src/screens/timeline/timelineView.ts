import type { Span } from '@parapet/api'
import { eventKinds, type Marker } from '@parapet/widgets/events'

export type Kind = (typeof eventKinds)[number]

/** An event of the timeline, with an id for its row. */
export type TimelineEvent = Marker & { readonly kind: Kind; readonly id: string }

/** Returns the events of a span, newest first; those that began before it and lasted into it are among them. */
export function eventsIn(events: readonly Marker[], { from, to }: Span): TimelineEvent[] {
  return events
    .filter(({ time, until }) => time < to && (time >= from || until === null || (until ?? time) >= from))
    .toReversed()
    .flatMap((event, index) =>
      event.kind ? [{ ...event, kind: event.kind, id: `${event.time} ${event.kind} ${index}` }] : [],
    )
}

/** How many events of each kind there are, in the order of kinds; kinds without any are left out unless they are hidden. */
export function kindCounts(
  events: readonly Pick<TimelineEvent, 'kind'>[],
  hidden: readonly Kind[],
): { readonly kind: Kind; readonly n: number }[] {
  return eventKinds
    .map((kind) => ({ kind, n: events.filter((one) => one.kind === kind).length }))
    .filter(({ kind, n }) => n > 0 || hidden.includes(kind))
}

/** Reads the kinds that the address hides; unknown ones are left out. */
export const readKinds = (text: string | null): readonly Kind[] =>
  eventKinds.filter((kind) => (text ?? '').split('.').includes(kind))
