// The table of event sources for screens: apart from the main entry, which boards load before they need events.

export { eventKinds } from '../charts/eventKinds.ts'
export type { EventCut, EventKind, Marker } from '../charts/types.ts'
export { eventsWords } from '../words/events.ts'
export { type Asked, askedOf, type EventAccess, type EventSource } from './eventSource.ts'
export type { EventSourceName } from './eventSources.ts'
export { type EventsRead, type SourceState, useEvents } from './useEvents.ts'
