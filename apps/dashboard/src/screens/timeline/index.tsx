import { Notice, useWords } from '@parapet/ui'
import { RangePicker } from '@parapet/ui/range'
import { useMemo } from 'react'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useListRange } from '../../shared/board/useListRange.ts'
import { EventTable } from './EventTable.tsx'
import { timelineWords } from './timeline.words.ts'

/** What happened in a range, from all sources that the user may see, on one screen. */
export default function TimelineScreen() {
  const t = useWords(timelineWords)
  const { company } = useSession()
  const { range, span: given, now, zone, limits, isInvalid, setRange } = useListRange('timeline')
  const { from, to } = given
  const span = useMemo(() => ({ from, to }), [from, to])
  return (
    <>
      <PageHeader
        title={t('title')}
        sentence={t('sentence')}
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
      {isInvalid && <Notice tone="watch">{t('range.invalid')}</Notice>}
      {company && <EventTable key={company.id} company={company} span={span} now={now} zone={zone} />}
    </>
  )
}
