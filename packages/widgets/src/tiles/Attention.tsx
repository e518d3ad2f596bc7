import {
  type AnswerOf,
  alerts,
  anomalies,
  boardProvisioning,
  certificates,
  itemsOf,
  useLastAnswers,
  useRead,
} from '@parapet/api'
import { useFormat, useWords } from '@parapet/ui'
import { useCallback, useEffect, useMemo } from 'react'
import { isRefusal } from '../frame/frameState.ts'
import { KeyFigure } from '../frame/KeyFigure.tsx'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import { AttentionList } from '../kinds/AttentionList.tsx'
import type { BoardQuery } from '../rows/boardQuery.ts'
import {
  alertConcerns,
  anomalyConcerns,
  byWeight,
  certificateConcerns,
  deploymentConcerns,
  originConcerns,
  setupConcerns,
} from '../rows/concerns.ts'
import { type CustomRowProps, isOnlyLog, type WidgetRequest } from '../rows/row.ts'
import { attentionWords } from '../words/attention.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { AboutText } from './AboutText.tsx'
import { keepPicture, lastPicture } from './lastPictures.ts'
import { useTileState } from './useTileState.ts'

const DAY = 86_400
const MOST = 100

type HasService = CustomRowProps['hasService']

const watches = (hasService: HasService) => hasService('anomalydetection') || hasService('freeanomalydetection')

function questionsOf(to: number, hasService: HasService) {
  // The lists are of those that began in a range: one that began earlier may still run. Charts mark the same two days.
  const timestamp = { from: to - 2 * DAY, to }
  const page = { limit: MOST, offset: 0 }
  const provisions = hasService('autoprovisioning')
  return {
    anomalies: watches(hasService) ? { filters: { timestamp, vhost: [] }, ...page } : null,
    origins: provisions ? { filters: { timestamp } } : null,
    deployments: provisions ? { limit: 10, offset: 0 } : null,
    certificates: provisions || hasService('basicprovisioning') ? { filters: {}, ...page } : null,
    alerts: {},
  }
}

const calls = {
  anomalies: anomalies.list,
  origins: boardProvisioning.backendProblems,
  deployments: boardProvisioning.configs,
  certificates: certificates.list,
  alerts: alerts.list,
} as const

const sourceNames = Object.keys(calls) as readonly (keyof typeof calls)[]

type Answers = { readonly [Name in keyof typeof calls]?: AnswerOf<(typeof calls)[Name]> | undefined }

/** Returns the tile's requests, for prefetching. */
export function attentionRequests({ now }: BoardQuery, hasService: HasService): readonly WidgetRequest[] {
  const questions = questionsOf(now, hasService)
  return sourceNames.flatMap((name) => {
    const params = questions[name]
    return params ? [{ call: calls[name], params, isQuiet: true }] : []
  })
}

