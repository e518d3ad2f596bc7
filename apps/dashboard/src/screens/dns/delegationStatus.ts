import type { DnsDomain } from '@parapet/api'
import type { T } from '@parapet/ui'
import type { RowStatus } from '../../resource/columns.tsx'
import type en from '../../words/dnsDomains.en.ts'

/** What the provider tells about the delegation of a domain. */
export function delegationStatus({ delegated }: DnsDomain, t: T<typeof en>): RowStatus {
  if (delegated === undefined) return { tone: 'quiet', label: t('delegated.unknown') }
  return delegated ? { tone: 'good', label: t('delegated.yes') } : { tone: 'watch', label: t('delegated.no') }
}
