import { change, type ExplainMetric } from '@parapet/api'
import { useFormat, useWords } from '@parapet/ui'
import { unitOf } from './ContributorRow.tsx'
import * as css from './explain.css.ts'
import { explainWords } from './explain.words.ts'
import type { Explanation } from './explainChange.ts'

/** A metric before and after, and its change. */
export function ChangeFigures({
  metric,
  totals,
}: {
  metric: ExplainMetric
  totals: NonNullable<Explanation['totals']>
}) {
  const t = useWords(explainWords)
  const f = useFormat()
  const [before, after] = [totals.before[metric], totals.after[metric]]
  const changed = change(after, before, { sample: Math.min(totals.before.requests, totals.after.requests) })
  const sign = after >= before ? '+' : '−'
  const unit = unitOf(metric)
  return (
    <dl className={css.figures}>
      <div>
        <dt className={css.figureName}>{t('before')}</dt>
        <dd className={css.figure}>{f.unit(before, unit)}</dd>
      </div>
      <div>
        <dt className={css.figureName}>{t('after')}</dt>
        <dd className={css.figure}>{f.unit(after, unit)}</dd>
      </div>
      <div>
        <dt className={css.figureName}>{t('change')}</dt>
        <dd className={css.figure}>
          {changed.kind === 'ratio'
            ? `${sign}${f.percent(Math.abs(changed.ratio), 0)}`
            : changed.kind === 'new'
              ? t('change.new')
              : t('change.few')}
        </dd>
      </div>
    </dl>
  )
}
