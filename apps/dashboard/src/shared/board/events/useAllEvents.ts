import type { Read, Span } from '@parapet/api'
import type { BoardLinks, Marker } from '@parapet/widgets'
import {
  type EventCut,
  type EventSourceName,
  type EventsRead,
  type SourceState,
  useEvents,
} from '@parapet/widgets/events'
import { useMemo } from 'react'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { useNoteEvents } from '../views/useNoteEvents.ts'
import { useEventAccess } from './useEventAccess.ts'

interface AllEventsInput {
  readonly span: Span
  /** None for all. */
  readonly sites: readonly string[]
  readonly links: BoardLinks
  /** Epoch seconds. */
  readonly now: number
  readonly use: 'coincidences' | 'timeline'
}

/** A source that gave nothing, and why. */
export interface EventGap {
  readonly name: EventSourceName | 'notes'
  readonly state: Exclude<SourceState, 'waiting' | 'done'>
}

/** Events of all sources that the user may read with their notes, and what is missing. */
export interface AllEvents extends Pick<EventsRead, 'reads'> {
  /** In the order of time. */
  readonly events: readonly Marker[]
  readonly cuts: readonly EventCut[]
  readonly gaps: readonly EventGap[]
  readonly isWaiting: boolean
  readonly retry: () => void
}

/** Reads what happened in a span, from the table of event sources and the notes; each source by itself. */
export function useAllEvents({ span, sites, links, now, use }: AllEventsInput): AllEvents {
  const { user, company } = useSession()
  const accessOf = useEventAccess()
  const companySites = company?.sites
  const hostOf = useMemo(() => {
    const hosts = new Map((companySites ?? []).map(({ id, url }) => [String(id), url]))
    return (site: string) => hosts.get(site)
  }, [companySites])
  const told = useEvents({ span, sites, hostOf, links, now, use, accessOf })
  const own = useNoteEvents(user?.id ?? 0, company?.id ?? 0, sites)
  const events = useMemo(() => [...told.events, ...own.notes].sort((a, b) => a.time - b.time), [told.events, own.notes])
  return {
    events,
    cuts: told.cuts,
    reads: told.reads,
    gaps: [
      ...told.states.flatMap(({ name, state }) => (state === 'done' || state === 'waiting' ? [] : [{ name, state }])),
      ...(own.isIncomplete ? [{ name: 'notes', state: 'failed' } as const] : []),
    ],
    isWaiting: told.states.some(({ state }) => state === 'waiting') || own.isLoading,
    retry: () => {
      told.retry()
      own.retry()
    },
  }
}

/** The read that a list of events states: it has data once one source has, and fails only if all do. */
export function listRead({ reads, isWaiting, retry }: AllEvents): Read<true> {
  const known = reads.filter(({ data }) => data !== undefined)
  const times = known.flatMap(({ updatedAt }) => (updatedAt === undefined ? [] : [updatedAt]))
  const hasNothing = known.length === 0
  const stale = known.find(({ failure }) => failure)
  return {
    data: hasNothing && (isWaiting || reads.some(({ failure }) => failure)) ? undefined : true,
    failure: (hasNothing && !isWaiting ? reads.find(({ failure }) => failure) : stale)?.failure,
    unreadable: reads.reduce((sum, { unreadable }) => sum + unreadable, 0),
    isLoading: isWaiting,
    isRefreshing: reads.some(({ isRefreshing }) => isRefreshing),
    updatedAt: times.length > 0 ? Math.min(...times) : undefined,
    slow: reads.find(({ slow }) => slow)?.slow,
    retry,
    cancel: () => {
      for (const read of reads) if (read.slow) read.cancel()
    },
  }
}
