import { certificates, itemsOf, useRead } from '@parapet/api'
import { Button, LinkButton, Notice, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ResourceScreen } from '../../../resource/ResourceScreen.tsx'
import { certificatesWords } from '../../../words/certificates.ts'
import { certificateList } from './certificates.tsx'
import { dnsCredentials } from './credentials.tsx'
import { useCertificateParts } from './useCertificateParts.ts'
import { useCertificateRows } from './useCertificateRows.ts'
import { useIssuers } from './useIssuers.ts'

/** Certificates, open requests for them, and the credentials that confirm domains by DNS (§3, §7). */
export default function CertificatesTab() {
  const { part } = useCertificateParts()
  return part === 'list' ? <CertificateList /> : <CredentialList />
}

function CertificateList() {
  const t = useWords(certificatesWords)
  const { hrefOf } = useCertificateParts()
  const { join, rows, failed } = useCertificateRows()
  const issuers = useIssuers(rows)
  const resource = useMemo(() => certificateList({ join, issuers }), [join, issuers])
  return (
    <ResourceScreen
      resource={resource}
      isEmbedded
      actions={
        <LinkButton tone="quiet" icon="key" href={hrefOf('credentials')}>
          {t('part.credentials')}
        </LinkButton>
      }
      intro={
        failed && (
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
        )
      }
    />
  )
}

const noHooks = [] as const

function CredentialList() {
  const t = useWords(certificatesWords)
  const { hrefOf } = useCertificateParts()
  const hooks = useRead(certificates.hooks, {}).data ?? noHooks
  const { data } = useRead(certificates.dnsRequests, {})
  const resource = useMemo(() => {
    const requests = data === undefined ? [] : itemsOf(data).items
    return dnsCredentials({
      hooks,
      usesOf: (credential) => requests.filter((request) => request.credential === credential).length,
    })
  }, [hooks, data])
  return (
    <ResourceScreen
      resource={resource}
      isEmbedded
      actions={
        <LinkButton tone="quiet" icon="arrowLeft" href={hrefOf('list')}>
          {t('part.list')}
        </LinkButton>
      }
    />
  )
}
