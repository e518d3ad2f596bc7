import { type Ask, useNarrowedText } from '@parapet/widgets'
import { useEffect } from 'react'
import { printed } from '../../shell/printed.ts'

interface PrintedViewProps {
  ask: Ask
  /** Range, sites and zone. */
  sentence: string
}

/** Hands range, zone and filters to the foot of the sheets (ux-rules §7.8): each of them is read without the first. */
export function PrintedView({ ask, sentence }: PrintedViewProps) {
  const narrowed = useNarrowedText(ask)
  // The foot stands outside the page.
  useEffect(() => {
    printed.set(narrowed === null ? [sentence] : [sentence, narrowed])
    return () => printed.set([])
  }, [sentence, narrowed])
  return null
}
