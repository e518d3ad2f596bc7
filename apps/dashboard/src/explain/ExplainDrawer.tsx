import {
  type Contributor,
  change,
  type ExplainDimension,
  type ExplainMetric,
  encodeView,
  explainMetrics,
  initialView,
  narrowToMetric,
  type Span,
  type Verdict,
  type ViewState,
} from '@parapet/api'
import {
  Accordion,
  Button,
  Drawer,
  ErrorState,
  Heading,
  Notice,
  Progress,
  Select,
  Skeleton,
  Stack,
  Text,
  useFormat,
  useWords,
} from '@parapet/ui'
import type { BoardActions, BoardLinks, ExplainedChart } from '@parapet/widgets'
import { useMemo, useState } from 'react'
import type { ExtraTable } from '../evidence/saveEvidence.ts'
import { evidenceWords } from '../words/evidence.ts'
import { explainWords } from '../words/explain.ts'
import { ContributorRow, unitOf, useValueText } from './ContributorRow.tsx'
import * as css from './explain.css.ts'
import { type Explanation, explainBudget } from './explainChange.ts'
import {
  type Baseline,
  type BoardSource,
  baselineSpan,
  baselines,
  dimensionsOf,
  metricOf,
  pastSpan,
  questionOf,
  type SkippedDimension,
} from './explainQuestion.ts'
import { useExplanation } from './useExplanation.ts'
import { useFrozenOrder } from './useFrozenOrder.ts'
import { useSpikes } from './useSpikes.ts'

