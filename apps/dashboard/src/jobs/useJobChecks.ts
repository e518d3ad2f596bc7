import { type Failure, failureOf, useApi } from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDescribeFailure } from '../failure/describeFailure.ts'
import { jobsWords } from '../words/jobs.ts'
import { checkJob } from './jobKinds.ts'
import type { Job, JobStore } from './jobStore.ts'

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 30_000

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

  const tell = useEffectEvent((job: Job, isDone: boolean, message: string | null) => {
    const { href } = job
    const action = href === null ? undefined : { label: t('open'), onAct: () => void navigate(href) }
    if (isDone) toast.success(t('told.done', { title: job.title }), action)
    else toast.error([t('told.failed', { title: job.title }), message].filter(Boolean).join(' '), action)
  })
  const refuse = useEffectEvent((job: Job, failure: Failure) => {
    const message = describe(failure)
    store.change(job.id, { state: 'failed', message })
    tell(job, false, message)
  })

  useEffect(() => {
    if (ids === '') return
    let timer = 0
    let waitMs = FIRST_WAIT_MS
    let isOver = false
    const check = async (job: Job) => {
      const asked = job.company === null ? null : checkJob(job.kind, job.params, job.company, api)
      if (!asked) return store.change(job.id, { state: 'interrupted' })
      try {
        const progress = await asked
        if (isOver) return
        if (progress.done !== job.done) waitMs = FIRST_WAIT_MS
        store.change(job.id, progress)
        if (progress.state !== 'running') tell(job, progress.state === 'done', null)
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
