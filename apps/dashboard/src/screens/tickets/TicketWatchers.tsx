import { type Ticket, ticketDesk, useRead } from '@parapet/api'
import { Combobox, IconButton, Inline, moveFocusOnRemoval, Skeleton, Stack, Text, useWords } from '@parapet/ui'
import { useAction } from '../../kit/action/useAction.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { ticketsWords } from './tickets.words.ts'
import { watcherOptions } from './watcherOptions.ts'

/** Who gets a message at every change of a ticket. */
export function TicketWatchers({ row }: { row: Ticket }) {
  const t = useWords(ticketsWords)
  const addition = useAction(ticketDesk.addWatcher)
  const removal = useAction(ticketDesk.removeWatcher)
  const { data, ...read } = useRead(ticketDesk.one, { issue: row.id })
  const users = useRead(ticketDesk.users, {})
  const watchers = data?.issue.watchers
  const others = watcherOptions(users.data?.users ?? []).filter(
    ({ value }) => !watchers?.some(({ id }) => String(id) === value),
  )
  const add = (id: string) => {
    const user = others.find(({ value }) => value === id)
    if (!user) return
    const input = { issue: row.id, body: { user_id: Number(user.value) } }
    void addition.run(input, { done: t('watchers.added', { name: user.label }) })
  }
  const remove = (user: number, name: string) =>
    removal.run({ issue: row.id, user }, { done: t('watchers.removed', { name }) })
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t('watchers.text')}
      </Text>
      <ReadSection read={users} failed={t('watchers.failed')} placeholder={<Skeleton width="100%" height={68} />}>
        {() => (
          <Combobox
            label={t('watchers.add')}
            name="watcher"
            value={null}
            options={others}
            onChange={add}
            {...(others.length === 0 && { disabledReason: t('watchers.nobodyElse') })}
          />
        )}
      </ReadSection>
      <ReadSection
        read={{ ...read, data: watchers }}
        failed={t('ticket.failed')}
        empty={{ title: t('watchers.none'), text: t('watchers.noneText') }}
      >
        {(list) => (
          <Stack as="ul" gap={2} label={t('panel.watchers')}>
            {list.map(({ id, name }) => (
              <li key={id} ref={moveFocusOnRemoval}>
                <Inline justify="between" wrap={false}>
                  <Text>{name}</Text>
                  <IconButton
                    tone="quiet"
                    icon="trash"
                    label={t('watchers.remove', { name })}
                    onClick={() => void remove(id, name)}
                  />
                </Inline>
              </li>
            ))}
          </Stack>
        )}
      </ReadSection>
    </Stack>
  )
}
