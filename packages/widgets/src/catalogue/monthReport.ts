// What a monthly report asks for and counts, apart from the main entry: boards do not need it.

import {
  type AnswerOf,
  billing,
  bots,
  type ParamsOf,
  type ReadCall,
  type ServiceKey,
  statistics,
  toFamilyFilter,
  toSpanFilter,
  toWire,
  usage,
  waf,
} from '@parapet/api'
import { REPORT_STEP } from '../rows/reportFigures.ts'
import type { ReportMonth } from '../rows/reportMonth.ts'
import { eventSources } from './eventSources.ts'

export type { FigureKey } from '../rows/figures.ts'
export { type MonthCount, type MonthTraffic, monthCount, monthTraffic, purgedIn } from '../rows/reportFigures.ts'
export { type ReportMonth, reportMonth, reportMonths } from '../rows/reportMonth.ts'
export { attentionWords } from '../words/attention.ts'
export { explainedWords } from '../words/explained.ts'
export { eventCuts, eventsOf } from './events.ts'

/** Whose month a report is of. */
export interface ReportQuestion {
  readonly company: number
  /** The client that is charged; null without one. */
  readonly client: number | null
  readonly month: ReportMonth
}

interface Request<C extends ReadCall> {
  /** Any of them gives access; none: the call alone decides. */
  readonly services: readonly ServiceKey[]
  readonly call: C
  /** Another call that its reader must be allowed to make: without it this one is of no use. */
  readonly beside?: ReadCall
  /** Null if there is nothing to ask. */
  params(question: ReportQuestion): ParamsOf<C> | null
}

const everything = ({ company, month: { span, zone } }: ReportQuestion) => ({
  ...{ company, span, step: REPORT_STEP, zone, sites: [] },
  ...{ include: {}, exclude: {} },
})
const context = { allSites: [], filterCompany: null }

/** The calendar month (UTC) that the provider charges by. */
function chargedMonth({ key }: ReportMonth) {
  const from = Date.parse(`${key}-01`)
  const start = new Date(from)
  return { from: from / 1000, to: Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1) / 1000 }
}

interface Requests {
  readonly delivery: Request<typeof statistics.historicHistogram>
  readonly waf: Request<typeof waf.historicHistogram>
  readonly bots: Request<typeof bots.historicHistogram>
  readonly purges: Request<typeof usage.purges>
  readonly consumption: Request<typeof billing.consumption>
  readonly solutions: Request<typeof billing.solutions>
  readonly clientSolution: Request<typeof billing.clientSolution>
  readonly extraSolutions: Request<typeof billing.extraSolutions>
  readonly bills: Request<typeof billing.bills>
}

/** The figures that a report asks for, beside what happened. */
export const reportRequests: Requests = {
  delivery: {
    services: [],
    call: statistics.historicHistogram,
    params: (question) => ({ filters: toWire({ ...everything(question), tier: 'L1' }, context) }),
  },
  waf: {
    services: ['waf'],
    call: waf.historicHistogram,
    params: (question) => ({ filters: toFamilyFilter('waf', everything(question), context) }),
  },
  bots: {
    services: ['botmitigation'],
    call: bots.historicHistogram,
    params: (question) => ({ filters: toFamilyFilter('bots', everything(question), context) }),
  },
  purges: {
    services: ['invalidation'],
    call: usage.purges,
    params: (question) => ({
      filters: { timestamp: toSpanFilter(everything(question), context).timestamp },
      key_field: 'purge',
    }),
  },
  consumption: {
    services: [],
    call: billing.consumption,
    params: ({ client, month }) =>
      client === null ? null : { filters: { timestamp: chargedMonth(month), products: [], clients: [client] } },
  },
  solutions: {
    services: [],
    call: billing.solutions,
    beside: billing.consumption,
    params: ({ month }) => (month.isRunning ? {} : null),
  },
  clientSolution: {
    services: [],
    call: billing.clientSolution,
    params: ({ client, month }) => (client === null || !month.isRunning ? null : { client }),
  },
  extraSolutions: {
    services: [],
    call: billing.extraSolutions,
    beside: billing.consumption,
    params: ({ month }) => (month.isRunning ? {} : null),
  },
  bills: {
    services: [],
    call: billing.bills,
    params: ({ client, month }) => (client === null || month.isRunning ? null : { client }),
  },
}

export type ReportRequestName = keyof Requests
export type ReportAnswer<N extends ReportRequestName> = AnswerOf<Requests[N]['call']>

const told = ['deployments', 'changes', 'modes', 'origins', 'incidents', 'anomalies', 'certificates'] as const

/** The sources of events that a report tells of; purges are counted instead. */
export const reportSources = eventSources.filter(({ name }) => told.some((one) => one === name))
