import { certificates, itemsOf, useRead } from '@parapet/api'
import { Button, Notice, Tabs, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ResourceScreen } from '../../../resource/ResourceScreen.tsx'
import { certificatesWords } from '../../../words/certificates.ts'
import { certificateList } from './certificates.tsx'
import { dnsCredentials } from './credentials.tsx'
import { useCertificateParts } from './useCertificateParts.ts'
import { useCertificateRows } from './useCertificateRows.ts'
import { useIssuers } from './useIssuers.ts'

/** Certificates and the credentials that confirm domains by DNS (§3, §7). */
export default function CertificatesTab() {
  const t = useWords(certificatesWords)
  const { part, parts } = useCertificateParts()
  return (
    <Tabs label={t('part')} selected={part} tabs={parts.map(({ id, href }) => ({ id, label: t(`part.${id}`), href }))}>
      {part === 'list' ? <CertificateList /> : <CredentialList />}
    </Tabs>
  )
}

function CertificateList() {
  const t = useWords(certificatesWords)
  const { join, rows, failed } = useCertificateRows()
  const issuers = useIssuers(rows)
  const resource = useMemo(() => certificateList({ join, issuers }), [join, issuers])
  return (
    <ResourceScreen
      resource={resource}
      isEmbedded
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
  const hooks = useRead(certificates.hooks, {}).data ?? noHooks
  const { data } = useRead(certificates.dnsRequests, {})
  const resource = useMemo(() => {
    const requests = data === undefined ? [] : itemsOf(data).items
    return dnsCredentials({
      hooks,
      usesOf: (credential) => requests.filter((request) => request.credential === credential).length,
    })
  }, [hooks, data])
  return <ResourceScreen resource={resource} isEmbedded />
}
