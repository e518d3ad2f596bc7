/** A line of robots.txt that allows or forbids paths. */
export interface RobotsRule {
  readonly allow: boolean
  /** The path as written. */
  readonly path: string
  /** From 1. */
  readonly line: number
}

/** The rules of one or several crawlers. */
export interface RobotsGroup {
  /** In lower case, without version. */
  readonly agents: readonly string[]
  readonly rules: readonly RobotsRule[]
}

/** A robots.txt as read. */
export interface RobotsTxt {
  readonly groups: readonly RobotsGroup[]
  /** Lines that mean nothing to a crawler, from 1. */
  readonly ignored: readonly number[]
  /** Only the first 500 KiB count (RFC 9309, section 2.5). */
  readonly isCut: boolean
}

const MOST_CHARACTERS = 500 * 1024

/** Lines that other standards define: they neither are ignored by mistake nor end a group. */
const otherKeys = new Set([
  'sitemap',
  'crawl-delay',
  'host',
  'clean-param',
  'request-rate',
  'visit-time',
  'noindex',
  'content-signal',
  'content-usage',
])

const nameOf = (text: string) => (text.trim().toLowerCase().split('/', 1)[0] ?? '').trim()

/** Reads a robots.txt by RFC 9309: lines that cannot be read are passed over, never the file as a whole. */
export function parseRobots(text: string): RobotsTxt {
  const isCut = text.length > MOST_CHARACTERS
  const lines = text
    .slice(0, MOST_CHARACTERS)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
  const groups: { agents: string[]; rules: RobotsRule[] }[] = []
  const ignored: number[] = []
  let isNaming = false
  for (const [index, whole] of lines.entries()) {
    const content = (whole.split('#', 1)[0] ?? '').trim()
    if (content === '') continue
    const colon = content.indexOf(':')
    const key = (colon < 0 ? '' : content.slice(0, colon)).trim().toLowerCase()
    const value = content.slice(colon + 1).trim()
    const last = groups.at(-1)
    if (key === 'user-agent') {
      if (isNaming && last) last.agents.push(nameOf(value))
      else groups.push({ agents: [nameOf(value)], rules: [] })
      isNaming = true
    } else if ((key === 'allow' || key === 'disallow') && last) {
      isNaming = false
      // An empty path matches nothing.
      if (value !== '') last.rules.push({ allow: key === 'allow', path: value, line: index + 1 })
    } else if (!otherKeys.has(key)) ignored.push(index + 1)
  }
  return { groups, ignored, isCut }
}

/** The rules a crawler follows: its own, those of all crawlers, or none. */
export interface RobotsFor {
  readonly group: 'own' | 'all' | 'none'
  readonly rules: readonly RobotsRule[]
}

/** Returns the rules for a crawler: all groups that name it, else those of `*` (RFC 9309, section 2.2.1). */
export function robotsFor({ groups }: Pick<RobotsTxt, 'groups'>, token: string): RobotsFor {
  const rulesOf = (name: string) => groups.filter(({ agents }) => agents.includes(name))
  const own = rulesOf(nameOf(token))
  if (own.length > 0) return { group: 'own', rules: own.flatMap(({ rules }) => rules) }
  const all = rulesOf('*')
  if (all.length > 0) return { group: 'all', rules: all.flatMap(({ rules }) => rules) }
  return { group: 'none', rules: [] }
}

const escaped = (text: string) =>
  Array.from(new TextEncoder().encode(text), (octet) => `%${octet.toString(16).padStart(2, '0')}`).join('')

const unreserved = /[A-Za-z0-9\-._~]/

/** Writes a path as it is compared: needless escapes resolved, others in capitals, octets beyond ASCII escaped (section 2.2.2). */
function comparable(path: string): string {
  const ascii = path.replace(/[^ -~]+/gu, escaped)
  return ascii.replace(/%[0-9a-f]{2}/gi, (octet) => {
    const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16))
    return unreserved.test(character) ? character : octet.toUpperCase()
  })
}

/** Whether a pattern matches the beginning of a path; `*` is any text, a final `$` the end. */
function matches(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  if (others.length === 0) return !isWhole || path.length === first.length
  const last = isWhole ? (others.pop() ?? '') : ''
  let place = first.length
  for (const part of others) {
    const found = path.indexOf(part, place)
    if (found < 0) return false
    place = found + part.length
  }
  return !isWhole || (path.endsWith(last) && path.length - last.length >= place)
}

/** Whether a path may be fetched, and the line that says so; null if none does. */
export interface RobotsVerdict {
  readonly allowed: boolean
  readonly by: RobotsRule | null
}

/** Returns whether rules allow a path: the longest match decides, and allowing wins a tie (section 2.2.2). */
export function robotsVerdict({ rules }: Pick<RobotsFor, 'rules'>, path: string): RobotsVerdict {
  const wanted = comparable(path)
  if (wanted === '/robots.txt') return { allowed: true, by: null }
  let best: { rule: RobotsRule; length: number } | null = null
  for (const rule of rules) {
    const pattern = comparable(rule.path)
    if (!matches(wanted, pattern)) continue
    const isBetter =
      best === null ||
      pattern.length > best.length ||
      (pattern.length === best.length && rule.allow && !best.rule.allow)
    if (isBetter) best = { rule, length: pattern.length }
  }
  return { allowed: best?.rule.allow ?? true, by: best?.rule ?? null }
}

/** What rules say of a site as a whole. */
export type RobotsStance = 'allowed' | 'partly' | 'refused'

/** Returns what rules say of a site as a whole. */
export function robotsStance(robots: Pick<RobotsFor, 'rules'>): RobotsStance {
  if (robots.rules.every(({ allow }) => allow)) return 'allowed'
  const isClosed = !robotsVerdict(robots, '/').allowed
  return isClosed && robots.rules.every(({ allow }) => !allow) ? 'refused' : 'partly'
}

/** Requests for a path. */
export interface PathAmounts {
  readonly key: string
  readonly requests: number
}

/** Returns the requests for paths that robots.txt forbids, most requested first. */
export function forbiddenRequests(
  robots: Pick<RobotsFor, 'rules'>,
  paths: readonly PathAmounts[],
): readonly (PathAmounts & { readonly by: RobotsRule })[] {
  return paths
    .flatMap((row) => {
      const { allowed, by } = robotsVerdict(robots, row.key)
      return allowed || !by ? [] : [{ key: row.key, requests: row.requests, by }]
    })
    .sort((a, b) => b.requests - a.requests)
}
