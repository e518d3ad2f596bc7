import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isPageKey } from './pageKeys.ts'
import type { ShortcutGroup } from './ShortcutsSheet.tsx'

const TIMEOUT_MS = 1000

/** Two-key shortcuts with the same first key, such as `d 7`. */
export interface ChordGroup {
  readonly title: string
  readonly lead: string
  readonly keys: Readonly<Record<string, { readonly label: string; readonly run: () => void }>>
}

const registered = new Set<RefObject<ChordGroup>>()
const leadPressedMs = new Map<RefObject<ChordGroup>, number>()

const isSecondKey = ({ timeStamp }: { readonly timeStamp: number }, pressedMs: number | undefined): boolean =>
  pressedMs !== undefined && timeStamp - pressedMs < TIMEOUT_MS

/** True if an event's key is the second of a chord. A component with keys of its own leaves it to the chord. */
export const isChordKey = (event: { readonly timeStamp: number }): boolean =>
  [...leadPressedMs.values()].some((pressedMs) => isSecondKey(event, pressedMs))

export function activeChords(): ShortcutGroup[] {
  return [...registered].map(({ current: { title, lead, keys } }) => ({
    title,
    shortcuts: Object.entries(keys).map(([key, { label }]) => ({ keys: [lead, key], label })),
  }))
}

/** Registers two-key shortcuts. They are ignored wherever `isPageKey` is false. */
export function useChords(chords: ChordGroup): void {
  const latest = useRef(chords)
  useLayoutEffect(() => {
    latest.current = chords
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return
      const isSecond = isSecondKey(event, leadPressedMs.get(latest))
      leadPressedMs.delete(latest)
      const chord = isSecond ? latest.current.keys[event.key] : undefined
      if (chord) {
        event.preventDefault()
        chord.run()
      } else if (event.key === latest.current.lead) leadPressedMs.set(latest, event.timeStamp)
    }
    registered.add(latest)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      registered.delete(latest)
      leadPressedMs.delete(latest)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
