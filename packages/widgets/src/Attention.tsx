import { alerts, anomalies, boardProvisioning, certificates, itemsOf, useRead } from '@parapet/api'
import { useFormat, useWords } from '@parapet/ui'
import { useCallback, useMemo } from 'react'
import type { BoardQuery } from './catalogue/boardQuery.ts'
import {
  alertConcerns,
  anomalyConcerns,
  byWeight,
  certificateConcerns,
  deploymentConcerns,
  originConcerns,
} from './catalogue/concerns.ts'
import type { CustomRowProps, WidgetRequest } from './catalogue/row.ts'
import { AboutText } from './frame/AboutText.tsx'
import { isRefusal } from './frame/frameState.ts'
import { KeyFigure } from './frame/KeyFigure.tsx'
import { WidgetFrame } from './frame/WidgetFrame.tsx'
import { AttentionList } from './kinds/AttentionList.tsx'
import { useTileState } from './useTileState.ts'
import { attentionWords } from './words/attention.ts'
import { catalogueWords } from './words/catalogue.ts'

const DAY = 86_400
const MOST = 100

type HasService = CustomRowProps['hasService']

function questionsOf(to: number, hasService: HasService) {
  const timestamp = { from: to - DAY, to }
  const page = { limit: MOST, offset: 0 }
  const watches = hasService('anomalydetection') || hasService('freeanomalydetection')
  const provisions = hasService('autoprovisioning')
  return {
    anomalies: watches ? { filters: { timestamp, vhost: [] }, ...page } : null,
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

/** Returns the tile's requests, for prefetching. */
export function attentionRequests({ now }: BoardQuery, hasService: HasService): readonly WidgetRequest[] {
  const questions = questionsOf(now, hasService)
  return (Object.keys(calls) as (keyof typeof calls)[]).flatMap((name) => {
    const params = questions[name]
    return params ? [{ call: calls[name], params, isQuiet: true }] : []
  })
}

/**
 * A tile that lists what needs attention, from several calls. Sources the user may not read are omitted; sources
 * that fail are named, and the others are shown.
 */
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
  const names = (Object.keys(sources) as (keyof typeof sources)[]).filter((name) => {
    const { data, failure, isLoading } = sources[name]
    return (data !== undefined || failure !== undefined || isLoading) && !(failure && isRefusal(failure))
  })
  const failed = names.filter((name) => sources[name].data === undefined && sources[name].failure)
  const isWhole = names.every((name) => sources[name].data !== undefined || sources[name].failure)
  const telling = { now, t, f, links }
  const found = [
    ...anomalyConcerns(itemsOf(sources.anomalies.data ?? []).items, telling),
    ...originConcerns(sources.origins.data ?? [], telling),
    ...deploymentConcerns(itemsOf(sources.deployments.data ?? []).items, telling),
    ...certificateConcerns(itemsOf(sources.certificates.data ?? []).items, telling),
    ...alertConcerns(sources.alerts.data ?? [], telling),
  ].sort(byWeight(now))

  const all = Object.values(sources)
  const retries = all.map(({ retry }) => retry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of them is always as long
  const retry = useCallback(() => retries.forEach((one) => void one()), retries)
  // No source answered, so "all is well" is unknown.
  const isNothing = failed.length === names.length
  const failure = isNothing ? (failed[0] ? sources[failed[0]] : all.find((one) => one.failure))?.failure : undefined
  const slow = isWhole ? undefined : all.find((one) => one.slow)?.slow
  const { state, isReported } = useTileState(
    row.code,
    {
      isRequested: isNear,
      // Shows the list once all sources have answered, or one is slow. "All is well" only appears at the end.
      hasData: isWhole ? !isNothing : found.length > 0 && slow !== undefined,
      isEarlierData: false,
      isEmpty: false,
      isRefreshing: !isWhole || all.some(({ isRefreshing }) => isRefreshing),
      failure,
      slow,
      updatedAt: Math.min(...all.flatMap(({ updatedAt }) => updatedAt ?? [])),
      remarks: [],
    },
    { what: title, emptiness: () => ({ kind: 'nothing' }), onRetry: retry },
  )
  const isWell = isWhole && !isNothing && found.length === 0
  return (
    <WidgetFrame
      code={row.code}
      title={title}
      state={state}
      isReported={isReported}
      skeleton={row.skeleton}
      isSmall
      subtitle={isWell ? t('well.sub', { time: f.date(now, 'time') }) : c('home.attention.sub')}
      {...(found.length > 0 ? { figure: <KeyFigure value={found.length} unit="count" whole="total" /> } : {})}
      {...(row.about ? { about: <AboutText of={row.about} /> } : {})}
      {...(layout ? { layout } : {})}
      onRefresh={retry}
    >
      <AttentionList
        label={title}
        concerns={found}
        checked={names.filter((name) => !failed.includes(name))}
        missing={failed}
      />
    </WidgetFrame>
  )
}
