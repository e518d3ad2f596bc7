import { sites as calls, type SiteWizard, useRead, useRefresh } from '@parapet/api'
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
  Stack,
  Status,
  Text,
  useToast,
  useWords,
} from '@parapet/ui'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { useTask } from '../../kit/action/useTask.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useAsked } from '../../kit/read/useAsked.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { sitesWords } from './sites.words.ts'

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
  const { run, refusal } = useAction(calls.confirmWizard)
  const { id, domain, status, txt, backend } = wizard
  const answer = (confirm: boolean) => void run({ body: { id, confirm } })
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
              <Button disabledReason={refusal} onClick={() => answer(true)}>
                {t('wizard.confirm')}
              </Button>
              <Button tone="quiet" disabledReason={refusal} onClick={() => answer(false)}>
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
  const describe = useDescribeFailure()
  const { send, run, isBusy } = useTask()
  const asked = useAsked(calls.verification, { body: { domain } })
  const [problem, setProblem] = useState<string | null>(null)

  const check = async () => {
    setProblem(null)
    if (asked.failure) asked.retry()
    const work = async () => {
      const { verified } = await send(calls.validate, { body: { domain } })
      if (verified) await send(calls.add, { body: { url: domain } })
      return verified
    }
    const checked = await run(work, {
      done: (isVerified) => (isVerified ? t('wait.added', { url: domain }) : null),
      onFailed: (failure) => {
        setProblem(describe(failure))
        return true
      },
    })
    if (checked?.answer === true) onDone(domain)
    if (checked?.answer === false) setProblem(t('wait.notFound'))
  }
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={3}>{domain}</Heading>
        <ReadSection read={asked} failed={t('wait.codeFailed')} lines={3} size="s">
          {({ txt }) => <Instructions domain={domain} code={txt} />}
        </ReadSection>
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
