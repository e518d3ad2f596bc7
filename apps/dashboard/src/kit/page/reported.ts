import type { Span } from '@parapet/api'
import { useEffect, useEffectEvent } from 'react'

/** What a part of a page says of itself for somebody who sees it elsewhere and later. */
export interface Reported {
  /** An address that shows the same later too, with a fixed range. */
  readonly link?: string
  readonly span?: Span
  readonly sites?: readonly string[]
  readonly filters?: readonly string[]
  /** A list: its rows as shown, each by its number and its name. */
  readonly list?: {
    readonly title: string
    readonly rows: readonly (readonly [id: string, title: string])[]
    csv(): string
  }
}

const parts = new Set<() => Reported>()

/** Returns what the parts on screen say of themselves. */
export const reportedParts = (): readonly Reported[] => [...parts].map((read) => read())

/** Lets a part of a page describe itself in a report, while it is on screen. */
export function useReported(read: () => Reported): void {
  const latest = useEffectEvent(read)
  useEffect(() => {
    const part = () => latest()
    parts.add(part)
    return () => {
      parts.delete(part)
    }
  }, [])
}
