import { Anchor, Button, Checkbox, Dialog, useFormat, useWords } from '@parapet/ui'
import { use, useState } from 'react'
import { cx } from '../charts/cx.ts'
import { eventKinds } from '../charts/eventKinds.ts'
import { isDrawn, TimelineLinkContext } from '../charts/markers.ts'
import { tone as tones } from '../charts/marks.css.ts'
import type { EventCut, EventKind, Marker, TimeSpan } from '../charts/types.ts'
import { eventsWords } from '../words/events.ts'
import * as css from './eventList.css.ts'
import { ValueButton } from './useValueMenu.tsx'

interface EventListProps {
  isOpen: boolean
  label: string
  markers: readonly Marker[]
  cuts?: readonly EventCut[]
  span: TimeSpan
  at?: TimeSpan | undefined
  onClose: () => void
}

/** The events during a chart's span, newest first: time, kind, user, and the linked page. */
export function EventList({ isOpen, onClose, ...rest }: EventListProps) {
  const t = useWords(eventsWords)
  return (
    <Dialog open={isOpen} onClose={onClose} size="l" title={t('list.title', { label: rest.label })}>
      <Listed {...rest} onAct={onClose} />
    </Dialog>
  )
}

const AROUND_S = 30 * 60

const noCuts: readonly EventCut[] = []

interface ListedProps extends Pick<EventListProps, 'markers' | 'cuts' | 'span' | 'at'> {
  onAct: () => void
}

function Listed({ markers, cuts = noCuts, span, at, onAct }: ListedProps) {
  const t = useWords(eventsWords)
  const f = useFormat()
  const [isWhole, setWhole] = useState(at === undefined)
  const { from, to } = (isWhole ? undefined : at) ?? span
  const inSpan = markers.filter(({ time }) => time >= from && time <= to)
  const countOf = (kind: EventKind) => inSpan.filter((one) => one.kind === kind).length
  const urls = inSpan.reduce((sum, { size = 0 }) => sum + size, 0)
  const kindText = (kind: EventKind) => {
    const n = countOf(kind)
    return kind === 'purge' && urls > n ? t('kind.purgeOf', { n, urls: f.number(urls) }) : t(`kind.${kind}`, { n })
  }
  const [hidden, setHidden] = useState<ReadonlySet<EventKind>>(() =>
    markers.some((one) => isDrawn(one) && one.time >= from && one.time <= to) ? new Set(['purge']) : new Set(),
  )
  const shown = inSpan
    .filter(({ kind }) => kind === undefined || !hidden.has(kind))
    .toSorted((one, other) => other.time - one.time)
  const toggle = (kind: EventKind, isShown: boolean) => {
    const next = new Set(hidden)
    if (isShown) next.delete(kind)
    else next.add(kind)
    setHidden(next)
  }
  const timeline = use(TimelineLinkContext)
  const isLit = ({ time }: Marker) => at !== undefined && time >= at.from && time <= at.to
  return (
    <>
      <p className={css.about}>{t('list.span', f.ends({ from, to }))}</p>
      <fieldset className={css.kinds} aria-label={t('list.kinds')}>
        {eventKinds
          .filter((kind) => countOf(kind) > 0)
          .map((kind) => (
            <Checkbox
              key={kind}
              name={kind}
              label={kindText(kind)}
              value={!hidden.has(kind)}
              onChange={(isShown) => toggle(kind, isShown)}
            />
          ))}
        {!isWhole && (
          <Button size="s" tone="quiet" onClick={() => setWhole(true)}>
            {t('list.whole')}
          </Button>
        )}
        {timeline && (
          <Anchor href={timeline({ from, to })} className={css.link} data-why={t('list.timeline')}>
            {t('list.timeline')}
          </Anchor>
        )}
      </fieldset>
      {cuts
        .filter(({ before }) => before > from)
        .map(({ kind, before, loaded, total }) => (
          <p key={kind} className={css.about}>
            {t(kind === 'purge' || kind === 'deployment' ? `list.cut.${kind}` : 'list.cut.other', {
              kinds: t(`kinds.${kind}`),
              date: f.date(before, 'dateTime'),
              loaded: f.number(loaded),
              total: f.number(total),
            })}
          </p>
        ))}
      {shown.length === 0 ? (
        <p>{t('list.none')}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={cx(css.head, css.time)}>
                {t('list.time')}
              </th>
              <th scope="col" className={css.head}>
                {t('list.what')}
              </th>
              <th scope="col" className={cx(css.head, css.who)}>
                {t('list.who')}
              </th>
              <td className={css.head} />
            </tr>
          </thead>
          <tbody>
            {shown.map((one, index) => (
              <tr key={`${index} ${one.time}`} className={isWhole && isLit(one) ? css.lit : undefined}>
                <td className={cx(css.cell, css.time)}>
                  <When time={one.time} />
                </td>
                <td className={css.cell}>
                  <span className={cx(css.mark, tones[one.tone ?? 'info'])} aria-hidden="true" />
                  <What {...one} />
                </td>
                <td className={cx(css.cell, css.who)}>{one.who || '—'}</td>
                <td className={css.cell}>
                  {one.seen && (
                    <ValueButton
                      kind={one.seen.kind}
                      value={one.seen.value}
                      label={one.label}
                      where={() => ({ sites: [], span })}
                      onAct={onAct}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** A time, which leads to all that happened within half an hour of it. */
function When({ time }: Pick<Marker, 'time'>) {
  const t = useWords(eventsWords)
  const f = useFormat()
  const timeline = use(TimelineLinkContext)
  const text = f.date(time, 'dateTime')
  if (!timeline) return text
  const around = t('list.around', { time: f.date(time, 'time') })
  return (
    <Anchor href={timeline({ from: time - AROUND_S, to: time + AROUND_S })} className={css.link} data-why={around}>
      <span title={around}>{text}</span>
    </Anchor>
  )
}

function What({ label, href, time }: Marker) {
  const t = useWords(eventsWords)
  const f = useFormat()
  if (href === undefined) return label
  return (
    <Anchor href={href} className={css.link} data-why={t('list.why', { label, time: f.date(time, 'time') })}>
      {label}
    </Anchor>
  )
}
