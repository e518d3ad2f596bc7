import { hasBuckets, statistics, stepsOf, type Tier, useRead } from '@parapet/api'
import { useFormat, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { type BoardQuery, queryFilter } from '../rows/boardQuery.ts'
import { rareWords } from '../words/rare.ts'

const HOUR = 3600
const DAYS = 30

/** Shows when the filtered sites last had traffic before a moment (epoch seconds); nothing if that fails. */
export function LastSeen({ query, tier, before }: { query: BoardQuery; tier: Tier; before: number }) {
  const t = useWords(rareWords)
  const f = useFormat()
  const to = Math.ceil(before / HOUR) * HOUR
  const params = useMemo(
    () => ({ filters: queryFilter(query, tier, { span: { from: to - DAYS * 24 * HOUR, to }, step: HOUR }) }),
    [query, tier, to],
  )
  const { data } = useRead(statistics.historicHistogram, params, { quiet: true })
  if (!data || !hasBuckets(data)) return <>&nbsp;</>
  const last = stepsOf(data).findLast(({ requests }) => requests > 0)
  return last ? t('empty.lastSeen', { when: f.date(last.timestamp, 'dateTime') }) : t('empty.notSeen', { n: DAYS })
}
