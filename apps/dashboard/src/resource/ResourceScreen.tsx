import { callApi, failureOf, runRows, useApi, useRead } from '@parapet/api'
import {
  Ago,
  Button,
  EmptyState,
  Heading,
  Inline,
  Link,
  type MenuItem,
  Notice,
  Select,
  Stack,
  TextField,
  toClipboard,
  useToast,
  useWords,
} from '@parapet/ui'
import { type BulkAction, DataTable, isSelected, nothingSelected, type Selection } from '@parapet/ui/table'
import { type ReactNode, useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useDescribeFailure } from '../failure/describeFailure.ts'
import { useJobs } from '../jobs/useJobs.ts'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'
import { refusalText, useMayOf } from '../session/useMay.ts'
import { PageHeader } from '../shell/PageHeader.tsx'
import { resourceWords } from '../words/resource.ts'
import { columnMakers } from './columns.tsx'
import { ItemLink } from './ItemLink.tsx'
import { ListFailure, ReadNotices } from './ListNotices.tsx'
import { ResourceDrawer } from './ResourceDrawer.tsx'
import { readAllRows } from './readAllRows.ts'
import type { Resource, ResourceFilter, ResourceWrite, RowAction } from './resource.ts'
import { copyOf, listSizes, NEW_ITEM, useListState } from './useListState.ts'
import { useOpenItem } from './useOpenItem.ts'
import { useRemoval } from './useRemoval.tsx'
import { useResourceWrites } from './useResourceWrites.ts'
import { useStoredView } from './useStoredView.ts'

interface ResourceScreenProps<Row, Draft extends FieldValues> {
  resource: Resource<Row, Draft>
  /** Fixed params of the calls, for a resource within another. */
  params?: Readonly<Record<string, string>>
  /** An introduction above the list. */
  intro?: ReactNode
  /** Crumbs between home and this screen. */
  trail?: { label: string; href: string }[]
  /** Overrides the title of the words. */
  title?: string
  /** More buttons beside 'New'. */
  actions?: ReactNode
  /** Rendered within a screen that has its own header. */
  isEmbedded?: boolean
}

const noParams = {}
const PROGRESS_MS = 5000
const noBulk = { selection: undefined, onSelect: undefined, bulk: undefined } as const

