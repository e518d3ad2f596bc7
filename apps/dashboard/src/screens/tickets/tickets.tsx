import { type Ticket, ticketDesk, tickets as tracker } from '@parapet/api'
import { type ResourceWrite, resource, rowDetail, write } from '../../kit/resource/resource.ts'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { TicketConversation } from './TicketConversation.tsx'
import { TicketFields } from './TicketFields.tsx'
import { TicketWatchers } from './TicketWatchers.tsx'
import { ticketField } from './ticketField.ts'
import { ticketLimits } from './ticketLimits.ts'
import { ticketsWords } from './tickets.words.ts'

/** The values of the form; ids are text. Without a priority, the tracker gives it its usual one. */
export interface TicketDraft {
  subject: string
  description: string
  priority: string | null
  watchers: readonly string[]
}

/** The tracker sends at most this many at once. */
const MOST_TICKETS = 100

const secondsOf = (iso: string) => Date.parse(iso) / 1000
const optionsOf = (names: readonly string[]) => [...new Set(names)].map((value) => ({ value, label: value }))

/** Where new tickets go: the project and tracker of the deployment's `config.json`. */
export interface TicketPlace {
  readonly ticketProject: number | string | null
  readonly ticketTracker: number | null
}

/** Creates the write of a new ticket in a place. */
export const newTicket = ({ ticketProject, ticketTracker }: TicketPlace): ResourceWrite<[draft: TicketDraft]> =>
  write(ticketDesk.add, (draft: TicketDraft) => ({
    body: {
      issue: {
        ...(ticketProject !== null && { project_id: ticketProject }),
        ...(ticketTracker !== null && { tracker_id: ticketTracker }),
        subject: draft.subject.trim(),
        description: draft.description.trim(),
        ...(draft.priority !== null && { priority_id: Number(draft.priority) }),
        watcher_user_ids: draft.watchers.map(Number),
      },
    },
  }))

/** The support tickets that the user may see (§7): the tracker's issues, newest change first. */
export const tickets = resource({
  code: 'tickets',
  words: ticketsWords,
  unreadableText: (n, t) => t('unreadable', { n }),
  list: {
    call: tracker.list,
    params: () => ({ limit: MOST_TICKETS, offset: 0 }),
    itemsOf: (answer) => {
      const { issues, total_count } = answer as { issues: readonly Ticket[]; total_count: number }
      return { items: issues, count: total_count }
    },
    isPaged: false,
    olderParams: (loaded) => ({ limit: MOST_TICKETS, offset: loaded }),
    searchParams: (search) => ({
      ...(/^#\d+$/.test(search) ? { issue_id: search.slice(1) } : { subject: `~${search}` }),
      limit: MOST_TICKETS,
      offset: 0,
    }),
  },
  getId: (row: Ticket) => String(row.id),
  getTitle: (row) => row.subject,
  columns: (make) => [
    make.longText('subject', (row) => row.subject, { primary: true }),
    make.text('id', (row) => `#${row.id}`, { width: 96 }),
    make.text('company', (row) => row.project?.name, { primary: true }),
    make.text('status', (row) => row.status.name, { primary: true }),
    make.text('priority', (row) => row.priority.name, { primary: true }),
    make.text('type', (row) => row.tracker?.name ?? '—'),
    make.text('assigned', (row) => row.assigned_to?.name ?? '—'),
    make.text('author', (row) => row.author?.name ?? '—', { isHidden: true }),
    make.ago('updated', (row) => secondsOf(row.updated_on), { primary: true }),
    make.date('created', (row) => secondsOf(row.created_on), { isHidden: true }),
  ],
  sort: { id: 'updated', desc: true },
  filters: [
    {
      id: 'company',
      options: (rows) => optionsOf(rows.flatMap((row) => row.project?.name ?? [])),
      matches: (row, company) => row.project?.name === company,
    },
    {
      id: 'status',
      options: (rows) => optionsOf(rows.map((row) => row.status.name)),
      matches: (row, status) => row.status.name === status,
    },
    {
      id: 'priority',
      options: (rows) => optionsOf(rows.map((row) => row.priority.name)),
      matches: (row, priority) => row.priority.name === priority,
    },
  ],
  form: {
    Fields: TicketFields,
    initial: (): TicketDraft => ({ subject: '', description: '', priority: null, watchers: [] }),
    getTitle: (draft) => draft.subject.trim(),
    toField: ticketField,
    check: (draft, t) => {
      const [subject, description] = [draft.subject.trim(), draft.description.trim()]
      const tooLong = (text: string, max: number) => text.length > max && t('error.long', { max, n: text.length })
      return {
        subject: subject === '' ? t('error.subject') : tooLong(subject, ticketLimits.subject) || undefined,
        description: description === '' ? t('error.description') : tooLong(description, ticketLimits.text) || undefined,
      }
    },
  },
  detail: rowDetail(
    ticketDesk.one,
    (issue) => ({ issue }),
    ({ issue }): Ticket => issue,
  ),
  panels: [
    { id: 'conversation', icon: 'ticket', Panel: TicketConversation },
    { id: 'watchers', icon: 'eye', Panel: TicketWatchers },
  ],
  use: () => ({ place: useConfig().third }),
  of: ({ place }: { place: TicketPlace }) => ({
    create: newTicket(place),
  }),
})
