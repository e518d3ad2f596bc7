import { Tabs, useWords } from '@parapet/ui'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { choiceParam, useUrlState } from '../../router/useUrlState.ts'
import { useTo } from '../../session/useTo.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { logsWords } from '../../words/logs.ts'
import { LineExplorer } from './LineExplorer.tsx'
import { logDestinations } from './logDestinations.tsx'

const views = ['destinations', 'format'] as const
const params = { view: choiceParam(views, 'destinations') }

/** Basic logs (§7): where hourly logs are delivered, and the format of their lines. */
export default function LogsScreen() {
  const t = useWords(logsWords)
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
          href: to('logs', undefined, id === 'destinations' ? undefined : { view: id }),
        }))}
      >
        {view === 'destinations' ? <ResourceScreen resource={logDestinations} isEmbedded /> : <LineExplorer />}
      </Tabs>
    </>
  )
}
