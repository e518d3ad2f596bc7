import crawlers from 'crawler-user-agents'
import type { BotOutcome } from '../../domain/botShares.ts'
import { owaspRules } from '../world/inventory.ts'
import { hashText } from './random.ts'

function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    known.set(text, value)
    return value
  }
}

interface Listed {
  pattern: string
  tags?: readonly string[]
}
const patterns = (crawlers as readonly Listed[]).map(({ pattern, tags = [] }) => ({
  test: new RegExp(pattern),
  pattern,
  tags,
}))
const isBrowser = (agent: string) => /^(Mozilla|Opera)\/\d/.test(agent)
const isApp = (agent: string) => /^(okhttp|Dalvik|AppleCoreMedia|CFNetwork)\//.test(agent)

interface Automaton {
  name: string
  reason: string
}

const reasons: Readonly<Record<string, string>> = {
  'search-engine': 'search_engine',
  'ai-crawler': 'ai_scraper',
  scanner: 'abuse',
  'browser-automation': 'automated_navigation',
  'http-library': 'scraper',
  monitoring: 'monitoring',
  seo: 'scraper',
}

const automatonOf = remembered((agent): { found: Automaton | null } => {
  const found = patterns.find(({ test }) => test.test(agent.slice(0, 400)))
  if (found && !isApp(agent)) {
    const name = found.pattern.replace(/\\\/.*|[([].*/, '').replace(/[\\^$]/g, '')
    const tag = found.tags.find((known) => known in reasons)
    return { found: { name: name || 'Unknown', reason: reasons[tag ?? ''] ?? 'crawler' } }
  }
  if (isBrowser(agent) || isApp(agent)) return { found: null }
  return { found: { name: agent === '-' ? 'No agent' : 'Unknown', reason: 'automated_navigation' } }
})

/** Whether a user agent is a bot. */
export const isBot = (agent: string): boolean => automatonOf(agent).found !== null
/** The name of a bot; `-` for people. */
export const crawlerName = (agent: string): string => automatonOf(agent).found?.name ?? '-'
/** Why an agent is counted as a bot; `-` for people. */
export const botReason = (agent: string): string => automatonOf(agent).found?.reason ?? '-'

/** The outcome of a bot request, from the debug reason: the edge's own responses are deliberate (418 is a captcha). */
export function botAction(reason: string): BotOutcome {
  if (reason === 'TCDN-RPE-418') return 'captcha'
  if (reason === 'TCDN-RPE-Under Attack') return 'jschallenge'
  return /^TCDN-RPE-(40[23]|GRL-429|UA-)/.test(reason) ? 'block' : 'allow'
}

/** The reason of what the firewall denied. */
export const deniedByWaf = (reason: string): boolean => reason === 'TCDN-RPE-403'

/** Answered at the edge, without the origin. */
export const isAtEdge = (reason: string): boolean => reason.startsWith('TCDN-RPE')

const payloads: readonly (readonly [RegExp, string])[] = [
  [/<\/?script|javascript:|onerror=/i, '941100'],
  [/('|%27)(%20|\s|\+)*(or|union|--)/i, '942100'],
  [/\.\.\/|etc\/passwd/i, '930100'],
  [/%00/, '920270'],
  [/https?:\/\//i, '931130'],
  [/\$\{jndi|__proto__/i, '944120'],
]

/** The rule that denied a request: the one its payload names, or any that checks more than the address. */
export const ruleOf = remembered((request) => {
  const id = payloads.find(([pattern]) => pattern.test(request))?.[1]
  const plain = owaspRules.filter(({ category }) => /^(scanner|protocol|method)/.test(category))
  return owaspRules.find(({ rule_id }) => rule_id === id) ?? plain[hashText(request) % plain.length] ?? owaspRules[0]
})

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
/** The English name of a country by its code. */
export const englishCountryName = remembered((code) =>
  /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : '-',
)

const capitals: Readonly<Record<string, readonly [city: string, region: string]>> = {
  ES: ['Madrid', 'MD'],
  FR: ['Paris', 'IDF'],
  US: ['Ashburn', 'VA'],
  DE: ['Frankfurt am Main', 'HE'],
  GB: ['London', 'ENG'],
  AR: ['Buenos Aires', 'C'],
  MX: ['Mexico City', 'CMX'],
  CO: ['Bogotá', 'DC'],
  CL: ['Santiago', 'RM'],
  PT: ['Lisbon', '11'],
  IT: ['Milan', '25'],
  RU: ['Moscow', 'MOW'],
  CN: ['Beijing', 'BJ'],
  IE: ['Dublin', 'L'],
  SG: ['Singapore', '01'],
  IN: ['Mumbai', 'MH'],
  BR: ['São Paulo', 'SP'],
}

/** The city of a request: the country's first one, since requests only have a country. */
export const cityOf = (code: string): string => capitals[code]?.[0] ?? '-'
/** The region of a country's first city; `-` if unknown. */
export const regionOf = (code: string): string => (capitals[code] ? `${code}-${capitals[code][1]}` : '-')

/** The network of an address. The numbers are reserved for documentation (RFC 5398), the names are invented. */
export interface ClientNetwork {
  asn: number
  organization: string
  isDataCentre: boolean
}

const networks: readonly ClientNetwork[] = [
  { asn: 64_500, organization: 'Iberia Fibra', isDataCentre: false },
  { asn: 64_501, organization: 'Meseta Telecom', isDataCentre: false },
  { asn: 64_502, organization: 'Costa Mobile', isDataCentre: false },
  { asn: 64_503, organization: 'Nordwind Kabel', isDataCentre: false },
  { asn: 64_504, organization: 'Pampa Net', isDataCentre: false },
  { asn: 64_505, organization: 'Blue Rack Hosting', isDataCentre: true },
  { asn: 64_506, organization: 'Cheap Cloud', isDataCentre: true },
]

/** The addresses reserved for documentation, without regard to case. */
export const inventedPattern = String.raw`^(192\.0\.2|198\.51\.100|203\.0\.113)\.|^2001:db8:`

const invented = new RegExp(inventedPattern, 'i')

/** Whether an address is reserved for documentation (RFC 5737, RFC 3849). */
export const isInvented = (address: string) => invented.test(address)

/** The network of an invented address, always the same; null for the real addresses of a log, whose network is unknown. */
export const networkOf = remembered((address): ClientNetwork | null =>
  isInvented(address) ? (networks[hashText(address) % networks.length] as ClientNetwork) : null,
)

/** The Accept header of a client, guessed from its user agent. */
export const acceptOf = (agent: string): string => (isBot(agent) ? '*/*' : 'text/html,application/xhtml+xml,*/*;q=0.8')

/** The DNS record type of a request, mostly by its network's kind. */
export const recordTypeOf = remembered((address) => {
  const dice = hashText(address) % 20
  if (dice < 4) return 'HTTPS'
  return address.includes(':') || dice < 7 ? 'AAAA' : 'A'
})

/** The Cache-Control header that an origin sends with a type of content. */
export function cacheControlOf(contentType: string): string {
  if (contentType === '-') return '-'
  if (contentType === 'text/html') return 'public, max-age=60, stale-while-revalidate=30'
  if (/json|xml/.test(contentType)) return 'no-cache'
  return /^(font|image|video|audio)\//.test(contentType)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400'
}

/** The Vary header that an origin sends with a type of content. */
export const varyOf = (contentType: string): string =>
  /^text\/|javascript|json|xml/.test(contentType) ? 'Accept-Encoding' : '-'

/** The header by which an origin requests one cached copy of a page per kind of device. */
export const varyTcdnOf = (contentType: string): string => (contentType === 'text/html' ? 'device' : '-')