/** The screen of a resource: list, drawer, removal, and all their states. Its state is in the URL. */
export function ResourceScreen<Row, Draft extends FieldValues>(props: ResourceScreenProps<Row, Draft>) {
  const { resource, params = noParams, intro, trail, actions, isEmbedded = false } = props
  const t = useWords(resource.words)
  const ui = useWords(resourceWords)
  const toast = useToast()
  const filters = useMemo<readonly ResourceFilter<Row>[]>(() => resource.filters ?? [], [resource])
  const list = useListState(
    filters.map(({ id }) => id),
    resource.sort,
  )
  const { query } = list
  const { isPaged } = resource.list
  const [isInProgress, setInProgress] = useState(false)
  const read = useRead(resource.list.call, resource.list.params(query, params) as never, {
    keepPrevious: true,
    refreshEveryMs: isInProgress ? PROGRESS_MS : 0,
  })
  const { items, count } = useMemo(
    () => (read.data === undefined ? { items: [], count: 0 } : resource.list.itemsOf(read.data)),
    [read.data, resource],
  )
  const isRunning = resource.isInProgress !== undefined && items.some(resource.isInProgress)
  if (isRunning !== isInProgress) setInProgress(isRunning)
  const shown = useMemo(
    () =>
      isPaged
        ? items
        : items.filter((row) =>
            filters.every(({ id, matches }) => {
              const value = query.filters[id]
              return value === undefined || !matches || matches(row, value)
            }),
          ),
    [items, isPaged, filters, query.filters],
  )
  const item = useOpenItem()
  const columns = useMemo(() => {
    const made = resource.columns(columnMakers(t), t)
    const hasDrawer = resource.update !== undefined || resource.panels !== undefined
    return made.map((column, index) => ({
      ...column,
      ...(isPaged && { sortable: false }),
      // The title of a row opens it.
      ...(index === 0 &&
        (hasDrawer || resource.hrefOf) && {
          cell: (row: Row) => (
            <TitleLink resource={resource} row={row}>
              {column.cell?.(row) ?? column.value(row)}
            </TitleLink>
          ),
        }),
    }))
  }, [resource, t, isPaged])
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  const removal = useRemoval(resource, t, item.close)
  const writes = useResourceWrites()
  const describe = useDescribeFailure()
  const api = useApi()
  const jobs = useJobs()
  const mayOf = useMayOf()
  const mayCreate = refusalText(mayOf(resource.create?.call))
  const mayUpdate = refusalText(mayOf(resource.update?.call))
  const mayRemove = refusalText(mayOf(resource.remove?.call))
  const { isNoteClosed, closeNote } = usePreferences()
  const [view, setView] = useStoredView(resource.code)

  const lockOf = (row: Row) => {
    const key = resource.lockedBy?.(row)
    return key ? t(key) : mayUpdate
  }
  const copy = async (text: string, messageKey: string) => {
    if (await toClipboard(text)) toast.success(t(messageKey))
    else toast.error(ui('copyFailed'))
  }
  const saveRow = async (row: Row, change: Partial<Row>) => {
    if (!resource.form || !resource.update) return
    try {
      await writes.run(resource.update, resource.form.initial({ ...row, ...change }), row)
      toast.success(ui('saved', { name: resource.getTitle(row) }))
    } catch (problem) {
      toast.error(describe(failureOf(problem)))
    }
  }
  const send = async (action: ResourceWrite<[row: Row]>, row: Row, messageKey: string) => {
    try {
      await writes.run(action, row)
      toast.success(t(messageKey))
    } catch (problem) {
      toast.error(describe(failureOf(problem)))
    }
  }
  const readRows = (report: (done: number) => void, signal?: AbortSignal) =>
    readAllRows(
      query,
      (page) =>
        callApi(resource.list.call, resource.list.params(page, params) as never, api, signal && { signal }).then(
          resource.list.itemsOf,
        ),
      report,
    )
  const readCsvRows = () =>
    jobs.run({ title: ui('csv.job', { name: t('title') }) }, count, async (report, signal) => {
      const { rows, isCut } = await readRows(report, signal)
      if (isCut) toast.info(ui('csv.cut', { n: rows.length, count }))
      return rows
    })
  const chosenRows = async (chosen: Selection): Promise<readonly Row[]> => {
    const inView = shown.filter((row) => isSelected(chosen, resource.getId(row)))
    if (!isPaged || (!chosen.all && inView.length === chosen.ids.size)) return inView
    const { rows } = await readRows(() => {})
    return rows.filter((row) => isSelected(chosen, resource.getId(row)))
  }
  const runBulk = async ({ refusedBy }: RowAction<Row>, action: ResourceWrite<[row: Row]>, chosen: Selection) => {
    const rows = await chosenRows(chosen)
    const refusals = rows.flatMap((row) => {
      const key = refusedBy?.(row)
      return key ? [{ id: resource.getId(row), label: resource.getTitle(row), problem: t(key) }] : []
    })
    const results = await runRows(
      rows.filter((row) => refusedBy?.(row) === undefined),
      (row) => writes.run(action, row),
    )
    return [
      ...results.map((result) => ({
        id: resource.getId(result.row),
        label: resource.getTitle(result.row),
        ...(result.kind === 'failed' && { problem: describe(result.failure) }),
      })),
      ...refusals,
    ]
  }
  const menuOf = (row: Row): readonly MenuItem[] => {
    const id = resource.getId(row)
    const lockKey = resource.lockedBy?.(row)
    const reason = (refused: string | undefined) => {
      return disabledBy(lockKey ? t(lockKey) : refused)
    }
    const toText = (key: string | undefined) => key && t(key)
    const own = (resource.actions ?? []).filter(({ isOffered }) => isOffered?.(row) ?? true)
    return [
      ...(resource.update
        ? [{ label: ui('edit'), icon: 'edit', onSelect: () => item.open(id), ...reason(mayUpdate) } as const]
        : []),
      ...(!resource.update && resource.panels
        ? [{ label: ui('details'), icon: 'info', onSelect: () => item.open(id) } as const]
        : []),
      ...own.map(({ key, icon, run, call, refusedBy }) => ({
        label: t(key),
        icon,
        ...disabledBy(toText(refusedBy?.(row))),
        ...(call === 'update' && reason(mayUpdate)),
        ...(typeof call === 'object' && disabledBy(refusalText(mayOf(call)))),
        onSelect: () =>
          run(row, {
            copy: (text, key) => void copy(text, key),
            save: (changed, change) => void saveRow(changed, change),
            send: (action, row, key) => void send(action, row, key),
          }),
      })),
      ...(resource.create && resource.form
        ? [
            {
              label: ui('duplicate'),
              icon: 'copy',
              onSelect: () => item.open(copyOf(id)),
              ...disabledBy(mayCreate),
            } as const,
          ]
        : []),
      ...(resource.remove
        ? ([
            'separator',
            {
              label: ui('remove'),
              icon: 'trash',
              tone: 'danger',
              onSelect: () => removal.ask(row),
              ...reason(mayRemove),
            },
          ] as const)
        : []),
    ]
  }
  const bulk: readonly BulkAction[] = [
    ...(resource.actions ?? []).flatMap((action) => {
      const { key, icon, bulk: sent } = action
      if (!sent || refusalText(mayOf(sent.call)) !== undefined) return []
      return [{ label: t(key), icon, run: (chosen: Selection) => runBulk(action, sent, chosen) }]
    }),
    ...(resource.remove && mayRemove === undefined
      ? [
          {
            label: ui('remove'),
            icon: 'trash',
            tone: 'danger',
            run: async (chosen: Selection) =>
              removal.askMany((await chosenRows(chosen)).filter((row) => resource.lockedBy?.(row) === undefined)),
          } as const,
        ]
      : []),
  ]

  const newButton = resource.create && (
    <Button tone="primary" icon="plus" disabledReason={mayCreate} onClick={() => item.open(NEW_ITEM)}>
      {t('new')}
    </Button>
  )
  const header = isEmbedded ? (
    <Inline justify="between" align="end">
      <Heading level={2}>{props.title ?? t('title')}</Heading>
      <Inline gap={2}>
        {actions}
        {newButton}
      </Inline>
    </Inline>
  ) : (
    <PageHeader
      title={props.title ?? t('title')}
      sentence={t('sentence')}
      {...(trail && { trail })}
      actions={
        <>
          {actions}
          {newButton}
        </>
      }
    />
  )
  if (read.failure && read.data === undefined)
    return (
      <Stack gap={6}>
        {header}
        <ListFailure failure={read.failure} onRetry={read.retry} />
      </Stack>
    )
  const isEmpty = read.data !== undefined && items.length === 0 && count === 0 && !list.isFiltered
  return (
    <Stack gap={6}>
      {header}
      {resource.hasNote && !isNoteClosed(resource.code) && (
        <Notice tone="info" onDismiss={() => closeNote(resource.code)}>
          {t('note')}
        </Notice>
      )}
      {intro}
      <ReadNotices read={read} />
      {isEmpty ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} action={newButton ?? actions} />
      ) : (
        <Stack gap={4}>
          <Inline gap={3} align="end">
            <TextField
              label={ui('search')}
              name="search"
              type="search"
              icon="search"
              clearable
              value={query.search}
              onChange={list.setSearch}
            />
            {filters.map((filter) => (
              <Select
                key={filter.id}
                label={t(`filter.${filter.id}`)}
                name={`filter-${filter.id}`}
                value={query.filters[filter.id] ?? ''}
                onChange={(value) => list.setFilter(filter.id, value)}
                options={[{ value: '', label: ui('filter.all') }, ...filter.options(items, t)]}
              />
            ))}
          </Inline>
          <DataTable
            label={t('title')}
            columns={columns}
            rows={shown}
            getRowId={resource.getId}
            rowLabel={resource.getTitle}
            rowActions={menuOf}
            isLoading={read.isLoading}
            {...(query.sort && { sort: query.sort })}
            onSort={list.setSort}
            filter={isPaged ? '' : query.search}
            sizes={[...listSizes].sort((a, b) => a - b)}
            pageSize={query.pageSize}
            page={query.page}
            onPageSize={list.setPageSize}
            {...(isPaged && { total: count, onPage: list.setPage })}
            view={view}
            onView={setView}
            csv={resource.code}
            {...(isPaged && { readCsvRows })}
            empty={
              <EmptyState
                size="s"
                drawing="filtered"
                title={ui('filtered.title')}
                text={ui('filtered.text')}
                action={
                  <Button size="s" onClick={list.clear}>
                    {ui('filtered.clear')}
                  </Button>
                }
              />
            }
            {...(bulk.length > 0 ? { selection, onSelect: setSelection, bulk } : noBulk)}
            note={
              read.updatedAt && (
                <>
                  {!isPaged && count > items.length && ui('list.cut', { n: items.length, count })} {ui('updated')}{' '}
                  <Ago value={read.updatedAt / 1000} />
                </>
              )
            }
          />
        </Stack>
      )}
      <ResourceDrawer
        resource={resource}
        t={t}
        openItem={list.openItem}
        panel={list.panel}
        onPanel={item.openPanel}
        onClose={item.close}
        rows={read.data === undefined ? undefined : items}
        lockOf={lockOf}
      />
      {removal.dialog}
    </Stack>
  )
}

const disabledBy = (reason: string | undefined) => (reason === undefined ? {} : { disabledReason: reason })

function TitleLink<Row, Draft extends FieldValues>({
  resource,
  row,
  children,
}: {
  resource: Resource<Row, Draft>
  row: Row
  children: ReactNode
}) {
  const page = resource.hrefOf?.(row)
  if (page === undefined) return <ItemLink item={resource.getId(row)}>{children}</ItemLink>
  return <Link href={page}>{children}</Link>
}
