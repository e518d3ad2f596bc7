import { sites as calls, hostText, runRows, type Site } from '@parapet/api'
import { ConfirmDialog, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { useTask } from '../../kit/action/useTask.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { type CountsOf, SiteRemoval } from './SiteRemoval.tsx'
import { sitesWords } from './sites.words.ts'

/** The sites to disable, and what to call once the dialog is closed. */
export interface Disabling {
  readonly rows: readonly Site[]
  readonly finish: () => void
}

/** Disables sites once their name, or their number, is typed; one can be enabled again from the toast. */
export function DisableDialog({
  asked,
  countsOf,
  onClose,
}: {
  asked: Disabling | null
  countsOf: CountsOf
  onClose: () => void
}) {
  const t = useWords(sitesWords)
  const describe = useDescribeFailure()
  const { send, run } = useTask()
  const adding = useAction(calls.add)
  const [error, setError] = useState<string>()
  if (!asked) return null
  const { rows, finish } = asked
  const only = rows.length === 1 ? rows[0] : undefined
  const close = () => {
    setError(undefined)
    finish()
    onClose()
  }
  const enable = ({ url }: Site) => adding.run({ body: { url } }, { done: t('enabled', { url: hostText(url) }) })
  const disable = async () => {
    const disabled = await run(() => runRows(rows, (row) => send(calls.remove, { site: row.id })), {
      done: (results) => {
        const n = results.filter(({ kind }) => kind !== 'failed').length
        if (n === 0) return null
        return only ? t('disable.done', { url: hostText(only.url) }) : t('disable.doneMany', { n })
      },
      ...(only && { undo: () => () => enable(only), undoLabel: t('undo') }),
    })
    const failed = (disabled?.answer ?? []).flatMap((result) =>
      result.kind === 'failed'
        ? [t('add.failed', { url: hostText(result.row.url), problem: describe(result.failure) })]
        : [],
    )
    if (failed.length > 0) return setError(failed.join(' '))
    close()
  }
  return (
    <ConfirmDialog
      open
      onClose={close}
      title={only ? t('disable.title', { url: hostText(only.url) }) : t('disable.many', { n: rows.length })}
      confirmLabel={t('disable.do')}
      onConfirm={disable}
      typed={only ? only.url : String(rows.length)}
      error={error}
    >
      <p>{t('disable.text')}</p>
      <SiteRemoval rows={rows} countsOf={countsOf} />
      {rows.length > 1 && <p>{rows.map(({ url }) => hostText(url)).join(', ')}</p>}
    </ConfirmDialog>
  )
}
