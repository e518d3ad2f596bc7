import { runRows } from '@parapet/api'
import { Button, ConfirmDialog, Inline, Notice, Stack, toClipboard, useToast, useWords } from '@parapet/ui'

import type { BulkResult } from '@parapet/ui/table'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useFailureToast } from '../../platform/failure/useFailureToast.ts'
import { resourceWords } from '../words/resource.words.ts'
import type { Resource, ResourceT } from './resource.ts'
import { useResourceWrites } from './useResourceWrites.ts'

const MOST_NAMED = 10

/** Removes rows after a confirmation that names them; a single row can be restored from the toast. */
export function useRemoval<Row, Draft extends FieldValues>(
  resource: Resource<Row, Draft>,
  t: ResourceT,
  onRemoved: () => void,
) {
  const ui = useWords(resourceWords)
  const toast = useToast()
  const describe = useDescribeFailure()
  const showFailure = useFailureToast()
  const { run, curl, readWhole } = useResourceWrites()
  const [rows, setRows] = useState<readonly Row[]>([])
  const [kept, setKept] = useState<readonly BulkResult[]>([])
  const [failure, setFailure] = useState<string>()
  const [finish, setFinish] = useState<(results: readonly BulkResult[] | null) => void>()
  const names = rows.map(resource.getTitle)
  const { form, create, remove, restore: ownRestore, isRemovalTyped, RemovalDetails } = resource
  const canRestore = (ownRestore ?? (create && form)) !== undefined && !isRemovalTyped
  const isTyped = typeof isRemovalTyped === 'function' ? rows.some(isRemovalTyped) : isRemovalTyped

  const restore = async (row: Row) => {
    try {
      if (ownRestore) await run(ownRestore, row)
      else if (form && create) await run(create, form.initial(row))
      toast.success(ui('restored', { name: resource.getTitle(row) }))
    } catch (problem) {
      showFailure(problem)
    }
  }
  const close = () => {
    setRows([])
    setKept([])
    setFailure(undefined)
    finish?.(null)
    setFinish(undefined)
  }
  const confirm = async () => {
    if (!remove) return
    const [row] = rows
    const isRestorable = rows.length === 1 && !finish && canRestore
    // Only a complete row can be restored.
    const whole = isRestorable && row !== undefined ? await readWhole(resource, row).catch(() => undefined) : undefined
    const done = await runRows(rows, (row) => run(remove, row))
    const results = done.map((result): BulkResult => {
      const about = { id: resource.getId(result.row), label: resource.getTitle(result.row) }
      return result.kind === 'done' ? about : { ...about, problem: describe(result.failure) }
    })
    const [only] = results
    if (results.length === 1 && only?.problem) return setFailure(only.problem)
    for (const result of done) if (result.kind === 'done') resource.onRemoved?.(result.row)
    if (finish) finish(results)
    else if (row !== undefined)
      toast.success(
        ui('removed', { name: resource.getTitle(row) }),
        whole === undefined ? undefined : { label: ui('undo'), onAct: () => void restore(whole) },
      )
    setFinish(undefined)
    setRows([])
    setKept([])
    onRemoved()
  }

  const copyCalls = async () => {
    if (!remove) return
    if (await toClipboard(rows.map((row) => curl(remove, row)).join('\n\n'))) toast.success(ui('curl.copied'))
    else toast.error(ui('curl.failed'))
  }

  const dialog: ReactNode = (
    <ConfirmDialog
      open={rows.length > 0}
      onClose={close}
      title={names.length === 1 ? ui('remove.title', { name: names[0] ?? '' }) : ui('remove.many', { n: names.length })}
      confirmLabel={names.length === 1 ? ui('remove') : ui('remove.manyYes', { n: names.length })}
      onConfirm={confirm}
      error={failure}
      {...(isTyped && { typed: names.length === 1 ? names[0] : String(names.length) })}
    >
      <Stack gap={3}>
        <p>{t('remove.text')}</p>
        {RemovalDetails && <RemovalDetails rows={rows} />}
        {names.length > 1 && (
          <p>
            {names.slice(0, MOST_NAMED).join(', ')}
            {names.length > MOST_NAMED && ui('remove.more', { n: names.length - MOST_NAMED })}
          </p>
        )}
        {kept.length > 0 && (
          <Notice tone="watch" title={ui('remove.kept', { n: kept.length, all: kept.length + names.length })}>
            <Stack as="ul" gap={1}>
              {kept.slice(0, MOST_NAMED).map(({ id, label, problem }) => (
                <li key={id}>
                  {label}: {problem}
                </li>
              ))}
            </Stack>
            {kept.length > MOST_NAMED && ui('remove.more', { n: kept.length - MOST_NAMED })}
          </Notice>
        )}
        <Inline>
          <Button size="s" tone="quiet" icon="terminal" onClick={() => void copyCalls()}>
            {ui('curl')}
          </Button>
        </Inline>
      </Stack>
    </ConfirmDialog>
  )
  return {
    dialog,
    ask: (row: Row) => setRows([row]),
    /** Asks about several rows; `locked` are those of the selection that stay, with the reason. */
    askMany: (chosen: readonly Row[], locked: readonly BulkResult[]) =>
      new Promise<readonly BulkResult[] | null>((resolve) => {
        setRows(chosen)
        setKept(locked)
        setFinish(() => resolve)
      }),
  }
}
