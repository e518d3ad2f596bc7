import {
  amountsByCrawler,
  crawlerPurposes,
  crawlersAsOf,
  crawlersSource,
  excessCost,
  hostText,
  rowsOf,
  statistics,
  totalOf,
  useRead,
} from '@parapet/api'
import {
  Combobox,
  FilterRow,
  formatMoney,
  KeyValue,
  Link,
  Notice,
  Stack,
  Text,
  useFormat,
  useLocale,
  useWords,
} from '@parapet/ui'
import { useMemo, useState } from 'react'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { idParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useExcessPrice } from '../../shared/billing/ExcessPrice.tsx'
import { DeployBar } from '../../shared/provisioning/DeployBar.tsx'
import { aiCrawlerList } from './aiCrawlers.tsx'
import { aiCrawlersWords } from './aiCrawlers.words.ts'
import { type CrawlerRow, type CrawlerTools, CrawlerToolsContext } from './crawlerTools.ts'
import { MeasureDialog } from './MeasureDialog.tsx'
import { RobotsSection } from './RobotsSection.tsx'
import { useLastDay, useTableParams } from './useAgentTable.ts'
import { useCrawlerMeasures } from './useCrawlerMeasures.ts'

const DAY_S = 86_400
const ALL = 'all'
const params = { site: idParam }

/** Who fetches the sites for AI, what robots.txt says to them, and what is done about it. */
export function AiCrawlersView() {
  const t = useWords(aiCrawlersWords)
  const { company } = useSession()
  const [{ site: id }, change] = useUrlState(params)
  const companySites = company?.sites ?? []
  const site = companySites.find((one) => String(one.id) === id)
  const host = site?.url
  const sites = useMemo(() => (host === undefined ? [] : [host]), [host])
  const span = useLastDay()
  const makeParams = useTableParams()
  const wanted = useMemo(() => makeParams?.('agent', span, sites) ?? null, [makeParams, span, sites])
  const earlier = useMemo(
    () => makeParams?.('agent', { from: span.from - DAY_S, to: span.to - DAY_S }, sites) ?? null,
    [makeParams, span, sites],
  )
  const { data: answer } = useRead(statistics.analyticTable, wanted, { quiet: true })
  const { data: yesterday } = useRead(statistics.analyticTable, earlier, { quiet: true })
  const price = useExcessPrice()
  const { measures, refusal } = useCrawlerMeasures()
  const [chosen, setChosen] = useState<CrawlerRow | null>(null)
  const rows = useMemo(() => (answer ? rowsOf(answer).rows : undefined), [answer])
  const applied = measures?.applied
  const tools = useMemo(
    (): CrawlerTools => ({
      params: wanted,
      span,
      sites,
      whole: rows && totalOf(rows).requests,
      before:
        yesterday &&
        new Map(amountsByCrawler(rowsOf(yesterday).rows).map(({ crawler, requests }) => [crawler.token, requests])),
      price,
      applied,
      refusal,
      act: setChosen,
    }),
    [wanted, span, sites, rows, yesterday, price, applied, refusal],
  )
  return (
    <CrawlerToolsContext value={tools}>
      <Stack gap={8}>
        <Stack gap={4}>
          <FilterRow>
            <Combobox
              label={t('site')}
              name="site"
              value={site ? String(site.id) : ALL}
              onChange={(next) => change({ site: next === ALL ? null : next })}
              options={[
                { value: ALL, label: t('site.all') },
                ...companySites.map((one) => ({ value: String(one.id), label: hostText(one.url) })),
              ]}
            />
          </FilterRow>
          <ResourceScreen
            resource={aiCrawlerList}
            isEmbedded
            intro={
              <Stack gap={4}>
                <Notice tone="info" title={t('claim.title')}>
                  {t('claim.text')}
                </Notice>
                {refusal && <Notice tone="info">{t('act.why', { why: refusal })}</Notice>}
                {measures?.by === 'rules' && measures.applied.length > 0 && (
                  <DeployBar rules={measures.rules} warned={0} />
                )}
                <Summary tools={tools} />
              </Stack>
            }
          />
          <Text as="p" size="s" tone="muted">
            {t('source', { date: crawlersAsOf })}{' '}
            <Link href={crawlersSource} external>
              {t('source.link')}
            </Link>
          </Text>
        </Stack>
        <RobotsSection site={site ?? null} />
      </Stack>
      <MeasureDialog row={chosen} measures={measures} site={site ?? null} onClose={() => setChosen(null)} />
    </CrawlerToolsContext>
  )
}

/** What all AI crawlers fetched together, and by purpose. */
function Summary({ tools: { params: wanted, price } }: { tools: CrawlerTools }) {
  const t = useWords(aiCrawlersWords)
  const f = useFormat()
  const { locale } = useLocale()
  const { data } = useRead(statistics.analyticTable, wanted, { quiet: true })
  if (!data) return null
  const { rows, totalCount } = rowsOf(data)
  const whole = totalOf(rows)
  const crawlers = amountsByCrawler(rows)
  const textOf = ({ requests, bytes }: { requests: number; bytes: number }) =>
    [
      t('total', {
        n: requests,
        count: f.number(requests),
        share: whole.requests > 0 ? f.percent(requests / whole.requests) : '—',
        bytes: f.bytes(bytes),
      }),
      price && t('total.cost', { cost: formatMoney(excessCost(bytes, price.perGigabyte), price.currency, locale) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Stack gap={2}>
      <KeyValue
        items={[
          { label: t('total.all'), value: textOf(totalOf(crawlers)) },
          ...crawlerPurposes.map((purpose) => ({
            label: t(`purpose.${purpose}`),
            value: textOf(totalOf(crawlers.filter(({ crawler }) => crawler.purpose === purpose))),
          })),
        ]}
      />
      {totalCount !== null && totalCount > rows.length && (
        <Text as="p" size="s" tone="muted">
          {t('total.cut', { n: rows.length, all: f.number(totalCount) })}
        </Text>
      )}
    </Stack>
  )
}
