import type { AnswerOf, ParamsOf, ReadCall, ServiceKey, Span } from '@parapet/api'
import type { T } from '@parapet/ui'
import type { EventCut, EventKind, Marker } from '../charts/types.ts'
import type { BoardLinks } from '../rows/row.ts'
import type attention from '../words/attention.en.ts'
import type words from '../words/events.en.ts'

/** What a source is asked for: the events of a span, on a board only the newest. */
export interface EventQuestion {
  readonly span: Span
  /** Whether many rows are worth waiting for; a board asks for few. */
  readonly isThorough: boolean
}

/** What turns rows into events: texts, links and the sites of the page. */
export interface EventContext {
  /** None for all. */
  readonly sites: readonly string[]
  /** The host of a site of the company by its number; undefined if it has no such site. */
  readonly hostOf: (site: string) => string | undefined
  readonly t: T<typeof words>
  readonly a: T<typeof attention>
  readonly links: BoardLinks
  /** Home is the page of the provider's incidents, and does not link to itself. */
  readonly isHome: boolean
  /** Epoch seconds: what ends later has not happened. */
  readonly now: number
}

/** An event before its time is checked: `when` is epoch seconds, or a date as the provider wrote it. */
export type DatedEvent = Omit<Marker, 'time' | 'kind'> & {
  readonly kind: EventKind
  readonly when: number | string | null | undefined
}

interface SourceInput<Name extends string, C extends ReadCall> {
  readonly name: Name
  /** Any of them gives access; none: everybody has it. */
  readonly services: readonly ServiceKey[]
  /** Whether the charts of boards mark its events. */
  readonly isOnCharts: boolean
  /** Whether its events tell of a change in the traffic rather than of something else that happened then. */
  readonly isEffect?: true
  /** Whether its rows tell again what others tell: its event is left out where another has the same kind and time. */
  readonly isEcho?: true
  /** Whether an access log of somebody's own server cannot tell of them: then nothing found does not mean that nothing was. */
  readonly isNotLogged?: true
  readonly call: C
  params(question: EventQuestion): ParamsOf<C>
  toEvents(answer: AnswerOf<C>, context: EventContext): readonly DatedEvent[]
  cutsOf?(answer: AnswerOf<C>): readonly EventCut[]
}

/** A row of the table of event sources: where events come from, who has them, and how a row becomes one. */
export interface EventSource<Name extends string = string>
  extends Omit<SourceInput<Name, ReadCall>, 'params' | 'toEvents' | 'cutsOf'> {
  params(question: EventQuestion): ParamsOf<ReadCall>
  toEvents(answer: unknown, context: EventContext): readonly DatedEvent[]
  cutsOf?(answer: unknown): readonly EventCut[]
}

/** Declares a source; its texts and cuts have the type of its call's answer. */
export const eventSource = <const Name extends string, C extends ReadCall>(
  input: SourceInput<Name, C>,
): EventSource<Name> => input as unknown as EventSource<Name>

const mostOfLabel = 80

/** Returns a text from outside, cut where a label would be too long. */
export const short = (text: string): string => (text.length > mostOfLabel ? `${text.slice(0, mostOfLabel - 1)}…` : text)

/** Returns what the events of a list leave out: it is read newest first, up to a number of rows. */
export function cutOf<Row>(
  kind: EventKind,
  { items, count }: { readonly items: readonly Row[]; readonly count: number },
  dateOf: (row: Row) => number | string | null | undefined,
): readonly EventCut[] {
  const before = Math.min(...items.map((row) => secondsOf(dateOf(row))).filter(Number.isFinite))
  return count > items.length && Number.isFinite(before) ? [{ kind, before, loaded: items.length, total: count }] : []
}

/** Returns a time in epoch seconds; NaN if there is none. */
export function secondsOf(when: number | string | null | undefined): number {
  if (typeof when === 'number') return when
  return when ? Date.parse(when) / 1000 : Number.NaN
}

/** Whether a source may be read: by whom the company and the user's roles allow it. */
export type EventAccess = 'open' | 'notHired' | 'forbidden'

/** Whether a source is asked: not where an access log is all that is known of the company, and cannot tell of it. */
export type Asked = EventAccess | 'notLogged'

/** Returns whether a source is asked. `onlyLog` is whether an access log is the company's only data. */
export const askedOf = (
  { isNotLogged }: { readonly isNotLogged?: boolean },
  onlyLog: boolean,
  access: EventAccess,
): Asked => (onlyLog && isNotLogged && access === 'open' ? 'notLogged' : access)
