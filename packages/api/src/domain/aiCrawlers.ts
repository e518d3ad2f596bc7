/** Why an operator fetches pages: to train models, to answer searches, or because a person asked for this page. */
export const crawlerPurposes = ['training', 'search', 'person'] as const
export type CrawlerPurpose = (typeof crawlerPurposes)[number]

/** How an operator lets others check that a request is its own: published addresses, or names in reverse DNS. */
export type CrawlerProof = 'addresses' | 'dns'

/** A crawler or fetcher of an AI operator. */
export interface AiCrawler {
  /** Its name in user agents and in robots.txt. */
  readonly token: string
  readonly operator: string
  readonly purpose: CrawlerPurpose
  /** Where its operator describes it; null if nowhere. */
  readonly docs: string | null
  /** How a claim can be checked; null if its operator publishes nothing. */
  readonly proof: CrawlerProof | null
  /** A name that only robots.txt knows: requests come under another user agent, here named. */
  readonly fetchedBy?: string
}

type Row = readonly [
  token: string,
  operator: string,
  purpose: CrawlerPurpose,
  docs: string | null,
  proof?: CrawlerProof | null,
  fetchedBy?: string,
]

/** When the table was last compared with its sources. */
export const crawlersAsOf = '2026-04-26'

/** Where the table comes from besides the pages of the operators. */
export const crawlersSource = 'https://github.com/monperrus/crawler-user-agents'

const openAi = 'https://platform.openai.com/docs/bots'
const anthropic =
  'https://support.anthropic.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler'
const perplexity = 'https://docs.perplexity.ai/guides/bots'
const google = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers'
const googleUser = 'https://developers.google.com/search/docs/crawling-indexing/google-user-triggered-fetchers'
const apple = 'https://support.apple.com/en-us/119829'
const meta = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers'
const amazon = 'https://developer.amazon.com/amazonbot'
const mistral = 'https://docs.mistral.ai/robots'

const rows: readonly Row[] = [
  ['GPTBot', 'OpenAI', 'training', openAi, 'addresses'],
  ['OAI-SearchBot', 'OpenAI', 'search', openAi, 'addresses'],
  ['ChatGPT-User', 'OpenAI', 'person', openAi, 'addresses'],
  ['ClaudeBot', 'Anthropic', 'training', anthropic],
  ['Claude-SearchBot', 'Anthropic', 'search', anthropic],
  ['Claude-User', 'Anthropic', 'person', anthropic],
  ['Claude-Web', 'Anthropic', 'training', anthropic],
  ['anthropic-ai', 'Anthropic', 'training', anthropic],
  ['PerplexityBot', 'Perplexity', 'search', perplexity, 'addresses'],
  ['Perplexity-User', 'Perplexity', 'person', perplexity, 'addresses'],
  ['Google-Extended', 'Google', 'training', google, null, 'Googlebot'],
  ['Google-CloudVertexBot', 'Google', 'search', google, 'dns'],
  ['Gemini-Deep-Research', 'Google', 'person', google, 'dns'],
  ['Google-NotebookLM', 'Google', 'person', googleUser, 'dns'],
  ['GoogleOther', 'Google', 'training', google, 'dns'],
  ['Applebot', 'Apple', 'search', apple, 'dns'],
  ['Applebot-Extended', 'Apple', 'training', apple, null, 'Applebot'],
  ['meta-externalagent', 'Meta', 'training', meta],
  ['meta-externalfetcher', 'Meta', 'person', meta],
  ['FacebookBot', 'Meta', 'training', 'https://developers.facebook.com/docs/sharing/bot/'],
  ['Amazonbot', 'Amazon', 'search', amazon, 'dns'],
  ['Amzn-SearchBot', 'Amazon', 'search', amazon],
  ['Amzn-User', 'Amazon', 'person', amazon],
  ['Bytespider', 'ByteDance', 'training', null],
  ['TikTokSpider', 'ByteDance', 'training', null],
  ['CCBot', 'Common Crawl', 'training', 'https://commoncrawl.org/ccbot', 'dns'],
  [
    'DuckAssistBot',
    'DuckDuckGo',
    'search',
    'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
    'addresses',
  ],
  ['MistralAI-User', 'Mistral AI', 'person', mistral],
  ['cohere-ai', 'Cohere', 'person', null],
  ['cohere-training-data-crawler', 'Cohere', 'training', null],
  ['DeepSeekBot', 'DeepSeek', 'training', null],
  ['ChatGLM-Spider', 'Zhipu AI', 'training', 'https://chatglm.cn/'],
  ['PetalBot', 'Huawei', 'search', 'https://aspiegel.com/petalbot', 'dns'],
  ['PanguBot', 'Huawei', 'training', null],
  ['AzureAI-SearchBot', 'Microsoft', 'search', null],
  ['YouBot', 'You.com', 'search', 'https://about.you.com/youbot/'],
  ['Timpibot', 'Timpi', 'training', 'https://www.timpi.io/'],
  ['Diffbot', 'Diffbot', 'training', 'https://docs.diffbot.com/docs/getting-started-with-crawlbot'],
  ['AI2Bot', 'Allen Institute for AI', 'training', 'https://allenai.org/crawler'],
  ['omgili', 'Webz.io', 'training', 'https://webz.io/bot.html'],
  ['ImagesiftBot', 'The Hive', 'training', 'https://imagesift.com/about'],
  ['Kangaroo Bot', 'Kangaroo LLM', 'training', 'https://kangaroollm.com.au/kangaroo-bot/'],
  ['FirecrawlAgent', 'Firecrawl', 'person', 'https://firecrawl.dev/'],
  ['TavilyBot', 'Tavily', 'search', 'https://tavily.com/'],
]

