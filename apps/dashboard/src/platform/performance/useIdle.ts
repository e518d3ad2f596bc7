import { useEffect, useState } from 'react'

/** Runs a callback when the browser is idle (in Safari after a second); returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 1000)
  return () => clearTimeout(timer)
}

function isBusy(isOnScreen: boolean): boolean {
  const busy = [...document.querySelectorAll('[data-drawing="true"], [aria-busy="true"]')]
  return !document.querySelector('main h1') || (isOnScreen ? busy.some(isSeen) : busy.length > 0)
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

const DRAWN = { firstMs: 2500, againMs: 3000 }
const FIRST_SCREEN = { firstMs: 300, againMs: 300 }

/** True from the first idle moment without pending drawing. */
export const useIdle = (): boolean => useIdlePage(DRAWN, false)

/** True from the first idle moment after the first screen has rendered, even if tiles below the fold still draw. */
export const useFirstScreenReady = (): boolean => useIdlePage(FIRST_SCREEN, true)

function useIdlePage({ firstMs, againMs }: typeof DRAWN, isOnScreen: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let cancel = () => {}
    const lookAfter = (ms: number): void => {
      const timer = setTimeout(() => {
        cancel = whenIdle(look)
      }, ms)
      cancel = () => clearTimeout(timer)
    }
    const look = (): void => {
      if (document.readyState !== 'complete' || isBusy(isOnScreen)) lookAfter(againMs)
      else setIdle(true)
    }
    lookAfter(firstMs)
    return () => cancel()
  }, [firstMs, againMs, isOnScreen])
  return isIdle
}
