import type { DnsDomain } from '@parapet/api'
import type { T } from '@parapet/ui'
import type { RowStatus } from '../../kit/resource/columns.tsx'
import type en from './dnsDomains.en.ts'

/** The delegation status of a domain, as the provider reports it. */
export function delegationStatus({ delegated }: DnsDomain, t: T<typeof en>): RowStatus {
  if (delegated === undefined) return { tone: 'quiet', label: t('delegated.unknown') }
  return delegated ? { tone: 'good', label: t('delegated.yes') } : { tone: 'watch', label: t('delegated.no') }
}
