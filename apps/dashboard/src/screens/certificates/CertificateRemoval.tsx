import { type CertificateRow, coveredSites } from '@parapet/api'
import { Notice, Stack, Text, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'
import { useCertificateRows } from '../../shared/provisioning/useCertificateRows.ts'
import { NameList } from './NameList.tsx'

/** Which sites lose HTTPS with the certificates, and which keep it through others. */
export function CertificateRemoval({ rows: removed }: { rows: readonly CertificateRow[] }) {
  const t = useWords(certificatesWords)
  const { read } = useCertificateRows()
  if (removed.every(({ certificate }) => certificate === null)) return <Text as="p">{t('remove.request')}</Text>
  return (
    <ReadSection read={read} failed={t('remove.unread')} lines={2} size="s">
      {(rows) => <Sites removed={removed} rows={rows} />}
    </ReadSection>
  )
}

function Sites({ removed, rows }: { removed: readonly CertificateRow[]; rows: readonly CertificateRow[] }) {
  const t = useWords(certificatesWords)
  const { company } = useSession()
  const ids = new Set(removed.map(({ id }) => id))
  const left = rows.filter(({ id }) => !ids.has(id))
  const urls = (company?.sites ?? []).map(({ url }) => url)
  const covered = removed.filter(({ state }) => state.kind === 'valid').flatMap((row) => coveredSites(row, left, urls))
  const sitesOf = (isKept: boolean) => [...new Set(covered.flatMap((one) => (one.isKept === isKept ? [one.site] : [])))]
  const [lost, kept] = [sitesOf(false), sitesOf(true)]
  return (
    <Stack gap={3}>
      {lost.length > 0 && (
        <Notice tone="bad" title={t('sites.lose', { n: lost.length })}>
          <NameList names={lost} />
        </Notice>
      )}
      {kept.length > 0 && (
        <Notice tone="info" title={t('sites.keep', { n: kept.length })}>
          <NameList names={kept} />
        </Notice>
      )}
      {covered.length === 0 && <Text as="p">{t('sites.none')}</Text>}
    </Stack>
  )
}
