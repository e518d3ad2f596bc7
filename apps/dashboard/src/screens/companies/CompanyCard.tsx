import { judgeSite, type Read, siteTraffic, statistics, stepsOf, toWire, useRead } from '@parapet/api'
import {
  Button,
  Card,
  ErrorState,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  Status,
  Text,
  useFormat,
  useWords,
  VisuallyHidden,
} from '@parapet/ui'
import { siteReasons, siteTones } from '@parapet/widgets/spans'
import { catalogueWords, siteWords } from '@parapet/widgets/words'
import { useMemo } from 'react'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import type { CompanyChoice } from '../../platform/session/types.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { companiesWords } from './companies.words.ts'

const HOUR = 3600
const DAY = 24 * HOUR

interface CompanyCardProps {
  readonly company: CompanyChoice
  /** Epoch seconds at which the last hour ends. */
  readonly now: number
  readonly zone: string
}

/** A company with the verdict on its last hour (decision 0029), its figures, and links to home and History. */
export function CompanyCard({ company, now, zone }: CompanyCardProps) {
  const t = useWords(companiesWords)
  const to = useTo()
  return (
    <Card as="li" padding={4} isFull>
      <Stack gap={3}>
        <Heading level={2} size="l">
          <Link href={to('home', { company: company.id })}>{company.name}</Link>
        </Heading>
        <Figures company={company} now={now} zone={zone} />
        <Link href={to('stats', { company: company.id })} aria-label={`${t('history')} · ${company.name}`}>
          {t('history')}
        </Link>
      </Stack>
    </Card>
  )
}

function useHour(company: number, end: number, zone: string) {
  const params = useMemo(
    () => ({
      company,
      filters: toWire(
        {
          company,
          tier: 'L1',
          span: { from: end - HOUR, to: end },
          step: HOUR,
          zone,
          sites: [],
          include: {},
          exclude: {},
        },
        { allSites: [], filterCompany: null },
      ),
    }),
    [company, end, zone],
  )
  return useRead(statistics.historicHistogram, params, { quiet: true, keepPrevious: true })
}

function Figures({ company, now, zone }: CompanyCardProps) {
  const t = useWords(companiesWords)
  const c = useWords(catalogueWords)
  const s = useWords(siteWords)
  const f = useFormat()
  const hour = useHour(company.id, now, zone)
  const before = useHour(company.id, now - DAY, zone)
  if (!hour.data || !(before.data ?? before.failure)) return <NoFigures company={company} reads={[hour, before]} />
  const traffic = siteTraffic(stepsOf(hour.data))
  const health = judgeSite(traffic, before.data ? siteTraffic(stepsOf(before.data)) : null)
  return (
    <>
      <Stack gap={1}>
        <Status tone={siteTones[health.kind]} label={c(`health.${health.kind}`)} />
        {siteReasons(health, s, f).map((reason) => (
          <Text key={reason} as="p" size="s" tone="muted">
            {reason}
          </Text>
        ))}
      </Stack>
      <Inline gap={4}>
        <Figure label={t('rate')} value={f.rate(traffic && traffic.requests / HOUR)} />
        <Figure
          label={t('errors')}
          value={f.percent(traffic && traffic.requests > 0 ? traffic.errors / traffic.requests : null)}
        />
        <Figure label={t('hitRatio')} value={f.percent(traffic?.hitRatio ?? null)} />
      </Inline>
    </>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Stack gap={0}>
      <Text size="xs" tone="muted">
        {label}
      </Text>
      <Text weight="semibold">{value}</Text>
    </Stack>
  )
}

type AnyRead = Pick<Read<unknown>, 'failure' | 'slow' | 'retry'>

function NoFigures({ company, reads }: { company: CompanyChoice; reads: readonly AnyRead[] }) {
  const t = useWords(companiesWords)
  const describe = useDescribeFailure()
  const failure = reads.find((read) => read.failure)?.failure
  const slow = reads.find((read) => read.slow)?.slow
  if (failure?.kind === 'http' && failure.status === 403) {
    return (
      <Text as="p" size="s" tone="muted">
        {t('forbidden')}
      </Text>
    )
  }
  if (failure) {
    const retry = () => {
      for (const read of reads) if (read.failure) void read.retry()
    }
    return <ErrorState size="s" title={t('failed')} text={describe(failure)} onRetry={retry} />
  }
  return (
    <Stack gap={2}>
      <VisuallyHidden>{t('loading', { company: company.name })}</VisuallyHidden>
      <Skeleton lines={5} />
      {slow && (
        <>
          <Text as="p" size="s" tone="muted">
            {t('slow')}
          </Text>
          <Button size="s" onClick={slow.cancel}>
            {t('cancel')}
          </Button>
        </>
      )}
    </Stack>
  )
}
