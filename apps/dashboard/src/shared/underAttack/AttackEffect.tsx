import { type AttackedSite, handledCounts, handlingOf, rowsOf, type Span, type Table } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { ListTable, Notice, Section, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { handlingChart, type Marker } from '@parapet/widgets/spans'
import { useMemo } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useNowSeconds } from '../../shell/underAttack/useNowSeconds.ts'
import { CompanyChart } from '../board/CompanyChart.tsx'
import { underAttackPlanWords } from './underAttackPlan.words.ts'
import { useSiteTable } from './useSiteTable.ts'

const MINUTE_S = 60
const LOOK_MS = 60_000
const COMPARED_S = 15 * MINUTE_S
const BEFORE_S = 30 * MINUTE_S
const LONGEST_S = 6 * 3600
const rows = ['challenged', 'blocked', 'served', 'all'] as const

interface AttackEffectProps {
  readonly site: Pick<AttackedSite, 'url' | 'since'>
}

/** What under attack mode does on a site now: challenged, blocked and passed, with the minutes before it for comparison. */
export function AttackEffect({ site: { url, since } }: AttackEffectProps) {
  const t = useWords(underAttackPlanWords)
  const now = useNowSeconds(LOOK_MS)
  const end = lastFullMinute(now)
  if (since === null) return <Notice tone="info">{t('effect.unknown')}</Notice>
  const start = Math.ceil(since / MINUTE_S) * MINUTE_S
  if (end <= start) return <Notice tone="info">{t('effect.short')}</Notice>
  return <KnownEffect url={url} since={since} start={start} end={end} />
}

function KnownEffect({ url, since, start, end }: { url: string; since: number; start: number; end: number }) {
  const t = useWords(underAttackPlanWords)
  const f = useFormat()
  const before = useMemo(() => {
    const to = Math.floor(since / MINUTE_S) * MINUTE_S
    return { from: to - COMPARED_S, to }
  }, [since])
  const last = useMemo(() => ({ from: Math.max(start, end - COMPARED_S), to: end }), [start, end])
  const chart = useMemo(() => ({ from: Math.max(before.to - BEFORE_S, end - LONGEST_S), to: end }), [before, end])
  const sites = useMemo(() => [url], [url])
  const earlier = useSiteTable('tcdndebugreason', before, sites)
  const current = useSiteTable('tcdndebugreason', last, sites)
  const both = earlier.data && current.data ? { before: earlier.data, last: current.data } : undefined
  const held = [...(earlier.data ? heldIn(earlier.data) : []), ...(current.data ? heldIn(current.data) : [])]
  const wanted = [...new Set(held)].sort().join('\n')
  const row = useMemo(() => handlingChart(wanted === '' ? [] : wanted.split('\n')), [wanted])
  const markers = useMemo(
    (): Marker[] => [{ kind: 'attack', time: since, label: t('effect.marker'), tone: 'watch' }],
    [since, t],
  )
  return (
    <Section title={t('effect.title', { site: url })}>
      <Stack gap={4}>
        <ReadSection
          read={{
            data: both,
            failure: earlier.failure ?? current.failure,
            retry: () => {
              earlier.retry()
              current.retry()
            },
          }}
          failed={t('effect.failed')}
          lines={4}
        >
          {(tables) => {
            const rates = { before: ratesOf(tables.before, before), last: ratesOf(tables.last, last) }
            return (
              <Stack gap={4}>
                <ListTable
                  label={t('effect.what')}
                  rows={rows}
                  getRowId={(id) => id}
                  columns={[
                    { id: 'what', header: t('effect.what'), value: (id) => t(`effect.${id}`) },
                    {
                      id: 'before',
                      header: t('effect.before', { length: f.duration(COMPARED_S) }),
                      value: (id) => f.rate(rates.before[id]),
                      numeric: true,
                    },
                    {
                      id: 'last',
                      header:
                        last.from === start
                          ? t('effect.since')
                          : t('effect.last', { length: f.duration(last.to - last.from) }),
                      value: (id) => f.rate(rates.last[id]),
                      numeric: true,
                    },
                  ]}
                />
                <CompanyChart row={row} span={chart} sites={sites} markers={markers} />
              </Stack>
            )
          }}
        </ReadSection>
        <Text as="p" tone="muted">
          {t('effect.help')}
        </Text>
      </Stack>
    </Section>
  )
}

const heldIn = (table: Table): string[] =>
  rowsOf(table).rows.flatMap(({ key }) => (handlingOf(key) === 'served' ? [] : [key]))

function ratesOf(table: Table, { from, to }: Span) {
  const counts = handledCounts(rowsOf(table).rows)
  const perSecond = (n: number) => n / (to - from)
  return {
    served: perSecond(counts.served),
    challenged: perSecond(counts.challenged),
    blocked: perSecond(counts.blocked),
    all: perSecond(counts.served + counts.challenged + counts.blocked),
  }
}
