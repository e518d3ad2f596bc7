import type { Ticket } from '@parapet/api'
import { Anchor, Badge, useFormat, useWords } from '@parapet/ui'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import { listWords } from '../words/lists.ts'
import { nothing, plainLink, root, small } from './kinds.css.ts'
import { plainText } from './plainText.ts'
import { cell, head, roomy, row as rowStyle, table, wide } from './table.css.ts'
import { first, subject as subjectStyle } from './tickets.css.ts'
import { withBreaks } from './withBreaks.tsx'

export interface TicketListProps {
  label: string
  tickets: readonly Ticket[]
  hrefOf?: (ticket: Ticket) => string
  most?: number
}

const urgent = /^(high|urgent|immediate|alta|urgente|inmediata)$/i
const done = /^(closed|resolved|rejected|cerrada|resuelta|rechazada)$/i

/** The latest tickets: subject, author, age and priority. */
export function TicketList({ label, tickets, hrefOf, most = 5 }: TicketListProps) {
  const t = useWords(listWords)
  const f = useFormat()
  const updated = (ticket: Ticket) => {
    const parsed = Date.parse(ticket.updated_on) / 1000
    return Number.isFinite(parsed) ? parsed : null
  }
  useExports({
    twin: () => ({
      caption: label,
      columns: [
        { label: t('ticket.id') },
        { label: t('ticket.type') },
        { label: t('ticket.subject') },
        { label: t('ticket.assigned') },
        { label: t('ticket.updated'), kind: 'time' },
        { label: t('ticket.priority') },
        { label: t('ticket.status') },
      ],
      rows: tickets.map((ticket) => [
        String(ticket.id),
        ticket.tracker?.name ?? null,
        plainText(ticket.subject),
        ticket.assigned_to?.name ?? null,
        updated(ticket),
        ticket.priority.name,
        ticket.status.name,
      ]),
    }),
  })
  if (tickets.length === 0) return <p className={nothing}>{t('ticket.none')}</p>
  return (
    <div className={root}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t('ticket.subject')}
            </th>
            <th scope="col" className={cx(head, roomy)} style={{ width: 104 }}>
              {t('ticket.assigned')}
            </th>
            <th scope="col" className={cx(head, wide)} style={{ width: 104 }}>
              {t('ticket.updated')}
            </th>
            <th scope="col" className={cx(head, roomy)} style={{ width: 80 }}>
              {t('ticket.priority')}
            </th>
            <th scope="col" className={head} style={{ width: 150 }}>
              {t('ticket.status')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tickets.slice(0, most).map((ticket) => {
            const subject = plainText(ticket.subject) || '—'
            return (
              <tr key={ticket.id} className={rowStyle}>
                <th scope="row" className={cx(cell, first)}>
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
                    {ticket.tracker ? ` · ${ticket.tracker.name}` : ''}
                  </div>
                </th>
                <td className={cx(cell, roomy)}>
                  {ticket.assigned_to?.name ?? <span className={small}>{t('ticket.nobody')}</span>}
                </td>
                <td className={cx(cell, wide)} title={f.date(updated(ticket), 'dateTime')}>
                  {f.ago(updated(ticket))}
                </td>
                <td className={cx(cell, roomy)}>
                  {urgent.test(ticket.priority.name) ? (
                    <Badge tone="watch">{ticket.priority.name}</Badge>
                  ) : (
                    ticket.priority.name
                  )}
                </td>
                <td className={cell}>
                  <Badge tone={done.test(ticket.status.name) ? 'neutral' : 'info'}>{ticket.status.name}</Badge>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
