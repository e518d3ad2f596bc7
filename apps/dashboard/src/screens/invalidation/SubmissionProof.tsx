import type { Submission } from '@parapet/api'
import { EmptyState, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { PurgeProof } from './PurgeProof.tsx'
import { purgeProofWords } from './purgeProof.words.ts'
import { sentPurgeOf } from './sentPurge.ts'

/** The proof of a past purge, with all URLs that were sent with it. */
export function SubmissionProof({ row }: { row: Submission }) {
  const t = useWords(purgeProofWords)
  const { id, date, user, type, refetch } = row
  const urls = row.urls.join('\n')
  // A refresh of the list makes new rows: a check that is under way goes on.
  const sent = useMemo(
    () => sentPurgeOf({ id, date, user, type, refetch, urls: urls.split('\n') }),
    [id, date, user, type, refetch, urls],
  )
  if (!sent) return <EmptyState size="s" title={t('ban.title')} text={t('ban.text')} />
  return <PurgeProof key={sent.date} sent={sent} />
}
