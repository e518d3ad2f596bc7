import {
  type BlockedAddress,
  blockedOrigin,
  canonicalNetwork,
  entriesAround,
  itemsOf,
  type ListAddress,
  lists,
  type NetworkList,
  type SeenValue,
  useRead,
} from '@parapet/api'
import { Button, Drawer, Heading, Inline, Link, Notice, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { use } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { AddressIdentity } from './AddressIdentity.tsx'
import { AskContext } from './AskContext.ts'
import type { ValueDialogProps } from './BlockAddress.tsx'
import { useBlockFor, useRelease } from './blocking.ts'
import { shortUntils } from './until.ts'
import { ValueTraffic } from './ValueTraffic.tsx'
import { valuesWords } from './values.words.ts'

/** What is known of an address or network, in a drawer. */
export function InspectAddress({ seen, isOpen, onClose }: ValueDialogProps) {
  const t = useWords(valuesWords)
  const address = canonicalNetwork(seen.value) ?? seen.value
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t(seen.kind === 'network' ? 'inspect.titleNetwork' : 'inspect.title', { address })}
      size="m"
    >
      {isOpen && <AddressFacts seen={seen} />}
    </Drawer>
  )
}

/** What is known of an address or network: whose it is, whether it is blocked, which lists have it, and what it requests. */
export function AddressFacts({ seen }: { seen: SeenValue }) {
  const address = canonicalNetwork(seen.value) ?? seen.value
  return (
    <Stack gap={6}>
      <AddressIdentity seen={seen} address={address} />
      <BlockedState seen={seen} address={address} />
      <ContainingLists seen={seen} address={address} />
      <ValueTraffic seen={seen} dimensions={['vhost', 'request', 'response', 'agent']} />
    </Stack>
  )
}

function BlockedState({ seen, address }: { seen: SeenValue; address: string }) {
  const t = useWords(valuesWords)
  const mayNot = refusalText(useMay(lists.blocked))
  const read = useRead(lists.blocked, mayNot ? null : {}, { quiet: true })
  const ask = use(AskContext)
  const blockFor = useBlockFor()
  const refusal = refusalText(useMay(lists.block))
  return (
    <section aria-label={t('inspect.state')}>
      <Stack gap={2}>
        <Heading level={3} size="s">
          {t('inspect.state')}
        </Heading>
        {mayNot ? (
          <Notice tone="info">{mayNot}</Notice>
        ) : (
          <ReadSection read={read} failed={t('blocked.failed')} lines={1} size="s">
            {(rows) => {
              const around = entriesAround(rows, address)
              return (
                <>
                  {around.length === 0 && <Text as="p">{t('inspect.state.no')}</Text>}
                  {around.map(({ entry, relation }) => (
                    <Blocked
                      key={`${entry.kind} ${entry.address}`}
                      row={entry}
                      by={relation === 'same' ? '' : t(`inspect.by.${relation}`, { entry: entry.address })}
                    />
                  ))}
                </>
              )
            }}
          </ReadSection>
        )}
        {!mayNot && (
          <Inline gap={2}>
            {shortUntils.map((until) => (
              <Button
                key={until}
                size="s"
                icon="ban"
                disabledReason={refusal}
                onClick={() => void blockFor(address, until)}
              >
                {t(`action.block.${until}`)}
              </Button>
            ))}
            <Button size="s" tone="quiet" disabledReason={refusal} onClick={() => ask({ dialog: 'block', seen })}>
              {t('inspect.more')}
            </Button>
          </Inline>
        )}
      </Stack>
    </section>
  )
}

