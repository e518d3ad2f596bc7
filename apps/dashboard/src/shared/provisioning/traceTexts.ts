import { type CachePolicy, type Doubt, type SiteEffect, vclPosition } from '@parapet/api'
import type { Format, T } from '@parapet/ui'
import type en from './impact.en.ts'

type ImpactT = T<typeof en>

/** How long an answer is kept, in words. */
export function cacheText(cache: CachePolicy, t: ImpactT, format: Format): string {
  return cache.kind === 'ttl' ? format.duration(cache.seconds) : t(`cache.${cache.kind}`)
}

/** The parts of what a configuration does with the requests of a site, in the order of their columns. */
export const effectParts = ['backend', 'cache', 'redirects', 'refusals'] as const

/** Says what a configuration may do with the requests of a site, part by part. */
export function effectTexts(
  t: ImpactT,
  format: Format,
): Readonly<Record<(typeof effectParts)[number], (effect: SiteEffect) => string>> {
  const listed = (values: readonly string[]) => (values.length === 0 ? t('nothing') : values.join(', '))
  return {
    backend: ({ backends }) => listed(backends.map((name) => name ?? t('noBackend'))),
    cache: ({ caches }) => listed(caches.map((cache) => cacheText(cache, t, format))),
    redirects: ({ redirects }) => listed(redirects.map((text) => text || t('to.unknown'))),
    refusals: ({ refusals }) => listed(refusals.map(String)),
  }
}

const LONGEST = 120
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Why something cannot be decided, in words, with its line; `texts` are the programs by their number. */
export function doubtText(
  { code, name, at, end, part }: Doubt,
  texts: readonly { readonly source: string; readonly isProvider?: boolean }[],
  t: ImpactT,
): string {
  const reason = t(`doubt.${code}`, { name: short(name) })
  const text = texts[part]
  if (!text || end === 0) return reason
  const line = String(vclPosition(text.source, at).line)
  return t(text.isProvider ? 'doubtProvider' : 'doubt', { line, reason })
}
