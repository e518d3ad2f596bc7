import { type AttachedUpload, type Ticket, ticketDesk, tickets as tracker } from '@parapet/api'
import { Status, useWords } from '@parapet/ui'
import { useTicketName } from '@parapet/widgets'
import { type ResourceWrite, resource, rowDetail, write } from '../../kit/resource/resource.ts'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { heldFile, type ReportPart, reportText } from '../../shared/report/reportParts.ts'
import { TicketConversation } from './TicketConversation.tsx'
import { TicketFields } from './TicketFields.tsx'
import { TicketWatchers } from './TicketWatchers.tsx'
import { ticketField } from './ticketField.ts'
import { ticketLimits } from './ticketLimits.ts'
import { ticketsWords } from './tickets.words.ts'
import { type Upload, useUpload } from './useUpload.ts'
import { waitsForCustomer } from './waiting.ts'

/** The values of the form; ids are text. Without a priority, the tracker gives it its usual one. */
export interface TicketDraft {
  subject: string
  description: string
  priority: string | null
  watchers: readonly string[]
  /** The type; the deployment's, or the tracker's first, if null. */
  type: string | null
  files: readonly File[]
  /** What a report brings; empty for a ticket written by hand. */
  parts: readonly ReportPart[]
}

/** The tracker sends at most this many at once. */
const MOST_TICKETS = 100

const secondsOf = (iso: string) => Date.parse(iso) / 1000
interface Named {
  readonly id: number
  readonly name: string
}

const optionsOf = (rows: readonly (Named | null | undefined)[], labelOf: (name: string) => string = (name) => name) =>
  [...new Map(rows.flatMap((row) => (row ? [[row.id, row.name]] : [])))].map(([id, name]) => ({
    value: String(id),
    label: labelOf(name),
  }))

/** Where new tickets go: the project and tracker of the deployment's `config.json`. */
export interface TicketPlace {
  readonly ticketProject: number | string | null
  readonly ticketTracker: number | null
  readonly ticketWaiting: readonly number[] | null
}

interface TicketTools {
  place: TicketPlace
  upload: Upload
  /** Whether the user sees tickets of several companies. */
  hasSeveral: boolean
  waitWord: string
  /** Says a status, priority or type in the user's language. */
  nameOf: (name: string) => string
}

/** Returns the text of a new ticket: what the user wrote, and below what a report brings. */
export const wholeText = ({ description, parts }: Pick<TicketDraft, 'description' | 'parts'>): string =>
  [description.trim(), reportText(parts)].filter(Boolean).join('\n\n')

const filesOf = ({ files, parts }: TicketDraft): File[] => [
  ...files,
  ...parts.flatMap((part) => ('file' in part ? (heldFile(part.file) ?? []) : [])),
]

/** Creates the write of a new ticket in a place; its files are stored first. */
export function newTicket(
  { ticketProject, ticketTracker }: Pick<TicketPlace, 'ticketProject' | 'ticketTracker'>,
  upload: Upload,
): ResourceWrite<[draft: TicketDraft]> {
  const inputOf = (draft: TicketDraft, uploads: AttachedUpload[]) => ({
    body: {
      issue: {
        ...(ticketProject !== null && { project_id: ticketProject }),
        ...trackerOf(draft.type === null ? ticketTracker : Number(draft.type)),
        subject: draft.subject.trim(),
        description: wholeText(draft),
        ...(draft.priority !== null && { priority_id: Number(draft.priority) }),
        watcher_user_ids: draft.watchers.map(Number),
        ...(uploads.length > 0 && { uploads }),
      },
    },
  })
  return {
    ...write(ticketDesk.add, (draft: TicketDraft) => inputOf(draft, [])),
    prepare: async (draft) => inputOf(draft, await upload(filesOf(draft))),
  }
}

const trackerOf = (id: number | null) => (id === null ? {} : { tracker_id: id })

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
    // Redmine's documented filters; the others see only what is loaded, which the list says.
    searchedFilters: ['status', 'company'],
    searchParams: (search, { filters: { status, company } }) => ({
      ...(/^#\d+$/.test(search) ? { issue_id: search.slice(1) } : search !== '' && { subject: `~${search}` }),
      ...(status !== undefined && { status_id: status }),
      ...(company !== undefined && { project_id: company }),
      limit: MOST_TICKETS,
      offset: 0,
    }),
  },
  getId: (row: Ticket) => String(row.id),
  getTitle: (row) => row.subject,
  sort: { id: 'updated', desc: true },
  form: {
    Fields: TicketFields,
    initial: (): TicketDraft => ({
      subject: '',
      description: '',
      priority: null,
      watchers: [],
      type: null,
      files: [],
      parts: [],
    }),
    // Files are not kept in a draft: a reload drops them.
    secrets: ['files'],
    getTitle: (draft) => draft.subject.trim(),
    toField: ticketField,
    check: (draft, t) => {
      const [subject, description] = [draft.subject.trim(), draft.description.trim()]
      const tooLong = (text: string, max: number) => text.length > max && t('error.long', { max, n: text.length })
      return {
        subject: subject === '' ? t('error.subject') : tooLong(subject, ticketLimits.subject) || undefined,
        description:
          description === '' ? t('error.description') : tooLong(wholeText(draft), ticketLimits.text) || undefined,
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
  use: () => {
    const { user, company } = useSession()
    return {
      place: useConfig().third,
      upload: useUpload(),
      // Staff see the tickets of companies in which they are not members.
      hasSeveral: paths.companies.guard.allows({ user, company }),
      waitWord: useWords(ticketsWords)('waiting'),
      nameOf: useTicketName(),
    }
  },
  of: ({ place, upload, hasSeveral, waitWord, nameOf }: TicketTools) => ({
    create: newTicket(place, upload),
    columns: (make) => [
      make.longText('subject', (row) => row.subject, { primary: true }),
      make.text('id', (row) => `#${row.id}`, { width: 96 }),
      ...(hasSeveral ? [make.text('company', (row) => row.project?.name, { primary: true })] : []),
      make.custom(
        'status',
        (row) => nameOf(row.status.name),
        (row) =>
          waitsForCustomer(row, place.ticketWaiting) ? (
            <Status tone="watch" label={waitWord} />
          ) : (
            nameOf(row.status.name)
          ),
        { primary: true },
      ),
      make.text('priority', (row) => nameOf(row.priority.name), { primary: true }),
      make.text('type', (row) => (row.tracker ? nameOf(row.tracker.name) : '—')),
      make.text('assigned', (row) => row.assigned_to?.name ?? '—'),
      make.text('author', (row) => row.author?.name ?? '—', { isHidden: true }),
      make.ago('updated', (row) => secondsOf(row.updated_on), { primary: true }),
      make.date('created', (row) => secondsOf(row.created_on), { isHidden: true }),
    ],
    filters: [
      {
        id: 'waiting',
        options: () => [{ value: 'customer', label: waitWord }],
        matches: (row) => waitsForCustomer(row, place.ticketWaiting),
      },
      {
        id: 'company',
        options: (rows) => optionsOf(rows.map(({ project }) => project)),
        matches: (row, company) => String(row.project?.id) === company,
      },
      {
        id: 'status',
        options: (rows) =>
          optionsOf(
            rows.map(({ status }) => status),
            nameOf,
          ),
        matches: (row, status) => String(row.status.id) === status,
      },
      {
        id: 'priority',
        options: (rows) =>
          optionsOf(
            rows.map(({ priority }) => priority),
            nameOf,
          ),
        matches: (row, priority) => String(row.priority.id) === priority,
      },
    ],
  }),
})
