import {
  type AiCrawler,
  type Ask,
  aiCrawlers,
  amountsByCrawler,
  forbiddenRequests,
  parseRobots,
  type RobotsFor,
  type RobotsTxt,
  robotsFor,
  robotsStance,
  rowsOf,
  type Site,
  statistics,
  type TableEntry,
  useRead,
  useSequence,
} from '@parapet/api'
import { Button, Notice, Section, Stack, Status, Text, TextArea, useFormat, useWords } from '@parapet/ui'
import { DataTable } from '@parapet/ui/table'
import { useMemo, useState } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { aiCrawlersWords } from './aiCrawlers.words.ts'
import { useCrawlerTools } from './crawlerTools.ts'
import { MOST_ROWS, useTableParams } from './useAgentTable.ts'

const MOST_NAMED = 10
/** More than there are crawlers: the list of crawlers above already has pages. */
const ALL_ROWS = 100
const allSizes = [ALL_ROWS]

/** The paths that a crawler requested, and how many requests that are of all of its own. */
interface ReadPaths {
  readonly rows: readonly TableEntry[]
  readonly requests: number
}

/** What the robots.txt of a site says to each crawler, and who requests what it forbids. */
export function RobotsSection({ site }: { site: Pick<Site, 'id' | 'url'> | null }) {
  const t = useWords(aiCrawlersWords)
  const [text, setText] = useState('')
  const robots = useMemo(() => parseRobots(text), [text])
  const isEmpty = text.trim() === ''
  return (
    <Section title={t('robots.title')}>
      <Stack gap={4}>
        <TextArea
          label={site ? t('robots.label', { site: site.url }) : t('robots.labelAny')}
          help={t('robots.help', { url: `https://${site?.url ?? 'www.example.com'}/robots.txt` })}
          name="robots"
          rows={8}
          mono
          value={text}
          onChange={setText}
        />
        {!isEmpty && <Faults robots={robots} />}
        {!isEmpty && robots.groups.length > 0 && <Verdicts robots={robots} site={site} />}
      </Stack>
    </Section>
  )
}

function Faults({ robots: { groups, ignored, isCut } }: { robots: RobotsTxt }) {
  const t = useWords(aiCrawlersWords)
  return (
    <>
      {groups.length === 0 && (
        <Notice tone="watch" live>
          {t('robots.none')}
        </Notice>
      )}
      {groups.length > 0 && ignored.length > 0 && (
        <Notice tone="watch" live>
          {t('robots.ignored', {
            n: ignored.length,
            lines: [...ignored.slice(0, MOST_NAMED), ...(ignored.length > MOST_NAMED ? ['…'] : [])].join(', '),
          })}
        </Notice>
      )}
      {isCut && <Notice tone="watch">{t('robots.cut')}</Notice>}
    </>
  )
}

interface VerdictsProps {
  robots: RobotsTxt
  site: Pick<Site, 'id' | 'url'> | null
}

function Verdicts({ robots, site }: VerdictsProps) {
  const t = useWords(aiCrawlersWords)
  const { span } = useCrawlerTools()
  const params = useTableParams()
  const [isCounting, setCounting] = useState(false)
  const sites = useMemo(() => (site ? [site.url] : []), [site])
  const agents = useRead(statistics.analyticTable, site && params ? params('agent', span, sites) : null, {
    quiet: true,
  })
  const seen = useMemo(() => (agents.data ? amountsByCrawler(rowsOf(agents.data).rows) : []), [agents.data])
  const isWanted = isCounting && site !== null && seen.length > 0
  const read = useSequence('crawlers.paths', isWanted ? { sites, span, n: seen.length } : null, async (ask: Ask) => {
    const found: (readonly [string, ReadPaths])[] = []
    for (const { crawler, agents: own, requests } of seen) {
      const wanted = params?.('request', span, sites, { agent: own.map(({ key }) => key) })
      if (!wanted) continue
      found.push([crawler.token, { rows: rowsOf(await ask(statistics.analyticTable, wanted)).rows, requests }])
    }
    return found
  })
  return (
    <Stack gap={4}>
      {site === null ? (
        <Notice tone="info">{t('robots.chooseSite')}</Notice>
      ) : (
        !isCounting && (
          <div>
            <Button onClick={() => setCounting(true)}>{t('robots.count', { site: site.url })}</Button>
          </div>
        )
      )}
      {isWanted ? (
        <ReadSection read={read} failed={t('robots.countFailed')} lines={6}>
          {(paths) => <VerdictTable robots={robots} paths={new Map(paths)} seen={seen.map(({ crawler }) => crawler)} />}
        </ReadSection>
      ) : (
        <VerdictTable robots={robots} paths={null} seen={seen.map(({ crawler }) => crawler)} />
      )}
    </Stack>
  )
}

