import { useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ViewTabs } from '../../kit/page/ViewTabs.tsx'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { LineExplorer } from './LineExplorer.tsx'
import { logDestinations } from './logDestinations.tsx'
import { logsWords } from './logs.words.ts'

const views = ['destinations', 'format'] as const
const params = { view: choiceParam(views, 'destinations') }

/** Basic logs (§7): where hourly logs are delivered, and the format of their lines. */
export default function LogsScreen() {
  const t = useWords(logsWords)
  const [{ view }] = useUrlState(params)
  return (
    <>
      <PageHeader title={t('page.title')} sentence={t('page.sentence')} />
      <ViewTabs page="logs" views={views} selected={view} label={t('page.views')} labelOf={(id) => t(`view.${id}`)}>
        {view === 'destinations' ? <ResourceScreen resource={logDestinations} isEmbedded /> : <LineExplorer />}
      </ViewTabs>
    </>
  )
}
