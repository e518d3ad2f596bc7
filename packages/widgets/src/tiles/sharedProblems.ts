import type { Failure, SlowRead } from '@parapet/api'
import { createStore } from '@parapet/base'
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { causeOf } from '../frame/frameState.ts'

/** Why a widget has no data: a failure, or a slow provider. */
export type WidgetProblem =
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly kind: 'slow'; readonly slow: SlowRead }

/** A failure that several widgets share, reported once above the board. */
export interface SharedProblem {
  readonly cause: string
  readonly all: readonly [WidgetProblem, ...WidgetProblem[]]
}

const SHARED_FROM = 3

export interface ProblemCollection {
  report(code: string, problem: WidgetProblem | null): void
  subscribe(listener: () => void): () => void
  /** Stable until something changes. */
  shared(): readonly SharedProblem[]
}

/** Creates the collection of a board. */
export function createProblemCollection(): ProblemCollection {
  const problems = new Map<string, WidgetProblem>()
  const shared = createStore<readonly SharedProblem[]>([])
  return {
    report(code, problem) {
      const known = problems.get(code)
      if (problem ? isSame(known, problem) : !known) return
      if (problem) problems.set(code, problem)
      else problems.delete(code)
      const next = sharedOf([...problems.values()])
      if (next.length > 0 || shared.get().length > 0) shared.set(next)
    },
    subscribe: shared.subscribe,
    shared: shared.get,
  }
}

function isSame(a: WidgetProblem | undefined, b: WidgetProblem): boolean {
  if (a?.kind === 'failed') return b.kind === 'failed' && a.failure === b.failure && a.retry === b.retry
  return a?.kind === b.kind && a.slow === b.slow
}

const causeIn = (problem: WidgetProblem): string | null => (problem.kind === 'slow' ? 'slow' : causeOf(problem.failure))

function sharedOf(problems: readonly WidgetProblem[]): readonly SharedProblem[] {
  const byCause = new Map<string, [WidgetProblem, ...WidgetProblem[]]>()
  for (const problem of problems) {
    const cause = causeIn(problem)
    const all = cause === null ? undefined : byCause.get(cause)
    if (all) all.push(problem)
    else if (cause !== null) byCause.set(cause, [problem])
  }
  return [...byCause].flatMap(([cause, all]) => (all.length < SHARED_FROM ? [] : { cause, all }))
}

const ProblemsContext = createContext<ProblemCollection | null>(null)
const noProblems: readonly SharedProblem[] = []
const never = () => () => undefined

/** Provides the collection to the widgets of a board. */
export const ProblemProvider = ProblemsContext

/** Creates a collection for the lifetime of a component. */
export function useProblemCollection(): ProblemCollection {
  return useMemo(createProblemCollection, [])
}

export function useSharedProblems(problems: ProblemCollection | null): readonly SharedProblem[] {
  return useSyncExternalStore(
    problems?.subscribe ?? never,
    problems?.shared ?? (() => noProblems),
    problems?.shared ?? (() => noProblems),
  )
}

/** Reports a widget's failure to its board; true if the banner shows it, so that the widget need not. */
export function useReportProblem(code: string, problem: WidgetProblem | null): boolean {
  const problems = use(ProblemsContext)
  useEffect(() => {
    problems?.report(code, problem)
  })
  useEffect(() => () => problems?.report(code, null), [problems, code])
  const shared = useSharedProblems(problems)
  const cause = problem && causeIn(problem)
  return cause !== null && shared.some((one) => one.cause === cause)
}
