import { type Ask, useNarrowedText } from '@parapet/widgets'
import { useEffect } from 'react'
import { printed } from '../../shell/printed.ts'

interface PrintedViewProps {
  ask: Ask
  sentence: string
}

/** Passes range, zone and filters to the footer of every printed sheet. */
export function PrintedView({ ask, sentence }: PrintedViewProps) {
  const narrowed = useNarrowedText(ask)
  useEffect(() => {
    printed.set(narrowed === null ? [sentence] : [sentence, narrowed])
    return () => printed.set([])
  }, [sentence, narrowed])
  return null
}