interface ExplainDrawerProps {
  chart: ExplainedChart
  isOpen: boolean
  onClose: () => void
  board: BoardSource
  page: 'stats' | 'analytics'
  actions: BoardActions
  links: BoardLinks
  onInspect?: ((text: string) => void) | undefined
  onEvidence?: ((extra: ExtraTable) => void) | undefined
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
  const [metric, setMetric] = useState<ExplainMetric>(() => metricOf(chart.code))
  const [chosen, setChosen] = useState('')
  const [wanted, setWanted] = useState<Baseline>(query.view.compare === 'week' ? 'week' : 'previous')
  const spikes = useSpikes(board, metric, chart.span === null)
  const range = pastSpan(query.span, query.now)
  const found =
    chart.span ??
    (spikes && (chosen === WHOLE ? range : (spikes.find((one) => nameOf(one) === chosen) ?? spikes[0] ?? range)))
  const span = found && pastSpan(found, query.now)
  const spanOf = (baseline: Baseline) => (span ? baselineSpan(baseline, span, board) : null)
  const baseline = spanOf(wanted) ? wanted : (baselines.find((one) => spanOf(one)) ?? wanted)
  const hasRequests = narrowToMetric(metric, query.view) !== null
  const hasFilters = [query.view.include, query.view.exclude].some((lists) => Object.keys(lists).length > 0)
  const spanText = ({ from, to }: Span) =>
    f.date(from, 'date') === f.date(to, 'date')
      ? { from: f.date(from, 'dateTime'), to: f.date(to, 'time') }
      : { from: f.date(from, 'dateTime'), to: f.date(to, 'dateTime') }
  return (
    <Stack gap={4}>
      <div>
        <Text as="p" weight="semibold">
          {chart.title}
        </Text>
        {span && (
          <Text as="p" tone="muted" size="s">
            {t('span.text', { ...spanText(span), length: f.duration(span.to - span.from) })}
            {(hasFilters || query.view.sites.length > 0) && ` · ${t('filtered')}`}
          </Text>
        )}
      </div>
      <div className={css.choices}>
        <Select
          label={t('what')}
          name="explain-metric"
          value={metric}
          options={explainMetrics.map((value) => ({ value, label: t(`metric.${value}`) }))}
          onChange={(next) => next && setMetric(next)}
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
          onChange={(next) => next && setWanted(next)}
        />
        {chart.span === null && spikes && spikes.length > 0 && found && (
          <Select
            label={t('window')}
            name="explain-window"
            value={chosen === WHOLE ? WHOLE : nameOf(found)}
            options={[
              ...spikes.map((one, index) => ({
                value: nameOf(one),
                label: t(index === 0 ? 'window.spike' : 'window.other', spanText(one)),
              })),
              { value: WHOLE, label: t('window.range') },
            ]}
            onChange={(next) => setChosen(next ?? '')}
          />
        )}
      </div>
      {chart.span === null && spikes?.length === 0 && (
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
        <Answer
          board={board}
          title={chart.title}
          metric={metric}
          span={span}
          against={baseline}
          baseline={spanOf(baseline)}
          onClose={onClose}
          {...rest}
        />
      )}
      <Accordion
        items={[
          {
            id: 'method',
            title: t('method'),
            content: (
              <Stack gap={2}>
                <Text as="p">{t('method.share')}</Text>
                <Text as="p">{t('method.usual')}</Text>
                <Text as="p">{t('method.chance')}</Text>
                {metric === 'time' && <Text as="p">{t('method.time')}</Text>}
                <Text as="p">{t('method.budget', explainBudget)}</Text>
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  )
}

interface AnswerProps
  extends Pick<ExplainDrawerProps, 'board' | 'page' | 'actions' | 'links' | 'onClose' | 'onInspect' | 'onEvidence'> {
  title: string
  metric: ExplainMetric
  span: Span
  against: Baseline
  baseline: Span | null
}

const FEW = 8
const MOST = 40
const isInspected = (dimension: ExplainDimension) => dimension === 'request' || dimension === 'tcdndebugreason'
const idOf = ({ dimension, key }: Contributor) => `${dimension} ${key}`

function Answer({
  board,
  title,
  metric,
  span,
  against,
  baseline,
  page,
  actions,
  links,
  onClose,
  onInspect,
  onEvidence,
}: AnswerProps) {
  const t = useWords(explainWords)
  const question = useMemo(
    () => (baseline ? questionOf(board, { metric, span, baseline }) : null),
    [board, metric, span, baseline],
  )
  const { explanation, retry } = useExplanation(question)
  const valueText = useValueText()
  const e = useWords(evidenceWords)
  const f = useFormat()
  const [isLong, setLong] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const contributors = explanation?.contributors ?? []
  const leading = contributors.filter(({ score }) => score > 0)
  const listed = (leading.length > 0 ? leading : contributors).slice(0, MOST)
  const ordered = useFrozenOrder(listed, idOf, isHeld)
  if (!baseline) return <Notice tone="info">{t('against.none')}</Notice>
  if (explanation?.hasFailed) return <ErrorState size="s" title={t('failed')} onRetry={retry} />
  const states = Object.values(explanation?.dimensions ?? {})
  const waiting = states.filter((state) => state === 'waiting').length
  const { pick } = actions
  const unit = unitOf(metric)
  const asTable = (): ExtraTable => ({
    title: e('explain.title', { chart: title }),
    text: [
      t(`metric.${metric}`),
      `${f.date(span.from, 'dateTime')} – ${f.date(span.to, 'dateTime')}`,
      t(`against.${against}`),
      `${f.date(baseline.from, 'dateTime')} – ${f.date(baseline.to, 'dateTime')}`,
    ].join(' · '),
    twin: {
      caption: t('list'),
      columns: [
        { label: e('explain.dimension') },
        { label: e('explain.value') },
        { label: e('explain.before'), kind: 'number', unit, format: (cell) => f.unit(Number(cell), unit) },
        { label: e('explain.after'), kind: 'number', unit, format: (cell) => f.unit(Number(cell), unit) },
        {
          label: e('explain.share'),
          kind: 'number',
          unit: 'percent',
          format: (cell) => f.percent(Number(cell)),
        },
      ],
      rows: listed.map((one) => [t(`dim.${one.dimension}`), one.key, one.before, one.after, one.share]),
    },
  })
  const hrefOf = ({ dimension, key }: Contributor) =>
    links.page(
      page,
      encodeView(narrowedView(board, span, against, dimension, key), { ...initialView, refreshMs: null }),
    )
  return (
    <Stack gap={4}>
      {explanation?.totals ? (
        <Figures metric={metric} totals={explanation.totals} />
      ) : (
        <Skeleton width="100%" height="52px" />
      )}
      {explanation?.verdict ? null : (
        <Progress
          label={t('progress', { done: states.length - waiting, total: states.length })}
          value={states.length > 0 ? (states.length - waiting) / (states.length + 1) : undefined}
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
      <section
        aria-label={t('list')}
        aria-busy={!explanation?.verdict}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Heading level={2} size="m">
          {t('list')}
        </Heading>
        {ordered.length === 0 ? (
          explanation?.verdict ? (
            <Text as="p" tone="muted">
              {t('list.empty')}
            </Text>
          ) : (
            <Skeleton width="100%" height="180px" />
          )
        ) : (
          <ol className={css.list} aria-label={t('list')}>
            {ordered.slice(0, isLong ? MOST : FEW).map((contributor) => (
              <ContributorRow
                key={idOf(contributor)}
                contributor={contributor}
                metric={metric}
                valueText={valueText}
                href={hrefOf(contributor)}
                onInspect={
                  onInspect && isInspected(contributor.dimension) ? () => onInspect(contributor.key) : undefined
                }
                onFilter={() => {
                  pick?.include(contributor.dimension, contributor.key)
                  onClose()
                }}
                onExclude={() => {
                  pick?.exclude(contributor.dimension, contributor.key)
                  onClose()
                }}
              />
            ))}
          </ol>
        )}
        {ordered.length > FEW && (
          <Button size="s" tone="quiet" onClick={() => setLong(!isLong)}>
            {isLong ? t('list.less') : t('list.more', { n: ordered.length })}
          </Button>
        )}
      </section>
      {onEvidence && explanation?.verdict && (
        <div>
          <Button size="s" icon="package" onClick={() => onEvidence(asTable())}>
            {e('save')}
          </Button>
        </div>
      )}
      <Missing explanation={explanation} leftOut={dimensionsOf(board).leftOut} onRetry={retry} />
    </Stack>
  )
}

function narrowedView(
  { query, tier }: BoardSource,
  span: Span,
  against: Baseline,
  dimension: ExplainDimension,
  key: string,
): ViewState {
  const { view, company } = query
  const narrowed: ViewState = {
    ...view,
    range: { from: span.from, to: span.to },
    compare: against,
    refreshMs: 0,
    tab: tier === 'L2' ? 'midtier' : 'delivery',
  }
  return dimension === 'vhost'
    ? { ...narrowed, sites: [key], company }
    : { ...narrowed, include: { ...view.include, [dimension]: [key] } }
}

function Figures({ metric, totals }: { metric: ExplainMetric; totals: NonNullable<Explanation['totals']> }) {
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

function VerdictNotice({
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
  switch (verdict.kind) {
    case 'one': {
      const { dimension, share, expected } = verdict.lead
      return (
        <Notice
          tone="watch"
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
        <Notice tone="info" title={t('verdict.even')}>
          {t('verdict.evenMore')}
          {partial}
        </Notice>
      )
    default:
      return (
        <Notice tone="info">
          {t(`verdict.${verdict.kind}`)}
          {partial}
        </Notice>
      )
  }
}

function Missing({
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
