import { ListTable, Section, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { attackThrough } from '@parapet/widgets/spans'
import { useMemo } from 'react'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { CompanyChart } from '../../../shared/board/CompanyChart.tsx'
import { attackWords } from './attack.words.ts'
import type { Active } from './useActive.ts'
import type { AttackScope } from './useAttackScope.ts'
import { type Figures, type Handled, stoppedShare, type useFigures } from './useFigures.ts'

interface AttackFiguresProps {
  scope: AttackScope
  figures: ReturnType<typeof useFigures>
  active: Active
}

/** How much of the attack is stopped: since it began, in the last minutes, and over time. */
export function AttackFigures({ scope, figures, active }: AttackFiguresProps) {
  const t = useWords(attackWords)
  const isNothing = ({ since }: Figures) => since.requests === 0
  return (
    <Section title={t(scope.isAimed ? 'figures.attack' : 'figures.site', { site: scope.site })}>
      <ReadSection
        read={figures}
        failed={t('figures.failed')}
        lines={6}
        empty={{ title: t('figures.none'), text: t('figures.noneText'), isEmpty: isNothing }}
      >
        {(found) => (
          <Stack gap={4}>
            <Headline {...found} />
            <FigureTable scope={scope} figures={found} />
            <ThroughChart scope={scope} stopped={found.stopped} active={active} />
          </Stack>
        )}
      </ReadSection>
    </Section>
  )
}

function Headline({ since, recent }: Figures) {
  const t = useWords(attackWords)
  const f = useFormat()
  return (
    <div role="status">
      <Text size="xl" weight="semibold" as="p">
        {t('figures.stopped', { share: f.percent(stoppedShare(recent), 1) })}
      </Text>
      <Text as="p" tone="muted">
        {t('figures.stoppedSince', { share: f.percent(stoppedShare(since), 1) })}
      </Text>
    </div>
  )
}

const rows = ['requests', 'served', 'cached', 'challenged', 'blocked'] as const
type FigureRow = (typeof rows)[number]

function FigureTable({ scope, figures: { since, recent } }: { scope: AttackScope; figures: Figures }) {
  const t = useWords(attackWords)
  const f = useFormat()
  const cell = (of: Handled) => (row: FigureRow) => {
    const count = f.number(of[row])
    return row === 'requests' || of.requests === 0
      ? count
      : t('figures.cell', { count, share: f.percent(of[row] / of.requests, 1) })
  }
  return (
    <ListTable
      isFitted
      label={t('figures.table')}
      rows={rows}
      getRowId={(row) => row}
      columns={[
        { id: 'what', header: t('figures.what'), value: (row) => t(`figures.${row}`) },
        {
          id: 'since',
          header: t('figures.since', { date: f.date(scope.span.from, 'dateTime') }),
          value: cell(since),
          numeric: true,
        },
        { id: 'recent', header: t('figures.recent'), value: cell(recent), numeric: true },
      ]}
    />
  )
}

interface ThroughChartProps {
  scope: AttackScope
  stopped: readonly string[]
  active: Active
}

const BEFORE_S = 15 * 60

/** The requests of the attack over time, all and those that got through, with the moments of what was turned on. */
function ThroughChart({ scope, stopped, active }: ThroughChartProps) {
  const t = useWords(attackWords)
  const { sites, include, span } = scope
  const exclude = useMemo(() => ({ tcdndebugreason: [...stopped] }), [stopped])
  const around = useMemo(() => ({ from: span.from - BEFORE_S, to: span.to }), [span])
  const markers = useMemo(() => {
    const moments = new Map<number, number>()
    for (const { since } of active.rows)
      if (since !== null && since >= span.from) {
        const minute = Math.floor(since / 60) * 60
        moments.set(minute, (moments.get(minute) ?? 0) + 1)
      }
    return [...moments].map(([time, n]) => ({ time, label: t('figures.marker', { n }), tone: 'info' as const }))
  }, [active.rows, span.from, t])
  return (
    <CompanyChart
      row={attackThrough}
      span={around}
      sites={sites}
      include={include}
      exclude={exclude}
      markers={markers}
    />
  )
}
