import { useEffect, useState } from 'react'

/** Runs when the browser has nothing better to do; a second later in Safari, which cannot tell. */
export const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, 1000)
}

// What frames and skeletons say of themselves; a screen whose code is still on its way has no title.
function isBusy(isOnScreen: boolean): boolean {
  const busy = [...document.querySelectorAll('[data-drawing="true"], [aria-busy="true"]')]
  return !document.querySelector('main h1') || (isOnScreen ? busy.some(isSeen) : busy.length > 0)
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** How often it is looked whether all is drawn, ms: what waits for that is in no hurry. */
const DRAWN = { firstMs: 2500, againMs: 3000 }
const STANDS = { firstMs: 300, againMs: 300 }

/** True from the first idle moment at which the page draws nothing more: for what may wait until then. */
export const useSettled = (): boolean => useIdle(DRAWN, false)

/** True from the first idle moment at which the first screen stands, while what lies below its edge may still be drawn. */
export const useStands = (): boolean => useIdle(STANDS, true)

function useIdle({ firstMs, againMs }: typeof DRAWN, isOnScreen: boolean): boolean {
  const [isSettled, setSettled] = useState(false)
  // The state of the document is outside React.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = (): void => {
      if (isGone) return
      if (document.readyState !== 'complete' || isBusy(isOnScreen)) timer = setTimeout(() => whenIdle(look), againMs)
      else setSettled(true)
    }
    timer = setTimeout(() => whenIdle(look), firstMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [firstMs, againMs, isOnScreen])
  return isSettled
}
