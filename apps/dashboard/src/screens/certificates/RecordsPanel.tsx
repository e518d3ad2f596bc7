import { type CertificateRow, certificates, itemsOf, useRead } from '@parapet/api'
import { Text, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'
import { DnsRecords } from './DnsRecords.tsx'

/** How the domains of a DNS request are confirmed: records to set, or a credential that sets them. */
export function RecordsPanel({ row }: { row: CertificateRow }) {
  const t = useWords(certificatesWords)
  const read = useRead(certificates.credentials, {})
  return (
    <ReadSection read={read} failed={t('credentials.failed')} lines={2}>
      {(data) => {
        const [key] = itemsOf(data).items.find(({ id }) => id === row.dnsRequest?.credential)?.creds ?? []
        return key && key.dns_key_name !== 'CNAME_VERIFICATION' ? (
          <Text as="p">{t('credential.api', { provider: key.provider })}</Text>
        ) : (
          <DnsRecords domains={row.domains} />
        )
      }}
    </ReadSection>
  )
}
