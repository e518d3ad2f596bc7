import type { NewInvalidation } from '../entities/Cache.ts'
import { asciiHost } from './hosts.ts'
import { trimmedText, visibleText } from './lineText.ts'
import { requestedUrl } from './requestedUrl.ts'

/** The operations on cached URLs; `refetch` purges and fetches again. A request has exactly one of them (§7). */
export const purgeMethods = ['purge', 'soft', 'refetch', 'ban'] as const
export type PurgeMethod = (typeof purgeMethods)[number]

/** Why a line is invalid. */
export type LineFault = 'noScheme' | 'notUrl' | 'foreign' | 'wildcard' | 'longUrl' | 'longTag' | 'space'

/** The verdict on a line: sent, covered by another line, or refused. Lines count from 1. */
export type LineVerdict =
  | { readonly kind: 'sent'; readonly url: string }
  | { readonly kind: 'repeated' | 'covered'; readonly by: number }
  | { readonly kind: 'refused'; readonly fault: LineFault }

/** The verdict on each non-empty line by its number, and the values to send. */
export interface ReadLines {
  readonly verdicts: ReadonlyMap<number, LineVerdict>
  readonly sent: readonly string[]
  readonly repeated: number
  readonly covered: number
  readonly refused: number
}

/** The scope of a ban: a URL and everything below it, or a whole site. */
export type BanBreadth = 'pattern' | 'site'

const LONGEST_URL = 4000
const LONGEST_TAG = 256

const schemed = /^https?:\/\//i

/** URLs that `new URL` would not change. Matching them is faster than parsing thousands of pasted lines. */
const plain = /^https?:\/\/([a-z0-9.-]+)(\/[\w!$&()+,;=@*~:/?.-]*)$/

function readAddress(text: string, isBan: boolean, hosts: ReadonlySet<string>): { url: string } | { fault: LineFault } {
  if (text.length > LONGEST_URL) return { fault: 'longUrl' }
  const [, site = '', path = ''] = text.includes('/.') ? [] : (plain.exec(text) ?? [])
  if (hosts.has(site)) return !isBan && path.includes('*') ? { fault: 'wildcard' } : { url: text }
  if (/\s/.test(text)) return { fault: 'space' }
  if (!schemed.test(text))
    return { fault: URL.canParse(`https://${text}`) && text.includes('.') ? 'noScheme' : 'notUrl' }
  // `URL.parse` is too new for the browsers that we support.
  if (!URL.canParse(text)) return { fault: 'notUrl' }
  const url = requestedUrl(text)
  if (!hosts.has(url.hostname)) return { fault: 'foreign' }
  if (!isBan && url.href.includes('*')) return { fault: 'wildcard' }
  return url.href.length > LONGEST_URL ? { fault: 'longUrl' } : { url: url.href }
}

/**
 * Parses the lines of a text as URLs of the sites for a method; only a ban allows wildcards. The URLs to send are those
 * that a browser requests. URLs that differ only in their scheme are equal (§7).
 */
export function readUrlLines(text: string, method: PurgeMethod, sites: readonly string[]): ReadLines {
  const hosts = new Set(sites.map((site) => asciiHost(site).toLowerCase()))
  const isBan = method === 'ban'
  const first = new Map<string, number>()
  const verdicts = new Map<number, LineVerdict>()
  for (const [line, typed] of linesOf(text)) {
    const read = readAddress(typed, isBan, hosts)
    if ('fault' in read) {
      verdicts.set(line, { kind: 'refused', fault: read.fault })
      continue
    }
    const key = read.url.replace(schemed, '')
    const by = first.get(key)
    if (by === undefined) first.set(key, line)
    verdicts.set(line, by === undefined ? { kind: 'sent', url: read.url } : { kind: 'repeated', by })
  }
  if (isBan) coverByBans(verdicts, first)
  return counted(verdicts)
}

/** After sorting, a ban directly precedes the URLs that its pattern covers. */
function coverByBans(verdicts: Map<number, LineVerdict>, lines: ReadonlyMap<string, number>): void {
  const bans = [...lines].flatMap(([key, line]) => {
    const verdict = verdicts.get(line)
    return verdict?.kind === 'sent' ? [{ line, url: verdict.url, prefix: key.replace(/\*.*$/, '') }] : []
  })
  bans.sort((a, b) => (a.prefix < b.prefix ? -1 : a.prefix > b.prefix ? 1 : a.line - b.line))
  let wider: (typeof bans)[number] | undefined
  for (const ban of bans) {
    if (wider && isWhole(wider.url) && ban.prefix.startsWith(wider.prefix)) {
      verdicts.set(ban.line, { kind: 'covered', by: wider.line })
      continue
    }
    if (isWhole(ban.url)) wider = ban
  }
}

