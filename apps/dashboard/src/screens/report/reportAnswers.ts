import {
  type AnswerOf,
  type ApiContext,
  type CallInput,
  type Company,
  callApi,
  clientIdOf,
  failureOf,
  type ReadCall,
  type User,
} from '@parapet/api'
import { createQueue } from '@parapet/base'
import { askedOf } from '@parapet/widgets/events'
import {
  type ReportAnswer,
  type ReportMonth,
  type ReportRequestName,
  reportRequests,
  reportSources,
} from '@parapet/widgets/report'
import { accessTo, type Guarded } from '../../shared/board/events/useEventAccess.ts'
import type { PartState, SectionName } from './reportModel.ts'

/** Whose month a report is of, and who makes it. */
export interface ReportSubject {
  readonly user: User | null
  readonly company: Company
  readonly month: ReportMonth
  /** Whether an access log is the company's only data. */
  readonly isOnlyLog: boolean
}

/** A request of a report with what may be sent. */
export interface PlannedRequest {
  readonly name: string
  readonly call: ReadCall
  /** Null if it is not sent; `state` says why. */
  readonly params: object | null
  readonly state: Extract<PartState, 'waiting' | 'forbidden' | 'notHired' | 'notLogged' | 'noClient'>
}

/** What became of a request. */
export interface Answered {
  readonly state: PartState
  readonly data?: unknown
  readonly unreadable: number
}

const names = Object.keys(reportRequests) as ReportRequestName[]
const ofEvents = (name: string) => `events ${name}`

/** All requests of a report, always as many and in the same order, with those that its reader may not send. */
export function plannedRequests({ user, company, month, isOnlyLog }: ReportSubject): readonly PlannedRequest[] {
  const question = { company: company.id, client: clientIdOf(company), month }
  const plan = (
    name: string,
    { beside, isNotLogged = false, ...guarded }: Guarded & { beside?: ReadCall; isNotLogged?: boolean },
    params: unknown,
  ): PlannedRequest => {
    const { call } = guarded
    const own = accessTo(guarded, { user, company })
    const allowed = own === 'open' && beside ? accessTo({ services: [], call: beside }, { user, company }) : own
    const access = askedOf({ isNotLogged }, isOnlyLog, allowed)
    if (access !== 'open') return { name, call, params: null, state: access }
    const isAsked = typeof params === 'object' && params !== null
    return { name, call, params: isAsked ? params : null, state: isAsked ? 'waiting' : 'noClient' }
  }
  return [
    ...names.map((name) => plan(name, reportRequests[name], reportRequests[name].params(question))),
    ...reportSources.map((source) =>
      plan(ofEvents(source.name), source, source.params({ span: month.span, isThorough: true })),
    ),
  ]
}

/** The requests that each section shows. */
const sectionOf: Readonly<Record<SectionName, RegExp>> = {
  traffic: /^delivery$/,
  cache: /^delivery$/,
  availability: /^delivery$/,
  incidents: /^events (incidents|origins|anomalies|certificates)$/,
  attacks: /^(waf|bots|events modes|events changes)$/,
  changes: /^(purges|events deployments|events changes)$/,
  consumption: /^consumption$/,
}

/** Whether a section shows what a request answers. */
export const isOfSection = (name: SectionName, request: string): boolean => sectionOf[name].test(request)

/** The answers of a report by the name of their request. */
export interface ReportAnswers {
  /** The rows that could not be read, of those that a section shows. */
  unreadableIn(name: SectionName): number
  of<N extends ReportRequestName>(name: N): Omit<Answered, 'data'> & { readonly data: ReportAnswer<N> | undefined }
  events: readonly (Answered & { readonly source: (typeof reportSources)[number] })[]
}

/** Returns answers in the order of `plannedRequests` by their names. */
export function reportAnswers(answers: readonly Answered[]): ReportAnswers {
  const none: Answered = { state: 'waiting', unreadable: 0 }
  return {
    of<N extends ReportRequestName>(name: N) {
      const { data, ...rest } = answers[names.indexOf(name)] ?? none
      return { ...rest, data: data as ReportAnswer<N> | undefined }
    },
    unreadableIn: (section) =>
      [...names, ...reportSources.map(({ name }) => ofEvents(name))].reduce(
        (sum, name, place) => sum + (isOfSection(section, name) ? (answers[place]?.unreadable ?? 0) : 0),
        0,
      ),
    events: reportSources.map((source, place) => ({ source, ...(answers[names.length + place] ?? none) })),
  }
}

/** What a refusal or a failure makes of a request. */
export const stateOfFailure = (failure: ReturnType<typeof failureOf>): PartState =>
  failure.kind === 'http' && failure.status === 403 ? 'forbidden' : 'failed'

const AT_ONCE = 4

/** Reads all that a report needs without a screen; what fails is asked once more, and then left out. */
export async function readReport(
  subject: ReportSubject,
  api: ApiContext,
  signal: AbortSignal,
): Promise<readonly Answered[]> {
  const turn = createQueue(AT_ONCE)
  const own: ApiContext = { ...api, company: () => subject.company.id }
  const ask = async ({ call, params }: PlannedRequest): Promise<Answered> => {
    let unreadable = 0
    const onUnreadable = (count: number) => {
      unreadable = count
    }
    try {
      const data: AnswerOf<ReadCall> = await callApi(call, params as CallInput<ReadCall>, own, {
        signal,
        isQuiet: true,
        onUnreadable,
      })
      return { state: 'done', data, unreadable }
    } catch (problem) {
      signal.throwIfAborted()
      return { state: stateOfFailure(failureOf(problem)), unreadable: 0 }
    }
  }
  return Promise.all(
    plannedRequests(subject).map(async (planned) => {
      if (!planned.params) return { state: planned.state, unreadable: 0 }
      const first = await turn(() => ask(planned))
      return first.state === 'failed' ? turn(() => ask(planned)) : first
    }),
  )
}
