import { useRead } from '@parapet/api'
import {
  Ago,
  Button,
  EmptyState,
  Heading,
  Inline,
  Link,
  moveFocusOnRemoval,
  Notice,
  Stack,
  type T,
  useToast,
  useWords,
} from '@parapet/ui'
import { DataTable, nothingSelected, type Selection, toCsv } from '@parapet/ui/table'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useJobs } from '../../platform/jobs/useJobs.ts'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { useReported } from '../page/reported.ts'
import { ListFailure, ReadNotices } from '../read/ListNotices.tsx'
import type en from '../words/resource.en.ts'
import { resourceWords } from '../words/resource.words.ts'
import { columnMakers } from './columns.tsx'
import { ItemLink } from './ItemLink.tsx'
import { ListToolbar, NothingFound } from './ListToolbar.tsx'
import { ResourceDrawer } from './ResourceDrawer.tsx'
import type { ListSource, Resource, ResourceFilter, ToolResource } from './resource.ts'
import { type SearchCover, useFoundRows } from './useFoundRows.ts'
import { listSizes, NEW_ITEM, useListState } from './useListState.ts'
import { useOlderRows } from './useOlderRows.ts'
import { useOpenItem } from './useOpenItem.ts'
import { useRemoval } from './useRemoval.tsx'
import { useResource } from './useResource.ts'
import { useResourceActions } from './useResourceActions.ts'
import { useResourceWrites } from './useResourceWrites.ts'
import { useStoredView } from './useStoredView.ts'
import { useValueItemsOf } from './useValueItemsOf.tsx'

interface ResourceScreenProps<Row, Draft extends FieldValues, Tools extends object> {
  resource: Resource<Row, Draft> | ToolResource<Row, Draft, Tools>
  params?: Readonly<Record<string, string>>
  intro?: ReactNode
  trail?: { label: string; href: string }[]
  title?: string
  actions?: ReactNode
  isEmbedded?: boolean
}

const noParams = {}
const noAnswer: ReturnType<ListSource<never>['itemsOf']> = { items: [], count: 0 }
const PROGRESS_MS = 5000
const noBulk = { selection: undefined, onSelect: undefined, bulk: undefined } as const

