import { type BoardQuery, useNarrowedText } from '@parapet/widgets'
import { useEffect } from 'react'
import { printFooterStore } from '../../shell/footer/printFooterStore.ts'

interface PrintedViewProps {
  query: BoardQuery
  sentence: string
}

/** Passes range, zone and filters to the footer of every printed sheet. */
export function PrintedView({ query, sentence }: PrintedViewProps) {
  const filterText = useNarrowedText(query)
  useEffect(() => {
    printFooterStore.set(filterText === null ? [sentence] : [sentence, filterText])
    return () => printFooterStore.set([])
  }, [sentence, filterText])
  return null
}
