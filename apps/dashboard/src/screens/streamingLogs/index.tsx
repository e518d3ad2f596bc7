import { Tabs, useWords } from '@parapet/ui'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { choiceParam, useUrlState } from '../../router/useUrlState.ts'
import { useTo } from '../../session/useTo.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { streamingLogsWords } from '../../words/streamingLogs.ts'
import { ConnectPanel } from './ConnectPanel.tsx'
import { streamingIps } from './streamingIps.tsx'

const views = ['addresses', 'connect'] as const
const params = { view: choiceParam(views, 'addresses') }

/** Streaming logs (§7): the IPs that may read the stream, and how to connect to it. */
export default function StreamingLogsScreen() {
  const t = useWords(streamingLogsWords)
  const to = useTo()
  const [{ view }] = useUrlState(params)
  return (
    <>
      <PageHeader title={t('page.title')} sentence={t('page.sentence')} />
      <Tabs
        label={t('page.views')}
        selected={view}
        tabs={views.map((id) => ({
          id,
          label: t(`view.${id}`),
          href: to('streaminglogs', undefined, id === 'addresses' ? undefined : { view: id }),
        }))}
      >
        {view === 'addresses' ? <ResourceScreen resource={streamingIps} isEmbedded /> : <ConnectPanel />}
      </Tabs>
    </>
  )
}
