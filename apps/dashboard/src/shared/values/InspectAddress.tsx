import { canonicalNetwork, itemsOf, lists, useRead } from '@parapet/api'
import { Button, Drawer, Heading, Inline, Link, Notice, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { useAction } from '../../kit/action/useAction.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import type { ValueDialogProps } from './BlockAddress.tsx'
import { ValueTraffic } from './ValueTraffic.tsx'
import { valuesWords } from './values.words.ts'

/** What is known of an address: whether it is blocked, which lists contain it, and what it has requested. */
export function InspectAddress({ seen, isOpen, onClose }: ValueDialogProps) {
  const t = useWords(valuesWords)
  const address = canonicalNetwork(seen.value) ?? seen.value
  return (
    <Drawer open={isOpen} onClose={onClose} title={t('inspect.title', { address })} size="m">
      {isOpen && (
        <Stack gap={6}>
          <BlockedState address={address} />
          <ContainingLists address={address} />
          {seen.kind === 'address' && <ValueTraffic seen={seen} dimensions={['vhost', 'request', 'response']} />}
        </Stack>
      )}
    </Drawer>
  )
}

function BlockedState({ address }: { address: string }) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const mayNot = refusalText(useMay(lists.blocked))
  const read = useRead(lists.blocked, mayNot ? null : {}, { quiet: true })
  const unblock = useAction(lists.unblock)
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
              const own = rows.filter((row) => canonicalNetwork(row.address) === address)
              if (own.length === 0) return <Text as="p">{t('inspect.state.no')}</Text>
              return own.map(({ kind, until, reason }) => (
                <Inline key={kind} gap={3}>
                  <Text>
                    {t(`inspect.${kind}`, {
                      until: until ? t('inspect.until', { date: f.date(until, 'dateTime') }) : t('inspect.ever'),
                    })}
                    {reason !== '' && ` ${t('block.alreadyReason', { reason })}`}
                  </Text>
                  <Button
                    size="s"
                    busy={unblock.isBusy}
                    disabledReason={unblock.refusal}
                    onClick={() => void unblock.run({ kind, address }, { done: t('inspect.unblocked', { address }) })}
                  >
                    {t('inspect.unblock')}
                  </Button>
                </Inline>
              ))
            }}
          </ReadSection>
        )}
      </Stack>
    </section>
  )
}

function ContainingLists({ address }: { address: string }) {
  const t = useWords(valuesWords)
  const to = useTo()
  const mayNot = refusalText(useMay(lists.all))
  const read = useRead(lists.all, mayNot ? null : { address, address_count_only: true }, { quiet: true })
  return (
    <section aria-label={t('inspect.lists')}>
      <Stack gap={2}>
        <Heading level={3} size="s">
          {t('inspect.lists')}
        </Heading>
        {mayNot ? (
          <Notice tone="info">{mayNot}</Notice>
        ) : (
          <ReadSection read={read} failed={t('lists.failed')} lines={1} size="s">
            {(answer) => {
              const { items } = itemsOf(answer)
              return items.length === 0 ? (
                <Text as="p">{t('inspect.lists.none')}</Text>
              ) : (
                <ul>
                  {items.map(({ id, name, active }) => (
                    <li key={id}>
                      <Link href={to('iplists', undefined, { open: String(id) })}>{name}</Link>
                      {!active && ` (${t('inspect.lists.off')})`}
                    </li>
                  ))}
                </ul>
              )
            }}
          </ReadSection>
        )}
      </Stack>
    </section>
  )
}
