import { useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ViewTabs } from '../../kit/page/ViewTabs.tsx'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { ConnectPanel } from './ConnectPanel.tsx'
import { streamingIps } from './streamingIps.tsx'
import { streamingLogsWords } from './streamingLogs.words.ts'

const views = ['addresses', 'connect'] as const
const params = { view: choiceParam(views, 'addresses') }

/** Streaming logs (§7): the IPs that may read the stream, and how to connect to it. */
export default function StreamingLogsScreen() {
  const t = useWords(streamingLogsWords)
  const [{ view }] = useUrlState(params)
  return (
    <>
      <PageHeader title={t('page.title')} sentence={t('page.sentence')} />
      <ViewTabs
        page="streaminglogs"
        views={views}
        selected={view}
        label={t('page.views')}
        labelOf={(id) => t(`view.${id}`)}
      >
        {view === 'addresses' ? <ResourceScreen resource={streamingIps} isEmbedded /> : <ConnectPanel />}
      </ViewTabs>
    </>
  )
}
