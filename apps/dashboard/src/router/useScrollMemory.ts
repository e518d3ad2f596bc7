import { useEffect, useLayoutEffect, useState } from 'react'
import { decoded } from '../links/decoded.ts'
import type { Place, Router } from './createRouter.ts'

const KEY = 'parapet.scroll'

/**
 * How far down each place of this tab was: Back and a reload find it again (ux-rules §8). A new place begins at its top, or at the part that
 * its address names; another filter of the same page moves nothing. `place` is the one that is drawn.
 */
export function useScrollMemory(router: Router, place: Place | null): void {
  const [heights] = useState(readHeights)

  useEffect(() => {
    let last = router.get().place
    const remember = () => {
      if (last) heights.set(last.location.key, scrollY)
    }
    // The next place is known and not drawn yet: the page is as high as it was.
    const stop = router.subscribe(() => {
      const { place: next } = router.get()
      if (next === last) return
      remember()
      last = next
    })
    const leave = () => {
      remember()
      keepHeights(heights)
      history.scrollRestoration = 'auto' // A page that is opened again later is the browser's to place until this runs.
    }
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    take()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', take)
    return () => {
      stop()
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', take)
    }
  }, [router, heights])

  useLayoutEffect(() => {
    if (!place) return
    const { location, how, keepsScroll } = place
    const kept = how === 'POP' ? heights.get(location.key) : undefined
    const named = location.hash ? document.getElementById(decoded(location.hash.slice(1))) : null
    if (kept !== undefined) scrollTo(0, kept)
    else if (named) named.scrollIntoView()
    else if (!keepsScroll) scrollTo(0, 0)
  }, [place, heights])
}

function readHeights(): Map<string, number> {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const rows = Object.entries(read ?? {}).filter((row): row is [string, number] => typeof row[1] === 'number')
    return new Map(rows)
  } catch {
    return new Map() // A browser that keeps nothing begins at the top.
  }
}

function keepHeights(heights: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(heights)))
  } catch {
    return // As above.
  }
}
