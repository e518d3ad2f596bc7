import { sites as calls, edgeHost, type Site, useRead } from '@parapet/api'
import { Button, CopyField, Stack, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { draftStorage } from '../../kit/form/draft.ts'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { certificateStatus } from '../../shared/provisioning/certificateStatus.ts'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'
import { useCertificateRows } from '../../shared/provisioning/useCertificateRows.ts'
import { AddSitesDialog } from './AddSitesDialog.tsx'
import { DisableDialog, type Disabling } from './DisableDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { siteHttps } from './siteHttps.ts'
import { type SiteTools, SiteToolsContext, sites } from './sites.tsx'
import { sitesWords } from './sites.words.ts'
import { WaitingSites } from './WaitingSites.tsx'

/** The tab of sites: add, verify, turn on HTTPS, move and disable. */
export default function SitesTab() {
  const t = useWords(sitesWords)
  const certificateTexts = useWords(certificatesWords)
  const certificates = useCertificateRows({ quiet: true }).rows
  const { company } = useSession()
  const companyId = company?.id ?? 0
  const refused = refusalText(useMay(calls.add))
  const listed = useRead(calls.list, {}, { quiet: true }).data
  const known = useMemo(() => (listed ?? []).filter(({ active }) => active).map(({ url }) => url), [listed])
  const [waiting, setWaiting] = useWaitingDomains()
  const [isAdding, setAdding] = useState(false)
  const [moving, setMoving] = useState<Site | null>(null)
  const [requested, setRequested] = useState<readonly number[]>([])
  const { run: enableSsl } = useAction(calls.enableSsl)
  const [disabling, setDisabling] = useState<Disabling | null>(null)
  const tools = useMemo((): SiteTools => {
    const turnOn = async ({ id }: Site) => {
      if (await enableSsl({ site: id }, { done: t('ssl.done') })) setRequested((before) => [...before, id])
    }
    return {
      httpsOf: (row) => siteHttps(row, certificates, requested),
      certificateStatus: (state) => certificateStatus(state, certificateTexts),
      onSsl: (row) => void turnOn(row),
      onMove: setMoving,
      onDisable: (rows) => new Promise((finish) => setDisabling({ rows, finish })),
    }
  }, [requested, certificates, certificateTexts, enableSsl, t])
  return (
    <Stack gap={6}>
      <WaitingSites domains={waiting} onDone={(domain) => setWaiting(waiting.filter((other) => other !== domain))} />
      <SiteToolsContext value={tools}>
        <ResourceScreen
          resource={sites}
          isEmbedded
          intro={<CopyField label={t('target')} value={edgeHost(companyId)} />}
          actions={
            <Button tone="primary" icon="plus" disabledReason={refused} onClick={() => setAdding(true)}>
              {t('new')}
            </Button>
          }
        />
      </SiteToolsContext>
      <AddSitesDialog
        open={isAdding}
        known={known}
        onClose={() => setAdding(false)}
        onWaiting={(domains) => setWaiting([...new Set([...waiting, ...domains])])}
      />
      <MoveDialog site={moving} onClose={() => setMoving(null)} />
      <DisableDialog asked={disabling} onClose={() => setDisabling(null)} />
    </Stack>
  )
}

/** The domains to verify, kept in this tab: the provider has no list of them. */
function useWaitingDomains() {
  const { user, company } = useSession()
  const storage = useMemo(
    () => draftStorage<{ domains: string[] }>(`sites.waiting.${company?.id ?? 0}`, user?.id, { domains: [''] }),
    [user?.id, company?.id],
  )
  const [domains, setDomains] = useState<readonly string[]>(() => storage.read()?.domains ?? [])
  const change = (next: readonly string[]) => {
    setDomains(next)
    storage.write(next.length === 0 ? null : { domains: [...next] })
  }
  return [domains, change] as const
}
