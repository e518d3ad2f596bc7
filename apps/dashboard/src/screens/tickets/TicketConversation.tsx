import { safeUrl, type Ticket, type TicketDetails, ticketDesk, tickets, useRead } from '@parapet/api'
import { KeyValue, Link, Section, Skeleton, Stack, Text, Timeline, useFormat, useWords } from '@parapet/ui'
import { ListFailure, ReadNotices } from '../../resource/ListNotices.tsx'
import { ticketsWords } from '../../words/tickets.ts'
import { TicketReply } from './TicketReply.tsx'

type Journal = TicketDetails['journals'][number]

const secondsOf = (iso: string) => Date.parse(iso) / 1000

/** A ticket from its first text to the last answer, with a field to answer. All texts are shown as they are. */
export function TicketConversation({ row }: { row: Ticket }) {
  const t = useWords(ticketsWords)
  const f = useFormat()
  const read = useRead(ticketDesk.one, { issue: row.id })
  const changeOf = useChangeInWords()
  if (read.failure && !read.data)
    return <ListFailure failure={read.failure} title={t('ticket.failed')} onRetry={read.retry} />
  if (!read.data) return <Skeleton width="100%" height={240} />
  const { issue } = read.data
  const author = issue.author?.name
  return (
    <Stack gap={6}>
      <ReadNotices read={read} />
      <KeyValue
        items={[
          { label: t('column.status'), value: issue.status.name },
          { label: t('column.priority'), value: issue.priority.name },
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
            detail: <Lines text={issue.description} />,
          },
          ...issue.journals.map((step) => ({
            id: String(step.id),
            at: secondsOf(step.created_on),
            title: step.notes ? t('answered') : t('changed'),
            icon: step.notes ? ('mail' as const) : ('edit' as const),
            by: step.user.name,
            detail: (
              <Stack gap={2}>
                {step.details.map((change) => (
                  <Text key={change.name} tone="muted">
                    {changeOf(change)}
                  </Text>
                ))}
                {step.notes && <Lines text={step.notes} />}
              </Stack>
            ),
          })),
        ]}
      />
      {issue.attachments.length > 0 && (
        <Section title={t('attachments')} level={3}>
          <Stack as="ul" gap={1} label={t('attachments')}>
            {issue.attachments.map(({ id, filename, filesize, content_url }) => {
              const url = safeUrl(content_url)
              return (
                <li key={id}>
                  {url ? (
                    <Link href={url} external>
                      {filename}
                    </Link>
                  ) : (
                    filename
                  )}{' '}
                  <Text tone="muted">{f.bytes(filesize)}</Text>
                </li>
              )
            })}
          </Stack>
        </Section>
      )}
      <TicketReply ticket={issue} />
    </Stack>
  )
}

function Lines({ text }: { text: string }) {
  return (
    <Stack gap={2}>
      {text.split(/\n+/).map((line, index) => (
        <Text key={index} as="p">
          {line}
        </Text>
      ))}
    </Stack>
  )
}

/** Names a changed field and its values, which the tracker sends as ids. */
function useChangeInWords() {
  const t = useWords(ticketsWords)
  const priorities = useRead(tickets.priorities, {}).data?.issue_priorities
  const statuses = useRead(tickets.statuses, {}).data?.issue_statuses
  return ({ name, old_value, new_value }: Journal['details'][number]) => {
    const [field, names] =
      name === 'status_id'
        ? [t('column.status'), statuses]
        : name === 'priority_id'
          ? [t('column.priority'), priorities]
          : [name, undefined]
    const nameOf = (id: string | null) => names?.find((one) => String(one.id) === id)?.name ?? id ?? '—'
    return t('change', { field, old: nameOf(old_value), new: nameOf(new_value) })
  }
}
