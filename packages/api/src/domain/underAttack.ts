import type { NewApiProtectionRule, UnderAttack } from '../entities/Protection.ts'
import type { SharedUrl } from '../entities/SharedUrl.ts'
import type { SavedMode } from './savedView.ts'
import { isWebUrl } from './urls.ts'

/** Since when a site is in under attack mode, in epoch seconds; null if it is not, or unknown. */
export function underAttackSince({
  active,
  activated_at,
}: Pick<UnderAttack, 'active' | 'activated_at'>): number | null {
  const since = active && activated_at !== null ? Date.parse(activated_at) / 1000 : Number.NaN
  return Number.isFinite(since) ? since : null
}

/** Why a site is in under attack mode and until when, as Parapet keeps it beside the provider's row. */
export interface AttackPlan extends Pick<SavedMode, 'site' | 'host' | 'from' | 'until' | 'made' | 'author'> {
  /** Empty if none was given. */
  readonly reason: string
  /** Where it is kept at the provider, for all colleagues; null if only this browser has it. */
  readonly id: SharedUrl['id'] | null
  /** Whether the user may take it away. */
  readonly mayChange: boolean
}

/** A site in under attack mode with its plan; null if it was switched on elsewhere, or without one. */
export interface AttackedSite {
  readonly site: number
  readonly url: string
  /** Epoch seconds; null if the provider does not say. */
  readonly since: number | null
  readonly by: string | null
  readonly plan: AttackPlan | null
}

/** The provider's clock and the browser's may differ by so much. */
const CLOCKS_S = 300

const isOf = (plan: AttackPlan, site: number, since: number | null): boolean =>
  plan.site === site && (since === null || Math.abs(plan.from - since) <= CLOCKS_S)

/** Returns the sites in under attack mode, each with the last plan that was made when it was switched on. */
export function attackedSites(rows: readonly UnderAttack[], plans: readonly AttackPlan[]): AttackedSite[] {
  return rows
    .filter(({ active }) => active)
    .map((row) => {
      const since = underAttackSince(row)
      const own = plans.filter((plan) => isOf(plan, row.site, since))
      const plan = own.reduce<AttackPlan | null>((last, one) => (last && last.made > one.made ? last : one), null)
      return { site: row.site, url: row.url, since, by: row.activated_by ?? null, plan }
    })
}

/** The ends of what is planned: the next one that is to come, and the sites whose end is over. */
export function attackEnds(
  sites: readonly AttackedSite[],
  now: number,
): { readonly next: number | null; readonly over: readonly AttackedSite[] } {
  const ends = sites.flatMap(({ plan }) => (plan?.until == null || plan.until <= now ? [] : [plan.until]))
  return {
    next: ends.length > 0 ? Math.min(...ends) : null,
    over: sites.filter(({ plan }) => plan?.until != null && plan.until <= now),
  }
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
