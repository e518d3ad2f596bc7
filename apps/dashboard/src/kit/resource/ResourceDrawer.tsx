import { type Failure, useRead } from '@parapet/api'
import { Drawer, EmptyState, Skeleton, Stack, Tabs, useWords } from '@parapet/ui'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ListFailure } from '../read/ListNotices.tsx'
import { resourceWords } from '../words/resource.words.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { ResourceFormPanel } from './ResourceFormPanel.tsx'
import { opensWithPanel, type Resource, type ResourceT, type ResourceWrite } from './resource.ts'
import { copiedId, NEW_ITEM } from './useListState.ts'
import { findItemLink } from './useOpenItem.ts'

interface ResourceDrawerProps<Row, Draft extends FieldValues> {
  resource: Resource<Row, Draft>
  t: ResourceT
  openItem: string | null
  panel: string | null
  onPanel: (item: string, panel: string) => void
  onSaved: (item: string, panel: string) => void
  /** Called after a creation, with the new item and a panel if one opens. */
  onCreated: (item?: string | null, panel?: string) => void
  onClose: () => void
  rows: readonly Row[] | undefined
  lockOf: (row: Row) => string | undefined
  readStored: (row: Row) => Promise<Row | undefined>
  heading: RefObject<HTMLElement | null>
}

interface OpenRow<Row> {
  readonly row: Row | undefined
  readonly whole: Row | undefined
  readonly failure: Failure | undefined
  readonly isLoading: boolean
  retry(): void
}

function useOpenRow<Row, Draft extends FieldValues>(
  { getId, detail, list }: Resource<Row, Draft>,
  id: string | null,
  rows: readonly Row[] | undefined,
): OpenRow<Row> {
  const listed = id === null ? undefined : rows?.find((row) => getId(row) === id)
  const read = useRead(detail?.call ?? list.call, (detail && id !== null ? detail.params(id) : null) as never)
  const whole = !detail ? listed : read.data === undefined ? undefined : detail.toRow(read.data)
  return {
    row: listed ?? whole,
    whole,
    failure: whole === undefined ? read.failure : undefined,
    isLoading: id !== null && whole === undefined && !read.failure && (detail !== undefined || rows === undefined),
    retry: read.retry,
  }
}

/** The drawer of one item: its form, its panels and its history. */
export function ResourceDrawer<Row, Draft extends FieldValues>(props: ResourceDrawerProps<Row, Draft>) {
  const { resource, t, openItem, rows, onClose } = props
  const ui = useWords(resourceWords)
  const [lastItem, setLastItem] = useState(openItem)
  if (openItem !== null && openItem !== lastItem) setLastItem(openItem)
  const copied = copiedId(openItem)
  const isNew = openItem === NEW_ITEM || copied !== null
  const open = useOpenRow(resource, openItem === NEW_ITEM ? null : (copied ?? openItem), rows)
  const title = isNew && resource.create ? t('new') : open.row ? resource.getTitle(open.row) : ui('details')
  return (
    <Drawer
      open={openItem !== null}
      onClose={onClose}
      title={title}
      size="l"
      fallbackFocus={() => findItemLink(lastItem) ?? props.heading.current}
    >
      {openItem === NEW_ITEM ? (
        <Creation {...props} template={null} />
      ) : openItem !== null ? (
        <WhenRead open={open}>
          {(row) => (copied === null ? <Item {...props} row={row} open={open} /> : <Copy {...props} open={open} />)}
        </WhenRead>
      ) : null}
    </Drawer>
  )
}

function savedHandler<Row, Draft extends FieldValues>({ resource, onSaved }: ResourceDrawerProps<Row, Draft>) {
  const { panelAfterSave: panel } = resource
  return panel === undefined ? undefined : (answer: unknown) => onSaved(resource.getId(answer as Row), panel)
}

