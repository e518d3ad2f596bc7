import { Icon, IconButton, useFormat, useWords } from '@parapet/ui'
import { cx } from '../charts/cx.ts'
import { frameWords } from '../words/frame.ts'
import { useFailureText } from './FrameMessages.tsx'
import * as css from './frame.css.ts'
import { type FrameState, isWarning, type Remark } from './frameState.ts'
import { SlowBeside } from './Slow.tsx'
import { useNow } from './useNow.ts'

/** The age of the data, where it differs from the page's own "as of". */
export function Age({
  state,
  lateAfterMs = 0,
  isAfterText,
}: {
  state: FrameState
  lateAfterMs?: number | undefined
  isAfterText: boolean
}) {
  const isRefreshing = state.kind === 'refreshing'
  const updatedAt = isRefreshing || state.kind === 'ready' ? state.updatedAt : undefined
  const t = useWords(frameWords)
  const f = useFormat()
  const now = useNow(updatedAt === undefined ? 0 : isRefreshing ? 1000 : lateAfterMs && 10_000)
  if (updatedAt === undefined) return null
  const isLate = lateAfterMs > 0 && now - updatedAt > lateAfterMs
  if (!isRefreshing && !isLate) return null
  const since = t('refresh.since', { ago: f.ago(updatedAt / 1000, Math.max(now, updatedAt)) })
  return (
    <>
      {isAfterText && ' · '}
      <span className={isLate ? css.warning : undefined}>{since}</span>
    </>
  )
}

/** Remarks on the data, below the widget. */
export function Remarks({ state }: { state: FrameState }) {
  const t = useWords(frameWords)
  const f = useFormat()
  const failureText = useFailureText()
  const now = useNow(state.kind === 'stale' ? 10_000 : 0)
  const remarks =
    state.kind === 'ready' || state.kind === 'refreshing' || state.kind === 'stale' ? (state.remarks ?? []) : []
  const slow = state.kind === 'refreshing' ? state.slow : undefined
  if (remarks.length === 0 && state.kind !== 'stale' && !slow) return null
  const text = (remark: Remark): string => {
    switch (remark.kind) {
      case 'partial':
        return t('partial.text', { names: remark.failed.join(' · ') })
      case 'gap':
        return t('gap.text', { share: f.percent(remark.share) })
      case 'top':
        return t('top.text', { shown: f.number(remark.shown), total: f.number(remark.total) })
      case 'compared':
        return t('compared.text', { rows: f.number(remark.rows), total: f.number(remark.total) })
      case 'sampled':
        return t('sampled.text', { oneIn: f.number(remark.oneIn) })
      case 'unfiltered':
        return t('unfiltered.text', { filters: remark.filters.join(', ') })
      case 'shorter':
        return t('shorter.text', { span: remark.span })
      case 'unreadable':
        return remark.text ?? t('unreadable.text', { n: remark.count })
    }
  }
  return (
    <ul className={css.remarks}>
      {slow && (
        <li className={css.remark}>
          <SlowBeside slow={slow} />
        </li>
      )}
      {state.kind === 'stale' && (
        <>
          {state.updatedAt !== undefined && (
            <li className={cx(css.remark, css.warning)}>
              <Icon name="clock" size={16} />
              {t('stale.badge', { ago: f.ago(state.updatedAt / 1000, Math.max(now, state.updatedAt)) })}
            </li>
          )}
          <li className={css.remark}>
            {t('stale.text', { why: failureText(state.failure) })}
            <IconButton icon="refresh" size="s" tone="quiet" label={t('failed.retry')} onClick={state.onRetry} />
          </li>
        </>
      )}
      {remarks.map((remark) => (
        <li key={remark.kind} className={cx(css.remark, isWarning(remark) && css.warning)}>
          {isWarning(remark) && <Icon name="triangleAlert" size={16} />}
          {text(remark)}
        </li>
      ))}
    </ul>
  )
}
