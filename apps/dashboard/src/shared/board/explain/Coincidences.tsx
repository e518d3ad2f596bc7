import { closeTo, coincidencesOf, type ExplainMetric } from '@parapet/api'
import { Button, Heading, Icon, Link, LinkButton, Skeleton, useFormat, useWords } from '@parapet/ui'
import { type BoardLinks, ValueButton } from '@parapet/widgets'
import { eventKinds, eventsWords, type Marker } from '@parapet/widgets/events'
import { type ReactNode, useMemo, useState } from 'react'
import { EventGaps, useGapTexts } from '../events/EventGaps.tsx'
import { useAllEvents } from '../events/useAllEvents.ts'
import type { ExtraTable } from '../evidence/saveEvidence.ts'
import { coincidenceTable } from './coincidenceTable.ts'
import * as css from './explain.css.ts'
import { explainWords } from './explain.words.ts'
import type { BoardSource } from './explainQuestion.ts'
import type { FoundOnset } from './onset.ts'
import { useOnset } from './useOnset.ts'

interface CoincidencesProps {
  board: BoardSource
  metric: ExplainMetric
  onset: FoundOnset
  links: BoardLinks
  onAct: () => void
  /** What follows, given the events as a table for evidence; null while they are being read. */
  children: (tables: readonly ExtraTable[] | null) => ReactNode
}

const DAY = 86_400
const AT_FIRST = 5
const AROUND_S = 30 * 60
/** Closest in meaning to a change of the traffic first. Anomalies and tickets tell of the change itself. */
const kinds = [...eventKinds.filter((kind) => kind !== 'anomaly' && kind !== 'ticket' && kind !== 'note'), 'note']

/** What else happened close to the onset of a change, each with both times; never that it is the cause. */
export function Coincidences({ board, metric, onset: coarse, links, onAct, children }: CoincidencesProps) {
  const t = useWords(explainWords)
  const e = useWords(eventsWords)
  const f = useFormat()
  const { query } = board
  const onset = useOnset(board, metric, coarse)
  const close = useMemo(() => closeTo(onset), [onset])
  const all = useAllEvents({ span: close, sites: query.view.sites, links, now: query.now, use: 'coincidences' })
  const found = useMemo(() => coincidencesOf(onset, all.events, kinds), [onset, all.events])
  const [isWhole, setWhole] = useState(false)
  const isDaily = onset.resolution >= DAY
  const at = { time: f.date(onset.at, isDaily ? 'date' : 'time'), resolution: f.duration(onset.resolution) }
  const around = new URLSearchParams({
    from: String(Math.max(0, onset.at - AROUND_S)),
    to: String(Math.min(query.now, onset.at + AROUND_S)),
  })
  const timesOf = ({ event: { time }, order, apart }: (typeof found)[number]) => {
    const exact = f.date(time, isDaily ? 'dateTime' : 'timeSeconds')
    if (order === 'within') return t('happened.within', { time: exact, resolution: at.resolution, onset: at.time })
    return t(`happened.${order}.${onset.way ?? 'period'}`, {
      time: exact,
      apart: f.duration(Math.max(1, Math.round(apart))),
      onset: at.time,
    })
  }
  const gaps = useGapTexts(all, close.from)
  const onsetText = t(`onset.${onset.way ?? 'period'}`, at)
  const table = () =>
    coincidenceTable(
      found.map((one) => ({ event: one.event, times: timesOf(one) })),
      [onsetText, ...(found.length > 0 ? [t('happened.note')] : [t('happened.none', f.ends(close))]), ...gaps],
      { t, e, f },
    )
  return (
    <>
      <section aria-label={t('happened')}>
        <Heading level={2} size="m">
          {t('happened')}
        </Heading>
        <p className={css.muted}>{onsetText}</p>
        {found.length > 0 ? (
          <ul className={css.list} aria-label={t('happened')}>
            {(isWhole ? found : found.slice(0, AT_FIRST)).map((one, index) => (
              <Happened
                key={`${index} ${one.event.time}`}
                event={one.event}
                times={timesOf(one)}
                span={close}
                onAct={onAct}
              />
            ))}
          </ul>
        ) : all.isWaiting ? (
          <Skeleton width="100%" height="52px" />
        ) : (
          <p>{t('happened.none', f.ends(close))}</p>
        )}
        {found.length > AT_FIRST && (
          <Button size="s" tone="quiet" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('list.less') : t('list.more', { n: found.length })}
          </Button>
        )}
        {found.length > 0 && <p className={css.muted}>{t('happened.note')}</p>}
        <EventGaps events={all} from={close.from} />
        <p>
          <LinkButton size="s" icon="clock" href={links.page('timeline', around)} why={t('happened')}>
            {t('happened.timeline')}
          </LinkButton>
        </p>
      </section>
      {children(all.isWaiting ? null : [table()])}
    </>
  )
}

interface HappenedProps {
  event: Marker
  times: string
  span: { readonly from: number; readonly to: number }
  onAct: () => void
}

function Happened({ event: { kind, label, who, href, seen, tone }, times, span, onAct }: HappenedProps) {
  const t = useWords(explainWords)
  const e = useWords(eventsWords)
  return (
    <li className={css.happened}>
      <div className={css.name}>
        <span className={css.dimension}>
          {kind && e(`name.${kind}`)}
          {who && ` · ${who}`}
        </span>
        <span>
          {tone === 'bad' && <Icon name="triangleAlert" size={16} />}{' '}
          {href === undefined ? label : <Link href={href}>{label}</Link>}
        </span>
        <strong className={css.times}>{times}</strong>
      </div>
      <div className={css.actions}>
        {kind === 'deployment' && href !== undefined && (
          <LinkButton href={href} size="s" icon="compare" why={label}>
            {t('happened.difference')}
          </LinkButton>
        )}
        {seen && (
          <ValueButton
            kind={seen.kind}
            value={seen.value}
            label={label.slice(0, 80)}
            where={() => ({ sites: [], span })}
            onAct={onAct}
          />
        )}
      </div>
    </li>
  )
}
