import { useWords } from '@parapet/ui'
import { frameWords } from '../words/frame.ts'
import * as css from './frame.css.ts'
import { NotPrinted } from './NotPrinted.tsx'
import { useHasElapsed } from './useNow.ts'

/** The shape of a skeleton, similar in size to the widget's content. */
export type SkeletonShape = 'chart' | 'bars' | 'table' | 'figure' | 'map' | 'list'

const columns = [38, 52, 44, 60, 71, 66, 80, 74, 62, 55, 68, 77, 85, 79, 64, 58, 70, 62, 48, 54, 66, 72, 60, 50]
const bars = [92, 74, 61, 48, 36, 27, 19]

function Bones({ shape }: { shape: SkeletonShape }) {
  switch (shape) {
    case 'figure':
      return (
        <div className={css.bonesDown}>
          <div className={css.bone} style={{ height: 32, width: '45%' }} />
          <div className={css.bone} style={{ height: 24, width: '100%' }} />
        </div>
      )
    case 'map':
      return (
        <div className={css.bones}>
          <div className={css.bone} style={{ flex: 1, borderRadius: 12 }} />
        </div>
      )
    case 'bars':
      return (
        <div className={css.bonesDown}>
          {bars.map((width) => (
            <div key={width} className={css.bone} style={{ height: 24, flex: 'none', width: `${width}%` }} />
          ))}
        </div>
      )
    case 'table':
    case 'list':
      return (
        <div className={css.bonesDown} style={{ gap: 0 }}>
          {bars.concat([14, 11, 9]).map((width) => (
            <div key={width} className={css.boneRow}>
              <div className={css.bone} style={{ height: 12, width: `${30 + width / 3}%` }} />
              <div className={css.bone} style={{ height: 12, width: 56, marginInlineStart: 'auto' }} />
            </div>
          ))}
        </div>
      )
    case 'chart':
      return (
        <div className={css.bonesUp}>
          {columns.map((height, index) => (
            <div key={index} className={css.bone} style={{ flex: 1, height: `${height}%` }} />
          ))}
        </div>
      )
  }
}

const SHOW_TEXT_AFTER_MS = 2000

/** The skeleton before the first response. After two seconds it adds the text “Still loading…”. */
export function FrameSkeleton({
  shape,
  title,
  isLong = false,
}: {
  shape: SkeletonShape
  title: string
  isLong?: boolean
}) {
  const t = useWords(frameWords)
  const isSlow = useHasElapsed(SHOW_TEXT_AFTER_MS)
  return (
    <div className={css.skeleton} role="status" aria-label={t('loading.label', { title })} data-drawing="true">
      <Bones shape={shape} />
      <NotPrinted />
      {(isLong || isSlow) && <span className={css.stillLoading}>{t('loading.long')}</span>}
    </div>
  )
}

/** The skeleton of a widget far from the viewport, which is not loading. */
export function OffscreenSkeleton({ shape }: { shape: SkeletonShape }) {
  return (
    <div className={css.skeleton} aria-hidden="true" data-away="true">
      <Bones shape={shape} />
      <NotPrinted />
    </div>
  )
}
