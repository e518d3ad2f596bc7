import { type Ticket, type UsualTicketName, usualTicketName } from '@parapet/api'
import { Anchor, Badge, ListTable, useFormat, useWords, withBreaks } from '@parapet/ui'
import { columnTwin, type ListedColumn } from '../charts/columnTwin.ts'
import { useExports } from '../charts/exports.tsx'
import { listWords } from '../words/lists.ts'
import { nothing, plainLink, root, small } from './kinds.css.ts'
import { roomy, wide } from './table.css.ts'
import { first, inlineStatus, subject as subjectStyle } from './tickets.css.ts'
import { useTicketName } from './useTicketName.ts'

export interface TicketListProps {
  label: string
  tickets: readonly Ticket[]
  hrefOf?: (ticket: Ticket) => string
  most?: number
}

const urgent: readonly (UsualTicketName | undefined)[] = ['high', 'urgent', 'immediate']
const done: readonly (UsualTicketName | undefined)[] = ['closed', 'resolved', 'rejected']

/** The latest tickets: subject, author, age and priority. */
export function TicketList({ label, tickets, hrefOf, most = 5 }: TicketListProps) {
  const t = useWords(listWords)
  const f = useFormat()
  const nameOf = useTicketName()
  const badge = ({ status: { name } }: Ticket) => (
    <Badge tone={done.includes(usualTicketName(name)) ? 'neutral' : 'info'}>{nameOf(name)}</Badge>
  )
  const updated = (ticket: Ticket) => {
    const parsed = Date.parse(ticket.updated_on) / 1000
    return Number.isFinite(parsed) ? parsed : null
  }
  const columns: readonly ListedColumn<Ticket>[] = [
    { id: 'id', header: t('ticket.id'), value: ({ id }) => String(id), isHidden: true },
    { id: 'type', header: t('ticket.type'), value: ({ tracker }) => tracker && nameOf(tracker.name), isHidden: true },
    {
      id: 'subject',
      header: t('ticket.subject'),
      value: ({ subject }) => subject,
      cell: (ticket) => {
        const subject = ticket.subject.trim() || '—'
        return (
          <>
            <div className={subjectStyle} title={subject.slice(0, 400)}>
              {hrefOf ? (
                <Anchor href={hrefOf(ticket)} className={plainLink} data-why={subject.slice(0, 120)}>
                  {withBreaks(subject)}
                </Anchor>
              ) : (
                withBreaks(subject)
              )}
            </div>
            <div className={small}>
              #{ticket.id}
              {ticket.tracker ? ` · ${nameOf(ticket.tracker.name)}` : ''}
              <span className={inlineStatus}>{badge(ticket)}</span>
            </div>
          </>
        )
      },
      cellClassName: first,
    },
    {
      id: 'assigned',
      header: t('ticket.assigned'),
      value: (ticket) => ticket.assigned_to?.name,
      cell: (ticket) => ticket.assigned_to?.name ?? <span className={small}>{t('ticket.nobody')}</span>,
      width: 104,
      className: roomy,
    },
    {
      id: 'updated',
      header: t('ticket.updated'),
      value: updated,
      cell: (ticket) => f.ago(updated(ticket)),
      title: (ticket) => f.date(updated(ticket), 'dateTime'),
      isTime: true,
      width: 104,
      className: wide,
    },
    {
      id: 'priority',
      header: t('ticket.priority'),
      value: ({ priority }) => nameOf(priority.name),
      cell: ({ priority: { name } }) =>
        urgent.includes(usualTicketName(name)) ? <Badge tone="watch">{nameOf(name)}</Badge> : nameOf(name),
      width: 80,
      className: roomy,
    },
    {
      id: 'status',
      header: t('ticket.status'),
      value: ({ status }) => nameOf(status.name),
      cell: badge,
      width: 150,
      className: wide,
    },
  ]
  useExports({ twin: () => columnTwin(label, columns, tickets) })
  if (tickets.length === 0) return <p className={nothing}>{t('ticket.none')}</p>
  return (
    <div className={root}>
      <ListTable label={label} columns={columns} rows={tickets.slice(0, most)} getRowId={({ id }) => String(id)} />
    </div>
  )
}
