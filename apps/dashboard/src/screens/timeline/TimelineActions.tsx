import { type Span, ticketDesk } from '@parapet/api'
import { Button, Inline, useFormat, useTheme, useWords } from '@parapet/ui'
import { eventsWords } from '@parapet/widgets/events'
import { useTask } from '../../kit/action/useTask.ts'
import { useReported } from '../../kit/page/reported.ts'
import { paths } from '../../platform/paths/paths.ts'
import { authorName } from '../../platform/session/authorName.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { evidenceWords } from '../../shared/board/evidence/evidence.words.ts'
import { useOpenPage } from '../../shared/values/useOpenPage.ts'
import { timelineWords } from './timeline.words.ts'
import { linesWithin } from './timelineText.ts'
import type { Kind, TimelineEvent } from './timelineView.ts'

/** The tracker takes 20,000 characters; the rest is for what the user writes. */
const MOST_IN_TICKET = 15_000

interface TimelineActionsProps {
  /** As shown, newest first. */
  events: readonly TimelineEvent[]
  span: Span
  zone: string
  sites: readonly string[]
  hide: readonly Kind[]
  /** What the list lacks, in words. */
  gaps: readonly string[]
}

/** Takes the events as shown elsewhere: into a new ticket, or into a file of evidence. */
export function TimelineActions(props: TimelineActionsProps) {
  const link = useFrozenLink(props)
  useReported(() => ({ link, span: props.span, sites: props.sites }))
  return (
    <Inline gap={2}>
      <TicketButton {...props} />
      <EvidenceButton {...props} />
    </Inline>
  )
}

/** Returns the address of the same events: with a fixed range, so that it shows them later too. */
function useFrozenLink({ span, sites, hide }: TimelineActionsProps): string {
  const to = useTo()
  const query = { ...span, hide: hide.join('.') || null, sites: sites.join(',') || null }
  return new URL(to('timeline', undefined, query), location.origin).href
}

function TicketButton(props: TimelineActionsProps) {
  const { events, span, zone, sites, hide, gaps } = props
  const t = useWords(timelineWords)
  const e = useWords(eventsWords)
  const f = useFormat()
  const { user, company } = useSession()
  const refusal = refusalText(useMay(ticketDesk.add))
  const openPage = useOpenPage()
  const link = useFrozenLink(props)
  if (!paths.soporte.guard.allows({ user, company })) return null
  const write = () => {
    const lines = events.map(({ time, kind, label, who }) =>
      [f.date(time, 'seconds'), e(`name.${kind}`), label, who].filter(Boolean).join(' | '),
    )
    const ends = f.ends(span)
    const { text, shown } = linesWithin(lines, MOST_IN_TICKET)
    const kinds = [...new Set(events.map(({ kind }) => kind))].map((kind) => e(`kinds.${kind}`)).join(', ')
    const about = [
      t('ticket.range', { ...ends, zone }),
      sites.length > 0 && t('ticket.sites', { sites: sites.join(', ') }),
      hide.length > 0 && t('ticket.kinds', { kinds }),
      ...gaps,
      t('ticket.link', { link }),
      '',
      shown < events.length
        ? t('ticket.cut', { shown: String(shown), n: events.length })
        : t('ticket.events', { n: shown }),
      text,
    ].filter((line) => line !== false)
    openPage({
      does: 'open',
      page: 'soporte',
      query: { open: 'new' },
      filled: {
        subject: t('ticket.subject', ends),
        description: `${t('ticket.question')}\n\n\n${about.join('\n')}`,
      },
    })
  }
  return (
    <Button size="s" icon="ticket" disabledReason={refusal} onClick={write}>
      {t('ticket')}
    </Button>
  )
}

function EvidenceButton(props: TimelineActionsProps) {
  const { events, span, zone, sites, hide, gaps } = props
  const t = useWords(timelineWords)
  const e = useWords(eventsWords)
  const words = useWords(evidenceWords)
  const f = useFormat()
  const session = useSession()
  const { seed } = useTheme()
  const task = useTask()
  const link = useFrozenLink(props)
  const { company } = session
  if (!company) return null
  const save = async () => {
    const { saveEvidence } = await import('../../shared/board/evidence/saveEvidence.ts')
    const kinds = [...new Set(events.map(({ kind }) => kind))]
    return saveEvidence({
      extras: [
        {
          title: t('evidence.title'),
          text: [t('evidence.text', { n: events.length, ...f.ends(span) }), ...gaps].join(' · '),
          twin: {
            caption: t('evidence.title'),
            columns: [
              { label: t('column.time'), kind: 'time', format: (cell) => f.date(Number(cell), 'seconds') },
              { label: t('column.until') },
              { label: t('column.kind') },
              { label: t('column.what') },
              { label: t('column.who') },
            ],
            rows: events.map(({ time, until, kind, label, who }) => [
              time,
              until === null ? t('ongoing') : until === undefined ? null : f.date(until, 'seconds'),
              e(`name.${kind}`),
              label,
              who ?? null,
            ]),
          },
        },
      ],
      context: {
        link,
        page: t('title'),
        company: { id: company.id, name: company.name },
        span,
        zone,
        sites,
        filters: hide.length > 0 ? kinds.map((kind) => e(`kinds.${kind}`)) : [],
        brand: seed.title,
        savedBy: authorName(session),
      },
      t: words,
      f,
    })
  }
  return (
    <Button
      size="s"
      icon="package"
      busy={task.isBusy}
      onClick={() => void task.run(save, { done: t('evidence.saved') })}
    >
      {t('evidence')}
    </Button>
  )
}
