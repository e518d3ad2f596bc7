import { type Unit, useFormat, useTheme, useWords } from '@parapet/ui'
import { kindWords } from '../words/kinds.ts'
import { cx } from './cx.ts'
import { swatch } from './legend.css.ts'
import {
  card,
  cardEvent,
  cardExtra,
  cardName,
  cardProgress,
  cardRows,
  cardTime,
  cardTotal,
  cardValue,
} from './overlay.css.ts'
import type { Reading } from './reading.ts'
import type { Marker } from './types.ts'

export interface HoverCardProps {
  reading: Reading
  unit: Unit
  /** The largest value of the chart. */
  peak: number
  heading: string
  isIncomplete: boolean
  events: readonly Marker[]
  x: number
  width: number
}

/** The card beside the crosshair: values, largest first, with share, total and comparison. */
export function HoverCard({ reading, unit, peak, heading, isIncomplete, events, x, width }: HoverCardProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const { tokens } = useTheme()
  const isRight = x < width / 2
  const hasGhost = reading.rows.some((row) => row.ghost !== undefined)
  const hasShare = reading.total !== null
  return (
    <div
      className={card}
      aria-hidden
      style={{
        transform: `translateX(${isRight ? `min(${x + 14}px, ${width}px - 100%)` : `max(0px, ${x - 14}px - 100%)`})`,
      }}
    >
      <div className={cardTime}>
        {heading}
        {isIncomplete ? <span className={cardProgress}> · {t('chart.progress')}</span> : null}
      </div>
      <table className={cardRows}>
        {hasGhost && (
          <thead>
            <tr>
              <td colSpan={hasShare ? 3 : 2} />
              <th scope="col" className={cardExtra}>
                {t('chart.previousShort')}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {reading.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={cardName}>
                <span className={swatch} style={{ background: tokens.color[row.color] }} />
                {row.label}
              </th>
              <td className={cardValue}>{f.unit(row.value, unit, peak)}</td>
              {hasShare ? <td className={cardExtra}>{row.share === null ? '' : f.percent(row.share)}</td> : null}
              {hasGhost ? (
                <td className={cardExtra}>{row.ghost === undefined ? '' : f.unit(row.ghost, unit, peak)}</td>
              ) : null}
            </tr>
          ))}
          {reading.total === null ? null : (
            <tr className={cardTotal}>
              <th scope="row" className={cardName}>
                {t('chart.total')}
              </th>
              <td className={cardValue}>{f.unit(reading.total, unit, peak)}</td>
              <td className={cardExtra} />
              {hasGhost ? (
                <td className={cardExtra}>
                  {reading.ghostTotal === null ? '' : f.unit(reading.ghostTotal, unit, peak)}
                </td>
              ) : null}
            </tr>
          )}
        </tbody>
      </table>
      {events.map((event) => (
        <div key={`${event.time}${event.label}`} className={cx(cardEvent)}>
          {event.label}
        </div>
      ))}
    </div>
  )
}
