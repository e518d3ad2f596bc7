import { cache, type Invalidation, itemsOf, submissionsOf, useRead } from '@parapet/api'
import { EmptyState, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { LIST_LIMIT } from './listLimit.ts'
import { PurgeProof } from './PurgeProof.tsx'
import { purgeProofWords } from './purgeProof.words.ts'
import { isOf, sentPurgeOf } from './sentPurge.ts'

/** The proof of a past purge, with all URLs that were sent with it. */
export function SubmissionProof({ row }: { row: Invalidation }) {
  const t = useWords(purgeProofWords)
  const read = useRead(cache.invalidations, { limit: LIST_LIMIT }, { quiet: true })
  return (
    <ReadSection read={read} failed={t('list.failed')} lines={4}>
      {(answer) => <ProofOf row={row} rows={itemsOf(answer).items} />}
    </ReadSection>
  )
}

function ProofOf({ row, rows }: { row: Invalidation; rows: readonly Invalidation[] }) {
  const t = useWords(purgeProofWords)
  const sent = useMemo(() => {
    const submission = submissionsOf(rows).find((one) => isOf(one, row)) ?? { ...row, urls: [row.url] }
    return sentPurgeOf(submission)
  }, [rows, row])
  if (!sent) return <EmptyState size="s" title={t('ban.title')} text={t('ban.text')} />
  return <PurgeProof key={sent.date} sent={sent} />
}
