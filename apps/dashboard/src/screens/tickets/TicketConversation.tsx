import { type Ticket, type TicketDetails, ticketDesk, tickets, useRead } from '@parapet/api'
import { DateTime, KeyValue, Notice, Stack, Tag, Text, Timeline, useWords } from '@parapet/ui'
import { useTicketName } from '@parapet/widgets'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { TicketAttachments } from './TicketAttachments.tsx'
import { TicketReply } from './TicketReply.tsx'
import { TicketText } from './TicketText.tsx'
import { describeChange, type TicketNames } from './ticketChange.ts'
import { ticketsWords } from './tickets.words.ts'
import { waitsForCustomer } from './waiting.ts'

const secondsOf = (iso: string) => Date.parse(iso) / 1000

/** A ticket from its first text to the last answer, with a field to answer. */
export function TicketConversation({ row }: { row: Ticket }) {
  const t = useWords(ticketsWords)
  const read = useRead(ticketDesk.one, { issue: row.id })
  return (
    <ReadSection read={read} failed={t('ticket.failed')} lines={6} unreadableText={(n) => t('unreadableParts', { n })}>
      {({ issue }) => <Conversation issue={issue} />}
    </ReadSection>
  )
}

function Conversation({ issue }: { issue: TicketDetails }) {
  const t = useWords(ticketsWords)
  const names = useTicketNames(issue)
  const nameOf = useTicketName()
  const author = issue.author?.name
  const { ticketWaiting } = useConfig().third
  return (
    <Stack gap={6}>
      {waitsForCustomer(issue, ticketWaiting) && (
        <Notice tone="watch" title={t('waiting')}>
          {t('waiting.text', { status: nameOf(issue.status.name) })} <DateTime value={secondsOf(issue.updated_on)} />
        </Notice>
      )}
      <KeyValue
        items={[
          { label: t('column.status'), value: nameOf(issue.status.name) },
          { label: t('column.priority'), value: nameOf(issue.priority.name) },
          { label: t('column.type'), value: issue.tracker ? nameOf(issue.tracker.name) : '—' },
          { label: t('column.assigned'), value: issue.assigned_to?.name ?? t('assigned.none') },
        ]}
      />
      <Timeline
        label={t('panel.conversation')}
        items={[
          {
            id: 'first',
            at: secondsOf(issue.created_on),
            title: t('created'),
            icon: 'ticket',
            ...(author && { by: author }),
            detail: <TicketText text={issue.description} />,
          },
          ...issue.journals.map((step) => ({
            id: String(step.id),
            at: secondsOf(step.created_on),
            title: step.private_notes ? (
              <>
                {t('answered')} <Tag icon="lock">{t('private')}</Tag>
              </>
            ) : step.notes ? (
              t('answered')
            ) : (
              t('changed')
            ),
            icon: step.notes ? ('mail' as const) : ('edit' as const),
            ...(step.user && { by: step.user.name }),
            detail: (
              <Stack gap={2}>
                {step.details.map((change, index) => (
                  <Text key={index} tone="muted">
                    {describeChange(change, names, t)}
                  </Text>
                ))}
                {step.notes && <TicketText text={step.notes} />}
              </Stack>
            ),
          })),
        ]}
      />
      <TicketAttachments attachments={issue.attachments} />
      <TicketReply ticket={issue} />
    </Stack>
  )
}

/** Returns the names of the ids in a ticket's history, from the ticket itself and the tracker's lists. */
function useTicketNames(issue: TicketDetails): TicketNames {
  const nameOf = useTicketName()
  const priorities = useRead(tickets.priorities, {}).data?.issue_priorities
  const statuses = useRead(tickets.statuses, {}).data?.issue_statuses
  const types = useRead(tickets.trackers, {}).data?.trackers
  const users = useRead(ticketDesk.users, {}).data?.users
  const people = [
    ...(users ?? []).map(({ id, firstname, lastname, mail }) => ({
      id,
      name: `${firstname} ${lastname}`.trim() || mail,
    })),
    ...[issue.author, issue.assigned_to, ...(issue.watchers ?? [])],
    ...issue.journals.map(({ user }) => user),
  ].filter((one) => one !== undefined && one !== null)
  const nameIn = (rows: readonly { id: number; name: string }[] | null | undefined) => (id: string) =>
    rows?.find((one) => String(one.id) === id)?.name
  const usualIn = (rows: Parameters<typeof nameIn>[0]) => (id: string) => {
    const name = nameIn(rows)(id)
    return name && nameOf(name)
  }
  return {
    priorities: usualIn(priorities),
    statuses: usualIn(statuses),
    people: nameIn(people),
    types: usualIn(types ?? (issue.tracker ? [issue.tracker] : [])),
    projects: nameIn(issue.project ? [issue.project] : []),
    customFields: nameIn(issue.custom_fields),
  }
}
