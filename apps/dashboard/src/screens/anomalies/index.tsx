import { Tabs, useWords } from '@parapet/ui'
import { choiceParam, useUrlState } from '../../router/useUrlState.ts'
import { useTo } from '../../session/useTo.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { anomaliesWords } from '../../words/anomalies.ts'
import { HistoryView } from './HistoryView.tsx'
import { ThresholdsView } from './ThresholdsView.tsx'

const views = ['history', 'thresholds'] as const
const params = { view: choiceParam(views, 'history') }

/** Anomaly detection (§7), full and free: what was unusual, and from when it is. */
export default function AnomaliesScreen() {
  const t = useWords(anomaliesWords)
  const to = useTo()
  const [{ view }] = useUrlState(params)
  return (
    <>
      <PageHeader title={t('page')} sentence={t('page.sentence')} />
      <Tabs
        label={t('views')}
        selected={view}
        tabs={views.map((id) => ({
          id,
          label: t(`view.${id}`),
          href: to('anomalydetection', undefined, id === 'history' ? undefined : { view: id }),
        }))}
      >
        {view === 'history' ? <HistoryView /> : <ThresholdsView />}
      </Tabs>
    </>
  )
}
