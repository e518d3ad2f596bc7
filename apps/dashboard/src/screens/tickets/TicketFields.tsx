import { type Ticket, ticketDesk, tickets, useRead } from '@parapet/api'
import { ErrorState, MultiSelect, Notice, Select, Skeleton, TextArea, TextField, useWords } from '@parapet/ui'
import { useConfig } from '../../config/ConfigContext.ts'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { ticketsWords } from '../../words/tickets.ts'
import { ticketLimits } from './ticketLimits.ts'
import type { TicketDraft } from './tickets.tsx'
import { watcherOptions } from './watcherOptions.ts'

/** The fields of a new ticket. */
export function TicketFields({ form }: { form: ResourceForm<TicketDraft>; row: Ticket | null }) {
  const t = useWords(ticketsWords)
  const { ticketProject } = useConfig().third
  return (
    <>
      {ticketProject === null && <Notice tone="watch">{t('noProject')}</Notice>}
      <TextField label={t('column.subject')} required help={t('subject.help')} {...form.field('subject')} />
      <TextArea
        label={t('description')}
        required
        rows={8}
        maxLength={ticketLimits.text}
        help={t('description.help')}
        {...form.field('description')}
      />
      <PriorityField form={form} />
      <WatchersField form={form} />
    </>
  )
}

function PriorityField({ form }: { form: ResourceForm<TicketDraft> }) {
  const t = useWords(ticketsWords)
  const describe = useDescribeFailure()
  const { data, failure, retry } = useRead(tickets.priorities, {})
  const offered = data?.issue_priorities.filter(({ active }) => active !== false)
  const usual = offered?.find(({ is_default }) => is_default)?.id
  if (failure && !data)
    return <ErrorState size="s" title={t('priorities.failed')} text={describe(failure)} onRetry={retry} />
  if (!offered) return <Skeleton width="100%" height={68} />
  return (
    <Select
      label={t('column.priority')}
      options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      {...form.field('priority')}
      value={form.values.priority ?? (usual === undefined ? null : String(usual))}
    />
  )
}

// A ticket without watchers is still a ticket: nothing is shown while or because they cannot be read.
function WatchersField({ form }: { form: ResourceForm<TicketDraft> }) {
  const t = useWords(ticketsWords)
  const { data } = useRead(ticketDesk.users, {})
  if (!data) return null
  return (
    <MultiSelect
      label={t('panel.watchers')}
      help={t('watchers.help')}
      options={watcherOptions(data.users)}
      {...form.field('watchers')}
    />
  )
}
