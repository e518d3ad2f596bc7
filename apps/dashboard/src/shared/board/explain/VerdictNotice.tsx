import type { Verdict } from '@parapet/api'
import { Notice, useFormat, useWords } from '@parapet/ui'
import type { useValueText } from './ContributorRow.tsx'
import { explainWords } from './explain.words.ts'

/** The conclusion of an explanation; `isPartial` if some dimensions are missing. */
export function VerdictNotice({
  verdict,
  valueText,
  isPartial,
}: {
  verdict: Verdict
  valueText: ReturnType<typeof useValueText>
  isPartial: boolean
}) {
  const t = useWords(explainWords)
  const f = useFormat()
  const partial = isPartial ? ` ${t('verdict.partial')}` : ''
  const shows = isPartial ? 'partial' : undefined
  switch (verdict.kind) {
    case 'one': {
      const { dimension, share, expected } = verdict.lead
      return (
        <Notice
          tone="watch"
          shows={shows}
          title={t('verdict.one', {
            dimension: t(`dim.${dimension}`),
            value: valueText(verdict.lead).name.slice(0, 200),
            share: f.percent(Math.min(1, share ?? 0), 0),
          })}
        >
          {t('verdict.oneBefore', { expected: f.percent(expected) })}
          {partial}
        </Notice>
      )
    }
    case 'several':
      return (
        <Notice
          tone="watch"
          shows={shows}
          title={t('verdict.several', {
            keys: verdict.keys,
            dimension: t(`dim.${verdict.dimension}`),
            share: f.percent(verdict.share, 0),
          })}
        >
          {partial}
        </Notice>
      )
    case 'even':
      return (
        <Notice tone="info" shows={shows} title={t('verdict.even')}>
          {t('verdict.evenMore')}
          {partial}
        </Notice>
      )
    default:
      return (
        <Notice tone="info" shows={shows}>
          {t(`verdict.${verdict.kind}`)}
          {partial}
        </Notice>
      )
  }
}
