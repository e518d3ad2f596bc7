import { type AnswerOf, banMatcher, rowsOf, statistics, toWire, useRead } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { Notice, Stack, Text, useFormat, useLocale, useWords } from '@parapet/ui'
import { DataTable } from '@parapet/ui/table'
import { memo, useMemo, useState } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { invalidationWords } from '../../shared/cacheStatus/invalidation.words.ts'

const HOUR_S = 3600
const MOST_HOSTS = 5
const MOST_PATHS = 1000

/** Estimates, from the last hour's statistics, what bans would remove by site: traffic that the origin would serve. */
export const BanImpact = memo(function BanImpact({ bans }: { bans: readonly string[] }) {
  const t = useWords(invalidationWords)
  const may = useMay(statistics.analyticTable)
  const hosts = useMemo(() => [...new Set(bans.map((url) => new URL(url).hostname))], [bans])
  if (may.kind === 'refused') return <Text tone="muted">{t('impact.unknown')}</Text>
  return (
    <Stack gap={3}>
      {hosts.slice(0, MOST_HOSTS).map((host) => (
        <HostImpact key={host} host={host} bans={bans} />
      ))}
      {hosts.length > MOST_HOSTS && <Text tone="muted">{t('impact.more', { n: hosts.length - MOST_HOSTS })}</Text>}
    </Stack>
  )
})

function HostImpact({ host, bans }: { host: string; bans: readonly string[] }) {
  const t = useWords(invalidationWords)
  const { zone } = useLocale()
  const { company } = useSession()
  const [to] = useState(lastFullMinute)
  const question = {
    company: company?.id ?? 0,
    tier: 'L1',
    span: { from: to - HOUR_S, to },
    step: 60,
    zone,
    sites: [host],
    include: {},
    exclude: {},
    resultSize: MOST_PATHS,
  } as const
  const allSites = (company?.sites ?? []).map(({ url }) => url)
  const read = useRead(
    statistics.analyticTable,
    { filters: toWire(question, { allSites }), key_field: 'request' },
    { quiet: true },
  )
  return (
    <ReadSection read={read} failed={t('impact.failed')} lines={2} size="s">
      {(table) => <Impact host={host} bans={bans} table={table} />}
    </ReadSection>
  )
}

interface ImpactProps {
  host: string
  bans: readonly string[]
  table: AnswerOf<typeof statistics.analyticTable>
}

function Impact({ host, bans, table }: ImpactProps) {
  const t = useWords(invalidationWords)
  const f = useFormat()
  const { rows, hit } = useMemo(() => {
    const found = rowsOf(table).rows
    const isRemoved = banMatcher(bans, host)
    return { rows: found, hit: found.filter(({ key }) => isRemoved(key)) }
  }, [table, bans, host])
  const sum = (list: typeof rows, field: 'requests' | 'hits') =>
    list.reduce((total, row) => total + (row[field] ?? 0), 0)
  const requests = sum(hit, 'requests')
  const hits = sum(hit, 'hits')
  const all = sum(rows, 'requests')
  if (requests === 0)
    return (
      <Notice tone="info" title={`${t('impact.title')} · ${host}`}>
        {t('impact.none')}
      </Notice>
    )
  return (
    <Notice tone="watch" title={`${t('impact.title')} · ${host}`} live>
      <Stack gap={3}>
        <Text>
          {t('impact.text', {
            requests: f.number(requests),
            share: f.percent(requests / all),
            hits: f.number(hits),
          })}{' '}
          {t('impact.load', { rate: f.unit(hits / HOUR_S, 'req/s') })}
        </Text>
        <DataTable
          label={t('impact.hot')}
          rows={hit.slice(0, 5)}
          getRowId={({ key }) => key}
          columns={[
            { id: 'key', header: t('impact.hot'), value: ({ key }) => key, mono: true },
            {
              id: 'requests',
              header: t('impact.requests'),
              value: (row) => row.requests,
              numeric: true,
            },
          ]}
        />
      </Stack>
    </Notice>
  )
}
