import { Anchor, Dialog, useFormat, useWords } from '@parapet/ui'
import { eventsWords } from '../words/events.ts'
import { cx } from './cx.ts'
import * as css from './eventList.css.ts'
import { tone as tones } from './marks.css.ts'
import type { Marker, TimeSpan } from './types.ts'

interface EventListProps {
  isOpen: boolean
  label: string
  markers: readonly Marker[]
  /** The span of the chart, epoch seconds. */
  span: TimeSpan
  at?: TimeSpan | undefined
  onClose: () => void
}

/** The events during a chart's span, newest first: time, kind, user, and the linked page. */
export function EventList({ isOpen, onClose, ...rest }: EventListProps) {
  const t = useWords(eventsWords)
  return (
    <Dialog open={isOpen} onClose={onClose} size="l" title={t('list.title', { label: rest.label })}>
      <Listed {...rest} />
    </Dialog>
  )
}

function Listed({ markers, span, at }: Pick<EventListProps, 'markers' | 'span' | 'at'>) {
  const t = useWords(eventsWords)
  const f = useFormat()
  const shown = markers
    .filter(({ time }) => time >= span.from && time <= span.to)
    .toSorted((one, other) => other.time - one.time)
  const isLit = ({ time }: Marker) => at !== undefined && time >= at.from && time <= at.to
  const first = shown.find(isLit)
  return (
    <>
      <p className={css.about}>
        {t('list.span', { from: f.date(span.from, 'dateTime'), to: f.date(span.to, 'dateTime') })}
      </p>
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
            </tr>
          </thead>
          <tbody>
            {shown.map((one, place) => (
              <tr
                key={`${place} ${one.time}`}
                ref={one === first ? intoView : null}
                className={isLit(one) ? css.lit : undefined}
              >
                <td className={cx(css.cell, css.time)}>{f.date(one.time, 'dateTime')}</td>
                <td className={css.cell}>
                  <span className={cx(css.mark, tones[one.tone ?? 'info'])} aria-hidden="true" />
                  <What {...one} />
                </td>
                <td className={cx(css.cell, css.who)}>{one.who || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
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

const intoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })
