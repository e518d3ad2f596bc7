import type { StatusIssue, StatusService } from '@parapet/api'
import { Status, useFormat, useWords } from '@parapet/ui'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import { listWords } from '../words/lists.ts'
import { nothing, root, small } from './kinds.css.ts'
import { allWell, line, lines, lineText, lineTitle, lineTop, subheading } from './lines.css.ts'
import { plainText } from './plainText.ts'

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

/** The tone of a service by the status page's type; an unknown type is `watch`. */
export function serviceTone(service: StatusService): Tone {
  return tones.get(service.status.status_type.toLowerCase()) ?? 'watch'
}

const isOpen = (issue: StatusIssue): boolean => issue.state.toLowerCase() !== 'resolved'
const seconds = (text: string | null | undefined): number | null => {
  const parsed = text ? Date.parse(text) / 1000 : Number.NaN
  return Number.isFinite(parsed) ? parsed : null
}

/** The provider's status page: one line if all is well, else the affected services, and recent incidents. */
export function StatusTable({ label, services, issues, most = 3 }: StatusTableProps) {
  const t = useWords(listWords)
  const f = useFormat()
  const ailing = services.filter((service) => serviceTone(service) !== 'good')
  const open = issues.filter(isOpen)
  const closed = issues.filter((issue) => !isOpen(issue)).slice(0, most)
  const isWell = ailing.length === 0 && open.length === 0
  useExports({
    twin: () => ({
      caption: label,
      columns: [{ label: t('status.services') }, { label: t('ticket.status') }],
      rows: services.map((service) => [plainText(service.name), t(wordOf[serviceTone(service)])]),
    }),
  })
  if (services.length === 0 && issues.length === 0) return <p className={nothing}>{t('status.none')}</p>
  return (
    <section className={root} aria-label={label}>
      {isWell ? (
        <div className={allWell}>
          <Status tone="good" label={t('status.all')} />
          <span className={small}>{services.map((service) => plainText(service.name)).join(' · ')}</span>
        </div>
      ) : (
        <ul className={lines}>
          {open.map((issue) => (
            <Issue key={`issue${issue.id}`} issue={issue} />
          ))}
          {ailing.map((service) => (
            <li key={service.id} className={line}>
              <div className={lineTop}>
                <span className={lineTitle}>{plainText(service.name) || '—'}</span>
                <Status tone={serviceTone(service)} label={t(wordOf[serviceTone(service)])} />
              </div>
              {service.description ? <p className={lineText}>{plainText(service.description)}</p> : null}
            </li>
          ))}
        </ul>
      )}
      {closed.length > 0 ? (
        <>
          <p className={subheading}>{t('status.history')}</p>
          <ul className={lines}>
            {closed.map((issue) => (
              <li key={issue.id} className={cx(line)} style={{ paddingBlock: 8 }}>
                <div className={lineTop}>
                  <span className={lineText}>{plainText(issue.title) || '—'}</span>
                  <span className={small} style={{ whiteSpace: 'nowrap' }}>
                    {t('status.resolved')} · {f.date(seconds(issue.updated_at ?? issue.created_at), 'date')}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

function Issue({ issue }: { issue: StatusIssue }) {
  const t = useWords(listWords)
  const f = useFormat()
  const stage = stages.find((one) => one === issue.state.toLowerCase())
  const names = issue.services.map((service) => plainText(service.name)).filter(Boolean)
  return (
    <li className={line}>
      <div className={lineTop}>
        <span className={lineTitle}>{plainText(issue.title) || '—'}</span>
        <Status
          tone={stage === 'monitoring' || stage === 'maintenance' ? 'info' : 'watch'}
          label={stage ? t(`status.${stage}`) : issue.state || t('status.unknown')}
        />
      </div>
      <span className={small}>
        {[
          t('status.issueSince', { time: f.date(seconds(issue.created_at), 'dateTime') }),
          names.length > 0 ? t('status.affects', { services: names.join(', ') }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}