/** The screen of a resource: list, drawer, removal, and all their states. Its state is in the URL. */
export function ResourceScreen<Row, Draft extends FieldValues, Tools extends object>(
  props: ResourceScreenProps<Row, Draft, Tools>,
) {
  const { params = noParams, intro, trail, actions, isEmbedded = false } = props
  const resource = useResource(props.resource)
  const t = useWords(resource.words)
  const ui = useWords(resourceWords)
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const filters = useMemo<readonly ResourceFilter<Row>[]>(() => resource.filters ?? [], [resource])
  const list = useListState(
    filters.map(({ id }) => id),
    resource.sort,
  )
  const { query } = list
  const { isPaged } = resource.list
  const { unreadableText } = resource
  const [isInProgress, setInProgress] = useState(false)
  const read = useRead(resource.list.call, resource.list.params(query, params) as never, {
    keepPrevious: true,
    refreshEveryMs: isInProgress ? PROGRESS_MS : 0,
  })
  const answered = useMemo(
    () => (read.data === undefined ? noAnswer : resource.list.itemsOf(read.data)),
    [read.data, resource],
  )
  const { count, madeOf } = answered
  const older = useOlderRows(resource, query, params, answered.items, read.unreadable)
  const listed = madeOf ?? { n: older.rows.length, count }
  const isCut = !isPaged && listed.count > listed.n + older.unreadable
  const { rows: items, cover, ...found } = useFoundRows(resource, query, params, older.rows, isCut)
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
  useReported(() => ({
    list: {
      title: t('title'),
      rows: shown.map((row) => [resource.getId(row), resource.getTitle(row)] as const),
      csv: () => toCsv(columns, shown),
    },
  }))
  const columns = useMemo(() => {
    const made = resource.columns(columnMakers(t), t)
    const hasDrawer = resource.update !== undefined || resource.panels !== undefined
    return made.map((column, index) => ({
      ...column,
      ...(isPaged && { sortable: false }),
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
  const [saved, setSaved] = useState<string | null>(null)
  const removal = useRemoval(resource, t, item.close)
  const withMore = useValueItemsOf(resource)
  const { menuOf, bulk, readRows, lockOf, mayCreate } = useResourceActions({
    resource,
    t,
    query,
    params,
    shown,
    item,
    removal,
  })
  const { readStored } = useResourceWrites()
  const jobs = useJobs()
  const { isNoteClosed, closeNote } = usePreferences()
  const [view, setView] = useStoredView(resource.code, columns)

  const readCsvRows = () =>
    jobs.run({ title: ui('csv.job', { name: t('title') }) }, count, async (report, signal) => {
      const { rows, isCut, unreadable } = await readRows(report, signal)
      if (isCut) toast.info(ui('csv.cut', { n: rows.length, count }))
      if (unreadable > 0) toast.info(ui('csv.unreadable', { n: unreadable }))
      return rows
    })
  const newButton = resource.create && (
    <Button tone="primary" icon="plus" disabledReason={mayCreate} onClick={() => item.open(NEW_ITEM)}>
      {t('new')}
    </Button>
  )
  const header = isEmbedded ? (
    <Inline justify="between" align="end">
      <Heading ref={heading} level={2}>
        {props.title ?? t('title')}
      </Heading>
      <Inline gap={2}>
        {actions}
        {newButton}
      </Inline>
    </Inline>
  ) : (
    <PageHeader
      headingRef={heading}
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
      <Stack gap={isEmbedded ? 4 : 0}>
        {header}
        <ListFailure failure={read.failure} onRetry={read.retry} />
      </Stack>
    )
  const isEmpty = read.data !== undefined && items.length === 0 && count === 0 && !list.isFiltered
  return (
    <Stack gap={isEmbedded ? 4 : 0}>
      {header}
      <Stack gap={6}>
        {resource.hasNote && !isNoteClosed(resource.code) && (
          <Notice tone="info" onDismiss={() => closeNote(resource.code)}>
            {t('note')}
          </Notice>
        )}
        {intro}
        <ReadNotices
          read={{ ...read, unreadable: older.unreadable + found.unreadable }}
          unreadableText={unreadableText && ((n) => unreadableText(n, t))}
        />
        {isEmpty ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} action={newButton} />
        ) : (
          <DataTable
            label={t('title')}
            toolbar={
              <ListToolbar
                list={list}
                filters={filters.map(({ id, options }) => ({
                  id,
                  label: t(`filter.${id}`),
                  options: options(items, t),
                }))}
              />
            }
            columns={columns}
            rows={shown}
            getRowId={resource.getId}
            rowLabel={resource.getTitle}
            rowActions={menuOf}
            {...(resource.valueIn && { withMore })}
            isLoading={read.isLoading || read.isRefreshing}
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
            isPartial={isCut || (isPaged && count > shown.length)}
            {...(isPaged && { readCsvRows })}
            empty={<NothingFound onClear={list.clear} />}
            {...(bulk.length > 0 ? { selection, onSelect: setSelection, bulk } : noBulk)}
            note={
              read.updatedAt && (
                <>
                  {isCut && ui(madeOf ? 'list.cutSource' : 'list.cut', listed)} {coverText(cover, ui)}{' '}
                  {found.isFilterPartial && ui('list.filterPartial')}{' '}
                  {isCut && older.loadOlder && (
                    <span ref={moveFocusOnRemoval}>
                      <Button size="s" tone="quiet" busy={older.isLoading} onClick={older.loadOlder}>
                        {ui('list.older')}
                      </Button>{' '}
                    </span>
                  )}
                  {ui('updated')} <Ago value={read.updatedAt / 1000} />
                </>
              )
            }
          />
        )}
      </Stack>
      <ResourceDrawer
        resource={resource}
        t={t}
        openItem={list.openItem}
        panel={list.panel}
        onPanel={item.openPanel}
        onSaved={(id, panel) => {
          setSaved(id)
          item.openPanel(id, panel)
        }}
        onClose={item.close}
        onCreated={(id = null, panel) => {
          setSaved(id)
          item.leaveForm(id, panel)
        }}
        rows={read.data === undefined || (read.isRefreshing && list.openItem === saved) ? undefined : items}
        lockOf={lockOf}
        readStored={(row) => readStored(resource, query, params, row)}
        heading={heading}
      />
      {removal.dialog}
    </Stack>
  )
}

function coverText(cover: SearchCover, ui: T<typeof en>): string | null {
  switch (cover.kind) {
    case 'none':
      return null
    case 'all':
      return [
        ui(cover.by === 'search' ? 'list.searched' : 'list.filtered', { n: cover.found }),
        cover.missed > 0 && ui('list.searchedMore', { n: cover.missed }),
      ]
        .filter(Boolean)
        .join(' ')
    default:
      return ui(`list.${cover.kind}`)
  }
}

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
