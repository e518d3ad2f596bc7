import { boardProvisioning, filterKeys, type ReadCall, type ViewFilterKey } from '@parapet/api'
import { type BoardQuery, withoutFilter } from '../rows/boardQuery.ts'
import { isOnlyLog, type RowRequest, rowRequest, type WidgetRow, widget } from '../rows/row.ts'
import { wholeSubtitle } from '../rows/texts.ts'
import { toOriginFailures } from './originFailures.ts'
import { toRanking } from './tables.ts'
import { overTime, ranking } from './traffic.ts'
import { commonRowOptions, linesChart, pickActions, rankingProps, type TrafficRowOptions } from './trafficRows.ts'

const allCodes = (query: BoardQuery): BoardQuery => withoutFilter(query, 'response')

const serverErrors = (query: BoardQuery): BoardQuery => {
  const all = allCodes(query)
  return { ...all, view: { ...all.view, include: { ...all.view.include, response: ['5xx'] } } }
}

function requestWith<C extends ReadCall>(
  reading: RowRequest<C>,
  change: (query: BoardQuery) => BoardQuery,
): RowRequest<C> {
  const { call, params, file } = reading
  return rowRequest(
    call,
    (query, span) => params(change(query), span),
    file && ((query, answer) => file(change(query), answer)),
  )
}

function ofAnyCode(options: TrafficRowOptions): TrafficRowOptions {
  const supportedFilters: readonly ViewFilterKey[] = options.supportedFilters ?? filterKeys
  return { ...options, supportedFilters: supportedFilters.filter((key) => key !== 'response') }
}

/** The share of error responses over time. Ignores filters by status code, which would make it 0 or 100 %. */
export function errorChart(code: string, options: TrafficRowOptions): WidgetRow {
  return linesChart(code, ofAnyCode(options), {
    title: 'errors.title',
    about: 'errors.about',
    icon: 'triangleAlert',
    subtitle: 'errors.sub',
    shape: 'line',
    unit: 'percent',
    reads: requestWith(overTime(options.source, options.tier), allCodes),
    lines: (context) => [
      { metric: 'errorRatio', label: context.t('class.5xx'), color: 's5xx' },
      { metric: 'refusedRatio', label: context.t('class.4xx'), color: 's4xx' },
    ],
  })
}

/** The sites with the most server errors. */
export function errorsBySite(code: string, options: TrafficRowOptions): WidgetRow {
  return widget(code, 'top', {
    ...commonRowOptions(ofAnyCode(options)),
    title: 'errorsBySite.title',
    about: 'errorsBySite.about',
    icon: 'triangleAlert',
    subtitle: (context) => wholeSubtitle(context.t('errorsBySite.sub'), context),
    height: 4,
    skeleton: 'table',
    reads: requestWith(ranking(options.source, options.tier, 'vhost'), serverErrors),
    compares: true,
    toView: ({ main, before }, context) => {
      const { rows, total, totalCount, isEmpty } = toRanking(main, { before })
      return {
        props: {
          label: context.title,
          keyKind: 'site',
          meaning: 'upBad',
          rows,
          total,
          ...rankingProps(context, totalCount),
          ...pickActions(context),
        },
        ...(total ? { figure: { value: total.requests, unit: 'requests', whole: 'total' } as const } : {}),
        isEmpty,
        emptyText: context.t('errorsBySite.none'),
      }
    },
  })
}

/** The times when probes of the company's origins failed. */
export function originFailures(code: string): WidgetRow {
  return widget(code, 'failures', {
    title: 'failures.title',
    about: 'failures.about',
    icon: 'server',
    service: 'autoprovisioning',
    isNeverOffer: true,
    subtitle: (context) => wholeSubtitle(context.t('failures.sub'), context),
    height: 4,
    skeleton: 'list',
    supportedFilters: [],
    isOfAllSites: true,
    reads: {
      call: boardProvisioning.backendProblems,
      params: ({ span }) => ({ filters: { timestamp: { from: Math.floor(span.from), to: Math.floor(span.to) } } }),
    },
    toView: ({ main }, context) => {
      const failures = toOriginFailures(main)
      return {
        props: { label: context.title, failures, now: context.query.now },
        isEmpty: failures.length === 0,
        emptyText: context.t(isOnlyLog(context) ? 'failures.notLogged' : 'failures.none'),
      }
    },
  })
}
