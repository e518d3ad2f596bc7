import type { NewApiProtectionRule, UnderAttack } from '../entities/Protection.ts'
import { isWebUrl } from './urls.ts'

/** Since when a site is in under attack mode, in epoch seconds; null if it is not, or unknown. */
export function underAttackSince({
  active,
  activated_at,
}: Pick<UnderAttack, 'active' | 'activated_at'>): number | null {
  const since = active && activated_at !== null ? Date.parse(activated_at) / 1000 : Number.NaN
  return Number.isFinite(since) ? since : null
}

/** Whether turning these sites on together leaves none of several sites off. */
export function coversAllSites(
  sites: readonly Pick<UnderAttack, 'site' | 'active'>[],
  turnedOn: readonly Pick<UnderAttack, 'site'>[],
): boolean {
  return turnedOn.length > 1 && sites.every((row) => row.active || turnedOn.some(({ site }) => site === row.site))
}

/** The methods that a rule can allow. */
export const apiProtectionMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const MAX_RATE = 1_000_000

/** What is wrong with an API protection rule, by field. */
export function apiProtectionFaults({
  schema_url,
  methods,
  rate_limit,
}: Pick<NewApiProtectionRule, 'schema_url' | 'methods' | 'rate_limit'>): {
  schema_url?: 'url' | 'nothing'
  rate_limit?: 'range'
} {
  const isUrl = schema_url === null || isWebUrl(schema_url)
  const isRate = rate_limit === null || (Number.isInteger(rate_limit) && rate_limit >= 1 && rate_limit <= MAX_RATE)
  const checksNothing = schema_url === null && methods.length === 0 && rate_limit === null
  return {
    ...(checksNothing ? { schema_url: 'nothing' as const } : isUrl ? {} : { schema_url: 'url' as const }),
    ...(isRate ? {} : { rate_limit: 'range' as const }),
  }
}
