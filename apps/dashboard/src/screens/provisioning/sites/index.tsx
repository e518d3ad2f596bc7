import {
  sites as calls,
  edgeHost,
  encodeView,
  initialView,
  runRows,
  type Site,
  useRead,
  useSendWrite,
} from '@parapet/api'
import { Button, ConfirmDialog, CopyField, Stack, useToast, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDescribeFailure } from '../../../failure/describeFailure.ts'
import { useFailureToast } from '../../../failure/useFailureToast.ts'
import { draftStorage } from '../../../kit/form/draft.ts'
import { ResourceScreen } from '../../../resource/ResourceScreen.tsx'
import { useSession } from '../../../session/SessionContext.ts'
import { refusalText, useMay } from '../../../session/useMay.ts'
import { useTo } from '../../../session/useTo.ts'
import { certificatesWords } from '../../../words/certificates.ts'
import { sitesWords } from '../../../words/sites.ts'
import { certificateStatus } from '../certificates/certificateStatus.ts'
import { useCertificateRows } from '../certificates/useCertificateRows.ts'
import { AddSitesDialog } from './AddSitesDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { siteHttps } from './siteHttps.ts'
import { type SiteTools, SiteToolsContext, sites } from './sites.tsx'
import { WaitingSites } from './WaitingSites.tsx'

/** The tab of sites: add, verify, turn on HTTPS, move and disable. */
export default function SitesTab() {
  const t = useWords(sitesWords)
  const certificateTexts = useWords(certificatesWords)
  const certificates = useCertificateRows({ quiet: true }).rows
  const to = useTo()
  const navigate = useNavigate()
  const toast = useToast()
  const send = useSendWrite()
  const showFailure = useFailureToast()
  const { company } = useSession()
  const companyId = company?.id ?? 0
  const refused = refusalText(useMay(calls.add))
  const listed = useRead(calls.list, {}, { quiet: true }).data
  const known = useMemo(() => (listed ?? []).filter(({ active }) => active).map(({ url }) => url), [listed])
  const [waiting, setWaiting] = useWaitingDomains()
  const [isAdding, setAdding] = useState(false)
  const [moving, setMoving] = useState<Site | null>(null)
  const [requested, setRequested] = useState<readonly number[]>([])
  const [disabling, setDisabling] = useState<Disabling | null>(null)
  const tools = useMemo((): SiteTools => {
    const turnOn = async ({ id }: Site) => {
      try {
        await send(calls.enableSsl, { site: id })
        setRequested((before) => [...before, id])
        toast.success(t('ssl.done'))
      } catch (problem) {
        showFailure(problem)
      }
    }
    return {
      httpsOf: (row) => siteHttps(row, certificates, requested),
      certificateStatus: (state) => certificateStatus(state, certificateTexts),
      onTraffic: ({ url }) =>
        void navigate(to('stats', undefined, encodeView({ ...initialView, sites: [url] }, initialView))),
      onSsl: (row) => void turnOn(row),
      onMove: setMoving,
      onDisable: (rows) => new Promise((finish) => setDisabling({ rows, finish })),
    }
  }, [requested, certificates, certificateTexts, send, toast, t, showFailure, navigate, to])
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

interface Disabling {
  readonly rows: readonly Site[]
  readonly finish: () => void
}

function DisableDialog({ asked, onClose }: { asked: Disabling | null; onClose: () => void }) {
  const t = useWords(sitesWords)
  const toast = useToast()
  const send = useSendWrite()
  const describe = useDescribeFailure()
  const showFailure = useFailureToast()
  const [error, setError] = useState<string>()
  if (!asked) return null
  const { rows, finish } = asked
  const [only] = rows
  const close = () => {
    setError(undefined)
    finish()
    onClose()
  }
  const enable = async (row: Site) => {
    try {
      await send(calls.add, { body: { url: row.url } })
      toast.success(t('enabled', { url: row.url }))
    } catch (problem) {
      showFailure(problem)
    }
  }
  const disable = async () => {
    const results = await runRows(rows, (row) => send(calls.remove, { site: row.id }))
    const failed = results.flatMap((result) =>
      result.kind === 'failed' ? [t('add.failed', { url: result.row.url, problem: describe(result.failure) })] : [],
    )
    const done = rows.length - failed.length
    if (done === 1 && rows.length === 1 && only)
      toast.success(t('disable.done', { url: only.url }), { label: t('undo'), onAct: () => void enable(only) })
    else if (done > 0) toast.success(t('disable.doneMany', { n: done }))
    if (failed.length > 0) return setError(failed.join(' '))
    close()
  }
  return (
    <ConfirmDialog
      open
      onClose={close}
      title={rows.length === 1 && only ? t('disable.title', { url: only.url }) : t('disable.many', { n: rows.length })}
      confirmLabel={t('disable.do')}
      onConfirm={disable}
      typed={rows.length === 1 && only ? only.url : String(rows.length)}
      error={error}
    >
      <p>{t('disable.text')}</p>
      {rows.length > 1 && <p>{rows.map(({ url }) => url).join(', ')}</p>}
    </ConfirmDialog>
  )
}