/** One entry of the blocked list, with the button that releases it. */
function Blocked({ row, by }: { row: BlockedAddress; by: string }) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const { release, isBusy } = useRelease()
  const refusal = refusalText(useMay(lists.unblock))
  const { kind, until, reason, created_at, created_by } = row
  const origin = blockedOrigin(row)
  return (
    <Inline gap={3}>
      <Text>
        {t(`inspect.${kind}`, {
          until: until ? t('inspect.until', { date: f.date(until, 'dateTime') }) : t('inspect.ever'),
        })}
        {by !== '' && ` ${by}`}
        {created_at != null && ` ${t('inspect.since', { date: f.date(created_at, 'dateTime') })}`}
        {` ${t('inspect.origin', { origin: origin ?? 'unknown', who: created_by ? ` (${created_by})` : '' })}`}
        {reason !== '' && ` ${t('block.alreadyReason', { reason })}`}
      </Text>
      <Button size="s" busy={isBusy} disabledReason={refusal} onClick={() => void release([row])}>
        {t('inspect.unblock')}
      </Button>
    </Inline>
  )
}

interface ContainingListsProps {
  seen: SeenValue
  address: string
  /** The place has a heading of its own. */
  isBare?: boolean
}

/** The lists that contain an address, with the entries that do; single ones can be removed, and the address be added. */
export function ContainingLists({ seen, address, isBare = false }: ContainingListsProps) {
  const t = useWords(valuesWords)
  const ask = use(AskContext)
  const mayNot = refusalText(useMay(lists.all))
  const mayNotAdd = refusalText(useMay(lists.addAddress))
  const read = useRead(lists.all, mayNot ? null : { address }, { quiet: true })
  return (
    <section aria-label={t('inspect.lists')}>
      <Stack gap={2}>
        {!isBare && (
          <Heading level={3} size="s">
            {t('inspect.lists')}
          </Heading>
        )}
        {mayNot ? (
          <Notice tone="info">{mayNot}</Notice>
        ) : (
          <ReadSection read={read} failed={t('lists.failed')} lines={1} size="s">
            {(answer) => {
              const { items } = itemsOf(answer)
              return items.length === 0 ? (
                <Text as="p">{t('inspect.lists.none')}</Text>
              ) : (
                items.map((list) => <Containing key={list.id} list={list} address={address} />)
              )
            }}
          </ReadSection>
        )}
        {!mayNot && (
          <Inline>
            <Button size="s" icon="plus" disabledReason={mayNotAdd} onClick={() => ask({ dialog: 'addToList', seen })}>
              {t('action.addToList')}
            </Button>
          </Inline>
        )}
      </Stack>
    </section>
  )
}

/** A list that contains the address, with the entries that do, and until when. */
function Containing({ list, address }: { list: NetworkList; address: string }) {
  const t = useWords(valuesWords)
  const to = useTo()
  return (
    <Stack gap={1}>
      <Text as="p">
        <Link href={to('iplists', undefined, { open: String(list.id) })}>{list.name}</Link>
        {!list.active && ` (${t('inspect.lists.off')})`}
      </Text>
      {entriesAround(list.addresses ?? [], address).map(({ entry, relation }) => (
        <ListedEntry key={entry.address} list={list} entry={entry} isExact={relation === 'same'} />
      ))}
    </Stack>
  )
}

function ListedEntry({ list, entry, isExact }: { list: NetworkList; entry: ListAddress; isExact: boolean }) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const remove = useAction(lists.removeAddress)
  const add = useAction(lists.addAddress)
  const { address, description, until } = entry
  const take = () =>
    remove.run(
      { list: list.id, address },
      {
        done: t('list.removed', { address, name: list.name }),
        undo: () => () => add.run({ list: list.id, address, body: { description, until: until ?? null } }),
      },
    )
  return (
    <Inline gap={3}>
      <Text>
        {[address, until ? t('inspect.until', { date: f.date(until, 'dateTime') }) : t('inspect.ever'), description]
          .filter(Boolean)
          .join(', ')}
      </Text>
      {isExact && !list.auto_generated && (
        <Button size="s" tone="quiet" busy={remove.isBusy} disabledReason={remove.refusal} onClick={() => void take()}>
          {t('list.remove')}
        </Button>
      )}
    </Inline>
  )
}
