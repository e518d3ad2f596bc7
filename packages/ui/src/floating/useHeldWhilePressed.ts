import { useEffect, useState } from 'react'

interface Held<Value> {
  /** What to show: the value of the moment the pointer was pressed, until it is released. */
  shown: Value
  onPointerDown: () => void
}

/** Holds what a panel shows while a pointer is pressed on it: lines that move before the release would lose the click. */
export function useHeldWhilePressed<Value>(value: Value): Held<Value> {
  const [held, setHeld] = useState<{ value: Value } | null>(null)
  const isPressed = held !== null
  useEffect(() => {
    if (!isPressed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The click follows the release in the same task, so the lines may move only in the next one.
    const release = () => {
      timer = setTimeout(() => setHeld(null))
    }
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [isPressed])
  return { shown: held ? held.value : value, onPointerDown: () => setHeld({ value }) }
}
