import type { ExplainDimension } from '@parapet/api'
import { Button, Heading, useWords } from '@parapet/ui'
import * as css from './explain.css.ts'
import { explainWords } from './explain.words.ts'
import { type Explanation, explainBudget } from './explainChange.ts'
import type { SkippedDimension } from './explainQuestion.ts'

/** The dimensions that could not be compared, each with the reason, and a retry. */
export function MissingDimensions({
  explanation,
  leftOut,
  onRetry,
}: {
  explanation: Explanation | null
  leftOut: readonly SkippedDimension[]
  onRetry: () => void
}) {
  const t = useWords(explainWords)
  const unanswered = Object.entries(explanation?.dimensions ?? {}).flatMap(([name, state]) =>
    state === 'waiting' || state === 'done' ? [] : [{ dimension: name as ExplainDimension, reason: state }],
  )
  const missing = [...unanswered, ...leftOut]
  if (missing.length === 0) return null
  return (
    <section aria-label={t('left')}>
      <Heading level={2} size="m">
        {t('left')}
      </Heading>
      <ul className={css.left}>
        {missing.map(({ dimension, reason }) => (
          <li key={dimension}>
            {t(`dim.${dimension}`)}:{' '}
            {reason === 'late' ? t('left.late', { seconds: explainBudget.seconds }) : t(`left.${reason}`)}
          </li>
        ))}
      </ul>
      {unanswered.some(({ reason }) => reason !== 'forbidden') && (
        <Button size="s" icon="refresh" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </section>
  )
}
