import { callApi, runRows, useApi } from '@parapet/api'
import { type MenuItem, toClipboard, useToast, useWords } from '@parapet/ui'
import { type BulkAction, isSelected, type Selection } from '@parapet/ui/table'
import type { FieldValues } from 'react-hook-form'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useFailureToast } from '../../platform/failure/useFailureToast.ts'
import { refusalText, useMayOf } from '../../platform/session/useMay.ts'
import { fieldsOf } from '../changes/historyValues.ts'
import { resourceWords } from '../words/resource.words.ts'
import { readAllRows } from './readAllRows.ts'
import {
  type ListQuery,
  opensWithPanel,
  type Resource,
  type ResourceT,
  type ResourceWrite,
  type RowAction,
} from './resource.ts'
import { copyOf } from './useListState.ts'
import type { useOpenItem } from './useOpenItem.ts'
import type { useRemoval } from './useRemoval.tsx'
import { useResourceWrites } from './useResourceWrites.ts'

interface ActionContext<Row, Draft extends FieldValues> {
  readonly resource: Resource<Row, Draft>
  readonly t: ResourceT
  readonly query: ListQuery
  readonly params: Readonly<Record<string, string>>
  readonly shown: readonly Row[]
  readonly item: ReturnType<typeof useOpenItem>
  readonly removal: ReturnType<typeof useRemoval<Row, Draft>>
}

