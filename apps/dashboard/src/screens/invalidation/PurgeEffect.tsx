import {
  type CacheAnswers,
  EFFECT_S,
  purgeEffect,
  type Submission,
  statistics,
  stepsOf,
  type TagInvalidation,
  toWire,
  useRead,
} from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { CopyField, KeyValue, Notice, Stack, useFormat, useLocale, useWords } from '@parapet/ui'
import { type Marker, purgeRows } from '@parapet/widgets/spans'
import { useMemo, useState } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { CompanyChart } from '../../shared/board/CompanyChart.tsx'
import { useSites } from '../../shared/board/useServiceAccess.ts'
import { invalidationWords } from '../../shared/cacheStatus/invalidation.words.ts'
import { purgeHistoryWords } from './purgeHistory.words.ts'
import { hostsOf } from './sentPurge.ts'

const CHART_S = 3600
const MINUTE_S = 60

/** The hit ratio of the sites of an invalidation by URL, around it. */
export function UrlEffect({ row }: { row: Submission }) {
  const [first = ''] = row.urls
  const hosts = useMemo(() => hostsOf(row.urls), [row.urls])
  return <Effect at={Date.parse(row.date) / 1000} label={first} hosts={hosts} />
}

/** An invalidation by tag, and the hit ratio of all sites around it. */
export function TagEffect({ row }: { row: TagInvalidation }) {
  const t = useWords(purgeHistoryWords)
  return (
    <Stack gap={6}>
      <CopyField label={t('column.tag')} value={row.tag} />
      <Facts row={row} type={t('type.purge')} />
      <Effect at={Date.parse(row.date) / 1000} label={row.tag} />
    </Stack>
  )
}

interface FactsProps {
  row: Pick<Submission, 'user' | 'date' | 'refetch' | 'id'>
  type: string
}

/** What an invalidation was, who sent it and when. */
export function Facts({ row, type }: FactsProps) {
  const t = useWords(purgeHistoryWords)
  const f = useFormat()
  return (
    <KeyValue
      items={[
        { label: t('column.type'), value: type },
        { label: t('column.refetch'), value: t(row.refetch ? 'yes' : 'no') },
        { label: t('column.user'), value: row.user },
        { label: t('column.date'), value: f.date(Date.parse(row.date) / 1000, 'seconds') },
        { label: t('column.id'), value: String(row.id) },
      ]}
    />
  )
}

function Effect({ at, label, hosts }: { at: number; label: string; hosts?: readonly string[] }) {
  const t = useWords(invalidationWords)
  const { company } = useSession()
  const [now] = useState(lastFullMinute)
  const allSites = useSites({ sites: company?.sites ?? [] })
  const sites = useMemo(() => (hosts ?? []).filter((host) => allSites.includes(host)), [hosts, allSites])
  const span = useMemo(
    () => ({ from: at - CHART_S, to: Math.max(at + MINUTE_S, Math.min(at + CHART_S, now)) }),
    [at, now],
  )
  const markers = useMemo((): Marker[] => [{ time: at, label, tone: 'watch' }], [at, label])
  if (!company || !Number.isFinite(at)) return null
  if (hosts !== undefined && sites.length === 0) return <Notice tone="info">{t('effect.gone')}</Notice>
  return (
    <Stack gap={4}>
      <Comparison at={at} sites={sites} allSites={allSites} now={now} />
      <CompanyChart row={purgeRows.hits} span={span} sites={sites} markers={markers} />
    </Stack>
  )
}

function Comparison(props: { at: number; sites: readonly string[]; allSites: readonly string[]; now: number }) {
  const { at, sites, allSites, now } = props
  const t = useWords(invalidationWords)
  const f = useFormat()
  const { zone } = useLocale()
  const { company } = useSession()
  const minute = Math.floor(at / MINUTE_S) * MINUTE_S
  const read = useRead(statistics.historicHistogram, {
    filters: toWire(
      {
        company: company?.id ?? 0,
        tier: 'L1',
        span: { from: minute - EFFECT_S, to: Math.max(minute + MINUTE_S, Math.min(minute + EFFECT_S + MINUTE_S, now)) },
        step: MINUTE_S,
        zone,
        sites,
        include: {},
        exclude: {},
      },
      { allSites },
    ),
  })
  const answers = ({ hitRatio, originRate }: CacheAnswers) => ({
    ratio: f.percent(hitRatio),
    rate: f.unit(originRate, 'req/s'),
  })
  return (
    <ReadSection read={read} failed={t('effect.failed')} lines={2} size="s">
      {(histogram) => {
        const { before, after } = purgeEffect(stepsOf(histogram), at)
        return (
          <KeyValue
            items={[
              { label: t('effect.before'), value: t('effect.answers', answers(before)) },
              {
                label: t('effect.after'),
                value: after.hitRatio === null ? t('effect.notYet') : t('effect.answers', answers(after)),
              },
            ]}
          />
        )
      }}
    </ReadSection>
  )
}
