import { type DnsDomain, relativeName, rowsOf, usage, useRead } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { EmptyState, ErrorState, Link, Skeleton, Stack, Text, useFormat, useLocale, useWords } from '@parapet/ui'
import { type Column, DataTable } from '@parapet/ui/table'
import { domainQueries } from '@parapet/widgets/spans'
import { useMemo, useState } from 'react'
import { CompanyChart } from '../../board/CompanyChart.tsx'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { useSession } from '../../session/SessionContext.ts'
import { useTo } from '../../session/useTo.ts'
import { dnsWords } from '../../words/dns.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
const MOST_NAMES = 500

interface NameRow {
  readonly name: string
  readonly queries: number
}

/** The DNS queries of a domain in the last 24 hours, over time and by name. */
export function DomainStatistics({ domain }: { domain: DnsDomain }) {
  const [end] = useState(lastFullMinute)
  const row = useMemo(() => domainQueries(domain.name), [domain.name])
  const span = useMemo(() => ({ from: end - DAY_S, to: end }), [end])
  return (
    <Stack gap={6}>
      <CompanyChart row={row} span={span} />
      <QueriedNames domain={domain} end={end} />
    </Stack>
  )
}

function QueriedNames({ domain, end }: { domain: DnsDomain; end: number }) {
  const t = useWords(dnsWords)
  const to = useTo()
  const { company } = useSession()
  const { zone } = useLocale()
  const describe = useDescribeFailure()
  const f = useFormat()
  const read = useRead(usage.dnsTable, {
    mode: 'analytic',
    key_field: 'record.name',
    filters: {
      timestamp: { from: end - DAY_S, to: end, interval: HOUR_S, timezone: zone },
      company: company?.id ?? 0,
      vhost: [],
      result_size: MOST_NAMES,
    },
    total_count: true,
  })
  const rows = useMemo((): NameRow[] => {
    const names = read.data ? rowsOf(read.data).rows : []
    const suffix = `.${domain.name}`.toLowerCase()
    return names.flatMap(({ key, requests }) =>
      `.${key.toLowerCase()}`.endsWith(suffix) ? [{ name: key, queries: requests }] : [],
    )
  }, [read.data, domain.name])
  const columns = useMemo<readonly Column<NameRow>[]>(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        value: ({ name }) => relativeName(name, domain.name) || '@',
        mono: true,
        primary: true,
      },
      {
        id: 'queries',
        header: t('queries'),
        value: ({ queries }) => queries,
        numeric: true,
        primary: true,
        width: 160,
      },
    ],
    [t, domain.name],
  )
  if (read.failure && !read.data)
    return <ErrorState title={t('queries.failed')} text={describe(read.failure)} onRetry={read.retry} />
  if (!read.data) return <Skeleton width="100%" height="240px" />
  const { rows: names, totalCount } = rowsOf(read.data)
  // The provider ranks the names of all domains of the company together.
  const cut =
    totalCount !== null && totalCount > names.length
      ? t('queries.cut', { rows: f.number(names.length), total: f.number(totalCount) })
      : ''
  if (rows.length === 0)
    return (
      <EmptyState
        size="s"
        title={t('queries.none')}
        text={[t('queries.noneText', { name: domain.name }), cut].filter(Boolean).join(' ')}
      />
    )
  return (
    <Stack gap={4}>
      <Text as="p">
        {t('queries.text')} {cut} <Link href={to('analytics', {}, { tab: 'dns' })}>{t('queries.more')}</Link>
      </Text>
      <DataTable
        label={t('queries')}
        columns={columns}
        rows={rows}
        getRowId={({ name }) => name}
        sort={{ id: 'queries', desc: true }}
        csv={`${domain.name}-queries`}
      />
    </Stack>
  )
}
