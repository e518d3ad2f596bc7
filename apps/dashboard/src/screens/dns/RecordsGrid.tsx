import {
  dnsRecordTypes,
  dnsTtls,
  editRecord,
  findingTone,
  type RecordEntry,
  removeRecord,
  revertChange,
  type ZoneChange,
} from '@parapet/api'
import {
  Button,
  EmptyState,
  Inline,
  type MenuItem,
  MiddleTruncate,
  media,
  Stack,
  Status,
  Tag,
  useFormat,
  useMedia,
  useWords,
  withBreaks,
} from '@parapet/ui'
import { type BulkAction, type Column, DataTable, isSelected, nothingSelected, type Selection } from '@parapet/ui/table'
import { useCallback, useMemo, useState } from 'react'
import { ItemLink } from '../../kit/resource/ItemLink.tsx'
import { ListToolbar, NothingFound } from '../../kit/resource/ListToolbar.tsx'
import { copyOf, listSizes, NEW_ITEM, useListState } from '../../kit/resource/useListState.ts'
import { useOpenItem } from '../../kit/resource/useOpenItem.ts'
import { useStoredView } from '../../kit/resource/useStoredView.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { dnsWords } from './dns.words.ts'
import { RecordForm } from './RecordForm.tsx'
import { recordProblemText, recordTitle } from './recordDraft.ts'
import type { Zone } from './useZone.ts'

const filterIds = ['type', 'state']
const initialSort = { id: 'name', desc: false }
const states = ['changed', 'noticed'] as const
const sizes = [...listSizes].sort((one, other) => one - other)
const getId = ({ id }: RecordEntry) => id

