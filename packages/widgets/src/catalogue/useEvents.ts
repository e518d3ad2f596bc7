import { type Read, type Span, useRead } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useMemo } from 'react'
import type { EventCut, Marker } from '../charts/types.ts'
import { isRefusal } from '../frame/frameState.ts'
import { type BoardLinks, isOnlyLog } from '../rows/row.ts'
import { attentionWords } from '../words/attention.ts'
import { eventsWords } from '../words/events.ts'
import { type Asked, askedOf, type EventAccess, type EventSource } from './eventSource.ts'
import { type EventSourceName, eventSources } from './eventSources.ts'
import { eventCuts, eventsOf } from './events.ts'

/** What became of a source. */
export type SourceState = 'waiting' | 'done' | 'failed' | Exclude<Asked, 'open'>

/** The events of some sources, and what became of each. */
export interface EventsRead {
  /** In the order of time. */
  readonly events: readonly Marker[]
  readonly cuts: readonly EventCut[]
  readonly states: readonly { readonly name: EventSourceName; readonly state: SourceState }[]
  /** The reads that were sent, for the notices of a list. */
  readonly reads: readonly Read<unknown>[]
  /** Reads again what failed. */
  readonly retry: () => void
}

/** What events are read for. */
export type EventUse = 'charts' | 'coincidences' | 'timeline'

const isUsedFor: Readonly<Record<EventUse, (source: EventSource) => boolean>> = {
  charts: ({ isOnCharts }) => isOnCharts,
  coincidences: ({ isEffect }) => !isEffect,
  timeline: () => true,
}

interface EventsInput {
  readonly span: Span
  /** The sites of the page; none for all. */
  readonly sites: readonly string[]
  /** The host of a site of the company by its number. */
  readonly hostOf?: (site: string) => string | undefined
  readonly links: BoardLinks
  /** Epoch seconds. */
  readonly now: number
  readonly isHome?: boolean
  /** What they are for: charts mark some kinds of events, an onset is compared with all that are not its effect. */
  readonly use: EventUse
  readonly accessOf: (source: EventSource<EventSourceName>) => EventAccess
}

const noHost = () => undefined
const most = { board: 500, whole: 5000 } as const

/** Reads the table of event sources: what the user may read, each by itself, so that one that fails leaves the others. */
export function useEvents(input: EventsInput): EventsRead {
  const { span, sites, hostOf = noHost, links, now, isHome = false, use, accessOf } = input
  const t = useWords(eventsWords)
  const a = useWords(attentionWords)
  const isThorough = use !== 'charts'
  const onlyLog = isOnlyLog({ links })
  const asked = eventSources.map((source) => {
    const access = isUsedFor[use](source) ? askedOf(source, onlyLog, accessOf(source)) : undefined
    const params = access === 'open' ? source.params({ span, isThorough }) : null
    const read: Read<unknown> = useRead(source.call, params, { quiet: true, keepPrevious: use === 'charts' })
    return { source, access, read }
  })
  const answers = asked.map(({ access, read }) => (access === 'open' ? read.data : undefined))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of answers is always as long
  const found = useMemo(() => {
    const given = eventSources.map((source, index) => ({ source, answer: answers[index] }))
    const context = { sites, hostOf, t, a, links, isHome, now }
    return { events: eventsOf(given, context, isThorough ? most.whole : most.board), cuts: eventCuts(given) }
  }, [...answers, sites, hostOf, t, a, links, isHome, now, isThorough])
  const open = asked.filter(({ access }) => access === 'open')
  return {
    ...found,
    states: asked.flatMap(({ source: { name }, access, read }) =>
      access === undefined ? [] : [{ name, state: access === 'open' ? stateOf(read) : access }],
    ),
    reads: open.map(({ read }) => read),
    retry: () => {
      for (const { read } of open) if (read.failure) read.retry()
    },
  }
}

function stateOf({ data, failure }: Read<unknown>): SourceState {
  // What could only not be refreshed is still known.
  if (data !== undefined) return 'done'
  if (failure) return isRefusal(failure) ? 'forbidden' : 'failed'
  return 'waiting'
}
