import { type Ticket, ticketDesk, tickets, useRead } from '@parapet/api'
import { MultiSelect, Notice, Select, Skeleton, TextField, useWords } from '@parapet/ui'
import { useTicketName } from '@parapet/widgets'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { ComposedText } from './ComposedText.tsx'
import { FilesField } from './FilesField.tsx'
import { ReportParts } from './ReportParts.tsx'
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
      <TypeField form={form} />
      <TextField label={t('column.subject')} required help={t('subject.help')} {...form.field('subject')} />
      <TemplateField form={form} />
      <ComposedText
        label={t('description')}
        required
        rows={8}
        help={t('description.help')}
        {...form.field('description')}
      />
      <FilesField {...form.field('files')} />
      <ReportParts parts={form.values.parts} onChange={(parts) => form.set('parts', parts)} />
      <PriorityField form={form} />
      <WatchersField form={form} />
    </>
  )
}

// A tracker that does not name its types gives a ticket its usual one.
function TypeField({ form }: { form: ResourceForm<TicketDraft> }) {
  const t = useWords(ticketsWords)
  const nameOf = useTicketName()
  const { ticketTracker } = useConfig().third
  const { data } = useRead(tickets.trackers, {})
  if (!data || data.trackers.length < 2) return null
  const usual = data.trackers.find(({ id }) => id === ticketTracker)?.id
  return (
    <Select
      label={t('column.type')}
      placeholder={t('type.usual')}
      options={data.trackers.map(({ id, name }) => ({ value: String(id), label: nameOf(name) }))}
      {...form.field('type')}
      value={form.values.type ?? (usual === undefined ? null : String(usual))}
    />
  )
}

const templates = ['errors', 'slow', 'cache', 'change', 'bill'] as const

/** Questions that support would ask anyway; they take the place of nothing that the user wrote. */
function TemplateField({ form }: { form: ResourceForm<TicketDraft> }) {
  const t = useWords(ticketsWords)
  const { description } = form.values
  const texts = templates.map((name) => t(`template.${name}.text`))
  const chosen = templates.find((_, index) => texts[index] === description)
  const isOwn = description.trim() !== '' && chosen === undefined
  return (
    <Select
      label={t('template')}
      name="template"
      placeholder={t('template.none')}
      help={t('template.help')}
      options={templates.map((name) => ({ value: name, label: t(`template.${name}`) }))}
      value={chosen ?? null}
      {...(isOwn && { disabledReason: t('template.own') })}
      onChange={(name) => {
        const found = templates.find((one) => one === name)
        if (found) form.set('description', t(`template.${found}.text`))
      }}
    />
  )
}

function PriorityField({ form }: { form: ResourceForm<TicketDraft> }) {
  const t = useWords(ticketsWords)
  const nameOf = useTicketName()
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
            options={offered.map(({ id, name }) => ({ value: String(id), label: nameOf(name) }))}
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
