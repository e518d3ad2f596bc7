import { Stack, useWords } from '@parapet/ui'
import { choiceParam, useUrlState } from '../../router/useUrlState.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { transcodingWords } from '../../words/transcoding.ts'
import { JobsView } from './JobsView.tsx'
import { NewJobView } from './NewJobView.tsx'

const params = { view: choiceParam(['jobs', 'new'], 'jobs') }

/** Transcoding (§7): jobs that make versions of a video, and their profiles. */
export default function TranscodingScreen() {
  const t = useWords(transcodingWords)
  const [{ view }] = useUrlState(params)
  if (view === 'new') return <NewJobView />
  return (
    <Stack gap={6}>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <JobsView />
    </Stack>
  )
}
