import { sites as calls, type Failure, hostOf, type RowResult, runRows } from '@parapet/api'
import { Checkbox, LineArea, Notice, useToast, useWords } from '@parapet/ui'
import { useCallback, useMemo, useState } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { sitesWords } from './sites.words.ts'

interface AddSitesDialogProps {
  open: boolean
  /** The host names of the company's active sites. */
  known: readonly string[]
  onClose: () => void
  /** Receives the domains that must be verified first. */
  onWaiting: (domains: readonly string[]) => void
}

/** Adds many sites at once, with a verdict for each line. */
export function AddSitesDialog({ open, ...props }: AddSitesDialogProps) {
  const t = useWords(sitesWords)
  return (
    <FormDialog isOpen={open} onClose={props.onClose} title={t('add.title')}>
      <AddSites {...props} />
    </FormDialog>
  )
}

const noSites = { text: '', isAutomatic: false }

/** Whether a site must be verified before it is added. */
const isUnverified = (failure: Failure) => failure.kind === 'http' && failure.status === 403

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

function AddSites({ known, onClose, onWaiting }: Omit<AddSitesDialogProps, 'open'>) {
  const t = useWords(sitesWords)
  const ui = useWords(resourceWords)
  const toast = useToast()
  const describe = useDescribeFailure()
  const { company } = useSession()
  const [refused, setRefused] = useState<readonly string[]>([])

  const form = useSavedForm<typeof noSites, readonly RowResult<string>[] | typeof notSaved>({
    initial: noSites,
    check: ({ text }) => ({ text: text.trim() === '' ? t('add.none') : undefined }),
    save: async ({ text, isAutomatic }, send) => {
      const { hosts } = judgeHosts(text, known)
      // The lines say what is wrong with them.
      if (hosts.length === 0) return notSaved
      return runRows<string>(hosts, (host) =>
        isAutomatic
          ? send(calls.wizard, { body: { domain: host, automatic: true } })
          : send(calls.add, { body: { url: host } }),
      )
    },
    saved: ({ isAutomatic }, results) => {
      const n = results.filter(({ kind }) => kind === 'done').length
      return n > 0 && !isAutomatic ? t('add.done', { n }) : null
    },
    onSaved: (results, { text, isAutomatic }) => {
      const failed = results.flatMap((result) => (result.kind === 'failed' ? [result] : []))
      const waiting = failed.filter(({ failure }) => isUnverified(failure))
      const problems = failed.filter(({ failure }) => !isUnverified(failure))
      if (waiting.length > 0) onWaiting(waiting.map(({ row }) => row))
      const n = isAutomatic ? results.length - failed.length : waiting.length
      if (n > 0) toast.info(t('add.waiting', { n }))
      const rest = [...problems.map(({ row }) => row), ...judgeHosts(text, known).typos]
      if (rest.length === 0) return onClose()
      setRefused(
        problems.map(({ row, failure }) => {
          const message = describe(failure)
          const problem = message.includes('ownership denied') ? t('add.denied') : message
          return t('add.failed', { url: row, problem })
        }),
      )
      form.change({ text: rest.join('\n'), isAutomatic })
    },
    failed: ui('failed'),
    isEmptiedAfter: true,
    draft: { code: `sites.new.${company?.id ?? 0}` },
    leaves: 'none',
    call: calls.add,
  })
  const { text } = form.values
  const { hosts, hostsByLine, faults } = useMemo(() => judgeHosts(text, known), [text, known])
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
  return (
    <SavedForm form={form} label={t('add.title')} submitLabel={t('add.do', { n: hosts.length })}>
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
        rows={6}
        help={t('add.hostsHelp')}
        placeholder="www.example.com"
        check={check}
        becomes={becomes}
        {...form.field('text')}
      />
      <Checkbox label={t('add.automatic')} help={t('add.automaticHelp')} {...form.field('isAutomatic')} />
    </SavedForm>
  )
}
