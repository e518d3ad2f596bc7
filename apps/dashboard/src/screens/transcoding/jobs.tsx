import {
  canRequeue,
  isTranscodingRunning,
  jobOfOrder,
  media,
  type TranscodingFilter,
  type TranscodingJob,
  type TranscodingState,
  transcodingStates,
  transcodingTime,
} from '@parapet/api'
import { type ListQuery, pagedRows, pageParams, resource, rowDetail } from '../../kit/resource/resource.ts'
import { JobName } from './JobName.tsx'
import { JobPanel } from './JobPanel.tsx'
import { JobProgress } from './JobProgress.tsx'
import { requeueJob } from './requeueJob.ts'
import { transcodingJobsWords } from './transcodingJobs.words.ts'
import { useJobTools } from './useJobTools.ts'

const DAY_MS = 86_400_000
const periods = ['1', '7', '30', '90'] as const
const tones = {
  QUEUED: 'quiet',
  DOWNLOADING: 'info',
  TRANSCODING: 'info',
  UPLOADING: 'info',
  FINISHED: 'good',
  ERROR: 'bad',
} as const satisfies Record<TranscodingState, string>

const isJobId = (text: string): boolean => /^\d{9,11}-\d+$/.test(text)
const dayText = (ms: number): string => `${new Date(ms).toISOString().slice(0, 10)} 00:00:00`

function filtersOf({ search, filters }: ListQuery): TranscodingFilter {
  const { period, profile } = filters
  const status = transcodingStates.find((state) => state === filters.status)
  const days = periods.find((one) => one === period)
  return {
    ...(isJobId(search.trim()) && { order_id: search.trim() }),
    ...(status && { status }),
    ...(profile && { profile_name: profile }),
    ...(days && {
      timestamp: { from: dayText(Date.now() - Number(days) * DAY_MS), to: dayText(Date.now() + DAY_MS) },
    }),
  }
}

/** The transcoding jobs of a company, paged by the provider; `profiles` are the options of the filter. */
export const transcodingJobs = resource({
  code: 'transcoding',
  words: transcodingJobsWords,
  list: pagedRows(media.jobs, (query) => ({
    ...pageParams(isJobId(query.search.trim()) ? { ...query, search: '' } : query),
    filters: filtersOf(query),
  })),
  getId: (row: TranscodingJob) => row.id,
  getTitle: (row) => row.id,
  columns: (make, t) => [
    make.custom(
      'id',
      (row) => row.id,
      (row) => <JobName job={row} />,
      { primary: true },
    ),
    make.status('status', ({ status }) => ({ tone: tones[status], label: t(`status.${status}`) }), { primary: true }),
    make.custom(
      'progress',
      ({ status }) => (status === 'FINISHED' ? 1 : null),
      (row) => <JobProgress job={row} label={t('progress', { id: row.id })} />,
      { width: 200 },
    ),
    make.date('created', ({ created_on }) => transcodingTime(created_on)),
  ],
  detail: rowDetail(media.job, (order) => ({ order }), jobOfOrder),
  isInProgress: ({ status }) => isTranscodingRunning(status),
  panels: [{ id: 'job', icon: 'info', Panel: JobPanel }],
  use: useJobTools,
  of: ({ profiles, onDuplicate, onRequeue, onRequeued }) => ({
    filters: [
      {
        id: 'status',
        options: (_, t) => transcodingStates.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      { id: 'profile', options: () => profiles.map((name) => ({ value: name, label: name })) },
      { id: 'period', options: (_, t) => periods.map((value) => ({ value, label: t(`period.${value}`) })) },
    ],
    actions: [
      {
        key: 'requeue',
        icon: 'refresh',
        call: media.requeue,
        bulk: requeueJob,
        onBulkDone: onRequeued,
        refusedBy: ({ status }) => (canRequeue(status) ? undefined : 'requeue.notFailed'),
        run: onRequeue,
      },
      { key: 'duplicate', icon: 'copy', call: media.addJob, run: onDuplicate },
      { key: 'copyId', icon: 'copy', run: (row, { copy }) => copy(row.id, 'copied') },
    ],
  }),
})
