import { sites as calls, type Fact, hostText, type SiteWizard, useRead, useRefresh } from '@parapet/api'
import {
  Ago,
  Button,
  Card,
  Columns,
  CopyButton,
  CopyField,
  Heading,
  IconButton,
  Inline,
  type ListColumn,
  ListTable,
  media,
  moveFocusOnRemoval,
  Notice,
  Section,
  Skeleton,
  Stack,
  Status,
  type T,
  Text,
  useMedia,
  useToast,
  useWords,
} from '@parapet/ui'
import { useEffect, useRef } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import type en from './sites.en.ts'
import { sitesWords } from './sites.words.ts'
import { type DomainCheck, useVerification, type Verification } from './useVerification.ts'

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
  /** Receives the domains that wait no longer. */
  onDone: (domains: readonly string[]) => void
}

/** The domains that must be verified before they are added, and the automatic set-ups in progress. */
export function WaitingSites({ domains, onDone }: WaitingSitesProps) {
  const t = useWords(sitesWords)
  const toast = useToast()
  const isPhone = useMedia(media.phone)
  const isAllowed = useMay(calls.wizards).kind === 'allowed'
  const wizards = useRead(calls.wizards, isAllowed ? {} : null, {
    quiet: true,
    keepPrevious: true,
    refreshEveryMs: POLL_MS,
  })
  const open = (wizards.data ?? []).filter(({ status }) => status !== 'done')
  useFinishedWizards(wizards.data)
  const onAdded = (added: readonly string[]) => {
    for (const domain of added) toast.success(t('wait.added', { url: hostText(domain) }))
    onDone(added)
  }
  const verification = useVerification(domains, onAdded)
  if (domains.length === 0 && open.length === 0) return null
  const isTable = domains.length > 1 && !isPhone
  return (
    <div ref={moveFocusOnRemoval}>
      <Section
        title={t('wait.title')}
        actions={
          domains.length > 0 && (
            <Button size="s" icon="refresh" busy={verification.isAsking} onClick={verification.again}>
              {t('wait.check')}
            </Button>
          )
        }
      >
        <Stack gap={4}>
          <Text tone="muted">{t('wait.text')}</Text>
          {domains.length > 0 && <CheckedNote verification={verification} />}
          {open.map((wizard) => (
            <WizardCard key={`wizard ${wizard.id}`} wizard={wizard} />
          ))}
          {!isTable &&
            domains.map((domain) => (
              <div key={domain} ref={moveFocusOnRemoval}>
                <DomainCard domain={domain} verification={verification} onDone={onDone} />
              </div>
            ))}
          {isTable && <DomainTable domains={domains} verification={verification} onDone={onDone} />}
        </Stack>
      </Section>
    </div>
  )
}

/** When the domains were checked last, and whether they are checked again by themselves. */
function CheckedNote({ verification: { updatedAt, isStopped } }: { verification: Verification }) {
  const t = useWords(sitesWords)
  return (
    <Text tone="muted" size="s">
      {updatedAt !== undefined && (
        <>
          {t('wait.checked')} <Ago value={updatedAt / 1000} />.{' '}
        </>
      )}
      {t(isStopped ? 'wait.stopped' : 'wait.polling')}
    </Text>
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
      if (status === 'done') toast.success(t('wait.added', { url: hostText(url) }))
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
          <Heading level={3}>{hostText(domain)}</Heading>
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

interface DomainProps {
  verification: Verification
  onDone: WaitingSitesProps['onDone']
}

function DomainCard({ domain, verification, onDone }: DomainProps & { domain: string }) {
  const t = useWords(sitesWords)
  const code = verification.codeOf(domain)
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={3}>{hostText(domain)}</Heading>
        {code.kind === 'known' && <Instructions domain={domain} code={code.value} />}
        {code.kind === 'reading' && <Skeleton height={120} />}
        {code.kind === 'unknown' && <Notice tone="watch">{t('wait.codeFailed')}</Notice>}
        <Notice tone="info" live>
          {checkText(verification.checkOf(domain), t)}
        </Notice>
        <div>
          <Button tone="quiet" onClick={() => onDone([domain])}>
            {t('wait.drop')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

/** Many domains at once: what to publish for each, and what was found instead. */
function DomainTable({ domains, verification, onDone }: DomainProps & { domains: readonly string[] }) {
  const t = useWords(sitesWords)
  const codeText = (domain: string) => {
    const code = verification.codeOf(domain)
    if (code.kind === 'known') return code.value
    return code.kind === 'reading' ? t('wait.codeReading') : `— ${t('wait.codeFailed')}`
  }
  const lines = domains.flatMap((domain) => {
    const code = verification.codeOf(domain)
    return code.kind === 'known' ? [`_tcdn_challenge.${domain}. 300 IN TXT "${code.value}"`] : []
  })
  const columns: ListColumn<string>[] = [
    { id: 'domain', header: t('column.url'), value: hostText },
    { id: 'code', header: t('wait.code'), value: codeText, mono: true },
    { id: 'found', header: t('wait.found'), value: (domain) => checkText(verification.checkOf(domain), t) },
  ]
  return (
    <Stack gap={3}>
      <ListTable
        label={t('wait.title')}
        columns={columns}
        rows={domains}
        getRowId={(domain) => domain}
        isFitted
        control={(domain) => (
          <IconButton
            size="s"
            tone="quiet"
            icon="x"
            label={t('wait.dropOf', { url: domain })}
            onClick={() => onDone([domain])}
          />
        )}
      />
      <Inline gap={2}>
        <CopyButton text={lines.join('\n')} label={t('wait.copy', { n: lines.length })} />
      </Inline>
      <Text tone="muted" size="s">
        {t('wait.orFile')}
      </Text>
    </Stack>
  )
}

const MOST_TEXTS = 3
const MOST_LETTERS = 80
const clipped = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text)

/** Says what a check found instead of the code, as far as the call tells. */
export function checkText(check: Fact<DomainCheck>, t: T<typeof en>): string {
  if (check.kind === 'reading') return t('wait.reading')
  if (check.kind === 'unknown') return `— ${t(check.why === 'forbidden' ? 'wait.forbidden' : 'wait.failed')}`
  const { found, problem } = check.value
  if (problem !== null) return t('wait.refused', { problem })
  const parts: string[] = []
  if (found?.txt)
    parts.push(
      found.txt.length === 0
        ? t('wait.noTxt')
        : t('wait.txt', {
            texts: found.txt
              .slice(0, MOST_TEXTS)
              .map((text) => `“${clipped(text)}”`)
              .join(', '),
            n: found.txt.length,
          }),
    )
  if (found?.file !== undefined)
    parts.push(found.file === null ? t('wait.noFile') : t('wait.fileHas', { text: clipped(found.file) }))
  return parts.length === 0 ? t('wait.untold') : `${t('wait.notFound')} ${parts.join(' ')}`
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
