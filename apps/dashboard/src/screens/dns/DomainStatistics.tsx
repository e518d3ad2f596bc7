import { type AnswerOf, type DnsDomain, relativeName, rowsOf, usage, useRead } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { EmptyState, Link, Stack, Text, useFormat, useLocale, useWords } from '@parapet/ui'
import { type Column, DataTable } from '@parapet/ui/table'
import { domainQueries } from '@parapet/widgets/spans'
import { useMemo, useState } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { CompanyChart } from '../../shared/board/CompanyChart.tsx'
import { dnsWords } from './dns.words.ts'

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
  const { company } = useSession()
  const { zone } = useLocale()
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
  return (
    <ReadSection read={read} failed={t('queries.failed')} lines={6}>
      {(table) => <NameTable domain={domain} table={table} />}
    </ReadSection>
  )
}

function NameTable({ domain, table }: { domain: DnsDomain; table: AnswerOf<typeof usage.dnsTable> }) {
  const t = useWords(dnsWords)
  const to = useTo()
  const f = useFormat()
  const { rows: names, totalCount } = useMemo(() => rowsOf(table), [table])
  const rows = useMemo((): NameRow[] => {
    const suffix = `.${domain.name}`.toLowerCase()
    return names.flatMap(({ key, requests }) =>
      `.${key.toLowerCase()}`.endsWith(suffix) ? [{ name: key, queries: requests }] : [],
    )
  }, [names, domain.name])
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
