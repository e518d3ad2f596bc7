import { type Capability, checkViewRange, comparableFrom, type ViewState } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { Notice, useFormat, useWords } from '@parapet/ui'
import { toolbarWords } from '../words/toolbar.ts'

/** Explains which part of a link's range or comparison cannot be shown. Renders nothing otherwise. */
export function RangeNotice({
  view,
  capability,
  now: moment,
  zone,
}: {
  view: ViewState
  capability: Capability
  now: number
  zone: string
}) {
  const t = useWords(toolbarWords)
  const f = useFormat()
  const context = { now: lastFullMinute(moment), zone }
  const { range, isTooLong, cutAt, isEndCut, fallback } = checkViewRange(view.range, capability, context)
  const from =
    view.compare === 'off' ? undefined : comparableFrom(view.compare, { ...view, range }, capability, context)
  return (
    <>
      {fallback && (
        <Notice tone="watch" live>
          {t(`range.instead.${fallback}`)}
        </Notice>
      )}
      {isTooLong && (
        <Notice tone="watch" live>
          {t('range.tooLong', { limit: f.duration(capability.maxSpanSeconds) })}
        </Notice>
      )}
      {cutAt !== undefined && (
        <Notice tone="info" live>
          {t('range.old', { date: f.date(cutAt, 'dateTime') })}
        </Notice>
      )}
      {isEndCut && (
        <Notice tone="info" live>
          {t('range.endCut')}
        </Notice>
      )}
      {from !== undefined && (
        <Notice tone="info" live>
          {Number.isFinite(from) ? t('compare.none', { date: f.date(from, 'dateTime') }) : t('compare.none.future')}
        </Notice>
      )}
    </>
  )
}
