import { type Ticket, ticketDesk, tickets, useRead } from '@parapet/api'
import { MultiSelect, Notice, Select, Skeleton, TextArea, TextField, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { ticketLimits } from './ticketLimits.ts'
import type { TicketDraft } from './tickets.tsx'
import { ticketsWords } from './tickets.words.ts'
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
  const read = useRead(tickets.priorities, {})
  return (
    <ReadSection
      read={read}
      failed={t('priorities.failed')}
      size="s"
      placeholder={<Skeleton width="100%" height={68} />}
    >
      {({ issue_priorities }) => {
        const offered = issue_priorities.filter(({ active }) => active !== false)
        const usual = offered.find(({ is_default }) => is_default)?.id
        return (
          <Select
            label={t('column.priority')}
            options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...form.field('priority')}
            value={form.values.priority ?? (usual === undefined ? null : String(usual))}
          />
        )
      }}
    </ReadSection>
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
