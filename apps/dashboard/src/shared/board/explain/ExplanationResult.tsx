import { type Contributor, type ExplainMetric, encodeView, initialView, type Span } from '@parapet/api'
import { Button, ErrorState, Notice, Progress, Skeleton, Stack, useFormat, useWords } from '@parapet/ui'
import type { BoardActions, BoardLinks } from '@parapet/widgets'
import { type ReactNode, useMemo } from 'react'
import { evidenceWords } from '../evidence/evidence.words.ts'
import type { ExtraTable } from '../evidence/saveEvidence.ts'
import { ChangeFigures } from './ChangeFigures.tsx'
import { ContributorList } from './ContributorList.tsx'
import { useValueText } from './ContributorRow.tsx'
import { contributorTable } from './contributorTable.ts'
import { contributorView } from './contributorView.ts'
import { explainWords } from './explain.words.ts'
import { type Baseline, type BoardSource, dimensionsOf, isFiltered, questionOf } from './explainQuestion.ts'
import { MissingDimensions } from './MissingDimensions.tsx'
import { useExplanation } from './useExplanation.ts'
import { VerdictNotice } from './VerdictNotice.tsx'

/** The board that an explanation is about, and what its actions do. */
export interface ExplanationContext {
  board: BoardSource
  page: 'stats' | 'analytics'
  actions: BoardActions
  links: BoardLinks
  onClose: () => void
  onEvidence?: ((extras: readonly ExtraTable[]) => void) | undefined
}

interface ExplanationResultProps extends ExplanationContext {
  title: string
  metric: ExplainMetric
  span: Span
  against: Baseline
  baseline: Span | null
  /** What else happened close to its onset, with what follows it: it needs that as tables, null while they are not known. */
  happened: (end: (tables: readonly ExtraTable[] | null) => ReactNode) => ReactNode
}

const MOST = 40

/** The explanation of a change: figures, verdict, contributors and missing dimensions, as they arrive. */
export function ExplanationResult({
  board,
  title,
  metric,
  span,
  against,
  baseline,
  page,
  actions: { pick },
  links,
  onClose,
  onEvidence,
  happened,
}: ExplanationResultProps) {
  const t = useWords(explainWords)
  const e = useWords(evidenceWords)
  const f = useFormat()
  const question = useMemo(
    () => (baseline ? questionOf(board, { metric, span, baseline }) : null),
    [board, metric, span, baseline],
  )
  const { explanation, retry } = useExplanation(question)
  const valueText = useValueText()
  if (!baseline) return <Notice tone="info">{t('against.none')}</Notice>
  if (explanation?.hasFailed) return <ErrorState size="s" title={t('failed')} onRetry={retry} />
  const all = explanation?.contributors ?? []
  const leading = all.filter(({ score }) => score > 0)
  const contributors = (leading.length > 0 ? leading : all).slice(0, MOST)
  const states = Object.values(explanation?.dimensions ?? {})
  const loaded = states.filter((state) => state !== 'waiting').length
  const { view, allSites } = board.query
  const where = () => ({ sites: view.sites.length > 0 ? view.sites : allSites, span })
  const hrefOf = (contributor: Contributor) =>
    links.page(
      page,
      encodeView(contributorView(board, { span, against, contributor }), { ...initialView, refreshMs: null }),
    )
  return (
    <Stack gap={4}>
      {explanation?.totals ? (
        <ChangeFigures metric={metric} totals={explanation.totals} />
      ) : (
        <Skeleton width="100%" height="52px" />
      )}
      {explanation?.verdict ? null : (
        <Progress
          label={t('progress', { done: loaded, total: states.length })}
          value={states.length > 0 ? loaded / (states.length + 1) : undefined}
        />
      )}
      <div role="status">
        {explanation?.verdict && (
          <VerdictNotice
            verdict={explanation.verdict}
            valueText={valueText}
            isPartial={states.some((state) => state !== 'done')}
          />
        )}
      </div>
      <ContributorList
        contributors={contributors}
        metric={metric}
        isFiltered={isFiltered(board.query.view)}
        isLoading={!explanation?.verdict}
        valueText={valueText}
        hrefOf={hrefOf}
        where={where}
        onAct={onClose}
        onFilter={({ dimension, key }) => {
          pick?.include(dimension, key)
          onClose()
        }}
        onExclude={({ dimension, key }) => {
          pick?.exclude(dimension, key)
          onClose()
        }}
      />
      {happened(
        (tables) =>
          onEvidence &&
          explanation?.verdict && (
            <div>
              <Button
                size="s"
                icon="package"
                busy={tables === null}
                onClick={() =>
                  onEvidence([
                    contributorTable({ title, metric, span, against, baseline, contributors }, { t, e, f }),
                    ...(tables ?? []),
                  ])
                }
              >
                {e('save')}
              </Button>
            </div>
          ),
      )}
      <MissingDimensions explanation={explanation} leftOut={dimensionsOf(board).leftOut} onRetry={retry} />
    </Stack>
  )
}
