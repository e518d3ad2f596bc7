import { useWords } from '@parapet/ui'
import type { AboutKey } from '../rows/row.ts'
import { aboutWords } from '../words/about.ts'

/** The explanation of a widget. Suspends while its text loads. */
export function AboutText({ of }: { of: AboutKey }) {
  return useWords(aboutWords)(of)
}
