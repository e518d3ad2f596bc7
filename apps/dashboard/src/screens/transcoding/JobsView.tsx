import { media } from '@parapet/api'
import { Button, useWords } from '@parapet/ui'
import { useNavigate } from 'react-router-dom'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { transcodingJobs } from './jobs.tsx'
import { transcodingWords } from './transcoding.words.ts'

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
