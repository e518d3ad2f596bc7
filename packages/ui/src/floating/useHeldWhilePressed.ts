import { useEffect, useRef, useState } from 'react'

interface Held<Value> {
  /** What to show: the value of the moment the pointer was pressed, until it is released. */
  shown: Value
  /** Props of the panel. */
  pressed: {
    onPointerDown: () => void
    updatePosition: (props: { updatePosition: () => Promise<void> }) => Promise<void>
  }
}

/** Holds a panel and what it shows while a pointer is pressed on it: what moves before the release would lose the click. */
export function useHeldWhilePressed<Value>(value: Value): Held<Value> {
  const [held, setHeld] = useState<{ value: Value } | null>(null)
  const isHeld = useRef(false)
  const missedUpdate = useRef<(() => Promise<void>) | null>(null)
  const isPressed = held !== null
  useEffect(() => {
    if (!isPressed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const letGo = () => {
      isHeld.current = false
      void missedUpdate.current?.()
      missedUpdate.current = null
    }
    // The click follows the release in the same task, so nothing may move before the next one.
    const release = () => {
      timer = setTimeout(() => {
        setHeld(null)
        letGo()
      })
    }
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      clearTimeout(timer)
      letGo()
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [isPressed])
  return {
    shown: held ? held.value : value,
    pressed: {
      onPointerDown: () => {
        isHeld.current = true
        setHeld({ value })
      },
      updatePosition: async ({ updatePosition }) => {
        if (isHeld.current) missedUpdate.current = updatePosition
        else await updatePosition()
      },
    },
  }
}
