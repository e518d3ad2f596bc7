import {
  lists,
  type NetworkList,
  type NewNetworkList,
  networkListFault,
  networkListLimits,
  readNetwork,
  readNetworkLines,
} from '@parapet/api'
import { pagedRows, pageParams, resource, rowDetail, write } from '../../kit/resource/resource.ts'
import { networkField } from '../../shared/networks/networkField.ts'
import { EntriesPanel } from './EntriesPanel.tsx'
import { IpListFields } from './IpListFields.tsx'
import { IpListRemoval } from './IpListRemoval.tsx'
import { IpListUse } from './IpListUse.tsx'
import { ipListsWords } from './ipLists.words.ts'
import { addressText, endDatesOf, serviceText } from './listLines.ts'

/** The values of the form; one address per line, with its description after #. */
export interface IpListDraft {
  name: string
  description: string
  active: boolean
  services: readonly string[]
  addresses: string
  /** The user wants networks that are wider than any in use. */
  isWideConfirmed: boolean
}

/** The body of a save: what the form does not show stays as it was. */
export function bodyOf(draft: IpListDraft, row: NetworkList | null): NewNetworkList {
  return {
    name: draft.name,
    description: draft.description,
    active: draft.active,
    ...(typeof row?.domainId === 'number' && { domainId: row.domainId }),
    services: draft.services.map((id) => ({ id: Number(id) })),
    addresses: [...readNetworkLines(draft.addresses, { untils: endDatesOf(row) }).entries],
  }
}

/** The body that makes a removed list again, with until when its addresses count. */
export function restoredBody({
  name,
  description,
  active,
  services,
  addresses = [],
  domainId,
}: NetworkList): NewNetworkList {
  return {
    name,
    description,
    active,
    ...(typeof domainId === 'number' && { domainId }),
    services: services.map(({ id }) => ({ id })),
    addresses: addresses.map((entry) => ({ ...entry, until: entry.until ?? null })),
  }
}

/** IP lists: server pages; a search for an address finds the lists that contain it. */
export const ipLists = resource({
  code: 'iplists',
  words: ipListsWords,
  hasNote: true,
  list: pagedRows(lists.all, (query) => {
    const address = readNetwork(query.search)
    return {
      ...pageParams({ ...query, search: address === null ? query.search : '' }),
      address_count_only: true,
      ...(address !== null && { address }),
      ...(query.filters.kind && { auto_generated: query.filters.kind === 'automatic' }),
      ...(query.filters.active && { active: query.filters.active === 'yes' }),
    }
  }),
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
      isWideConfirmed: false,
    }),
    toField: (path, { addresses }) => networkField(path, readNetworkLines(addresses)),
    check: (draft, t, row) => {
      const read = readNetworkLines(draft.addresses, { untils: endDatesOf(row) })
      const fault = networkListFault(read)
      return {
        name: /^[a-z][a-z0-9_]{0,59}$/.test(draft.name) ? undefined : t('error.name'),
        addresses: fault
          ? t(`error.${fault}`, {
              line: String(read.refused ?? 0),
              n: read.entries.length,
              most: networkListLimits.entries,
            })
          : undefined,
        isWideConfirmed: read.wide.length > 0 && !draft.isWideConfirmed ? t('error.wide') : undefined,
      }
    },
  },
  create: write(lists.add, (draft: IpListDraft) => ({ body: bodyOf(draft, null) })),
  update: write(lists.save, (draft: IpListDraft, row: NetworkList) => ({ list: row.id, body: bodyOf(draft, row) })),
  remove: write(lists.remove, (row: NetworkList) => ({ list: row.id })),
  restore: write(lists.add, (row: NetworkList) => ({ body: restoredBody(row) })),
  RemovalDetails: IpListRemoval,
  lockedBy: (row) => (row.auto_generated ? 'locked' : undefined),
  detail: rowDetail(
    lists.one,
    (id) => ({ list: Number(id) }),
    (list) => list,
  ),
  panels: [
    { id: 'entries', icon: 'list', Panel: EntriesPanel },
    { id: 'use', icon: 'code', Panel: IpListUse },
  ],
  historyPath: (row) => `/lists/${row.id}/`,
  historyFields: { addresses: { text: addressText }, services: { text: serviceText } },
})
