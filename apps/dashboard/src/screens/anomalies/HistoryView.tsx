import { Notice, useWords } from '@parapet/ui'
import { RangePicker } from '@parapet/ui/range'
import { useMemo } from 'react'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { useListRange } from '../../shared/board/useListRange.ts'
import { anomaliesWords } from './anomalies.words.ts'
import { anomalyList } from './anomalyList.tsx'
import { AnomalySpanContext } from './useAnomalyListTools.ts'

/** The anomalies of a range, which is chosen above the list. */
export function HistoryView() {
  const t = useWords(anomaliesWords)
  const { range, span, now, zone, limits, isInvalid, setRange } = useListRange('anomalies')
  const chosen = useMemo(() => ({ span, now }), [span, now])
  return (
    <AnomalySpanContext value={chosen}>
      <ResourceScreen
        resource={anomalyList}
        isEmbedded
        intro={isInvalid && <Notice tone="watch">{t('range.invalid')}</Notice>}
        actions={
          <RangePicker
            label={t('range')}
            value={range}
            presets={limits.presets.map(({ rel }) => ({ rel }))}
            zone={zone}
            now={now}
            min={now - limits.oldestSeconds}
            onChange={setRange}
          />
        }
      />
    </AnomalySpanContext>
  )
}
