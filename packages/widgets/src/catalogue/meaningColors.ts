import type { DdosReason } from '@parapet/api'
import type { ColorToken } from '@parapet/ui'

const cacheColors = ['hit', 'miss', 'pass', 'expired', 'stale'] as const

/** The fixed colour of a cache result; the same in every theme. */
export function cacheColor(key: string): ColorToken {
  return cacheColors.find((known) => known === key.toLowerCase()) ?? 'other'
}

/** The colours of what happened to a bot's request. */
export const outcomeColors = {
  allow: 'served',
  captcha: 'challenged',
  jschallenge: 'c8',
  block: 'blocked',
} as const satisfies Record<string, ColorToken>

/** The colours of the reasons to refuse a request; none of them looks like success. */
export const refusalColors = { global: 'c2', address: 'c8', denylist: 'blocked' } as const satisfies Record<
  DdosReason,
  ColorToken
>

const outcomeColor = (key: string): ColorToken =>
  new Map<string, ColorToken>(Object.entries(outcomeColors)).get(key) ?? 'other'

const fixed: Readonly<Partial<Record<string, (value: string) => ColorToken>>> = {
  cached: cacheColor,
  cache: cacheColor,
  action: outcomeColor,
}

/** Returns the fixed colours of the values of a key; undefined for keys whose values have no meaning of their own. */
export const meaningColors = (key: string): ((value: string) => ColorToken) | undefined => fixed[key]
