import { useEffect, useState } from 'react'

// Safari has no idle callbacks; there a task of its own has to do.
const whenIdle: (run: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (run) => {
        const handle = requestIdleCallback(run)
        return () => cancelIdleCallback(handle)
      }
    : (run) => {
        const handle = setTimeout(run, 1000)
        return () => clearTimeout(handle)
      }

/** True from the first idle moment after the page has loaded: for what may wait until the first screen stands. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    let stop = () => {}
    const wait = () => {
      stop = whenIdle(() => setSettled(true))
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      removeEventListener('load', wait)
      stop()
    }
  }, [])
  return isSettled
}
