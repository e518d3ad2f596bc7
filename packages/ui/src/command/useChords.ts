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
    let leadPressedMs = Number.NEGATIVE_INFINITY
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return
      const isSecond = event.timeStamp - leadPressedMs < TIMEOUT_MS
      leadPressedMs = Number.NEGATIVE_INFINITY
      const chord = isSecond ? latest.current.keys[event.key] : undefined
      if (chord) {
        event.preventDefault()
        chord.run()
      } else if (event.key === latest.current.lead) leadPressedMs = event.timeStamp
    }
    registered.add(latest)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      registered.delete(latest)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
