import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isPageKey } from './pageKeys.ts'
import type { ShortcutGroup } from './ShortcutsSheet.tsx'

/** The second key has to come within a second. */
const PATIENCE_MS = 1000

/** Keys of the page that are pressed one after the other, such as `d 7`: what the second one does, and what that is called. */
export interface Chords {
  /** What the sheet of all keys calls the group. */
  readonly title: string
  readonly lead: string
  /** By their second key. */
  readonly keys: Readonly<Record<string, { readonly label: string; readonly run: () => void }>>
}

// What is on the page stands here for as long as it is.
const held = new Set<RefObject<Chords>>()

/** The chords that hold on the page as it is now, for the sheet of all keys. */
export function heldChords(): ShortcutGroup[] {
  return [...held].map(({ current: { title, lead, keys } }) => ({
    title,
    shortcuts: Object.entries(keys).map(([key, { label }]) => ({ keys: [lead, key], label })),
  }))
}

/**
 * Two keys one after the other (ux-rules §1.4). Nothing happens while something is typed, chosen from a menu or asked by a dialog, nor when
 * the user has turned such keys off.
 */
export function useChords(chords: Chords): void {
  const latest = useRef(chords)
  useLayoutEffect(() => {
    latest.current = chords
  })
  // From the moment the page stands: a key that is pressed then is meant for it.
  useLayoutEffect(() => {
    let ledAt = Number.NEGATIVE_INFINITY
    const hear = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return
      const isSecond = event.timeStamp - ledAt < PATIENCE_MS
      ledAt = Number.NEGATIVE_INFINITY
      const chord = isSecond ? latest.current.keys[event.key] : undefined
      if (chord) {
        event.preventDefault()
        chord.run()
      } else if (event.key === latest.current.lead) ledAt = event.timeStamp
    }
    held.add(latest)
    document.addEventListener('keydown', hear)
    return () => {
      held.delete(latest)
      document.removeEventListener('keydown', hear)
    }
  }, [])
}
