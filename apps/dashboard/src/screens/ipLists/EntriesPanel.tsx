import {
  canonicalNetwork,
  type ListAddress,
  lists,
  type NetworkList,
  readNetwork,
  relationOf,
  useRead,
} from '@parapet/api'
import {
  Button,
  DateTime,
  EmptyState,
  FilterRow,
  Inline,
  Notice,
  Select,
  Stack,
  Text,
  TextField,
  useWords,
} from '@parapet/ui'
import { type Column, DataTable, saveText } from '@parapet/ui/table'
import { useMemo, useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { endOf, type Until, useUntilOptions } from '../../shared/values/until.ts'
import { ipListsWords } from './ipLists.words.ts'

const TABLE_PX = 360
const MOST_DESCRIPTION = 300

/** The entries of a list: which one matches an address, until when, and single ones added, removed and exported. */
export function EntriesPanel({ row }: { row: NetworkList }) {
  const t = useWords(ipListsWords)
  // The row of the list has the number of its addresses only, or those that a search has found.
  const read = useRead(lists.one, { list: row.id })
  return (
    <ReadSection read={read} failed={t('entry.unread')}>
      {(list) => <Entries row={list} />}
    </ReadSection>
  )
}

function Entries({ row }: { row: NetworkList }) {
  const t = useWords(ipListsWords)
  const [search, setSearch] = useState('')
  const remove = useAction(lists.removeAddress)
  const add = useAction(lists.addAddress)
  const entries = useMemo(() => row.addresses ?? [], [row])
  const address = readNetwork(search)
  const shown = useMemo(() => {
    const text = search.trim().toLowerCase()
    if (text === '') return entries
    if (address !== null) return entries.filter((entry) => relationOf(entry.address, address) !== null)
    return entries.filter(({ description, ...entry }) => `${entry.address} ${description}`.toLowerCase().includes(text))
  }, [entries, search, address])
  const columns = useMemo(
    (): readonly Column<ListAddress>[] => [
      { id: 'address', header: t('entry.address'), value: (entry) => entry.address, mono: true, primary: true },
      { id: 'description', header: t('column.description'), value: ({ description }) => description },
      {
        id: 'until',
        header: t('entry.until'),
        value: ({ until }) => until ?? Number.POSITIVE_INFINITY,
        cell: ({ until }) => (until == null ? t('entry.ever') : <DateTime value={until} />),
        primary: true,
      },
    ],
    [t],
  )
  const take = ({ address: taken, description, until }: ListAddress) =>
    remove.run(
      { list: row.id, address: canonicalNetwork(taken) ?? taken },
      {
        done: t('entry.removed', { address: taken, name: row.name }),
        undo: () => () => add.run({ list: row.id, address: taken, body: { description, until: until ?? null } }),
      },
    )
  if (entries.length === 0 && row.auto_generated) return <EmptyState size="s" title={t('entry.none')} text="" />
  return (
    <Stack gap={4}>
      {!row.auto_generated && <AddEntry row={row} />}
      <FilterRow>
        <TextField
          label={t('entry.search')}
          name="entrySearch"
          help={address === null ? t('entry.searchHelp') : t('entry.matched', { n: shown.length, address })}
          value={search}
          onChange={setSearch}
        />
        <Button
          icon="download"
          onClick={() => saveText(`${row.name}.txt`, entries.map((one) => one.address).join('\n'))}
        >
          {t('entry.export')}
        </Button>
      </FilterRow>
      <DataTable<ListAddress>
        label={t('panel.entries')}
        columns={columns}
        rows={shown}
        getRowId={(entry) => entry.address}
        rowLabel={(entry) => entry.address}
        height={TABLE_PX}
        csv={row.name}
        empty={<Text as="p">{t(entries.length === 0 ? 'entry.none' : 'entry.notFound')}</Text>}
        {...(!row.auto_generated && {
          rowActions: (entry: ListAddress) => [
            {
              label: t('entry.remove'),
              icon: 'trash',
              ...(remove.refusal && { disabledReason: remove.refusal }),
              onSelect: () => void take(entry),
            },
          ],
        })}
      />
      {row.auto_generated && <Notice tone="info">{t('locked')}</Notice>}
    </Stack>
  )
}

interface EntryDraft {
  address: string
  description: string
  until: Until
}

const nothing: EntryDraft = { address: '', description: '', until: 'ever' }

/** Adds one address to a list by its own call: the others stay as they are, whatever somebody else does to them. */
export function AddEntry({ row }: { row: NetworkList }) {
  const t = useWords(ipListsWords)
  const untilOptions = useUntilOptions()
  const form = useSavedForm({
    initial: nothing,
    call: lists.addAddress,
    isEmptiedAfter: true,
    check: ({ address }) => ({ address: readNetwork(address) === null ? t('error.entry') : undefined }),
    asSent: (draft) => ({
      ...draft,
      address: readNetwork(draft.address) ?? draft.address.trim(),
      description: draft.description.trim(),
    }),
    save: async ({ address, description, until }, send) => {
      const before = row.addresses?.find((entry) => canonicalNetwork(entry.address) === address)
      await send(lists.addAddress, { list: row.id, address, body: { description, until: endOf(until) } })
      return () =>
        before
          ? send(lists.addAddress, {
              list: row.id,
              address,
              body: { description: before.description, until: before.until ?? null },
            })
          : send(lists.removeAddress, { list: row.id, address })
    },
    saved: ({ address }) => t('entry.added', { address: readNetwork(address) ?? address, name: row.name }),
    undo: (restore) => restore,
    failed: t('entry.failed'),
    leaves: 'none',
  })
  return (
    <SavedForm form={form} label={t('entry.add')} submitLabel={t('entry.add')} submitIcon="plus" unsavedLabel={null}>
      <Inline gap={3} align="end">
        <TextField label={t('entry.address')} required mono {...form.field('address')} />
        <TextField label={t('column.description')} maxLength={MOST_DESCRIPTION} {...form.field('description')} />
        <Select label={t('entry.for')} {...form.field('until')} options={untilOptions} />
      </Inline>
    </SavedForm>
  )
}
