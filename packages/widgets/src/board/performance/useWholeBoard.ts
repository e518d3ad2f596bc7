import { afterPaint } from '@parapet/base'
import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../charts/performance/whenIdle.ts'

/** Whether the tiles below the first screen may mount: once the first screen has been painted. */
export function useWholeBoard(): boolean {
  const [isWhole, setWhole] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isWhole) return
    let isLeft = false
    let cancel = () => {}
    afterPaint(() => {
      if (isLeft) return
      cancel = whenIdle(() => startTransition(() => setWhole(true)), LATEST_MS)
    })
    return () => {
      isLeft = true
      cancel()
    }
  }, [isWhole])
  return isWhole
}

const LATEST_MS = 300
