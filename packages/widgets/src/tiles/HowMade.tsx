import { Stack, Text, useWords } from '@parapet/ui'
import { figuresOf } from '../rows/figures.ts'
import { requestsOf } from '../rows/requestsOf.ts'
import { aboutWords } from '../words/about.ts'
import type { AboutTextProps } from './AboutText.tsx'
import { Explained } from './Explained.tsx'

/** What a widget shows, what its figures are, and how it asked for them. Suspends while its texts load. */
export function HowMade({ row, query, hires }: AboutTextProps) {
  const t = useWords(aboutWords)
  return (
    <Stack gap={4}>
      <Text as="p" size="s">
        {t(row.about)}
      </Text>
      <Explained figures={figuresOf[row.about]} requests={requestsOf(row, query, hires)} zone={query.zone} />
    </Stack>
  )
}
