import { type CachePolicy, type Doubt, vclPosition } from '@parapet/api'
import type { Format, T } from '@parapet/ui'
import type en from './impact.en.ts'

type ImpactT = T<typeof en>

/** How long an answer is kept, in words. */
export function cacheText(cache: CachePolicy, t: ImpactT, format: Format): string {
  return cache.kind === 'ttl' ? format.duration(cache.seconds) : t(`cache.${cache.kind}`)
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
