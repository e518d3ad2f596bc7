import {
  type BotListKind,
  botLists,
  type NewPrivateBotList,
  networkListFault,
  networkListLimits,
  type PrivateBotList,
} from '@parapet/api'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { networkField } from '../../shared/networks/networkField.ts'
import { botListsWords } from './botLists.words.ts'
import { OwnListFields } from './OwnListFields.tsx'
import { readOwnList } from './readOwnList.ts'
import { useListsOfSite } from './useListsOfSite.ts'

/** The values of the form; one address per line. */
export interface OwnListDraft {
  name: string
  description: string
  active: boolean
  addresses: string
  /** The user wants networks that are wider than any in use. */
  isWideConfirmed: boolean
}

const calls = {
  allow: {
    list: botLists.allowed,
    add: botLists.addAllowed,
    save: botLists.saveAllowed,
    remove: botLists.removeAllowed,
  },
  deny: { list: botLists.denied, add: botLists.addDenied, save: botLists.saveDenied, remove: botLists.removeDenied },
} as const

const bodyOf = ({ addresses, isWideConfirmed: _, ...draft }: OwnListDraft): NewPrivateBotList => ({
  ...draft,
  addresses: readOwnList(addresses).entries.map(({ address }) => address),
})

const listsOf = (kind: BotListKind) => {
  const { list, add, save, remove } = calls[kind]
  return resource({
    code: `botlists${kind}`,
    words: botListsWords,
    list: allRows(list, (_query, _params, { site }: { site: number }) => ({ site })),
    getId: (row: PrivateBotList) => String(row.id),
    getTitle: (row) => row.name,
    columns: (make, t) => [
      make.text('name', (row) => row.name, { primary: true }),
      make.longText('description', (row) => row.description),
      make.status(
        'active',
        (row) => (row.active ? { tone: 'good', label: t('active.yes') } : { tone: 'quiet', label: t('active.no') }),
        { primary: true },
      ),
      make.count('addresses', (row) => row.addresses.length, { primary: true }),
    ],
    form: {
      Fields: OwnListFields,
      initial: (row): OwnListDraft => ({
        name: row?.name ?? '',
        description: row?.description ?? '',
        active: row?.active ?? true,
        addresses: (row?.addresses ?? []).join('\n'),
        isWideConfirmed: false,
      }),
      toField: (path, { addresses }) => networkField(path, readOwnList(addresses)),
      check: ({ name, addresses, isWideConfirmed }, t) => {
        const read = readOwnList(addresses)
        const fault = networkListFault(read, true)
        return {
          name: name.trim() !== '' && name.length <= 100 ? undefined : t('error.name'),
          addresses: fault
            ? t(`error.${fault}`, {
                line: String(read.refused ?? 0),
                n: read.entries.length,
                most: networkListLimits.entries,
              })
            : undefined,
          isWideConfirmed: read.wide.length > 0 && !isWideConfirmed ? t('error.wide') : undefined,
        }
      },
    },
    use: () => ({ site: useListsOfSite().site ?? 0 }),
    of: ({ site }) => ({
      create: write(add, (draft: OwnListDraft) => ({ site, body: bodyOf(draft) })),
      update: write(save, (draft: OwnListDraft, row: PrivateBotList) => ({ site, list: row.id, body: bodyOf(draft) })),
      remove: write(remove, (row: PrivateBotList) => ({ site, list: row.id })),
    }),
  })
}

/** The lists of a site that let addresses through or stop them, whatever their risk. */
export const ownLists = { allow: listsOf('allow'), deny: listsOf('deny') }
