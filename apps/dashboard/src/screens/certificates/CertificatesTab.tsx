import { Button, LinkButton, Notice, Stack, useWords } from '@parapet/ui'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'
import { useCertificateRows } from '../../shared/provisioning/useCertificateRows.ts'
import { certificateList } from './certificates.tsx'
import { dnsCredentials } from './credentials.tsx'
import { ExpiryTimeline } from './ExpiryTimeline.tsx'
import { useCertificateParts } from './useCertificateParts.ts'

/** Certificates, open requests for them, and the credentials that confirm domains by DNS (§3, §7). */
export default function CertificatesTab() {
  const { part } = useCertificateParts()
  return part === 'list' ? <CertificateList /> : <CredentialList />
}

function CertificateList() {
  const t = useWords(certificatesWords)
  const { hrefOf } = useCertificateParts()
  const { failed, rows, read } = useCertificateRows()
  return (
    <ResourceScreen
      resource={certificateList}
      isEmbedded
      actions={
        <LinkButton tone="quiet" icon="key" href={hrefOf('credentials')}>
          {t('part.credentials')}
        </LinkButton>
      }
      intro={
        <Stack gap={4}>
          {failed && (
            <Notice
              tone="watch"
              live
              actions={
                <Button size="s" onClick={failed.retry}>
                  {t('requests.retry')}
                </Button>
              }
            >
              {t('requests.failed')}
            </Notice>
          )}
          {read.data && rows.some(({ certificate }) => certificate) && <ExpiryTimeline rows={rows} />}
        </Stack>
      }
    />
  )
}

function CredentialList() {
  const t = useWords(certificatesWords)
  const { hrefOf } = useCertificateParts()
  return (
    <ResourceScreen
      resource={dnsCredentials}
      isEmbedded
      actions={
        <LinkButton tone="quiet" icon="arrowLeft" href={hrefOf('list')}>
          {t('part.list')}
        </LinkButton>
      }
    />
  )
}