/** The well-known crawlers of AI operators, by operator. */
export const aiCrawlers: readonly AiCrawler[] = rows.map(([token, operator, purpose, docs, proof, fetchedBy]) => ({
  token,
  operator,
  purpose,
  docs,
  proof: proof ?? null,
  ...(fetchedBy === undefined ? {} : { fetchedBy }),
}))

const byLength = aiCrawlers
  .filter(({ fetchedBy }) => fetchedBy === undefined)
  .map((crawler) => ({ crawler, lower: crawler.token.toLowerCase() }))
  .sort((a, b) => b.lower.length - a.lower.length)

/** Returns the crawler that a user agent claims to be; null for others. Anyone can send any user agent. */
export function aiCrawlerOf(agent: string): AiCrawler | null {
  const lower = agent.toLowerCase()
  return byLength.find((row) => lower.includes(row.lower))?.crawler ?? null
}

/** The requests and bytes of one user agent. */
export interface AgentAmounts {
  readonly key: string
  readonly requests: number
  readonly bytes: number
}

/** What a crawler fetched, under which user agents; shares are of all requests that were read. */
export interface CrawlerAmounts {
  readonly crawler: AiCrawler
  readonly agents: readonly AgentAmounts[]
  readonly requests: number
  readonly bytes: number
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0)

/** Adds up user agents by the crawler they claim to be, most requests first. Crawlers without requests are left out. */
export function amountsByCrawler(rows: readonly AgentAmounts[]): readonly CrawlerAmounts[] {
  const agents = new Map<AiCrawler, AgentAmounts[]>()
  for (const row of rows) {
    const crawler = aiCrawlerOf(row.key)
    if (crawler) agents.set(crawler, [...(agents.get(crawler) ?? []), row])
  }
  return [...agents]
    .map(([crawler, own]) => ({
      crawler,
      agents: own,
      requests: sum(own, ({ requests }) => requests),
      bytes: sum(own, ({ bytes }) => bytes),
    }))
    .sort((a, b) => b.requests - a.requests || (a.crawler.token < b.crawler.token ? -1 : 1))
}

/** Adds up amounts. */
export const totalOf = (rows: readonly Pick<AgentAmounts, 'requests' | 'bytes'>[]) => ({
  requests: sum(rows, ({ requests }) => requests),
  bytes: sum(rows, ({ bytes }) => bytes),
})
