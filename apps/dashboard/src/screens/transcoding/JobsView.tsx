import { media } from '@parapet/api'
import { Button, useWords } from '@parapet/ui'
import { useNavigate } from 'react-router-dom'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { refusalText, useMay } from '../../session/useMay.ts'
import { useTo } from '../../session/useTo.ts'
import { transcodingWords } from '../../words/transcoding.ts'
import { transcodingJobs } from './jobs.tsx'

export function JobsView() {
  const t = useWords(transcodingWords)
  const to = useTo()
  const navigate = useNavigate()
  const refused = refusalText(useMay(media.addJob))
  return (
    <ResourceScreen
      resource={transcodingJobs}
      isEmbedded
      actions={
        <Button
          tone="primary"
          icon="plus"
          disabledReason={refused}
          onClick={() => void navigate(to('transcoding', undefined, { view: 'new' }))}
        >
          {t('newJob')}
        </Button>
      }
    />
  )
}
