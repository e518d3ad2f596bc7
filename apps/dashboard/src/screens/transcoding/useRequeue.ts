import { media } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { useJobs } from '../../platform/jobs/useJobs.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { transcodingJobsWords } from './transcodingJobs.words.ts'

/** Returns functions that queue a failed job again, and that follow requeued jobs in the tray of jobs. */
export function useRequeue() {
  const t = useWords(transcodingJobsWords)
  const to = useTo()
  const jobs = useJobs()
  const { run, isBusy, refusal } = useAction(media.requeue)
  const follow = useCallback(
    (ids: readonly string[]) => {
      for (const id of ids) {
        const href = to('transcoding', undefined, { open: id })
        jobs.follow('transcoding', { orders: [id] }, { title: t('requeue.job', { id }), href })
      }
    },
    [t, to, jobs],
  )
  const requeue = useCallback(
    async (id: string): Promise<void> => {
      if (await run({ order: id }, { done: t('requeue.done') })) follow([id])
    },
    [t, run, follow],
  )
  return { requeue, follow, isBusy, refusal }
}
