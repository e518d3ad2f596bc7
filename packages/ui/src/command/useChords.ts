import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isPageKey } from './pageKeys.ts'
import type { ShortcutGroup } from './ShortcutsSheet.tsx'

const PATIENCE_MS = 1000

/** Keys of the page that are pressed one after the other, such as `d 7`: what the second one does, and what that is called. */
export interface Chords {
  /** The heading of the group in the list of shortcuts. */
  readonly title: string
  readonly lead: string
  /** By their second key. */
  readonly keys: Readonly<Record<string, { readonly label: string; readonly run: () => void }>>
}

const held = new Set<RefObject<Chords>>()

/** Returns the active chords, for the list of shortcuts. */
export function heldChords(): ShortcutGroup[] {
  return [...held].map(({ current: { title, lead, keys } }) => ({
    title,
    shortcuts: Object.entries(keys).map(([key, { label }]) => ({ keys: [lead, key], label })),
  }))
}

/** Registers two-key shortcuts. They are ignored wherever `isPageKey` is false. */
export function useChords(chords: Chords): void {
  const latest = useRef(chords)
  useLayoutEffect(() => {
    latest.current = chords
  })
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