/** The records of a zone with their pending changes: search, edit in the cell or the drawer, remove, set the TTL. */
export function RecordsGrid({ zone, lockedBy }: { zone: Zone; lockedBy: string | undefined }) {
  const t = useWords(dnsWords)
  const ui = useWords(resourceWords)
  const f = useFormat()
  const isPhone = useMedia(media.phone)
  const item = useOpenItem()
  const list = useListState(filterIds, initialSort)
  const { query } = list
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  const { domain, entries, findingsOf, problems, refusals, setChanges } = zone
  const { type, state } = query.filters

  const columns = useMemo<readonly Column<RecordEntry>[]>(() => {
    const stateOf = (entry: RecordEntry) => {
      const refusal = refusals.get(entry.id)
      if (refusal !== undefined) return { tone: 'bad', label: t('state.refused', { problem: refusal }) } as const
      const [problem] = problems.get(entry.id) ?? []
      if (problem) return { tone: 'bad', label: recordProblemText(problem, t) } as const
      if (entry.state.kind !== 'same') return { tone: 'info', label: t(`state.${entry.state.kind}`) } as const
      const [finding] = findingsOf.get(entry.id) ?? []
      return finding ? { tone: findingTone(finding), label: t(`short.${finding.kind}`) } : null
    }
    return [
      {
        id: 'name',
        header: t('column.name'),
        value: ({ record }) => record.name || '@',
        // Columns must not depend on the URL: the table caches the searchable text by them.
        cell: ({ id, record }) => <ItemLink item={id}>{withBreaks(record.name || '@')}</ItemLink>,
        mono: true,
        primary: true,
      },
      {
        id: 'type',
        header: t('column.type'),
        value: ({ record }) => record.type,
        cell: ({ record }) => <Tag>{record.type}</Tag>,
        primary: true,
        width: 110,
      },
      {
        id: 'value',
        header: t('column.value'),
        value: ({ record: { type, value, priority, weight, port } }) =>
          type === 'SRV' ? `${priority} ${weight} ${port} ${value}` : value,
        cell: ({ record: { type, value, priority, weight, port } }) => (
          <MiddleTruncate text={type === 'SRV' ? `${priority} ${weight} ${port} ${value}` : value} />
        ),
        mono: true,
        primary: true,
      },
      {
        id: 'ttl',
        header: t('column.ttl'),
        value: ({ record }) => record.ttl,
        cell: ({ record }) => f.duration(record.ttl),
        numeric: true,
        width: 110,
      },
      {
        id: 'state',
        header: t('column.state'),
        value: (entry) => stateOf(entry)?.label ?? null,
        cell: (entry) => {
          const shown = stateOf(entry)
          return shown && <Status {...shown} />
        },
        primary: true,
      },
    ]
  }, [t, f, refusals, problems, findingsOf])
  const [view, setView] = useStoredView('dns.records', columns)

  const rows = useMemo(
    () =>
      entries.filter(
        (entry) =>
          (type === undefined || entry.record.type === type) &&
          (state !== 'changed' || entry.state.kind !== 'same') &&
          (state !== 'noticed' || findingsOf.has(entry.id)),
      ),
    [entries, type, state, findingsOf],
  )
  const types = useMemo(() => [...new Set([...dnsRecordTypes, ...entries.map(({ record }) => record.type)])], [entries])
  const labelOf = useCallback(({ record }: RecordEntry) => recordTitle(record, domain.name), [domain.name])
  const expand = useCallback(
    (entry: RecordEntry) => (
      <RecordForm
        key={entry.id}
        zone={zone}
        entry={entry}
        lockedBy={lockedBy}
        onKeep={(record) => zone.setChanges((changes) => editRecord(changes, entry, record))}
      />
    ),
    [zone, lockedBy],
  )

  const disabled = lockedBy === undefined ? {} : { disabledReason: lockedBy }
  const menuOf = (entry: RecordEntry): readonly MenuItem[] => [
    { label: ui('edit'), icon: 'edit', onSelect: () => item.open(entry.id), ...disabled },
    { label: ui('duplicate'), icon: 'copy', onSelect: () => item.open(copyOf(entry.id)), ...disabled },
    ...(entry.state.kind === 'same'
      ? []
      : [
          {
            label: t('revert'),
            icon: 'history',
            onSelect: () => setChanges((changes) => revertChange(changes, entry.id)),
          } as const,
        ]),
    ...(entry.state.kind === 'removed'
      ? []
      : ([
          'separator',
          {
            label: ui('remove'),
            icon: 'trash',
            tone: 'danger',
            onSelect: () => setChanges((changes) => removeRecord(changes, entry)),
            ...disabled,
          },
        ] as const)),
  ]

  const changeChosen = (
    chosen: Selection,
    change: (changes: readonly ZoneChange[], entry: RecordEntry) => readonly ZoneChange[],
  ) => {
    const touched = rows.filter((entry) => isSelected(chosen, entry.id) && entry.state.kind !== 'removed')
    setChanges((changes) => touched.reduce(change, changes))
    setSelection(nothingSelected)
    return undefined
  }
  const bulk: readonly BulkAction[] = [
    ...dnsTtls.map((ttl) => ({
      label: t('bulk.ttl', { ttl: f.duration(ttl) }),
      ...disabled,
      run: (chosen: Selection) =>
        changeChosen(chosen, (changes, entry) =>
          entry.record.ttl === ttl ? changes : editRecord(changes, entry, { ...entry.record, ttl }),
        ),
    })),
    {
      label: ui('remove'),
      icon: 'trash',
      tone: 'danger',
      ...disabled,
      run: (chosen) => changeChosen(chosen, removeRecord),
    },
  ]

  if (entries.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Inline gap={2}>
            <Button tone="primary" icon="upload" disabledReason={lockedBy} onClick={() => item.open('import')}>
              {t('import')}
            </Button>
            <Button icon="layers" disabledReason={lockedBy} onClick={() => item.open('template')}>
              {t('template')}
            </Button>
            <Button icon="plus" disabledReason={lockedBy} onClick={() => item.open(NEW_ITEM)}>
              {t('new')}
            </Button>
          </Inline>
        }
      />
    )
  return (
    <Stack gap={4}>
      <DataTable
        label={t('view.records')}
        toolbar={
          <ListToolbar
            list={list}
            filters={[
              { id: 'type', label: t('column.type'), options: types.map((value) => ({ value, label: value })) },
              {
                id: 'state',
                label: t('column.state'),
                options: states.map((value) => ({ value, label: t(`filter.${value}`) })),
              },
            ]}
          />
        }
        columns={columns}
        rows={rows}
        getRowId={getId}
        rowLabel={labelOf}
        rowActions={menuOf}
        {...(query.sort && { sort: query.sort })}
        onSort={list.setSort}
        filter={query.search}
        sizes={sizes}
        pageSize={query.pageSize}
        page={query.page}
        onPageSize={list.setPageSize}
        view={view}
        onView={setView}
        selection={selection}
        onSelect={setSelection}
        bulk={bulk}
        {...(!isPhone && { expand })}
        empty={<NothingFound onClear={list.clear} />}
      />
    </Stack>
  )
}
