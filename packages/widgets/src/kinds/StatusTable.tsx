import { type StatusIssue, type StatusService, statusTypeOf } from '@parapet/api'
import { ListTable, Stack, Status, useFormat, useWords } from '@parapet/ui'
import { columnTwin, type ListedColumn } from '../charts/columnTwin.ts'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import { listWords } from '../words/lists.ts'
import { root, small } from './kinds.css.ts'
import { allWell, lineText, lineTitle } from './lines.css.ts'
import { severalLines, wrapping } from './table.css.ts'

export interface StatusTableProps {
  label: string
  services: readonly StatusService[]
  issues: readonly StatusIssue[]
  most?: number
}

type Tone = 'good' | 'watch' | 'bad' | 'info'

const tones = new Map<string, Tone>([
  ['ok', 'good'],
  ['minor', 'watch'],
  ['major', 'bad'],
  ['maintenance', 'info'],
])
const wordOf = { good: 'status.ok', watch: 'status.degraded', bad: 'status.down', info: 'status.maintenance' } as const
const stages = ['investigating', 'identified', 'monitoring', 'resolved', 'maintenance'] as const

const knownTone = (service: StatusService) => tones.get(statusTypeOf(service).toLowerCase())

/** The tone of a service by the status page's type; an unknown type is `watch`. */
export const serviceTone = (service: StatusService): Tone => knownTone(service) ?? 'watch'

const isOpen = (issue: StatusIssue): boolean => issue.state.toLowerCase() !== 'resolved'
const seconds = (text: string | null | undefined): number | null => {
  const parsed = text ? Date.parse(text) / 1000 : Number.NaN
  return Number.isFinite(parsed) ? parsed : null
}

/** The provider's status page: one line if all is well, else the affected services, and recent incidents. */
export function StatusTable({ label, services, issues, most = 3 }: StatusTableProps) {
  const t = useWords(listWords)
  const stateOf = (service: StatusService) => {
    const tone = knownTone(service)
    return tone ? t(wordOf[tone]) : service.status?.name || t('status.unknown')
  }
  const ailing = services.filter((service) => serviceTone(service) !== 'good')
  const open = issues.filter(isOpen)
  const closed = issues.filter((issue) => !isOpen(issue)).slice(0, most)
  const isWell = ailing.length === 0 && open.length === 0
  const serviceColumns: readonly ListedColumn<StatusService>[] = [
    {
      id: 'service',
      header: t('status.services'),
      value: ({ name }) => name,
      cell: ({ name, description }) => (
        <>
          <div className={lineTitle}>{name.trim() || '—'}</div>
          {description ? <p className={lineText}>{description}</p> : null}
        </>
      ),
      cellClassName: cx(wrapping, severalLines),
    },
    {
      id: 'state',
      header: t('ticket.status'),
      value: stateOf,
      cell: (service) => <Status tone={serviceTone(service)} label={stateOf(service)} />,
      width: '46%',
      cellClassName: wrapping,
    },
  ]
  const issueColumns: readonly ListedColumn<StatusIssue>[] = [
    {
      id: 'incident',
      header: t('status.history'),
      value: ({ title }) => title,
      cell: (issue) => <Incident issue={issue} />,
      cellClassName: cx(wrapping, severalLines),
    },
    {
      id: 'state',
      header: t('ticket.status'),
      value: ({ state }) => state,
      cell: (issue) => <Stage issue={issue} />,
      width: '46%',
    },
  ]
  useExports({ twin: () => columnTwin(label, serviceColumns, services) })
  return (
    <section className={root} aria-label={label}>
      <Stack gap={2}>
        {isWell && (
          <div className={allWell}>
            <Status tone="good" label={t('status.all')} />
            <span className={small}>{services.map((service) => service.name.trim()).join(' · ')}</span>
          </div>
        )}
        {ailing.length > 0 && (
          <ListTable
            label={t('status.services')}
            columns={serviceColumns}
            rows={ailing}
            getRowId={({ id }) => String(id)}
          />
        )}
        {open.length + closed.length > 0 && (
          <ListTable
            label={t('status.history')}
            columns={issueColumns}
            rows={[...open, ...closed]}
            getRowId={({ id }) => String(id)}
          />
        )}
      </Stack>
    </section>
  )
}

function Incident({ issue }: { issue: StatusIssue }) {
  const t = useWords(listWords)
  const f = useFormat()
  const title = issue.title.trim() || '—'
  if (!isOpen(issue)) return <div className={lineText}>{title}</div>
  const names = issue.services.map((service) => service.name.trim()).filter(Boolean)
  return (
    <>
      <div className={lineTitle}>{title}</div>
      <span className={small}>
        {[
          t('status.issueSince', { time: f.date(seconds(issue.created_at), 'dateTime') }),
          names.length > 0 ? t('status.affects', { services: names.join(', ') }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}

function Stage({ issue }: { issue: StatusIssue }) {
  const t = useWords(listWords)
  const f = useFormat()
  if (!isOpen(issue))
    return (
      <span className={small}>
        {t('status.resolved')} · {f.date(seconds(issue.updated_at ?? issue.created_at), 'date')}
      </span>
    )
  const stage = stages.find((one) => one === issue.state.toLowerCase())
  return (
    <Status
      tone={stage === 'monitoring' || stage === 'maintenance' ? 'info' : 'watch'}
      label={stage ? t(`status.${stage}`) : issue.state || t('status.unknown')}
    />
  )
}
