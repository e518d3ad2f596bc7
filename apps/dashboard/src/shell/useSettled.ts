import { useEffect, useState } from 'react'

// Safari has no idle callbacks; there a task of its own has to do.
const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, 1000)
}

// What frames and skeletons say of themselves; a screen whose code is still on its way has no title.
const isBusy = (): boolean =>
  !document.querySelector('main h1') || document.querySelector('[data-drawing="true"], [aria-busy="true"]') !== null

const FIRST_MS = 2500
const AGAIN_MS = 3000

/** True from the first idle moment at which the first screen stands and draws nothing more: for what may wait until then. */
export function useSettled(firstMs = FIRST_MS, againMs = AGAIN_MS): boolean {
  const [isSettled, setSettled] = useState(false)
  // The state of the document is outside React.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = (): void => {
      if (isGone) return
      if (document.readyState !== 'complete' || isBusy()) timer = setTimeout(() => whenIdle(look), againMs)
      else setSettled(true)
    }
    timer = setTimeout(() => whenIdle(look), firstMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [firstMs, againMs])
  return isSettled
}
