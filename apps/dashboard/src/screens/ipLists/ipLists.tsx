import { isNetwork, lists, type NetworkList, type NewNetworkList } from '@parapet/api'
import { pagedRows, pageParams, resource, rowDetail, write } from '../../resource/resource.ts'
import { ipListsWords } from '../../words/ipLists.ts'
import { IpListFields } from './IpListFields.tsx'
import { IpListUse } from './IpListUse.tsx'
import { addressText, lineOf, serviceText } from './listLines.ts'

/** The values of the form; one address per line, with its description after #. */
export interface IpListDraft {
  name: string
  description: string
  active: boolean
  services: readonly string[]
  addresses: string
}

/** The body of a save: what the form does not show stays as it was. */
export function bodyOf(draft: IpListDraft, row: NetworkList | null): NewNetworkList {
  const untils = new Map(row?.addresses?.map(({ address, until }) => [address, until]))
  return {
    name: draft.name,
    description: draft.description,
    active: draft.active,
    ...(typeof row?.domainId === 'number' && { domainId: row.domainId }),
    services: draft.services.map((id) => ({ id: Number(id) })),
    addresses: draft.addresses.split('\n').flatMap((line) => {
      const entry = lineOf(line)
      return entry.address === '' ? [] : [{ ...entry, until: untils.get(entry.address) ?? null }]
    }),
  }
}

/** IP lists: server pages; a search for an address finds the lists that contain it. */
export const ipLists = resource({
  code: 'iplists',
  words: ipListsWords,
  hasNote: true,
  list: pagedRows(lists.all, (query) => ({
    ...pageParams({ ...query, search: isNetwork(query.search.trim()) ? '' : query.search }),
    address_count_only: true,
    ...(isNetwork(query.search.trim()) && { address: query.search.trim() }),
    ...(query.filters.kind && { auto_generated: query.filters.kind === 'automatic' }),
    ...(query.filters.active && { active: query.filters.active === 'yes' }),
  })),
  getId: (row: NetworkList) => String(row.id),
  getTitle: (row) => row.name,
  columns: (make, t) => [
    make.text('name', (row) => row.name, { primary: true }),
    make.longText('description', (row) => row.description),
    make.status(
      'active',
      (row) => (row.active ? { tone: 'good', label: t('active.yes') } : { tone: 'quiet', label: t('active.no') }),
      { primary: true },
    ),
    make.count('addresses', (row) => row.address_count ?? row.addresses?.length, { primary: true }),
    make.tags('services', (row) => row.services.map(({ id, name }) => name ?? String(id))),
    make.text('kind', (row) => t(row.auto_generated ? 'kind.automatic' : 'kind.own')),
  ],
  filters: [
    {
      id: 'kind',
      options: (_, t) => (['own', 'automatic'] as const).map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      id: 'active',
      options: (_, t) => (['yes', 'no'] as const).map((value) => ({ value, label: t(`active.${value}`) })),
    },
  ],
  form: {
    Fields: IpListFields,
    initial: (row): IpListDraft => ({
      name: row?.name ?? '',
      description: row?.description ?? '',
      active: row?.active ?? true,
      services: row?.services.map(({ id }) => String(id)) ?? ['5'],
      addresses: (row?.addresses ?? [])
        .map(({ address, description }) => (description ? `${address} # ${description}` : address))
        .join('\n'),
    }),
    check: (draft, t) => {
      const wrong = draft.addresses
        .split('\n')
        .findIndex((line) => line.trim() !== '' && !isNetwork(lineOf(line).address))
      return {
        name: /^[a-z][a-z0-9_]{0,59}$/.test(draft.name) ? undefined : t('error.name'),
        addresses: wrong < 0 ? undefined : t('error.address', { line: wrong + 1 }),
      }
    },
  },
  create: write(lists.add, (draft: IpListDraft) => ({ body: bodyOf(draft, null) })),
  update: write(lists.save, (draft: IpListDraft, row: NetworkList) => ({ list: row.id, body: bodyOf(draft, row) })),
  remove: write(lists.remove, (row: NetworkList) => ({ list: row.id })),
  isRemovalTyped: true,
  lockedBy: (row) => (row.auto_generated ? 'locked' : undefined),
  detail: rowDetail(
    lists.one,
    (id) => ({ list: Number(id) }),
    (list) => list,
  ),
  panels: [{ id: 'use', icon: 'code', Panel: IpListUse }],
  historyPath: (row) => `/lists/${row.id}/`,
  historyFields: { addresses: { text: addressText }, services: { text: serviceText } },
})
