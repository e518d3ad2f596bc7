import { useEffect, useState } from 'react'
import { whenIdle } from '../../charts/performance/whenIdle.ts'
import { createPrefetchGate, type PrefetchGate, type WhenIdle } from '../../tiles/performance/prefetchGate.ts'

const idle: WhenIdle = (run) => {
  let cancel = () => {}
  const timer = setTimeout(() => {
    cancel = whenIdle(run)
  }, 100)
  return () => {
    clearTimeout(timer)
    cancel()
  }
}

const isDrawing = () => document.querySelector('[data-drawing="true"]') !== null

/** Loads the code of the next clicks, one chunk per idle moment; returns a stop function. */
function startPrefetching(): () => void {
  let isStopped = false
  let cancel = () => {}
  const fetchNext = () => {
    import('./prefetchList.ts').then(
      ({ prefetchNext }) => {
        if (!isStopped && prefetchNext()) cancel = idle(fetchNext)
      },
      () => undefined,
    )
  }
  fetchNext()
  return () => {
    isStopped = true
    cancel()
  }
}

/** Creates the prefetch gate of a board: requests and code below the fold wait for the visible tiles. */
export function usePrefetchGate(): PrefetchGate {
  const [made] = useState(() => createPrefetchGate(idle, isDrawing))
  useEffect(() => {
    let stopPrefetching = () => {}
    const unsubscribe = made.subscribe(() => {
      stopPrefetching = startPrefetching()
    })
    const cancel = idle(made.check)
    return () => {
      cancel()
      made.stop()
      unsubscribe()
      stopPrefetching()
    }
  }, [made])
  return made
}
