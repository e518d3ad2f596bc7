import type { Catalogue, SiteKind } from './catalogue.ts'
import type { Stratum } from './outcomes.ts'
import { bell, type Random } from './random.ts'

const microsMedian: Record<string, number> = {
  hit: 1_500,
  stale: 1_900,
  expired: 95_000,
  miss: 140_000,
  pass: 190_000,
}

/** The mean time of a bundle in µs, with a long tail. */
export function microsOf(stratum: Stratum, random: Random): number {
  const { reason, cached } = stratum
  const answeredAtEdge = reason.startsWith('TCDN-RPE')
  const median = reason === 'TCDN-BENG-504' ? 30_000_000 : answeredAtEdge ? 400 : (microsMedian[cached] ?? 5_000)
  return Math.round(median * Math.exp(0.75 * bell(random)) * (random() < 0.02 ? 6 : 1))
}

/** The size of an answer in bytes. */
export function bytesOf(response: string, size: number, random: Random): number {
  if (response === '200') return Math.round(size * (0.92 + 0.16 * random()))
  if (response === '206') return Math.round(size * (0.1 + 0.6 * random()))
  if (response === '304') return 0
  return Math.round(180 + 900 * random())
}

const outerReferers = [
  'https://www.google.com/',
  'https://www.google.es/',
  'https://www.bing.com/',
  'https://t.co/',
  'https://www.facebook.com/',
  'https://news.google.com/',
  'android-app://com.google.android.googlequicksearchbox/',
]

/** Small sites only have referers from elsewhere: their own pages would be thousands of distinct values. */
export function refererOf(
  site: string | null,
  contentType: string,
  isBot: boolean,
  catalogue: Catalogue,
  random: Random,
): string {
  if (isBot || random() < 0.24) return '-'
  if (site === null || (contentType === 'text/html' && random() < 0.55)) {
    return outerReferers[Math.floor(random() ** 2 * outerReferers.length)] ?? '-'
  }
  const page = catalogue.at(random())
  return `https://${site}${page.contentType === 'text/html' ? page.request : '/'}`
}

/** The method of a request. */
export function methodOf(kind: SiteKind, stratum: Stratum, dice: number): string {
  if (stratum.cached === 'pass') {
    if (kind === 'api') return dice < 0.42 ? 'POST' : dice < 0.52 ? 'PUT' : dice < 0.6 ? 'OPTIONS' : 'GET'
    return dice < 0.35 ? 'POST' : 'GET'
  }
  return dice < 0.012 ? 'HEAD' : 'GET'
}

/** Rounds so that the mean stays: 0.3 is 1 in three of ten cases. */
export const dithered = (value: number, random: Random) => Math.floor(value + random())
