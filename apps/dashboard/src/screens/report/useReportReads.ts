import { type Read, useRead } from '@parapet/api'
import { joinReads } from '../../kit/read/joinReads.ts'
import {
  isOfSection,
  plannedRequests,
  type ReportAnswers,
  type ReportSubject,
  reportAnswers,
  stateOfFailure,
} from './reportAnswers.ts'
import type { ReportSection } from './reportModel.ts'

/** The answers of a report, and what is under way. */
export interface ReportReads {
  readonly answers: ReportAnswers
  /** The read of a section that waits, or has failed. */
  readonly readOf: (section: Pick<ReportSection, 'name' | 'state'>) => Read<unknown>
  readonly isWaiting: boolean
  readonly hasFailed: boolean
  /** Reads again what failed. */
  readonly retry: () => void
}

/** Reads what the report of a company's month needs, each part by itself. */
export function useReportReads(subject: ReportSubject): ReportReads {
  const asked = plannedRequests(subject).map((planned) => ({
    ...planned,
    read: useRead<typeof planned.call>(planned.call, planned.params, { quiet: true }) as Read<unknown>,
  }))
  const open = asked.filter(({ params }) => params !== null)
  return {
    answers: reportAnswers(
      asked.map(({ params, state, read: { data, failure, unreadable } }) => {
        if (params === null) return { state, unreadable: 0 }
        if (data !== undefined) return { state: 'done', data, unreadable }
        return { state: failure ? stateOfFailure(failure) : 'waiting', unreadable: 0 }
      }),
    ),
    readOf: ({ name, state }) =>
      joinReads(
        ...open
          .filter((one) => isOfSection(name, one.name))
          .map(({ read }) => read)
          .filter(({ data, failure }) => data === undefined && (state === 'waiting') === (failure === undefined)),
      ),
    isWaiting: open.some(({ read: { data, failure } }) => data === undefined && failure === undefined),
    hasFailed: open.some(
      ({ read: { data, failure } }) => data === undefined && failure && stateOfFailure(failure) === 'failed',
    ),
    retry: () => {
      for (const { read } of open) if (read.failure) read.retry()
    },
  }
}