interface Verdict {
  readonly crawler: AiCrawler
  readonly rules: RobotsFor
  readonly forbidden: ReturnType<typeof forbiddenRequests> | null
  readonly read: ReadPaths | undefined
}

interface VerdictTableProps {
  robots: RobotsTxt
  paths: ReadonlyMap<string, ReadPaths> | null
  seen: readonly AiCrawler[]
}

function VerdictTable({ robots, paths, seen }: VerdictTableProps) {
  const t = useWords(aiCrawlersWords)
  const f = useFormat()
  const rows = useMemo(
    () =>
      aiCrawlers
        .map((crawler): Verdict => {
          const rules = robotsFor(robots, crawler.token)
          const own = paths?.get(crawler.token)
          return { crawler, rules, read: own, forbidden: own ? forbiddenRequests(rules, own.rows) : null }
        })
        .filter(
          ({ crawler, rules }) => seen.includes(crawler) || rules.group === 'own' || crawler.fetchedBy !== undefined,
        )
        .map((row) => ({ ...row, n: row.forbidden?.reduce((sum, { requests }) => sum + requests, 0) ?? null }))
        .sort((a, b) => (b.n ?? -1) - (a.n ?? -1)),
    [robots, paths, seen],
  )
  const isCut = rows.some(({ read }) => read && read.rows.length >= MOST_ROWS)
  return (
    <Stack gap={2}>
      <DataTable
        label={t('robots.table')}
        csv="robots-txt"
        pageSize={ALL_ROWS}
        sizes={allSizes}
        rows={rows}
        getRowId={({ crawler }) => crawler.token}
        columns={[
          { id: 'crawler', header: t('column.crawler'), value: ({ crawler }) => crawler.token, primary: true },
          {
            id: 'says',
            header: t('robots.says'),
            primary: true,
            value: ({ rules }) => t(`robots.${robotsStance(rules)}`),
            cell: ({ rules }) => {
              const stance = robotsStance(rules)
              return (
                <Status
                  tone={stance === 'allowed' ? 'good' : stance === 'partly' ? 'watch' : 'bad'}
                  label={t(`robots.${stance}`)}
                />
              )
            },
          },
          { id: 'group', header: t('robots.group'), value: ({ rules }) => t(`robots.group.${rules.group}`) },
          {
            id: 'forbidden',
            header: t('robots.forbidden'),
            numeric: true,
            primary: true,
            value: ({ n }) => n,
            cell: ({ n, read }) =>
              n === null || !read ? '—' : t('robots.ofAll', { n, count: f.number(n), all: f.number(read.requests) }),
          },
          {
            id: 'example',
            header: t('robots.example'),
            value: ({ forbidden }) => forbidden?.[0]?.key ?? null,
            cell: ({ crawler, forbidden }) => {
              const first = forbidden?.[0]
              if (first) return t('robots.line', { path: first.key, line: String(first.by.line) })
              return crawler.fetchedBy ? t('about.robotsOnly', { agent: crawler.fetchedBy }) : '—'
            },
          },
        ]}
      />
      <Text as="p" size="s" tone="muted">
        {paths === null ? t('robots.notCounted') : t(isCut ? 'robots.countedCut' : 'robots.counted', { n: MOST_ROWS })}
      </Text>
    </Stack>
  )
}
