import {
  callApi,
  sites as calls,
  failureOf,
  type SiteWizard,
  useApi,
  useRead,
  useRefresh,
  useSendWrite,
} from '@parapet/api'
import {
  Button,
  Card,
  Columns,
  CopyField,
  Heading,
  Inline,
  moveFocusOnRemoval,
  Notice,
  Section,
  Skeleton,
  Stack,
  Status,
  Text,
  useToast,
  useWords,
} from '@parapet/ui'
import { useEffect, useRef, useState } from 'react'
import { useDescribeFailure } from '../../../failure/describeFailure.ts'
import { useFailureToast } from '../../../failure/useFailureToast.ts'
import { useSession } from '../../../session/SessionContext.ts'
import { refusalText, useMay } from '../../../session/useMay.ts'
import { sitesWords } from '../../../words/sites.ts'

const POLL_MS = 10_000
const tones = {
  pending_verification: 'watch',
  backend_found: 'info',
  another_cdn: 'watch',
  configuring: 'info',
  done: 'good',
  expired: 'bad',
} as const

interface WaitingSitesProps {
  domains: readonly string[]
  onDone: (domain: string) => void
}

/** The domains that must be verified before they are added, and the automatic set-ups in progress. */
export function WaitingSites({ domains, onDone }: WaitingSitesProps) {
  const t = useWords(sitesWords)
  const isAllowed = useMay(calls.wizards).kind === 'allowed'
  const wizards = useRead(calls.wizards, isAllowed ? {} : null, {
    quiet: true,
    keepPrevious: true,
    refreshEveryMs: POLL_MS,
  })
  const open = (wizards.data ?? []).filter(({ status }) => status !== 'done')
  useFinishedWizards(wizards.data)
  if (domains.length === 0 && open.length === 0) return null
  return (
    <Section title={t('wait.title')}>
      <Stack gap={4}>
        <Text tone="muted">{t('wait.text')}</Text>
        {open.map((wizard) => (
          <WizardCard key={`wizard ${wizard.id}`} wizard={wizard} />
        ))}
        {domains.map((domain) => (
          <div key={domain} ref={moveFocusOnRemoval}>
            <DomainCard domain={domain} onDone={onDone} />
          </div>
        ))}
      </Stack>
    </Section>
  )
}

/** Reports each set-up that ends while the page is open, and reloads what it has changed. */
function useFinishedWizards(wizards: readonly SiteWizard[] | undefined) {
  const t = useWords(sitesWords)
  const toast = useToast()
  const refresh = useRefresh()
  const { reload } = useSession()
  const running = useRef<ReadonlyMap<number, string>>(new Map())
  useEffect(() => {
    if (!wizards) return
    const before = running.current
    const byId = new Map(wizards.map((wizard) => [wizard.id, wizard]))
    running.current = new Map(
      wizards.flatMap(({ id, domain, status }) => (status === 'done' || status === 'expired' ? [] : [[id, domain]])),
    )
    const ended = [...before].filter(([id]) => !running.current.has(id))
    if (ended.length === 0) return
    for (const [id, url] of ended) {
      const status = byId.get(id)?.status
      if (status === 'done') toast.success(t('wait.added', { url }))
      else toast.info(t(status === 'expired' ? 'wizard.ended.expired' : 'wizard.ended', { url }))
    }
    refresh()
    void reload()
  }, [wizards, t, toast, refresh, reload])
}

function WizardCard({ wizard }: { wizard: SiteWizard }) {
  const t = useWords(sitesWords)
  const send = useSendWrite()
  const showFailure = useFailureToast()
  const refused = refusalText(useMay(calls.confirmWizard))
  const { id, domain, status, txt, backend } = wizard
  const answer = async (confirm: boolean) => {
    try {
      await send(calls.confirmWizard, { body: { id, confirm } })
    } catch (problem) {
      showFailure(problem)
    }
  }
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading level={3}>{domain}</Heading>
          <Status
            tone={tones[status]}
            label={
              status === 'backend_found'
                ? t('wizard.backend_found', { origin: backend?.origin ?? '—' })
                : t(`wizard.${status}`)
            }
          />
        </Inline>
        {status === 'pending_verification' && txt && <Instructions domain={domain} code={txt} />}
        {status === 'another_cdn' && (
          <>
            <Text>{t('wizard.anotherText')}</Text>
            <Inline gap={2}>
              <Button disabledReason={refused} onClick={() => void answer(true)}>
                {t('wizard.confirm')}
              </Button>
              <Button tone="quiet" disabledReason={refused} onClick={() => void answer(false)}>
                {t('wizard.decline')}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  )
}

function DomainCard({ domain, onDone }: { domain: string; onDone: (domain: string) => void }) {
  const t = useWords(sitesWords)
  const api = useApi()
  const send = useSendWrite()
  const toast = useToast()
  const describe = useDescribeFailure()
  const [code, setCode] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const controller = new AbortController()
    callApi(calls.verification, { body: { domain } }, api, { signal: controller.signal }).then(
      ({ txt }) => setCode(txt),
      (reason: unknown) => {
        if (!controller.signal.aborted) setProblem(`${t('wait.codeFailed')}: ${describe(failureOf(reason))}`)
      },
    )
    return () => controller.abort()
  }, [domain, api, attempt, t, describe])

  const check = async () => {
    setBusy(true)
    setProblem(null)
    if (code === null) setAttempt(attempt + 1)
    try {
      const { verified } = await send(calls.validate, { body: { domain } })
      if (!verified) return setProblem(t('wait.notFound'))
      await send(calls.add, { body: { url: domain } })
      toast.success(t('wait.added', { url: domain }))
      onDone(domain)
    } catch (reason) {
      setProblem(describe(failureOf(reason)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={3}>{domain}</Heading>
        {code === null ? (
          !problem && <Skeleton width="100%" height="120px" />
        ) : (
          <Instructions domain={domain} code={code} />
        )}
        {problem && (
          <Notice tone="watch" live>
            {problem}
          </Notice>
        )}
        <Inline gap={2}>
          <Button tone="primary" busy={isBusy} onClick={() => void check()}>
            {t('wait.check')}
          </Button>
          <Button tone="quiet" onClick={() => onDone(domain)}>
            {t('wait.drop')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

function Instructions({ domain, code }: { domain: string; code: string }) {
  const t = useWords(sitesWords)
  return (
    <Stack gap={3}>
      <CopyField label={t('wait.code')} value={code} />
      <Columns count={2}>
        <Stack gap={2}>
          <Text weight="semibold">{t('wait.file')}</Text>
          <Text tone="muted">{t('wait.fileText')}</Text>
          <CopyField label={t('wait.address')} value={`http://${domain}/tcdn.txt`} />
        </Stack>
        <Stack gap={2}>
          <Text weight="semibold">{t('wait.dns')}</Text>
          <Text tone="muted">{t('wait.dnsText')}</Text>
          <CopyField label={t('wait.record')} value={`_tcdn_challenge.${domain}`} />
        </Stack>
      </Columns>
    </Stack>
  )
}
