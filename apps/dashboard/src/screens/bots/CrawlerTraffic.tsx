import { excessCost, rowsOf } from '@parapet/api'
import { formatMoney, KeyValue, Section, Stack, Text, useFormat, useLocale, useWords } from '@parapet/ui'
import { crawlerClasses } from '@parapet/widgets/spans'
import { useMemo } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { CompanyChart } from '../../shared/board/CompanyChart.tsx'
import { ValueText } from '../../shared/values/ValueText.tsx'
import { aiCrawlersWords } from './aiCrawlers.words.ts'
import { type CrawlerRow, useCrawlerTools } from './crawlerTools.ts'
import { useAgentRanking } from './useAgentTable.ts'

const ROWS = 10

const dimensions = [
  { by: 'response', kind: 'status' },
  { by: 'request', kind: 'path' },
  { by: 'clientip', kind: 'address' },
] as const

/** What a crawler fetched in the last 24 hours: over time, by answer, path and address. */
export function CrawlerTraffic({ row: { agents } }: { row: CrawlerRow }) {
  const t = useWords(aiCrawlersWords)
  const { sites, span } = useCrawlerTools()
  const names = useMemo(() => agents.map(({ key }) => key), [agents])
  const include = useMemo(() => ({ agent: names }), [names])
  return (
    <Stack gap={6}>
      <CompanyChart row={crawlerClasses} span={span} sites={sites} include={include} />
      {dimensions.map((dimension) => (
        <Ranking key={dimension.by} {...dimension} agents={names} sites={sites} />
      ))}
      <Text as="p" size="s" tone="muted">
        {t('claim.addresses')}
      </Text>
    </Stack>
  )
}

type RankingProps = (typeof dimensions)[number] & {
  readonly agents: readonly string[]
  readonly sites: readonly string[]
}

function Ranking({ by, kind, agents, sites }: RankingProps) {
  const t = useWords(aiCrawlersWords)
  const f = useFormat()
  const { locale } = useLocale()
  const { price, span } = useCrawlerTools()
  const read = useAgentRanking(by, span, sites, agents, ROWS)
  return (
    <Section title={t(`by.${by}`)} level={3}>
      <ReadSection
        read={read}
        failed={t('by.failed')}
        lines={3}
        size="s"
        empty={{ title: t('by.none'), isEmpty: (answer) => rowsOf(answer).rows.length === 0 }}
      >
        {(answer) => {
          const { rows, totalCount } = rowsOf(answer)
          return (
            <Stack gap={2}>
              <KeyValue
                items={rows.map(({ key, requests, bytes }) => ({
                  label: key,
                  value: (
                    <ValueText
                      seen={{ kind, value: key, sites, span }}
                      text={[
                        t('amount', { n: requests, count: f.number(requests), bytes: f.bytes(bytes) }),
                        price && formatMoney(excessCost(bytes, price.perGigabyte), price.currency, locale),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                  ),
                }))}
              />
              {totalCount !== null && totalCount > rows.length && (
                <Text as="p" size="s" tone="muted">
                  {t('by.cut', { n: rows.length, all: f.number(totalCount) })}
                </Text>
              )}
            </Stack>
          )
        }}
      </ReadSection>
    </Section>
  )
}
