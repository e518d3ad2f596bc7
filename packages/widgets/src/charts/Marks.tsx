import { useWords } from '@parapet/ui'
import { kindWords } from '../words/kinds.ts'
import { cx } from './cx.ts'
import { flagsOf, isDrawn } from './markers.ts'
import * as css from './marks.css.ts'
import type { PlotModel } from './options.ts'
import { linear } from './scale.ts'
import type { EventCut, Marker, TimeSpan } from './types.ts'

interface MarksProps {
  model: Pick<PlotModel, 'box' | 'x' | 'width' | 'height' | 'step'>
  markers: readonly Marker[]
  cuts?: readonly EventCut[]
  timeText: (time: number) => string
  onOpen: (at?: TimeSpan) => void
}

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`

/** The events below a chart's baseline: a flag for one, a numbered dot for several. */
export function Marks({
  model: { box, width, height, step, x: axis },
  markers,
  cuts = [],
  timeText,
  onOpen,
}: MarksProps) {
  const t = useWords(kindWords)
  const flagged = (some: readonly Marker[]) => flagsOf(some, linear(axis.min, axis.max, box.left, box.width), box, step)
  const flags = flagged(markers.filter(isDrawn))
  const count = (flags.length > 0 ? flags : flagged(markers)).reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  const isCut = flags.length === 0 && cuts.some(({ kind, before }) => kind === 'purge' && before > axis.min)
  return (
    <>
      {flags.map(({ x, time, until, label, tone, count: n, named }) => {
        const name =
          n > 1
            ? t(named.length < n ? 'marker.groupMore' : 'marker.group', { n, named: named.join(' · ') })
            : t('marker.at', { label, time: timeText(time) })
        return (
          <button
            key={x}
            type="button"
            tabIndex={-1}
            className={cx(css.mark, css.tone[tone])}
            // In percent, because paper has another width.
            style={{ left: share(x, width), top: share(box.top + box.height, height) }}
            aria-label={name}
            title={name}
            onClick={() => onOpen({ from: time, to: until })}
          >
            {n > 1 ? <span className={css.dot}>{n}</span> : <span className={css.flag} />}
          </button>
        )
      })}
      <button type="button" className={css.all} aria-haspopup="dialog" onClick={() => onOpen()}>
        <span className={css.flag} />
        {t(flags.length > 0 ? 'marker.many' : isCut ? 'marker.purgesCut' : 'marker.purges', { n: count })}
      </button>
    </>
  )
}
