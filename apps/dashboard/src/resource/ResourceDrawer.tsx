import { useRead } from '@parapet/api'
import { Drawer, EmptyState, ErrorState, Skeleton, Stack, Tabs, useWords } from '@parapet/ui'
import type { FieldValues } from 'react-hook-form'
import { resourceWords } from '../words/resource.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { ResourceFormPanel } from './ResourceFormPanel.tsx'
import type { Resource, ResourceT, ResourceWrite } from './resource.ts'
import { copiedId, NEW_ITEM } from './useListState.ts'

interface ResourceDrawerProps<Row, Draft extends FieldValues> {
  resource: Resource<Row, Draft>
  t: ResourceT
  /** The open item in the URL: an id, 'new', or 'copy-' and an id. */
  openItem: string | null
  panel: string | null
  onPanel: (item: string, panel: string) => void
  onClose: () => void
  /** The rows of the list; undefined while they load. */
  rows: readonly Row[] | undefined
  lockOf: (row: Row) => string | undefined
}

/** The drawer of one item: its form, its panels and its history. */
export function ResourceDrawer<Row, Draft extends FieldValues>(props: ResourceDrawerProps<Row, Draft>) {
  const { resource, t, openItem, rows, onClose } = props
  const ui = useWords(resourceWords)
  const isNew = openItem === NEW_ITEM
  const copied = copiedId(openItem)
  const found = rows?.find((row) => resource.getId(row) === (copied ?? openItem))
  const row = copied === null ? found : undefined
  const title = row !== undefined ? resource.getTitle(row) : isNew || copied !== null ? t('new') : ui('details')
  return (
    <Drawer open={openItem !== null} onClose={onClose} title={title} size="l">
      {openItem === null ? null : isNew || copied !== null ? (
        rows === undefined ? (
          <Skeleton width="100%" height="240px" />
        ) : (
          <Creation {...props} template={found ?? null} />
        )
      ) : rows === undefined ? (
        <Skeleton width="100%" height="240px" />
      ) : row === undefined ? (
        <EmptyState size="s" title={ui('gone.title')} text={ui('gone.text')} />
      ) : (
        <Item {...props} row={row} />
      )}
    </Drawer>
  )
}

function Creation<Row, Draft extends FieldValues>(props: ResourceDrawerProps<Row, Draft> & { template: Row | null }) {
  const { resource, t, template, onClose } = props
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
    />
  )
}

function Item<Row, Draft extends FieldValues>(props: ResourceDrawerProps<Row, Draft> & { row: Row }) {
  const { resource, t, row, panel, onPanel, openItem } = props
  const ui = useWords(resourceWords)
  const tabs = [
    ...(resource.form && resource.update ? [{ id: 'edit', label: ui('edit'), icon: 'edit' } as const] : []),
    ...(resource.panels ?? []).map(({ id, icon }) => ({ id, label: t(`panel.${id}`), ...(icon && { icon }) })),
    ...(resource.historyPath ? [{ id: 'history', label: ui('history'), icon: 'timer' } as const] : []),
  ]
  const selected = tabs.find(({ id }) => id === panel)?.id ?? tabs[0]?.id ?? ''
  const Panel = resource.panels?.find(({ id }) => id === selected)?.Panel
  return (
    <Tabs
      label={ui('panels', { name: resource.getTitle(row) })}
      tabs={tabs}
      selected={selected}
      onSelect={(id) => onPanel(openItem ?? '', id)}
    >
      <Stack gap={4}>
        {selected === 'edit' && <Edit {...props} />}
        {Panel && <Panel row={row} />}
        {selected === 'history' && resource.historyPath && <HistoryPanel path={resource.historyPath(row)} />}
      </Stack>
    </Tabs>
  )
}

function Edit<Row, Draft extends FieldValues>(props: ResourceDrawerProps<Row, Draft> & { row: Row }) {
  const { resource, t, row, onClose, lockOf } = props
  const ui = useWords(resourceWords)
  const { form, update, detail } = resource
  const whole = useRead(detail?.call ?? resource.list.call, (detail ? detail.params(row) : null) as never)
  if (!form || !update) return null
  if (detail && whole.failure && whole.data === undefined)
    return <ErrorState size="s" title={ui('list.failed')} onRetry={whole.retry} />
  if (detail && whole.data === undefined) return <Skeleton width="100%" height="240px" />
  const edited = detail ? (whole.data as Row) : row
  return (
    <ResourceFormPanel
      key={resource.getId(row)}
      resource={resource}
      form={form}
      t={t}
      row={edited}
      template={null}
      action={update}
      lockedBy={lockOf(row)}
      onDone={onClose}
    />
  )
}