function WhenRead<Row>({ open, children }: { open: OpenRow<Row>; children: (row: Row) => ReactNode }) {
  const ui = useWords(resourceWords)
  if (open.row !== undefined) return children(open.row)
  if (open.isLoading) return <Skeleton width="100%" height="240px" />
  const { failure } = open
  if (failure && !(failure.kind === 'http' && failure.status === 404))
    return <ListFailure failure={failure} onRetry={open.retry} />
  return <EmptyState size="s" title={ui('gone.title')} text={ui('gone.text')} />
}

/** A form must not save part of a row. */
function WhenWhole<Row>({ open, children }: { open: OpenRow<Row>; children: (whole: Row) => ReactNode }) {
  const { whole, failure, retry } = open
  if (whole !== undefined) return children(whole)
  return failure ? <ListFailure failure={failure} onRetry={retry} /> : <Skeleton width="100%" height="240px" />
}

function Copy<Row, Draft extends FieldValues>(props: ResourceDrawerProps<Row, Draft> & { open: OpenRow<Row> }) {
  return <WhenWhole open={props.open}>{(whole) => <Creation {...props} template={whole} />}</WhenWhole>
}

function Creation<Row, Draft extends FieldValues>(props: ResourceDrawerProps<Row, Draft> & { template: Row | null }) {
  const { resource, t, template, onClose, onCreated } = props
  const { panelAfterSave: panel } = resource
  const { form, create } = resource
  if (!form || !create) return null
  return (
    <ResourceFormPanel
      resource={resource}
      form={form}
      t={t}
      row={null}
      template={template}
      action={create as ResourceWrite<[draft: Draft, row: Row]>}
      onDone={onClose}
      onSaved={(answer) => (panel === undefined ? onCreated() : onCreated(resource.getId(answer as Row), panel))}
    />
  )
}

const noFields = {}

function Item<Row, Draft extends FieldValues>(
  props: ResourceDrawerProps<Row, Draft> & { row: Row; open: OpenRow<Row> },
) {
  const { resource, t, row, open, panel, onPanel, openItem, onClose, lockOf } = props
  const ui = useWords(resourceWords)
  const { form, update } = resource
  const edit =
    form && update && (resource.isEditable?.(row) ?? true)
      ? [{ id: 'edit', label: ui('edit'), icon: 'edit' } as const]
      : []
  const isFormLast = opensWithPanel(resource, row)
  const tabs = [
    ...(isFormLast ? [] : edit),
    ...(resource.panels ?? [])
      .filter(({ isOffered }) => isOffered?.(row) ?? true)
      .map(({ id, icon }) => ({ id, label: t(`panel.${id}`), ...(icon && { icon }) })),
    ...(isFormLast ? edit : []),
    ...(resource.historyPath ? [{ id: 'history', label: ui('history'), icon: 'timer' } as const] : []),
  ]
  const selected = tabs.find(({ id }) => id === panel)?.id ?? tabs[0]?.id ?? ''
  const Panel = resource.panels?.find(({ id }) => id === selected)?.Panel
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel may have replaced the focused one
  useEffect(() => {
    if (document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [selected])
  return (
    <div ref={box}>
      <Tabs
        label={ui('panels', { name: resource.getTitle(row) })}
        tabs={tabs}
        selected={selected}
        onSelect={(id) => onPanel(openItem ?? '', id)}
      >
        <Stack gap={4}>
          {selected === 'edit' && form && update && (
            <WhenWhole open={open}>
              {(whole) => (
                <ResourceFormPanel
                  key={resource.getId(row)}
                  resource={resource}
                  form={form}
                  t={t}
                  row={whole}
                  template={null}
                  action={update}
                  lockedBy={lockOf(row)}
                  readStored={props.readStored}
                  onDone={onClose}
                  onSaved={savedHandler(props)}
                />
              )}
            </WhenWhole>
          )}
          {Panel && <Panel row={row} />}
          {selected === 'history' && resource.historyPath && (
            <HistoryPanel path={resource.historyPath(row)} t={t} fields={resource.historyFields ?? noFields} />
          )}
        </Stack>
      </Tabs>
    </div>
  )
}
