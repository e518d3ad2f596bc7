import { type Ticket, ticketDesk, useRead, useSendWrite } from '@parapet/api'
import {
  Combobox,
  IconButton,
  Inline,
  moveFocusOnRemoval,
  Skeleton,
  Stack,
  Text,
  useToast,
  useWords,
} from '@parapet/ui'
import { useBusyAction } from '../../kit/action/useBusyAction.ts'
import { ListFailure } from '../../kit/read/ListNotices.tsx'
import { ReadPanel } from '../../kit/read/ReadPanel.tsx'
import { ticketsWords } from '../../words/tickets.ts'
import { watcherOptions } from './watcherOptions.ts'

/** Who gets a message at every change of a ticket. */
export function TicketWatchers({ row }: { row: Ticket }) {
  const t = useWords(ticketsWords)
  const toast = useToast()
  const { run } = useBusyAction()
  const send = useSendWrite()
  const { data, ...read } = useRead(ticketDesk.one, { issue: row.id })
  const users = useRead(ticketDesk.users, {})
  const watchers = data?.issue.watchers
  const others = watcherOptions(users.data?.users ?? []).filter(
    ({ value }) => !watchers?.some(({ id }) => String(id) === value),
  )
  const add = (id: string) => {
    const user = others.find(({ value }) => value === id)
    if (!user) return
    void run(async () => {
      await send(ticketDesk.addWatcher, { issue: row.id, body: { user_id: Number(user.value) } })
      toast.success(t('watchers.added', { name: user.label }))
    })
  }
  const remove = (user: number, name: string) =>
    run(async () => {
      await send(ticketDesk.removeWatcher, { issue: row.id, user })
      toast.success(t('watchers.removed', { name }))
    })
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t('watchers.text')}
      </Text>
      {users.data ? (
        <Combobox
          label={t('watchers.add')}
          name="watcher"
          value={null}
          options={others}
          onChange={add}
          {...(others.length === 0 && { disabledReason: t('watchers.nobodyElse') })}
        />
      ) : users.failure ? (
        <ListFailure failure={users.failure} title={t('watchers.failed')} onRetry={users.retry} />
      ) : (
        <Skeleton width="100%" height={68} />
      )}
      <ReadPanel
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
      </ReadPanel>
    </Stack>
  )
}
