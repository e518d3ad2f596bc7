import { failureOf } from '@parapet/api'
import { useMemo, useSyncExternalStore } from 'react'
import { useDescribeFailure } from '../failure/describeFailure.ts'
import { useSession } from '../session/SessionContext.ts'
import type { JobKinds } from './jobKinds.ts'
import { type Job, jobStoreOf } from './jobStore.ts'

interface JobTitle {
  readonly title: string
  readonly href?: string
}

/** How a job of the page ended that did not fail as a whole. */
export interface JobEnd {
  readonly state: 'done' | 'partial' | 'failed'
  readonly message: string | null
}

const done: JobEnd = { state: 'done', message: null }

const running = new Map<string, AbortController>()

/** Returns functions that start jobs; the tray shows them on every page. */
export function useJobs() {
  const { user, company } = useSession()
  const describe = useDescribeFailure()
  const store = jobStoreOf(user?.id ?? 0)
  const companyId = company?.id ?? null
  return useMemo(() => {
    const add = (kind: string, { title, href }: JobTitle, total: number, params: unknown): Job => {
      const job: Job = {
        id: crypto.randomUUID(),
        kind,
        title,
        company: companyId,
        href: href ?? null,
        startedAt: Date.now(),
        state: 'running',
        done: 0,
        total,
        message: null,
        params,
      }
      store.add(job)
      return job
    }
    return {
      follow: <K extends keyof JobKinds>(kind: K, params: JobKinds[K], about: JobTitle) =>
        void add(kind, about, 0, params),
      run: async <R>(
        about: JobTitle,
        total: number,
        work: (report: (done: number) => void, signal: AbortSignal) => Promise<R>,
        endOf: (result: R) => JobEnd = () => done,
      ): Promise<R | null> => {
        const { id } = add('page', about, total, null)
        const controller = new AbortController()
        running.set(id, controller)
        try {
          const result = await work((count) => store.change(id, { done: count }), controller.signal)
          store.change(id, controller.signal.aborted ? { state: 'cancelled' } : { ...endOf(result), done: total })
          return controller.signal.aborted ? null : result
        } catch (problem) {
          const failure = failureOf(problem)
          const isCancelled = failure.kind === 'cancelled' || controller.signal.aborted
          store.change(id, isCancelled ? { state: 'cancelled' } : { state: 'failed', message: describe(failure) })
          return null
        } finally {
          running.delete(id)
        }
      },
    }
  }, [store, companyId, describe])
}

/** Returns the user's jobs, newest first, and the actions on them. */
export function useJobList() {
  const { user } = useSession()
  const store = jobStoreOf(user?.id ?? 0)
  const jobs = useSyncExternalStore(store.subscribe, store.get)
  return {
    jobs,
    store,
    cancel: (job: Job) => running.get(job.id)?.abort(),
    canCancel: (job: Job) => job.kind === 'page' && job.state === 'running',
  }
}
