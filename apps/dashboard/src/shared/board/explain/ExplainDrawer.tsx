import { type ExplainMetric, explainMetrics, narrowToMetric, type RangeChange, type Span } from '@parapet/api'
import { Accordion, Drawer, Notice, Select, Skeleton, Stack, Text, useFormat, useWords } from '@parapet/ui'
import type { ExplainedChart } from '@parapet/widgets'
import { Suspense, useMemo, useState } from 'react'
import { Coincidences } from './Coincidences.tsx'
import { type ExplanationContext, ExplanationResult } from './ExplanationResult.tsx'
import * as css from './explain.css.ts'
import { explainWords } from './explain.words.ts'
import { explainBudget } from './explainChange.ts'
import { type Baseline, baselineSpan, baselines, isFiltered, metricsOf, pastSpan } from './explainQuestion.ts'
import { onsetIn } from './onset.ts'
import { useChanges } from './useChanges.ts'

interface ExplainDrawerProps extends ExplanationContext {
  chart: ExplainedChart
  isOpen: boolean
}

/** The drawer of "Explain this change": the change, its baseline, and the values that caused it. */
export function ExplainDrawer({ chart, isOpen, onClose, ...rest }: ExplainDrawerProps) {
  const t = useWords(explainWords)
  return (
    <Drawer open={isOpen} onClose={onClose} title={t('title')} size="l">
      {isOpen ? (
        <Explained
          key={`${chart.code} ${chart.span?.from} ${chart.span?.to}`}
          chart={chart}
          onClose={onClose}
          {...rest}
        />
      ) : null}
    </Drawer>
  )
}

const WHOLE = 'range'
const nameOf = ({ from, to }: Span) => `${from} ${to}`

function Explained({ chart, onClose, board: given, ...rest }: Omit<ExplainDrawerProps, 'isOpen'>) {
  const t = useWords(explainWords)
  const f = useFormat()
  const [board] = useState(given)
  const { query } = board
  const [picked, setPicked] = useState<ExplainMetric>()
  const [chosen, setChosen] = useState('')
  const [wanted, setWanted] = useState<Baseline>(query.view.compare === 'week' ? 'week' : 'previous')
  const metrics = useMemo(
    () => (picked ? ([picked] as const) : metricsOf(chart.code, query.view)),
    [picked, chart, query],
  )
  const largest = useChanges(board, metrics, chart.span)
  const metric = largest?.metric ?? metrics[0]
  const changes = chart.span === null ? largest?.changes : undefined
  const range = pastSpan(query.span, query.now)
  const found =
    (largest || metrics.length === 1 ? chart.span : null) ??
    (changes && (chosen === WHOLE ? range : (changes.find((one) => nameOf(one) === chosen) ?? changes[0] ?? range)))
  const span = found && pastSpan(found, query.now)
  const spanOf = (baseline: Baseline) => (span ? baselineSpan(baseline, span, board) : null)
  const baseline = spanOf(wanted) ? wanted : (baselines.find((one) => spanOf(one)) ?? wanted)
  const onset =
    span && largest && (chart.span === null && chosen === WHOLE ? null : onsetIn(span, largest.changes, query.step))
  const hasRequests = narrowToMetric(metric, query.view) !== null
  const labelOf = (change: RangeChange) => {
    const { shape, recurs } = change
    const about = { shape: t(`shape.${shape}`), ...f.ends(change) }
    return recurs
      ? t('window.recurring', { ...about, times: recurs.times, every: f.duration(recurs.every) })
      : t('window.change', about)
  }
  return (
    <Stack gap={4}>
      <div>
        <Text as="p" weight="semibold">
          {chart.title}
        </Text>
        {span && (
          <Text as="p" tone="muted" size="s">
            {t('span.text', { ...f.ends(span), length: f.duration(span.to - span.from) })}
            {isFiltered(query.view) && ` · ${t('filtered')}`}
          </Text>
        )}
      </div>
      <div className={css.choices}>
        <Select
          label={t('what')}
          name="explain-metric"
          value={metric}
          options={explainMetrics.map((value) => ({ value, label: t(`metric.${value}`) }))}
          onChange={setPicked}
        />
        <Select
          label={t('against')}
          name="explain-against"
          value={baseline}
          options={baselines.map((value) => ({
            value,
            label: t(`against.${value}`),
            ...(span && !spanOf(value) ? { disabledReason: t('against.tooOld') } : {}),
          }))}
          onChange={setWanted}
        />
        {chart.span === null && changes && changes.length > 0 && found && (
          <Select
            label={t('window')}
            name="explain-window"
            value={chosen === WHOLE ? WHOLE : nameOf(found)}
            options={[
              ...changes.map((one) => ({ value: nameOf(one), label: labelOf(one) })),
              { value: WHOLE, label: t('window.range') },
            ]}
            onChange={setChosen}
          />
        )}
      </div>
      {chart.span === null && changes?.length === 0 && (
        <Text as="p" tone="muted" size="s">
          {t('window.noSpike')}
        </Text>
      )}
      {!span ? (
        <>
          <Text as="p">{t('window.searching')}</Text>
          <Skeleton width="100%" height="240px" />
        </>
      ) : !hasRequests ? (
        <Notice tone="info">{t('filtered.none', { metric: t(`metric.${metric}`) })}</Notice>
      ) : (
        <ExplanationResult
          board={board}
          title={chart.title}
          metric={metric}
          span={span}
          against={baseline}
          baseline={spanOf(baseline)}
          happened={(end) =>
            onset ? (
              <Suspense fallback={null}>
                <Coincidences board={board} metric={metric} onset={onset} links={rest.links} onAct={onClose}>
                  {end}
                </Coincidences>
              </Suspense>
            ) : (
              end([])
            )
          }
          onClose={onClose}
          {...rest}
        />
      )}
      <Method metric={metric} />
    </Stack>
  )
}

function Method({ metric }: { metric: ExplainMetric }) {
  const t = useWords(explainWords)
  const content = (
    <Stack gap={2}>
      <Text as="p">{t('method.share')}</Text>
      <Text as="p">{t('method.usual')}</Text>
      <Text as="p">{t('method.chance')}</Text>
      {metric === 'time' && <Text as="p">{t('method.time')}</Text>}
      <Text as="p">{t('method.budget', explainBudget)}</Text>
    </Stack>
  )
  return <Accordion items={[{ id: 'method', title: t('method'), content }]} />
}
