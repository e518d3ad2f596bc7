import { useToast, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { useFailureToast } from '../../failure/useFailureToast.ts'
import { useJobs } from '../../jobs/useJobs.ts'
import { useResourceWrites } from '../../resource/useResourceWrites.ts'
import { useTo } from '../../session/useTo.ts'
import { transcodingJobsWords } from '../../words/transcodingJobs.ts'
import { requeueJob } from './requeueJob.ts'

/** Returns functions that queue a failed job again, and that follow requeued jobs in the tray of jobs. */
export function useRequeue() {
  const t = useWords(transcodingJobsWords)
  const to = useTo()
  const toast = useToast()
  const jobs = useJobs()
  const showFailure = useFailureToast()
  const { run } = useResourceWrites()
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
      try {
        await run(requeueJob, { id })
      } catch (problem) {
        showFailure(problem)
        return
      }
      follow([id])
      toast.success(t('requeue.done'))
    },
    [t, toast, showFailure, run, follow],
  )
  return { requeue, follow }
}
