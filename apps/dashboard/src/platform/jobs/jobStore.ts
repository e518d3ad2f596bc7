import { type WatchVerdict, watchVerdicts } from '@parapet/api'
import { createStore, type Store } from '@parapet/base'
import { withStorage } from '../session/withStorage.ts'

/** `partial`: some of its parts failed. `interrupted`: a job of this page that a reload ended. */
export type JobState = 'running' | 'done' | 'partial' | 'failed' | 'cancelled' | 'interrupted'

/** A long-running job. Jobs of the kind 'page' run in this page; the provider runs the others. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly company: number | null
  readonly href: string | null
  readonly startedAt: number
  readonly state: JobState
  readonly done: number
  readonly total: number
  readonly message: string | null
  readonly params: unknown
  /** What a watch has found so far. */
  readonly verdict?: WatchVerdict
}

const KEY = 'parapet.jobs'
const MOST_JOBS = 30
const states: readonly JobState[] = ['running', 'done', 'partial', 'failed', 'cancelled', 'interrupted']

/** Jobs of a user in this tab, newest first. They survive a reload; a logout clears them with the tab's storage. */
export interface JobStore extends Store<readonly Job[]> {
  add(job: Job): void
  change(id: string, change: Partial<Job>): void
  remove(ids: readonly string[]): void
}

/** Creates the job store of a user. Jobs that ran in the page before a reload are interrupted. */
export function createJobStore(user: number, storage: () => Storage = () => sessionStorage): JobStore {
  const store = createStore<readonly Job[]>(
    withStorage(storage, (open) => readJobs(open.getItem(KEY), user), []).map((job) =>
      job.kind === 'page' && job.state === 'running' ? { ...job, state: 'interrupted' } : job,
    ),
  )
  const set = (jobs: readonly Job[]) => {
    store.set(jobs)
    withStorage(storage, (open) => open.setItem(KEY, JSON.stringify({ user, jobs })), undefined)
  }
  return {
    ...store,
    set,
    add: (job) => set([job, ...store.get()].slice(0, MOST_JOBS)),
    change: (id, change) => set(store.get().map((job) => (job.id === id ? { ...job, ...change } : job))),
    remove: (ids) => set(store.get().filter(({ id }) => !ids.includes(id))),
  }
}

function readJobs(text: string | null, user: number): Job[] {
  const stored: unknown = JSON.parse(text ?? 'null')
  if (typeof stored !== 'object' || stored === null) return []
  const { user: owner, jobs } = stored as { user?: unknown; jobs?: unknown }
  return owner === user && Array.isArray(jobs) ? jobs.filter(isJob).slice(0, MOST_JOBS) : []
}

function isJob(value: unknown): value is Job {
  if (typeof value !== 'object' || value === null) return false
  const { id, kind, title, href, startedAt, state, done, total, verdict } = value as Record<string, unknown>
  return (
    [id, kind, title].every((text) => typeof text === 'string') &&
    [startedAt, done, total].every((count) => typeof count === 'number') &&
    (href === null || (typeof href === 'string' && /^\/(?!\/)/.test(href))) &&
    states.some((one) => one === state) &&
    (verdict === undefined || watchVerdicts.some((one) => one === verdict))
  )
}

let current: { readonly user: number; readonly store: JobStore } | null = null

export function jobStoreOf(user: number): JobStore {
  if (current?.user !== user) current = { user, store: createJobStore(user) }
  return current.store
}
