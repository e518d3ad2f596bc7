import {
  type Company,
  sites as calls,
  certificatesByHost,
  edgeHost,
  type Site,
  type SiteHttps,
  siteHttps,
  type User,
  useRead,
} from '@parapet/api'
import { Button, CopyField, Stack, useWords } from '@parapet/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { onboardingWords } from '../../shared/onboarding/onboarding.words.ts'
import { stepText } from '../../shared/onboarding/SiteStepList.tsx'
import { useWaitingDomains } from '../../shared/onboarding/useWaitingDomains.ts'
import { certificateStatus } from '../../shared/provisioning/certificateStatus.ts'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'
import { useCertificateRows } from '../../shared/provisioning/useCertificateRows.ts'
import { AddSitesDialog } from './AddSitesDialog.tsx'
import { DisableDialog, type Disabling } from './DisableDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { type SiteTools, SiteToolsContext, sites } from './sites.tsx'
import { sitesWords } from './sites.words.ts'
import { useSiteRows } from './useSiteRows.ts'
import { WaitingSites } from './WaitingSites.tsx'

/** The tab of sites: add, verify, turn on HTTPS, move and disable. */
export default function SitesTab() {
  const { user, company } = useSession()
  return user && company && <Sites user={user} company={company} />
}

const noSites: readonly Site[] = []

function Sites({ user, company }: { user: User; company: Company }) {
  const t = useWords(sitesWords)
  const certificateTexts = useWords(certificatesWords)
  const certificates = useCertificateRows({ quiet: true }).rows
  const refused = refusalText(useMay(calls.add))
  const listed = useRead(calls.list, {}, { quiet: true }).data
  const [seen, setSeen] = useState<readonly string[]>([])
  const onSeen = useCallback(
    (host: string) => setSeen((before) => (before.includes(host) ? before : [...before, host])),
    [],
  )
  const rows = useSiteRows(listed ?? noSites, seen, { user, company })
  const steps = useWords(onboardingWords)
  const known = useMemo(() => (listed ?? []).filter(({ active }) => active).map(({ url }) => url), [listed])
  useKnownSites(listed, company)
  const [waiting, setWaiting] = useWaitingDomains()
  const [isAdding, setAdding] = useState(false)
  const [moving, setMoving] = useState<Site | null>(null)
  const [requested, setRequested] = useState<readonly number[]>([])
  const { run: enableSsl } = useAction(calls.enableSsl)
  const [disabling, setDisabling] = useState<Disabling | null>(null)
  // Apart from what arrives for rows on screen, which would work it out anew for thousands of sites.
  const httpsOf = useMemo(() => {
    const find = certificatesByHost(certificates)
    const found = new Map<string, SiteHttps>()
    return (row: Site): SiteHttps => {
      const https = found.get(row.url) ?? siteHttps(row, find(row.url), requested)
      found.set(row.url, https)
      return https
    }
  }, [certificates, requested])
  const tools = useMemo((): SiteTools => {
    const turnOn = async ({ id }: Site) => {
      if (await enableSsl({ site: id }, { done: t('ssl.done') })) setRequested((before) => [...before, id])
    }
    return {
      ...rows,
      reasonOf: (name, state) => stepText({ name, state }, steps),
      onSeen,
      httpsOf,
      certificateStatus: (state) => certificateStatus(state, certificateTexts),
      onSsl: (row) => void turnOn(row),
      onMove: setMoving,
      onDisable: (rows) => new Promise((finish) => setDisabling({ rows, finish })),
    }
  }, [rows, steps, onSeen, httpsOf, certificateTexts, enableSsl, t])
  return (
    <Stack gap={6}>
      <WaitingSites domains={waiting} onDone={(done) => setWaiting(waiting.filter((other) => !done.includes(other)))} />
      <SiteToolsContext value={tools}>
        <ResourceScreen
          resource={sites}
          isEmbedded
          intro={<CopyField label={t('target')} value={edgeHost(company.id)} />}
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
      <MoveDialog site={moving} countsOf={rows.countsOf} onClose={() => setMoving(null)} />
      <DisableDialog asked={disabling} countsOf={rows.countsOf} onClose={() => setDisabling(null)} />
    </Stack>
  )
}

/** Reloads the company once the list has other sites than the session: home and boards read those. */
function useKnownSites(listed: readonly Site[] | undefined, company: Company) {
  const { reload } = useSession()
  const compared = useRef<readonly Site[] | undefined>(undefined)
  useEffect(() => {
    if (!listed || compared.current === listed) return
    compared.current = listed
    const active = new Set(listed.flatMap(({ url, active: is }) => (is ? [url] : [])))
    const held = company.sites.filter(({ url }) => active.has(url)).length
    if (active.size !== held || company.sites.length !== held) void reload()
  }, [listed, company, reload])
}
