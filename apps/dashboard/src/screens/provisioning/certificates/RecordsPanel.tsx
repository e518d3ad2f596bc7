import { type CertificateRow, certificates, itemsOf, useRead } from '@parapet/api'
import { Skeleton, Text, useWords } from '@parapet/ui'
import { ListFailure } from '../../../kit/read/ListNotices.tsx'
import { certificatesWords } from '../../../words/certificates.ts'
import { DnsRecords } from './DnsRecords.tsx'

/** How the domains of a DNS request are confirmed: records to set, or a credential that sets them. */
export function RecordsPanel({ row }: { row: CertificateRow }) {
  const t = useWords(certificatesWords)
  const { data, failure, retry } = useRead(certificates.credentials, {})
  if (failure && !data) return <ListFailure failure={failure} onRetry={retry} />
  if (!data) return <Skeleton width="100%" height="80px" />
  const [key] = itemsOf(data).items.find(({ id }) => id === row.dnsRequest?.credential)?.creds ?? []
  if (key && key.dns_key_name !== 'CNAME_VERIFICATION')
    return <Text as="p">{t('credential.api', { provider: key.provider })}</Text>
  return <DnsRecords domains={row.domains} />
}
