import {
  Ago,
  Button,
  Icon,
  IconButton,
  Popover,
  Progress,
  Spinner,
  Status,
  useWords,
  VisuallyHidden,
} from '@parapet/ui'
import { useState } from 'react'
import type { Job, JobState } from '../../platform/jobs/jobStore.ts'
import { jobsWords } from '../../platform/jobs/jobs.words.ts'
import { useJobChecks } from '../../platform/jobs/useJobChecks.ts'
import { useJobList } from '../../platform/jobs/useJobs.ts'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { topButton } from '../topBar/topBar.css.ts'
import * as css from './jobsTray.css.ts'

const tones: Readonly<Record<JobState, 'info' | 'good' | 'bad' | 'quiet' | 'watch'>> = {
  running: 'info',
  done: 'good',
  partial: 'watch',
  failed: 'bad',
  cancelled: 'quiet',
  interrupted: 'watch',
}

const verdictTones = { worse: 'bad', better: 'good', same: 'good', early: 'info', unknown: 'quiet' } as const

/** The tray of running jobs in the top bar: progress, cancel, and a link to each job's page. Hidden without jobs. */
export function JobsTray() {
  const t = useWords(jobsWords)
  const [isShown, setShown] = useState(false)
  const { jobs, store, cancel, canCancel } = useJobList()
  useJobChecks(jobs, store)
  const running = jobs.filter(({ state }) => state === 'running').length
  const ended = jobs.filter(({ state }) => state !== 'running').map(({ id }) => id)
  if (jobs.length === 0) return null
  return (
    <Popover
      open={isShown}
      onOpen={setShown}
      label={t('title')}
      placement="bottom-end"
      trigger={
        <button type="button" className={topButton}>
          <VisuallyHidden>{t('button', { running, all: jobs.length })}</VisuallyHidden>
          {running > 0 ? <Spinner size={20} /> : <Icon name="circleCheck" size={20} />}
          <span aria-hidden="true">{running > 0 ? running : jobs.length}</span>
        </button>
      }
    >
      <div className={css.panel}>
        <h2 className={css.title}>{t('title')}</h2>
        <ul className={css.list}>
          {jobs.map((job) => (
            <JobItem
              key={job.id}
              job={job}
              onOpen={() => setShown(false)}
              onCancel={canCancel(job) ? () => cancel(job) : undefined}
              onRemove={() => store.remove([job.id])}
            />
          ))}
        </ul>
        {ended.length > 0 && (
          <Button size="s" tone="quiet" onClick={() => store.remove(ended)}>
            {t('clear')}
          </Button>
        )}
      </div>
    </Popover>
  )
}

interface JobItemProps {
  job: Job
  onOpen: () => void
  onCancel: (() => void) | undefined
  onRemove: () => void
}

function JobItem({ job, onOpen, onCancel, onRemove }: JobItemProps) {
  const t = useWords(jobsWords)
  const isRunning = job.state === 'running'
  return (
    <li className={css.job}>
      <div className={css.head}>
        {job.href === null ? (
          <span className={css.name}>{job.title}</span>
        ) : (
          <RouterLink href={job.href} className={css.name} onClick={onOpen}>
            {job.title}
          </RouterLink>
        )}
        {onCancel ? (
          <Button size="s" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : (
          <IconButton icon="x" size="s" label={t('remove', { title: job.title })} onClick={onRemove} />
        )}
      </div>
      {isRunning ? (
        <Progress label={job.title} quiet value={job.total > 0 ? job.done / job.total : undefined} />
      ) : (
        !(job.verdict && job.state === 'done') && <Status tone={tones[job.state]} label={t(`state.${job.state}`)} />
      )}
      {job.verdict && <Status tone={verdictTones[job.verdict]} label={t(`watch.${job.verdict}`)} />}
      <span className={css.detail}>
        {job.message ?? t('started')} {job.message === null && <Ago value={job.startedAt / 1000} />}
      </span>
    </li>
  )
}
