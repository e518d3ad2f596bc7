import { useEffect, useRef } from 'react'

/** The second key has to come within a second. */
const PATIENCE_MS = 1000

/**
 * Two keys one after the other, such as `d 7` (ux-rules §1.4). Nothing happens while something is typed, chosen from a menu or asked by
 * a dialog, nor with Ctrl, Alt or Meta, which belong to the browser. `chords` are by their second key.
 */
export function useChords(lead: string, chords: Readonly<Record<string, () => void>>): void {
  const latest = useRef(chords)
  useEffect(() => {
    latest.current = chords
  })
  useEffect(() => {
    let ledAt = Number.NEGATIVE_INFINITY
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
      if (isTaken(event.target)) return
      const isSecond = event.timeStamp - ledAt < PATIENCE_MS
      ledAt = Number.NEGATIVE_INFINITY
      const chord = isSecond ? latest.current[event.key] : undefined
      if (chord) {
        event.preventDefault()
        chord()
      } else if (event.key === lead) ledAt = event.timeStamp
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [lead])
}

// Somebody types there, or letters mean something there already.
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role=menu], [role=listbox], [role=combobox], [role=dialog]') !== null)
  )
}
