import { type Failure, failureOf, useApi } from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDescribeFailure } from '../failure/describeFailure.ts'
import { checkJob, type JobStatus, leastWaitMs, type WatchNews } from './jobKinds.ts'
import type { Job, JobStore } from './jobStore.ts'
import { jobsWords } from './jobs.words.ts'

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 30_000
const MOST_NAMES = 3
const MOST_LETTERS = 200

/** Polls the provider's running jobs at growing intervals and announces when one has ended. */
export function useJobChecks(jobs: readonly Job[], store: JobStore): void {
  const t = useWords(jobsWords)
  const toast = useToast()
  const api = useApi()
  const navigate = useNavigate()
  const describe = useDescribeFailure()
  const ids = jobs
    .filter(({ kind, state }) => kind !== 'page' && state === 'running')
    .map(({ id }) => id)
    .join(' ')

  const messageOf = useEffectEvent(({ outcome, watch }: JobStatus): string | null => {
    if (watch) return watchText(watch)
    if (!outcome || outcome.failed.length === 0) return null
    const { done, total, failed } = outcome
    const names = failed
      .slice(0, MOST_NAMES)
      .map((name) => name.slice(0, MOST_LETTERS))
      .join(', ')
    return t('outcome', { done, total, names, more: Math.max(0, failed.length - MOST_NAMES) })
  })
  const tell = useEffectEvent((job: Job, state: JobStatus['state'], message: string | null) => {
    const { href } = job
    const action = href === null ? undefined : { label: t('open'), onAct: () => void navigate(href) }
    if (state === 'done') toast.success(t('told.done', { title: job.title }), action)
    else {
      const told = t(state === 'partial' ? 'told.partial' : 'told.failed', { title: job.title })
      toast.error([told, message].filter(Boolean).join(' '), action)
    }
  })
  const watchText = ({ verdict, sites, minutes, of }: WatchNews): string => {
    const names = sites.slice(0, MOST_NAMES).join(', ')
    const more = Math.max(0, sites.length - MOST_NAMES)
    const found =
      sites.length > 0 ? t('watch.sites', { sites: names, more }) : verdict === 'worse' ? t('watch.total') : null
    return [t('watch.minutes', { minutes, of }), found].filter(Boolean).join(' ')
  }
  const tellWatch = useEffectEvent((job: Job, { verdict }: WatchNews, message: string | null, isOver: boolean) => {
    const { href } = job
    const action = href === null ? undefined : { label: t('open'), onAct: () => void navigate(href) }
    const text = [t(`watch.told.${verdict}`, { title: job.title }), message].filter(Boolean).join(' ')
    if (verdict === 'worse') {
      if (job.verdict !== 'worse') toast.error(text, action)
    } else if (isOver) toast.info(text, action)
  })
  const follow = useEffectEvent(({ company, href }: Job, { kind, params }: NonNullable<JobStatus['next']>) => {
    const job = { kind, params, company, href, title: t('watch.title', { id: String(params.config) }) }
    const start = { id: crypto.randomUUID(), startedAt: Date.now(), state: 'running', done: 0, total: 0, message: null }
    store.add({ ...job, ...start, state: 'running' })
  })
  const refuse = useEffectEvent((job: Job, failure: Failure) => {
    const message = describe(failure)
    store.change(job.id, { state: 'failed', message })
    tell(job, 'failed', message)
  })

  useEffect(() => {
    if (ids === '') return
    let timer = 0
    let waitMs = FIRST_WAIT_MS
    let isOver = false
    const askedAt = new Map<string, number>()
    const check = async (job: Job) => {
      const last = askedAt.get(job.id)
      if (last !== undefined && Date.now() - last < leastWaitMs(job.kind)) return
      askedAt.set(job.id, Date.now())
      const asked = job.company === null ? null : checkJob(job.kind, job.params, job.company, api)
      if (!asked) return store.change(job.id, { state: 'interrupted' })
      try {
        const progress = await asked
        if (isOver) return
        if (progress.done !== job.done) waitMs = FIRST_WAIT_MS
        const { state, done, total, watch, next } = progress
        const message = messageOf(progress)
        store.change(job.id, { state, done, total, message, ...(watch && { verdict: watch.verdict }) })
        if (watch) tellWatch(job, watch, message, state !== 'running')
        else if (state !== 'running') tell(job, state, message)
        if (next) follow(job, next)
      } catch (problem) {
        const failure = failureOf(problem)
        // An unreachable provider may recover; a refusal is final.
        const mayRecover = failure.kind !== 'http' || failure.status >= 500 || failure.status === 429
        if (!isOver && !mayRecover) refuse(job, failure)
      }
    }
    const round = async () => {
      const open = store.get().filter(({ id, state }) => state === 'running' && ids.split(' ').includes(id))
      await Promise.all(open.map(check))
      waitMs = Math.min(waitMs * 1.5, LONGEST_WAIT_MS)
      if (!isOver) timer = window.setTimeout(() => void round(), waitMs)
    }
    timer = window.setTimeout(() => void round(), waitMs)
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [ids, store, api])
}
