import {
  CallFailure,
  callApi,
  type Failure,
  type TicketDetails,
  ticketDesk,
  tickets,
  useApi,
  useRead,
  useWrite,
} from '@parapet/api'
import {
  Button,
  Form,
  FormActions,
  Notice,
  Select,
  TextArea,
  useForm,
  useLocale,
  useToast,
  useWords,
} from '@parapet/ui'
import { useEffect, useMemo, useState } from 'react'
import { formError, refusedFields } from '../../failure/describeFailure.ts'
import { draftStorage } from '../../kit/form/draft.ts'
import { useUnsavedWork } from '../../kit/form/unsavedWork.ts'
import { useSession } from '../../session/SessionContext.ts'
import { failureWords } from '../../words/failure.ts'
import { ticketsWords } from '../../words/tickets.ts'
import { ticketField } from './ticketField.ts'
import { ticketLimits } from './ticketLimits.ts'

/** The answer to a ticket, with its status and priority. What is typed survives a reload. */
export function TicketReply({ ticket }: { ticket: TicketDetails }) {
  const t = useWords(ticketsWords)
  const failed = useWords(failureWords)
  const toast = useToast()
  const { user } = useSession()
  const statuses = useRead(tickets.statuses, {}).data?.issue_statuses
  const priorities = useRead(tickets.priorities, {}).data?.issue_priorities
  const save = useWrite(ticketDesk.save)
  const api = useApi()
  const { locale } = useLocale()
  const [failure, setFailure] = useState<Failure>()
  const [ignored, setIgnored] = useState<readonly string[]>([])
  const stored = { notes: '', status: String(ticket.status.id), priority: String(ticket.priority.id) }
  const draft = useMemo(
    () => draftStorage(`ticket.${ticket.id}`, user?.id, { notes: '', status: '', priority: '' }),
    [ticket.id, user?.id],
  )
  const form = useForm(draft.read() ?? stored, ({ notes }) => ({
    notes:
      notes.trim().length > ticketLimits.text
        ? t('error.long', { max: ticketLimits.text, n: notes.trim().length })
        : undefined,
  }))
  const { values } = form
  const isChanged = values.notes.trim() !== '' || values.status !== stored.status || values.priority !== stored.priority
  useEffect(() => draft.write(isChanged ? values : null), [draft, isChanged, values])
  const release = useUnsavedWork(isChanged)
  const closed = statuses?.find(({ is_closed }) => is_closed)
  const isClosed = statuses?.find(({ id }) => id === ticket.status.id)?.is_closed ?? false

  const send = async ({ notes, status, priority }: typeof values) => {
    setFailure(undefined)
    setIgnored([])
    try {
      await save.run({
        issue: ticket.id,
        body: {
          issue: {
            ...(notes.trim() && { notes: notes.trim() }),
            ...(status !== stored.status && { status_id: Number(status) }),
            ...(priority !== stored.priority && { priority_id: Number(priority) }),
          },
        },
      })
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.failure)
      form.setServerErrors(refusedFields(problem.failure, failed, ticketField))
      return
    }
    release()
    draft.write(null)
    // Redmine answers 204 also when it drops what the user's role may not change.
    const now = await callApi(ticketDesk.one, { issue: ticket.id }, api).then(
      ({ issue }) => issue,
      () => null,
    )
    const kept = now ? { status: String(now.status.id), priority: String(now.priority.id) } : { status, priority }
    form.reset({ notes: '', ...kept })
    setIgnored([
      ...(status !== stored.status && kept.status !== status ? [t('column.status')] : []),
      ...(priority !== stored.priority && kept.priority !== priority ? [t('column.priority')] : []),
    ])
    const isChangeKept = status === kept.status && priority === kept.priority
    if (notes.trim() || isChangeKept) toast.success(t('reply.sent'))
  }
  const optionsOf = (rows: readonly { id: number; name: string }[] | undefined, now: { id: number; name: string }) =>
    (rows ?? [now]).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Form
      label={t('reply.form')}
      onSubmit={() => form.submit(send)}
      error={formError(failure, t('reply.failed'), failed)}
      errors={form.errors}
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
      <FormActions>
        <Button
          type="submit"
          tone="primary"
          busy={save.isBusy}
          disabledReason={isChanged ? undefined : t('reply.nothing')}
        >
          {t('reply.send')}
        </Button>
        {closed && !isClosed && (
          <Button busy={save.isBusy} onClick={() => form.submit((now) => send({ ...now, status: String(closed.id) }))}>
            {t('reply.close')}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}
