import { callApi, type TicketDetails, ticketDesk, tickets, useApi, useRead } from '@parapet/api'
import { Button, Notice, Select, TextArea, useLocale, useWords } from '@parapet/ui'
import { useState } from 'react'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { ticketField } from './ticketField.ts'
import { ticketLimits } from './ticketLimits.ts'
import { ticketsWords } from './tickets.words.ts'

interface Reply {
  notes: string
  status: string
  priority: string
}

const valuesOf = ({ status, priority }: Pick<TicketDetails, 'status' | 'priority'>): Reply => ({
  notes: '',
  status: String(status.id),
  priority: String(priority.id),
})

/** The answer to a ticket, with its status and priority. What is typed survives a reload. */
export function TicketReply({ ticket }: { ticket: TicketDetails }) {
  const t = useWords(ticketsWords)
  const statuses = useRead(tickets.statuses, {}).data?.issue_statuses
  const priorities = useRead(tickets.priorities, {}).data?.issue_priorities
  const api = useApi()
  const { locale } = useLocale()
  const [ignored, setIgnored] = useState<readonly string[]>([])
  const stored = valuesOf(ticket)
  const form = useSavedForm<Reply, Reply>({
    initial: stored,
    check: ({ notes }) => {
      const n = notes.trim().length
      return { notes: n > ticketLimits.text ? t('error.long', { max: ticketLimits.text, n }) : undefined }
    },
    asSent: (values) => ({ ...values, notes: values.notes.trim() }),
    save: async ({ notes, status, priority }, send) => {
      setIgnored([])
      await send(ticketDesk.save, {
        issue: ticket.id,
        body: {
          issue: {
            ...(notes && { notes }),
            ...(status !== stored.status && { status_id: Number(status) }),
            ...(priority !== stored.priority && { priority_id: Number(priority) }),
          },
        },
      })
      // Redmine answers 204 also when it drops what the user's role may not change.
      return callApi(ticketDesk.one, { issue: ticket.id }, api).then(
        ({ issue }) => valuesOf(issue),
        () => ({ notes: '', status, priority }),
      )
    },
    onSaved: (kept, sent) => {
      form.take(kept)
      setIgnored([
        ...(sent.status !== stored.status && kept.status !== sent.status ? [t('column.status')] : []),
        ...(sent.priority !== stored.priority && kept.priority !== sent.priority ? [t('column.priority')] : []),
      ])
    },
    saved: ({ notes, status, priority }, kept) =>
      notes || (status === kept.status && priority === kept.priority) ? t('reply.sent') : null,
    failed: t('reply.failed'),
    draft: { code: `ticket.${ticket.id}` },
    toField: ticketField,
  })
  const closed = statuses?.find(({ is_closed }) => is_closed)
  const isClosed = statuses?.find(({ id }) => id === ticket.status.id)?.is_closed ?? false
  const optionsOf = (rows: readonly { id: number; name: string }[] | undefined, now: { id: number; name: string }) =>
    (rows ?? [now]).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <SavedForm
      form={form}
      label={t('reply.form')}
      submitLabel={t('reply.send')}
      needsChange
      unchangedReason={t('reply.nothing')}
      unsavedLabel={null}
      actions={
        closed &&
        !isClosed && (
          <Button busy={form.isBusy} onClick={() => void form.submit({ status: String(closed.id) })}>
            {t('reply.close')}
          </Button>
        )
      }
    >
      {ignored.length > 0 && (
        <Notice tone="watch" live>
          {t('reply.ignored', { fields: new Intl.ListFormat(locale).format(ignored) })}
        </Notice>
      )}
      <TextArea label={t('reply')} rows={5} maxLength={ticketLimits.text} {...form.field('notes')} />
      <Select label={t('column.status')} options={optionsOf(statuses, ticket.status)} {...form.field('status')} />
      <Select
        label={t('column.priority')}
        options={optionsOf(priorities, ticket.priority)}
        {...form.field('priority')}
      />
    </SavedForm>
  )
}
