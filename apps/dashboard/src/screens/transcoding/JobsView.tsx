import { media, useRead } from '@parapet/api'
import { Button, useWords } from '@parapet/ui'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { refusalText, useMay } from '../../session/useMay.ts'
import { useTo } from '../../session/useTo.ts'
import { transcodingWords } from '../../words/transcoding.ts'
import { transcodingJobs } from './jobs.tsx'
import { useRequeue } from './useRequeue.ts'

export function JobsView() {
  const t = useWords(transcodingWords)
  const to = useTo()
  const navigate = useNavigate()
  const refused = refusalText(useMay(media.addJob))
  const profiles = useRead(media.profiles, {}, { quiet: true }).data
  const openWizard = useCallback(
    (from?: string) => void navigate(to('transcoding', undefined, { view: 'new', ...(from && { from }) })),
    [navigate, to],
  )
  const { requeue, follow } = useRequeue()
  const jobs = useMemo(
    () =>
      transcodingJobs(profiles?.map(({ name }) => name) ?? [], {
        onDuplicate: ({ id }) => openWizard(id),
        onRequeue: ({ id }) => void requeue(id),
        onRequeued: (rows) => follow(rows.map(({ id }) => id)),
      }),
    [profiles, openWizard, requeue, follow],
  )
  return (
    <ResourceScreen
      resource={jobs}
      isEmbedded
      actions={
        <Button tone="primary" icon="plus" disabledReason={refused} onClick={() => openWizard()}>
          {t('newJob')}
        </Button>
      }
    />
  )
}
