import { sites as calls, failureOf, hostOf, useSendWrite } from '@parapet/api'
import { Button, Checkbox, Dialog, Form, LineArea, Notice, useToast, useWords } from '@parapet/ui'
import { useCallback, useId, useMemo, useState } from 'react'
import { useDescribeFailure } from '../../../failure/describeFailure.ts'
import { DraftNotice } from '../../../kit/form/DraftNotice.tsx'
import { useDraft, useKeep } from '../../../kit/form/useDraft.ts'
import { useSession } from '../../../session/SessionContext.ts'
import { resourceWords } from '../../../words/resource.ts'
import { sitesWords } from '../../../words/sites.ts'

interface AddSitesDialogProps {
  open: boolean
  /** The host names of the company's active sites. */
  known: readonly string[]
  onClose: () => void
  /** Receives the domains that must be verified first. */
  onWaiting: (domains: readonly string[]) => void
}

/** Adds many sites at once, with a verdict for each line. */
export function AddSitesDialog(props: AddSitesDialogProps) {
  return props.open ? <AddSites {...props} /> : null
}

const noSites = { text: '', isAutomatic: false }

type Fault = 'notHost' | 'known' | 'repeated'

/** Judges each line of host names before it is sent; `typos` are the lines to correct. */
export function judgeHosts(text: string, known: readonly string[]) {
  const hosts: string[] = []
  const typos: string[] = []
  const faults = new Map<number, Fault>()
  const hostsByLine = new Map<number, string>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const host = hostOf(line)
    const fault = host === null ? 'notHost' : known.includes(host) ? 'known' : hosts.includes(host) ? 'repeated' : null
    if (fault) faults.set(index + 1, fault)
    else if (host) {
      hosts.push(host)
      hostsByLine.set(index + 1, host)
    }
    if (host === null) typos.push(line)
  }
  return { hosts, hostsByLine, typos, faults }
}

function AddSites({ known, onClose, onWaiting }: AddSitesDialogProps) {
  const t = useWords(sitesWords)
  const ui = useWords(resourceWords)
  const toast = useToast()
  const describe = useDescribeFailure()
  const send = useSendWrite()
  const formId = useId()
  const { company } = useSession()
  const draft = useDraft(`sites.new.${company?.id ?? 0}`, noSites)
  const [typed, setTyped] = useState(draft.start)
  useKeep(draft, typed)
  const { text, isAutomatic } = typed
  const setText = (next: string) => setTyped((before) => ({ ...before, text: next }))
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isAsked, setAsked] = useState(false)
  const { hosts, hostsByLine, typos, faults } = useMemo(() => judgeHosts(text, known), [text, known])
  const check = useCallback(
    (_: string, line: number) => {
      const fault = faults.get(line)
      return fault && t(`add.${fault}`)
    },
    [faults, t],
  )

  const becomes = useCallback(
    (line: string, number: number) => {
      const host = hostsByLine.get(number)
      return host !== undefined && host !== line ? t('add.becomes', { host }) : undefined
    },
    [hostsByLine, t],
  )

  const submit = async () => {
    setAsked(true)
    if (hosts.length === 0 || isBusy) return
    setBusy(true)
    const waiting: string[] = []
    const problems: { host: string; problem: string }[] = []
    let added = 0
    for (const host of hosts) {
      try {
        if (isAutomatic) await send(calls.wizard, { body: { domain: host, automatic: true } })
        else await send(calls.add, { body: { url: host } })
        added += 1
      } catch (problem) {
        const failure = failureOf(problem)
        if (failure.kind === 'http' && failure.status === 403) waiting.push(host)
        else {
          const message = describe(failure)
          problems.push({ host, problem: message.includes('ownership denied') ? t('add.denied') : message })
        }
      }
    }
    setBusy(false)
    if (waiting.length > 0) onWaiting(waiting)
    if (added > 0 && !isAutomatic) toast.success(t('add.done', { n: added }))
    const left = isAutomatic ? added : waiting.length
    if (left > 0) toast.info(t('add.waiting', { n: left }))
    const rest = [...problems.map(({ host }) => host), ...typos]
    if (rest.length === 0) {
      draft.clear()
      return onClose()
    }
    setRefused(problems.map(({ host, problem }) => t('add.failed', { url: host, problem })))
    setText(rest.join('\n'))
    setAsked(false)
  }
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title={t('add.title')}
      actions={
        <Button type="submit" form={formId} tone="primary" busy={isBusy}>
          {t('add.do', { n: hosts.length })}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        {draft.isRestored && typed === draft.start && (
          <DraftNotice
            text={ui('draft.restored')}
            discardLabel={ui('draft.discard')}
            onDiscard={() => setTyped(noSites)}
          />
        )}
        {refused.length > 0 && (
          <Notice tone="bad" live>
            <ul>
              {refused.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        )}
        <LineArea
          label={t('add.hosts')}
          name="hosts"
          rows={6}
          help={t('add.hostsHelp')}
          placeholder="www.example.com"
          value={text}
          onChange={setText}
          check={check}
          becomes={becomes}
          error={isAsked && text.trim() === '' ? t('add.none') : undefined}
        />
        <Checkbox
          label={t('add.automatic')}
          name="automatic"
          help={t('add.automaticHelp')}
          value={isAutomatic}
          onChange={(next) => setTyped({ text, isAutomatic: next })}
        />
      </Form>
    </Dialog>
  )
}
