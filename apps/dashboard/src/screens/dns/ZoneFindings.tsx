import { findingTone } from '@parapet/api'
import { Notice, useWords } from '@parapet/ui'
import { dnsWords } from './dns.words.ts'
import { FindingList } from './FindingList.tsx'
import type { Zone } from './useZone.ts'

/** The conflicts and common mistakes in a zone, explained. */
export function ZoneFindings({ zone: { findings, missing, domain } }: { zone: Zone }) {
  const t = useWords(dnsWords)
  if (missing > 0) return <Notice tone="watch">{t('missing', { n: missing })}</Notice>
  if (findings.length === 0) return null
  return (
    <Notice
      tone={findings.some((one) => findingTone(one) === 'bad') ? 'bad' : 'watch'}
      title={t('findings', { n: findings.length })}
    >
      <FindingList findings={findings} domain={domain.name} />
    </Notice>
  )
}
