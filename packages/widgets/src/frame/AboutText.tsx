import { useWords } from '@parapet/ui'
import type { AboutKey } from '../catalogue/row.ts'
import { aboutWords } from '../words/about.ts'

/** What a widget shows. Suspends until its words are there. */
export function AboutText({ of }: { of: AboutKey }) {
  return useWords(aboutWords)(of)
}
