import { useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ViewTabs } from '../../kit/page/ViewTabs.tsx'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { anomaliesWords } from './anomalies.words.ts'
import { HistoryView } from './HistoryView.tsx'
import { ThresholdsView } from './ThresholdsView.tsx'

const views = ['history', 'thresholds'] as const
const params = { view: choiceParam(views, 'history') }

/** Anomaly detection (§7), full and free: what was unusual, and from when it is. */
export default function AnomaliesScreen() {
  const t = useWords(anomaliesWords)
  const [{ view }] = useUrlState(params)
  return (
    <>
      <PageHeader title={t('page')} sentence={t('page.sentence')} />
      <ViewTabs
        page="anomalydetection"
        views={views}
        selected={view}
        label={t('views')}
        labelOf={(id) => t(`view.${id}`)}
      >
        {view === 'history' ? <HistoryView /> : <ThresholdsView />}
      </ViewTabs>
    </>
  )
}