const isWhole = (url: string): boolean => /^[^*]*\*?$/.test(url)

/** Parses the lines of a text as tags; a tag has no spaces. */
export function readTagLines(text: string): ReadLines {
  const first = new Map<string, number>()
  const verdicts = new Map<number, LineVerdict>()
  for (const [line, pasted] of linesOf(text)) {
    const typed = visibleText(pasted)
    const by = first.get(typed)
    if (typed.length > LONGEST_TAG) verdicts.set(line, { kind: 'refused', fault: 'longTag' })
    else if (/\s/.test(typed)) verdicts.set(line, { kind: 'refused', fault: 'space' })
    else if (by !== undefined) verdicts.set(line, { kind: 'repeated', by })
    else {
      first.set(typed, line)
      verdicts.set(line, { kind: 'sent', url: typed })
    }
  }
  return counted(verdicts)
}

function* linesOf(text: string): Iterable<[number, string]> {
  for (const [index, line] of text.split('\n').entries()) {
    const typed = trimmedText(line)
    if (typed !== '') yield [index + 1, typed]
  }
}

function counted(verdicts: ReadonlyMap<number, LineVerdict>): ReadLines {
  const all = [...verdicts.values()]
  const count = (kind: LineVerdict['kind']) => all.filter((verdict) => verdict.kind === kind).length
  return {
    verdicts,
    sent: all.flatMap((verdict) => (verdict.kind === 'sent' ? [verdict.url] : [])),
    repeated: count('repeated'),
    covered: count('covered'),
    refused: count('refused'),
  }
}

/** Prepends https:// to lines that only lack a scheme. */
export function withSchemes(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const typed = line.trim()
      const isBare = typed !== '' && !schemed.test(typed) && /^[^\s/:]+\.[^\s]+$/.test(typed)
      return isBare && URL.canParse(`https://${typed}`) ? `https://${typed}` : line
    })
    .join('\n')
}

/** Returns the host names of the sites that the bans remove completely. */
export function wholeSitesOf(bans: readonly string[]): string[] {
  const whole = bans.filter((url) => banBreadth(url) === 'site').map((url) => new URL(url).hostname)
  return [...new Set(whole)]
}

/** Returns the host names of sites that bans remove as a whole or by a wildcard. */
export function wideSitesOf(bans: readonly string[]): string[] {
  const wide = bans.filter((url) => url.includes('*') || banBreadth(url) === 'site')
  return [...new Set(wide.map((url) => new URL(url).hostname))]
}

/** Returns the scope of a ban. A ban of the root sends all traffic of the site to its origin. */
export function banBreadth(url: string): BanBreadth {
  const { pathname } = new URL(url)
  return /^\/(\*.*)?$/.test(pathname) && !/^\/\*[^*]/.test(pathname) ? 'site' : 'pattern'
}

/** The maximum number of URLs and tags per request. Magento's extension sends 100 tags; the limit of URLs is ours. */
const CHUNK = { urls: 1000, tags: 100 } as const

/** Splits the values to send into one list per request. */
export function purgeChunks(sent: readonly string[], of: keyof typeof CHUNK): string[][] {
  const size = CHUNK[of]
  return Array.from({ length: Math.ceil(sent.length / size) }, (_, i) => sent.slice(i * size, (i + 1) * size))
}

/** The body fields of a method (§7): a ban cannot refetch. */
export function methodFields(method: PurgeMethod): Pick<NewInvalidation, 'ban' | 'soft' | 'refetch'> {
  switch (method) {
    case 'purge':
      return {}
    case 'soft':
      return { soft: true }
    case 'refetch':
      return { refetch: true }
    case 'ban':
      return { ban: '1' }
  }
}

/** Returns a predicate for the paths (with query) that the bans of a host remove by prefix. */
export function banMatcher(bans: readonly string[], host: string): (path: string) => boolean {
  const patterns = bans.flatMap((url) => {
    const { hostname, pathname, search } = new URL(url)
    return hostname === host ? [`${pathname}${search}`.split('*')] : []
  })
  return (path) =>
    patterns.some(([start = '', ...pieces]) => path.startsWith(start) && hasInOrder(path, start.length, pieces))
}

function hasInOrder(path: string, from: number, pieces: readonly string[]): boolean {
  let at = from
  for (const piece of pieces) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return true
}
