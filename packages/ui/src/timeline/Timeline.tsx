import type { ReactNode } from 'react'
import type { Tone } from '../feedback/tones.ts'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Ago, DateTime } from '../text/values.tsx'
import * as css from './timeline.css.ts'

export interface TimelineItem {
  id: string
  /** Epoch seconds. */
  at: number
  title: ReactNode
  by?: string
  detail?: ReactNode
  tone?: Tone
  icon?: IconName
}

/** A list of events in the given order. `isRelative` shows ages instead of times. */
export function Timeline({
  label,
  items,
  isRelative = false,
}: {
  label: string
  items: readonly TimelineItem[]
  isRelative?: boolean
}) {
  return (
    <ol className={css.line} aria-label={label}>
      {items.map(({ id, at, title, by, detail, tone, icon }) => (
        <li key={id} className={css.item}>
          <span className={tone ? css.mark[tone] : css.mark.plain}>{icon && <Icon name={icon} size={16} />}</span>
          <div className={css.body}>
            <div className={css.title}>{title}</div>
            <div className={css.meta}>
              {isRelative ? <Ago value={at} /> : <DateTime value={at} />}
              {by && <span>{by}</span>}
            </div>
            {detail && <div className={css.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
