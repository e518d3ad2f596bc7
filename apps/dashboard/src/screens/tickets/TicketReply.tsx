import { callApi, type TicketDetails, ticketDesk, tickets, useApi, useRead } from '@parapet/api'
import { Button, Notice, Select, useLocale, useWords } from '@parapet/ui'
import { useTicketName } from '@parapet/widgets'
import { useState } from 'react'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { ComposedText } from './ComposedText.tsx'
import { FilesField } from './FilesField.tsx'
import { ticketField } from './ticketField.ts'
import { ticketLimits } from './ticketLimits.ts'
import { ticketsWords } from './tickets.words.ts'
import { useUpload } from './useUpload.ts'

interface Reply {
  notes: string
  status: string
  priority: string
  files: readonly File[]
}

const valuesOf = ({ status, priority }: Pick<TicketDetails, 'status' | 'priority'>): Reply => ({
  notes: '',
  status: String(status.id),
  priority: String(priority.id),
  files: [],
})

/** The answer to a ticket, with its status and priority. What is typed survives a reload. */
export function TicketReply({ ticket }: { ticket: TicketDetails }) {
  const t = useWords(ticketsWords)
  const statuses = useRead(tickets.statuses, {}).data?.issue_statuses
  const priorities = useRead(tickets.priorities, {}).data?.issue_priorities
  const api = useApi()
  const nameOf = useTicketName()
  const { locale } = useLocale()
  const [isLost, setLost] = useState(false)
  const [ignored, setIgnored] = useState<readonly string[]>([])
  const stored = valuesOf(ticket)
  const upload = useUpload()
  const form = useSavedForm<Reply, Reply>({
    initial: stored,
    check: ({ notes }) => {
      const n = notes.trim().length
      return { notes: n > ticketLimits.text ? t('error.long', { max: ticketLimits.text, n }) : undefined }
    },
    asSent: (values) => ({ ...values, notes: values.notes.trim() }),
    save: async ({ notes, status, priority, files }, send) => {
      setIgnored([])
      setLost(false)
      const uploads = await upload(files)
      await send(ticketDesk.save, {
        issue: ticket.id,
        body: {
          issue: {
            ...(notes && { notes }),
            ...(uploads.length > 0 && { uploads }),
            ...(status !== stored.status && { status_id: Number(status) }),
            ...(priority !== stored.priority && { priority_id: Number(priority) }),
          },
        },
      })
      // Redmine answers 204 also when it drops what the user's role may not change.
      return callApi(ticketDesk.one, { issue: ticket.id }, api).then(
        ({ issue }) => {
          setLost(uploads.length > 0 && issue.attachments.length < ticket.attachments.length + uploads.length)
          return valuesOf(issue)
        },
        () => ({ notes: '', status, priority, files: [] }),
      )
    },
    onSaved: (kept, sent) => {
      form.take(kept)
      setIgnored([
        ...(sent.status !== stored.status && kept.status !== sent.status ? [t('column.status')] : []),
        ...(sent.priority !== stored.priority && kept.priority !== sent.priority ? [t('column.priority')] : []),
      ])
    },
    saved: ({ notes, status, priority, files }, kept) =>
      notes || files.length > 0 || (status === kept.status && priority === kept.priority) ? t('reply.sent') : null,
    failed: t('reply.failed'),
    draft: { code: `ticket.${ticket.id}`, withoutSecrets: (values) => ({ ...values, files: [] }) },
    toField: ticketField,
  })
  const closed = statuses?.find(({ is_closed }) => is_closed)
  const isClosed = statuses?.find(({ id }) => id === ticket.status.id)?.is_closed ?? false
  const optionsOf = (rows: readonly { id: number; name: string }[] | undefined, now: { id: number; name: string }) =>
    (rows ?? [now]).map(({ id, name }) => ({ value: String(id), label: nameOf(name) }))
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
      {isLost && (
        <Notice tone="watch" live>
          {t('files.lost')}
        </Notice>
      )}
      <ComposedText label={t('reply')} rows={5} {...form.field('notes')} />
      <FilesField {...form.field('files')} />
      <Select label={t('column.status')} options={optionsOf(statuses, ticket.status)} {...form.field('status')} />
      <Select
        label={t('column.priority')}
        options={optionsOf(priorities, ticket.priority)}
        {...form.field('priority')}
      />
    </SavedForm>
  )
}
