import { useEffect, useState } from 'react'

/** Runs a callback when the browser is idle; after a second in Safari, which has no `requestIdleCallback`. */
export const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, 1000)
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
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = (): void => {
      if (isGone) return
      if (document.readyState !== 'complete' || isBusy(isOnScreen)) timer = setTimeout(() => whenIdle(look), againMs)
      else setIdle(true)
    }
    timer = setTimeout(() => whenIdle(look), firstMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [firstMs, againMs, isOnScreen])
  return isIdle
}
