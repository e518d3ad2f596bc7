import { failureOf, type Ticket, ticketDesk, useRead, useWrite } from '@parapet/api'
import { Combobox, IconButton, Inline, Stack, Text, useToast, useWords } from '@parapet/ui'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { ReadPanel } from '../../resource/ReadPanel.tsx'
import { ticketsWords } from '../../words/tickets.ts'
import { watcherOptions } from './watcherOptions.ts'

/** Who gets a message at every change of a ticket. */
export function TicketWatchers({ row }: { row: Ticket }) {
  const t = useWords(ticketsWords)
  const toast = useToast()
  const describe = useDescribeFailure()
  const { data, ...read } = useRead(ticketDesk.one, { issue: row.id })
  const users = useRead(ticketDesk.users, {})
  const addition = useWrite(ticketDesk.addWatcher)
  const removal = useWrite(ticketDesk.removeWatcher)
  const watchers = data?.issue.watchers
  const others = watcherOptions(users.data?.users ?? []).filter(
    ({ value }) => !watchers?.some(({ id }) => String(id) === value),
  )
  const said = async (work: Promise<unknown>, message: string) => {
    try {
      await work
      toast.success(message)
    } catch (problem) {
      toast.error(describe(failureOf(problem)))
    }
  }
  const add = (id: string | null) => {
    const user = others.find(({ value }) => value === id)
    if (user)
      void said(
        addition.run({ issue: row.id, body: { user_id: Number(user.value) } }),
        t('watchers.added', { name: user.label }),
      )
  }
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t('watchers.text')}
      </Text>
      <Combobox
        label={t('watchers.add')}
        name="watcher"
        value={null}
        options={others}
        onChange={add}
        {...(others.length === 0 && { disabledReason: t('watchers.nobodyElse') })}
      />
      <ReadPanel
        read={{ ...read, data: watchers }}
        failed={t('ticket.failed')}
        empty={{ title: t('watchers.none'), text: t('watchers.noneText') }}
      >
        {(list) => (
          <Stack as="ul" gap={2} label={t('panel.watchers')}>
            {list.map(({ id, name }) => (
              <Inline as="li" key={id} justify="between" wrap={false}>
                <Text>{name}</Text>
                <IconButton
                  tone="quiet"
                  icon="trash"
                  label={t('watchers.remove', { name })}
                  onClick={() => void said(removal.run({ issue: row.id, user: id }), t('watchers.removed', { name }))}
                />
              </Inline>
            ))}
          </Stack>
        )}
      </ReadPanel>
    </Stack>
  )
}
