import { cache, itemsOf, submissionsOf, useRead } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { Columns, Section, Select, useWords } from '@parapet/ui'
import { type Marker, purgeRows, SpanWidget } from '@parapet/widgets/spans'
import { useMemo, useState } from 'react'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useBoardLinks } from '../../shared/board/boardLinks.ts'
import { useSites } from '../../shared/board/useServiceAccess.ts'
import { invalidationWords } from '../../shared/cacheStatus/invalidation.words.ts'
import { secondsOf } from './history.tsx'
import { LIST_LIMIT } from './listLimit.ts'

const seconds = { '24h': 86_400, '7d': 7 * 86_400, '30d': 30 * 86_400 } as const
const ranges = ['24h', '7d', '30d'] as const
const params = { charts: choiceParam(ranges, '24h') }
const always = () => true

/** Charts of purges and bans over time, and of the hit ratio with the bans as marks. */
export function PurgeCharts() {
  const t = useWords(invalidationWords)
  const { company } = useSession()
  const links = useBoardLinks()
  const [{ charts }, change] = useUrlState(params)
  const [now] = useState(lastFullMinute)
  const { data } = useRead(cache.invalidations, { limit: LIST_LIMIT }, { quiet: true })
  const span = useMemo(() => ({ from: now - seconds[charts], to: now }), [charts, now])
  const bans = useMemo(
    (): Marker[] =>
      submissionsOf((data ? itemsOf(data).items : []).filter(({ type }) => type === 'ban')).map(
        ({ urls: [first = '', ...others], date, user }) => ({
          time: secondsOf(date),
          label: others.length > 0 ? t('charts.bans', { n: others.length + 1, url: first }) : first,
          who: user,
          tone: 'watch' as const,
        }),
      ),
    [data, t],
  )
  const allSites = useSites({ sites: company?.sites ?? [] })
  if (!company) return null
  const shared = { span, allSites, company: company.id, links, hasService: always }
  return (
    <Section
      title={t('charts')}
      actions={
        <Select
          label={t('charts.range')}
          name="charts"
          isLabelHidden
          value={charts}
          onChange={(next) => change({ charts: next })}
          options={ranges.map((value) => ({ value, label: t(`charts.${value}`) }))}
        />
      }
    >
      <Columns count={2}>
        <SpanWidget {...shared} row={purgeRows.counts} />
        <SpanWidget {...shared} row={purgeRows.hits} markers={bans} />
      </Columns>
    </Section>
  )
}
