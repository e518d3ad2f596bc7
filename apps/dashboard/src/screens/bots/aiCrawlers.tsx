import {
  type AgentAmounts,
  aiCrawlers,
  amountsByCrawler,
  crawlerPurposes,
  excessCost,
  rowsOf,
  statistics,
  type Table,
} from '@parapet/api'
import { useFormat } from '@parapet/ui'
import { resource } from '../../kit/resource/resource.ts'
import { aiCrawlersWords } from './aiCrawlers.words.ts'
import { CrawlerAbout } from './CrawlerAbout.tsx'
import { CrawlerTraffic } from './CrawlerTraffic.tsx'
import { type CrawlerRow, type CrawlerTools, useCrawlerTools } from './crawlerTools.ts'
import type { AppliedMeasure } from './useCrawlerMeasures.ts'

/** Returns all crawlers with what they fetched, most requests first; `isCut` makes missing ones unknown, not zero. */
export function crawlerRows(rows: readonly AgentAmounts[], isCut: boolean): readonly CrawlerRow[] {
  const seen = amountsByCrawler(rows)
  const missing = aiCrawlers.filter((one) => !seen.some(({ crawler }) => crawler === one))
  return [
    ...seen,
    ...missing.map((crawler) => {
      const isUnknown = isCut || crawler.fetchedBy !== undefined
      return { crawler, agents: [], requests: isUnknown ? null : 0, bytes: isUnknown ? null : 0 }
    }),
  ]
}

/** The measures on a crawler at the shown sites. */
const measuresOf = (
  { crawler }: CrawlerRow,
  { applied, sites }: Pick<CrawlerTools, 'applied' | 'sites'>,
): readonly AppliedMeasure[] | undefined =>
  applied?.filter(({ token, host }) => token === crawler.token && (sites.length === 0 || sites.includes(host)))

/** The change of the requests since the day before, 0.1 for 10 % more; null if unknown. */
function changeOf({ crawler, requests }: CrawlerRow, before: CrawlerTools['before']): number | null {
  const earlier = before?.get(crawler.token)
  return requests === null || !earlier ? null : requests / earlier - 1
}

function Change({ value }: { value: number | null }) {
  const f = useFormat()
  return value === null ? '—' : `${value > 0 ? '+' : ''}${f.percent(value)}`
}

/** Who fetches for AI: by operator and purpose, with requests, volume, share, cost and what is done about it. */
export const aiCrawlerList = resource({
  code: 'aicrawlers',
  words: aiCrawlersWords,
  list: {
    call: statistics.analyticTable,
    params: (_query, _params, { params }: CrawlerTools) => params,
    itemsOf: (answer) => {
      const { rows, totalCount } = rowsOf(answer as Table)
      const isCut = totalCount !== null && totalCount > rows.length
      const items = crawlerRows(rows, isCut)
      return { items, count: items.length, madeOf: { n: rows.length, count: totalCount ?? rows.length } }
    },
    isPaged: false,
  },
  getId: (row: CrawlerRow) => row.crawler.token,
  getTitle: (row) => row.crawler.token,
  sort: { id: 'requests', desc: true },
  use: useCrawlerTools,
  of: ({ whole, before, price, applied, sites, refusal, act }) => ({
    panels: [
      { id: 'traffic', icon: 'chart', Panel: CrawlerTraffic, isOffered: (row) => row.agents.length > 0 },
      { id: 'about', icon: 'info', Panel: CrawlerAbout },
    ],
    filters: [
      {
        id: 'purpose',
        options: (_, t) => crawlerPurposes.map((value) => ({ value, label: t(`purpose.${value}`) })),
        matches: (row, value) => row.crawler.purpose === value,
      },
      {
        id: 'operator',
        options: (rows) =>
          [...new Set(rows.map(({ crawler }) => crawler.operator))].sort().map((value) => ({ value, label: value })),
        matches: (row, value) => row.crawler.operator === value,
      },
      {
        id: 'seen',
        options: (_, t) => (['yes', 'no'] as const).map((value) => ({ value, label: t(`seen.${value}`) })),
        matches: (row, value) => row.agents.length > 0 === (value === 'yes'),
      },
    ],
    columns: (make, t) => [
      make.text('crawler', (row) => row.crawler.token, { primary: true }),
      make.text('operator', (row) => row.crawler.operator),
      make.text('purpose', (row) => t(`purpose.${row.crawler.purpose}`), { primary: true }),
      make.count('requests', (row) => row.requests, { primary: true }),
      make.percent('share', (row) => (row.requests === null || !whole ? null : row.requests / whole), {
        help: t('help.share'),
      }),
      make.custom(
        'change',
        (row) => changeOf(row, before),
        (row) => <Change value={changeOf(row, before)} />,
        { numeric: true, help: t('help.change') },
      ),
      make.bytes('bytes', (row) => row.bytes),
      make.money(
        'cost',
        (row) => (row.bytes === null || !price ? null : excessCost(row.bytes, price.perGigabyte)),
        () => price?.currency ?? 'EUR',
        { help: t('help.cost') },
      ),
      make.status(
        'measure',
        (row) => {
          if (row.crawler.fetchedBy !== undefined) return { tone: 'quiet', label: t('state.robotsOnly') }
          const own = measuresOf(row, { applied, sites })
          const [first] = own ?? []
          if (!own) return { tone: 'quiet', label: '—' }
          if (!first) return { tone: 'quiet', label: t('state.none') }
          const label = t(`state.${first.measure}`, { n: own.length, site: first.host })
          return own.every(({ isLive }) => isLive)
            ? { tone: 'good', label }
            : { tone: 'watch', label: t('state.waiting', { state: label }) }
        },
        { primary: true },
      ),
    ],
    actions: [
      {
        key: 'act',
        icon: 'shield',
        isOffered: (row) => row.crawler.fetchedBy === undefined,
        ...(refusal === undefined ? {} : { refusedBy: () => 'act.refused' as const }),
        run: act,
      },
    ],
  }),
})
