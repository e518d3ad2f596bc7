import { useSyncExternalStore } from 'react'
import type { Density } from './table.css.ts'

const root = () => document.documentElement

function watch(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(root(), { attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

const read = (): Density => (root().dataset.density === 'compact' ? 'compact' : 'comfortable')

/** Returns the user's density from the root element, where styles read it too. */
export const useDensity = (): Density => useSyncExternalStore(watch, read)
