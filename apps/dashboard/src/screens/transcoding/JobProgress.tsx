import { isTranscodingRunning, media, type TranscodingJob, transcodingProgress, useRead } from '@parapet/api'
import { Percent, Progress } from '@parapet/ui'

const PROGRESS_MS = 5000

/** The progress of a running job, which the list call does not return. */
export function JobProgress({ job, label }: { job: TranscodingJob; label: string }) {
  const isRunning = isTranscodingRunning(job.status)
  const { data } = useRead(media.job, isRunning ? { order: job.id } : null, {
    quiet: true,
    refreshEveryMs: PROGRESS_MS,
  })
  if (job.status === 'FINISHED') return <Percent value={1} />
  if (!isRunning) return '—'
  return <Progress label={label} value={data && transcodingProgress(data)} quiet />
}
