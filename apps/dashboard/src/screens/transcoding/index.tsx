import { useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ViewTabs } from '../../kit/page/ViewTabs.tsx'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { JobsView } from './JobsView.tsx'
import { NewJobView } from './NewJobView.tsx'
import { transcodingProfiles } from './profiles.tsx'
import { transcodingWords } from './transcoding.words.ts'
import { UsageView } from './UsageView.tsx'

const tabs = ['jobs', 'profiles', 'usage'] as const
const params = { view: choiceParam([...tabs, 'new'], 'jobs') }

/** Transcoding (§7): jobs, their profiles, and the minutes used. */
export default function TranscodingScreen() {
  const t = useWords(transcodingWords)
  const [{ view }] = useUrlState(params)
  if (view === 'new') return <NewJobView />
  return (
    <>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <ViewTabs page="transcoding" views={tabs} selected={view} label={t('views')} labelOf={(id) => t(`view.${id}`)}>
        {view === 'jobs' && <JobsView />}
        {view === 'profiles' && <ResourceScreen resource={transcodingProfiles} isEmbedded />}
        {view === 'usage' && <UsageView />}
      </ViewTabs>
    </>
  )
}