/** A tile that lists what needs attention from several calls; failed sources are named, forbidden ones omitted. */
export function Attention({ row, query, links, layout, hasService, isNear }: CustomRowProps) {
  const c = useWords(catalogueWords)
  const t = useWords(attentionWords)
  const f = useFormat()
  const { now } = query
  const title = c(row.title)
  const asked = useMemo(() => (isNear ? questionsOf(now, hasService) : null), [isNear, now, hasService])
  const quiet = { quiet: true }
  const sources = {
    anomalies: useRead(calls.anomalies, asked?.anomalies ?? null, quiet),
    origins: useRead(calls.origins, asked?.origins ?? null, quiet),
    deployments: useRead(calls.deployments, asked?.deployments ?? null, quiet),
    certificates: useRead(calls.certificates, asked?.certificates ?? null, quiet),
    alerts: useRead(calls.alerts, asked?.alerts ?? null, quiet),
  }
  const names = sourceNames.filter((name) => {
    const { data, failure, isLoading } = sources[name]
    return (data !== undefined || failure !== undefined || isLoading) && !(failure && isRefusal(failure))
  })
  const failed = names.filter((name) => sources[name].data === undefined && sources[name].failure)
  const isWhole = names.every((name) => sources[name].data !== undefined || sources[name].failure)
  const all = Object.values(sources)
  const updatedAt = Math.min(...all.flatMap((source) => source.updatedAt ?? []))
  const last = useLastAnswers()
  const current: Answers = useMemo(
    () => ({
      anomalies: sources.anomalies.data,
      origins: sources.origins.data,
      deployments: sources.deployments.data,
      certificates: sources.certificates.data,
      alerts: sources.alerts.data,
    }),
    [
      sources.anomalies.data,
      sources.origins.data,
      sources.deployments.data,
      sources.certificates.data,
      sources.alerts.data,
    ],
  )
  const isComplete = asked !== null && isWhole && names.length > 0 && failed.length === 0
  useEffect(() => {
    if (isComplete)
      keepPicture(last, row.code, { query, main: current, before: undefined, secondary: undefined, updatedAt })
  }, [isComplete, last, row, query, current, updatedAt])
  const kept = isNear && !isWhole ? lastPicture(last, row.code, query) : undefined
  const answers = kept ? (kept.main as Answers) : current
  const telling = { now: kept?.query.now ?? now, t, f, links }
  const onlyLog = isOnlyLog({ links })
  const found = [
    ...anomalyConcerns(itemsOf(answers.anomalies ?? []).items, telling),
    ...originConcerns(answers.origins ?? [], telling),
    ...(answers.deployments && !onlyLog ? deploymentConcerns(itemsOf(answers.deployments).items, telling) : []),
    ...setupConcerns(telling),
    ...certificateConcerns(itemsOf(answers.certificates ?? []).items, telling),
    ...alertConcerns(answers.alerts ?? [], telling),
  ].sort(byWeight(telling.now))
  const checked = kept
    ? sourceNames.filter((name) => answers[name] !== undefined)
    : names.filter((name) => !failed.includes(name))

  const unlogged = onlyLog ? checked.filter((name) => name !== 'alerts') : []

  const retries = all.map(({ retry }) => retry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of them is always as long
  const retry = useCallback(() => retries.forEach((one) => void one()), retries)
  // No source answered, so "all is well" is unknown.
  const isNothing = failed.length === names.length
  const failure = isNothing
    ? (failed[0] ? sources[failed[0]] : all.find((one) => one.failure))?.failure
    : // A source that answered once and then failed: what is shown of it is old.
      names.map((name) => sources[name]).find(({ data, failure: why }) => data !== undefined && why)?.failure
  const slow = isWhole ? undefined : all.find((one) => one.slow)?.slow
  const { state, isReported } = useTileState(
    row.code,
    {
      isRequested: isNear,
      hasData: isWhole ? !isNothing : kept !== undefined || (found.length > 0 && slow !== undefined),
      isEarlierData: false,
      isEmpty: false,
      isRefreshing: !isWhole || all.some(({ isRefreshing }) => isRefreshing),
      failure,
      slow,
      updatedAt: kept ? kept.updatedAt : updatedAt,
      remarks:
        isWhole && failed.length > 0 ? [{ kind: 'partial', failed: failed.map((name) => t(`source.${name}`)) }] : [],
    },
    { what: title, emptiness: () => ({ kind: 'nothing' }), onRetry: retry },
  )
  const isWell = (isWhole ? !isNothing : kept !== undefined) && found.length === 0
  return (
    <WidgetFrame
      code={row.code}
      title={title}
      state={state}
      isReported={isReported}
      skeleton={row.skeleton}
      isSmall
      subtitle={isWell ? t('well.sub', { time: f.date(telling.now, 'time') }) : c('home.attention.sub')}
      {...(found.length > 0 ? { figure: <KeyFigure value={found.length} unit="count" whole="total" /> } : {})}
      about={<AboutText row={row} query={query} hires={hasService} />}
      {...(layout ? { layout } : {})}
      onRefresh={retry}
    >
      <AttentionList
        label={title}
        concerns={found}
        checked={checked}
        unlogged={unlogged}
        anomaliesHref={watches(hasService) ? links.page('anomalies') : undefined}
      />
    </WidgetFrame>
  )
}
