import { createContext } from 'react'
import type { PlotModel } from './options.ts'
import type { PlotBox, Scale } from './scale.ts'
import type { EventCut, Marker, TimeSpan } from './types.ts'

export interface Flag {
  /** px from the left of the chart. */
  x: number
  time: number
  until: number
  label: string
  tone: 'info' | 'good' | 'watch' | 'bad'
  count: number
  /** What several of them are, notes first: the user's own words; not all of many. */
  named: readonly string[]
}

/** The events of the page, for every chart without events of its own. */
export const MarkersContext = createContext<readonly Marker[]>([])

/** The events of the page that were not loaded. */
export const EventCutsContext = createContext<readonly EventCut[]>([])

/** Returns the address of the timeline of a span; null where there is no such page. */
export const TimelineLinkContext = createContext<((span: TimeSpan) => string) | null>(null)

const worst = ['good', 'info', 'watch', 'bad'] as const
const apartPx = 24
const mostNamed = 3

/** Whether charts show an event by default: purges are frequent and would hide the others. */
export const isDrawn = ({ kind }: Marker): boolean => kind !== 'purge'

/** Events as flags on the baseline; what would overlap becomes one flag in the gravest tone. */
export function flagsOf(markers: readonly Marker[], x: Scale, box: PlotBox, step = 0): Flag[] {
  const flags: (Omit<Flag, 'named'> & { markers: Marker[] })[] = []
  for (const marker of markers.toSorted((a, b) => a.time - b.time)) {
    if (marker.time < x.min || marker.time > x.max + step) continue
    const at = Math.min(box.left + box.width - 5, Math.max(box.left + 5, Math.round(x.toPixel(marker.time))))
    const tone = marker.tone ?? 'info'
    const last = flags[flags.length - 1]
    if (last && at - last.x < apartPx) {
      last.count++
      last.until = marker.time
      last.markers.push(marker)
      if (worst.indexOf(tone) > worst.indexOf(last.tone)) last.tone = tone
    } else
      flags.push({
        x: at,
        time: marker.time,
        until: marker.time,
        label: marker.label,
        tone,
        count: 1,
        markers: [marker],
      })
  }
  return flags.map(({ markers: grouped, ...flag }) => ({ ...flag, named: namesOf(grouped) }))
}

function namesOf(markers: readonly Marker[]): readonly string[] {
  const isNote = ({ kind }: Marker) => kind === 'note'
  const ordered = [...markers.filter(isNote), ...markers.filter((one) => !isNote(one))]
  return [...new Set(ordered.map(({ label }) => label))].slice(0, mostNamed)
}

/** Returns the events within the bucket that starts at a time. */
export function eventsAt(
  markers: readonly Marker[],
  { times, end }: Pick<PlotModel, 'times' | 'end'>,
  time: number,
): readonly Marker[] {
  const until = times[times.indexOf(time) + 1] ?? end
  return markers.filter((marker) => marker.time >= time && marker.time < until)
}