/** What can be done with the rows of a list: the menu of a row, bulk actions, and who may do it. */
export function useResourceActions<Row, Draft extends FieldValues>(context: ActionContext<Row, Draft>) {
  const { resource, t, query, params, shown, item, removal } = context
  const ui = useWords(resourceWords)
  const toast = useToast()
  const api = useApi()
  const writes = useResourceWrites()
  const describe = useDescribeFailure()
  const showFailure = useFailureToast()
  const mayOf = useMayOf()
  const mayCreate = refusalText(mayOf(resource.create?.call))
  const mayUpdate = refusalText(mayOf(resource.update?.call))
  const mayRemove = refusalText(mayOf(resource.remove?.call))

  const lockOf = (row: Row): string | undefined => {
    const key = resource.lockedBy?.(row)
    return key ? t(key) : mayUpdate
  }
  const readRows = (report: (done: number) => void, signal?: AbortSignal) =>
    readAllRows(
      query,
      async (page) => {
        let unreadable = 0
        const answer = await callApi(resource.list.call, resource.list.params(page, params) as never, api, {
          ...(signal && { signal }),
          onUnreadable: (n) => {
            unreadable = n
          },
        })
        return { ...resource.list.itemsOf(answer), unreadable }
      },
      report,
    )
  const said = async (work: Promise<unknown>, message: string) => {
    try {
      await work
      toast.success(message)
    } catch (problem) {
      showFailure(problem)
    }
  }
  const tools = {
    copy: async (text: string, messageKey: string) => {
      if (await toClipboard(text)) toast.success(t(messageKey))
      else toast.error(ui('copyFailed'))
    },
    copyCall: async (action: ResourceWrite<[row: Row]>, row: Row) => {
      if (await toClipboard(writes.curl(action, row))) toast.success(ui('curl.copied'))
      else toast.error(ui('curl.failed'))
    },
    save: async (row: Row, change: Partial<Row>) => {
      const { form, update } = resource
      if (!form || !update) return
      const saved = writes
        .readStored(resource, query, params, row)
        .then((stored = row) => writes.run(update, form.initial({ ...stored, ...change }), stored))
      await said(saved, ui('saved', { name: resource.getTitle(row) }))
    },
    send: (action: ResourceWrite<[row: Row]>, row: Row, messageKey: string) =>
      said(writes.run(action, row), t(messageKey)),
  }

  const menuOf = (row: Row, more: readonly MenuItem[] = []): readonly MenuItem[] => {
    const id = resource.getId(row)
    const lockKey = resource.lockedBy?.(row)
    const unless = (refused: string | undefined) => disabledBy(lockKey ? t(lockKey) : refused)
    const textOf = (key: string | undefined) => key && t(key)
    const isEditable = resource.update !== undefined && (resource.isEditable?.(row) ?? true)
    const details: MenuItem = { label: ui('details'), icon: 'info', onSelect: () => item.open(id) }
    const isFormLast = opensWithPanel(resource, row)
    const openForm = () => (isFormLast ? item.openPanel(id, 'edit') : item.open(id))
    const open: readonly MenuItem[] = [
      ...(resource.panels && (isFormLast || !isEditable) ? [details] : []),
      ...(isEditable ? [{ label: ui('edit'), icon: 'edit' as const, onSelect: openForm, ...unless(mayUpdate) }] : []),
    ]
    const own = (resource.actions ?? [])
      .filter(({ isOffered, sets }) => isOffered?.(row) ?? (sets === undefined || isChanged(row, sets)))
      .map((action): MenuItem => {
        const { key, icon, call, refusedBy } = action
        return {
          label: t(key),
          icon,
          ...disabledBy(textOf(refusedBy?.(row))),
          ...((call === 'update' || action.sets) && unless(mayUpdate)),
          ...(typeof call === 'object' && disabledBy(refusalText(mayOf(call)))),
          onSelect: () => {
            if (action.run === undefined) return void tools.save(row, action.sets)
            action.run(row, {
              copy: (text, messageKey) => void tools.copy(text, messageKey),
              copyCall: (action, copied) => void tools.copyCall(action, copied),
              save: (changed, change) => void tools.save(changed, change),
              send: (action, sent, messageKey) => void tools.send(action, sent, messageKey),
            })
          },
        }
      })
    const duplicate: readonly MenuItem[] =
      resource.create && resource.form
        ? [{ label: ui('duplicate'), icon: 'copy', onSelect: () => item.open(copyOf(id)), ...disabledBy(mayCreate) }]
        : []
    const remove: readonly MenuItem[] = resource.remove
      ? [
          'separator',
          {
            label: ui('remove'),
            icon: 'trash',
            tone: 'danger',
            onSelect: () => removal.ask(row),
            ...unless(textOf(resource.keptBy?.(row)) ?? mayRemove),
          },
        ]
      : []
    const ofValue: readonly MenuItem[] = more.length > 0 ? ['separator', ...more] : []
    return [...open, ...own, ...duplicate, ...ofValue, ...remove]
  }

  const chosenRows = async (chosen: Selection): Promise<readonly Row[]> => {
    const inView = shown.filter((row) => isSelected(chosen, resource.getId(row)))
    if (!resource.list.isPaged || (!chosen.all && inView.length === chosen.ids.size)) return inView
    const { rows } = await readRows(() => {})
    return rows.filter((row) => isSelected(chosen, resource.getId(row)))
  }
  const refusalsOf = (rows: readonly Row[], keyOf: ((row: Row) => string | undefined) | undefined) =>
    rows.flatMap((row) => {
      const key = keyOf?.(row)
      return key ? [{ id: resource.getId(row), label: resource.getTitle(row), problem: t(key) }] : []
    })
  const runBulk = async (
    { refusedBy, onBulkDone }: RowAction<Row>,
    action: ResourceWrite<[row: Row]>,
    chosen: Selection,
  ) => {
    const rows = await chosenRows(chosen)
    const results = await runRows(
      rows.filter((row) => refusedBy?.(row) === undefined),
      (row) => writes.run(action, row),
    )
    const done = results.flatMap((result) => (result.kind === 'done' ? [result.row] : []))
    if (done.length > 0) onBulkDone?.(done)
    return [
      ...results.map((result) => ({
        id: resource.getId(result.row),
        label: resource.getTitle(result.row),
        ...(result.kind === 'failed' && { problem: describe(result.failure) }),
      })),
      ...refusalsOf(rows, refusedBy),
    ]
  }
  const removeMany = async (chosen: Selection) => {
    const rows = await chosenRows(chosen)
    const open: Row[] = []
    const reasons = new Map<Row, ReturnType<NonNullable<typeof resource.keptBy>>>()
    for (const row of rows) {
      const reason = resource.lockedBy?.(row) ?? resource.keptBy?.(row, open)
      if (reason === undefined) open.push(row)
      else reasons.set(row, reason)
    }
    const locked = refusalsOf(rows, (row) => reasons.get(row))
    if (open.length === 0) return locked
    const results = await removal.askMany(open, locked)
    return results && [...results, ...locked]
  }
  const bulk: readonly BulkAction[] = [
    ...(resource.actions ?? []).flatMap((action) => {
      const { key, icon, bulk: sent, runMany, call } = action
      if (!sent && !runMany) return []
      const refused = disabledBy(refusalText(mayOf(sent?.call ?? (typeof call === 'object' ? call : undefined))))
      const run = async (chosen: Selection) => {
        if (sent) return runBulk(action, sent, chosen)
        await runMany?.(await chosenRows(chosen))
        return null
      }
      return [{ label: t(key), icon, ...refused, run }]
    }),
    ...(resource.remove
      ? [{ label: ui('remove'), icon: 'trash', tone: 'danger', ...disabledBy(mayRemove), run: removeMany } as const]
      : []),
  ]
  return { menuOf, bulk, readRows, lockOf, mayCreate }
}

const isChanged = (row: unknown, values: object) =>
  Object.entries(values).some(([field, value]) => fieldsOf(row)[field] !== value)
const disabledBy = (reason: string | undefined) => (reason === undefined ? {} : { disabledReason: reason })
