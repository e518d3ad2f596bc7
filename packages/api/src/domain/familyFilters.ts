import type { AnomalyFilter, AnomalyType } from '../entities/Anomaly.ts'
import type { AnalysisFilter } from '../entities/BotTraffic.ts'
import type { Family, FamilyFilter, FamilyFilterKey, SpanFilter } from './families.ts'
import {
  type FilterContext,
  type FilterQuery,
  filled,
  type tiers,
  wireScope,
  wireSites,
  withStatusCodes,
} from './filters.ts'
import type { Span } from './ranges.ts'

/** The filter lists of a family; `timingText` serialises timing limits. */
export type FamilyLists<F extends Family> = Readonly<Partial<Record<FamilyFilterKey<F>, readonly string[]>>>

/** The excluded values of a family; sites can be excluded too. */
export type FamilyExcludes<F extends Family> = Readonly<
  Partial<Record<FamilyFilterKey<F> | 'vhost', readonly string[]>>
>

/** The query of a family's statistics, as a screen has it. */
export interface FamilyQuery<F extends Family>
  extends Pick<FilterQuery, 'company' | 'span' | 'step' | 'zone' | 'sites' | 'resultSize'> {
  readonly include?: FamilyLists<F>
  readonly exclude?: FamilyExcludes<F>
}

const familyTiers: Readonly<Partial<Record<Family, (typeof tiers)[number]>>> = { bots: 'B1', waf: 'W1' }

/** Returns the filter of a family as sent (§5): all or foreign sites become `vhost: []`, empty lists are omitted. */
export function toFamilyFilter<F extends Family>(
  family: F,
  question: FamilyQuery<F>,
  context: FilterContext,
): FamilyFilter<F> {
  const { include = {}, exclude = {}, resultSize } = question
  const excluded = withStatusCodes(filled(exclude))
  const tier = familyTiers[family]
  return {
    ...withStatusCodes(filled(include)),
    ...wireScope(question, context),
    ...(tier ? { tier } : {}),
    ...(Object.keys(excluded).length > 0 ? { exclude: excluded } : {}),
    ...(resultSize === undefined ? {} : { result_size: resultSize }),
  } as FamilyFilter<F>
}

/** Returns the filter of a family without keys (storage, images, look-ups, domains) as sent. */
export function toSpanFilter(
  question: Pick<FilterQuery, 'company' | 'span' | 'step' | 'zone' | 'sites'>,
  context: FilterContext,
): SpanFilter {
  return wireScope(question, context)
}

const DENIED = 403

/** Returns the filter of the two bot analyses (§7, §9): milliseconds, hourly; `onlyBots` selects 403. */
export function toAnalysisFilter(
  question: { readonly company: number; readonly span: Span; readonly sites: readonly string[] },
  context: FilterContext,
  { onlyBots = false } = {},
): AnalysisFilter {
  const { company, span, sites } = question
  return {
    timestamp: { from: Math.floor(span.from) * 1000, to: Math.floor(span.to) * 1000, interval: 'HOURLY' },
    vhost: wireSites(company, sites, context),
    ...(onlyBots ? { status: [DENIED] } : {}),
  }
}

/** The query of anomalies, as the screen has it. */
export interface AnomalyQuery {
  readonly company: number
  readonly span: { readonly from: number | null | undefined; readonly to: number | null | undefined } | null
  readonly sites: readonly string[]
  /** Site ids; they take precedence over the names. */
  readonly siteIds?: readonly number[]
  readonly services?: readonly string[]
  readonly types?: readonly AnomalyType[]
}

/** Returns the filter of anomalies as sent; null without a complete range (§5: empty without a call). */
export function toAnomalyFilter(question: AnomalyQuery, context: FilterContext): AnomalyFilter | null {
  const { company, span, sites, siteIds = [], services = [], types = [] } = question
  const { from, to } = span ?? {}
  if (from === null || from === undefined || to === null || to === undefined) return null
  if (!(from < to)) return null
  return {
    timestamp: { from: Math.floor(from), to: Math.floor(to) },
    vhost: siteIds.length > 0 ? [] : wireSites(company, sites, context),
    ...(siteIds.length > 0 ? { sites: [...siteIds] } : {}),
    ...(services.length > 0 ? { service_type: [...services] } : {}),
    ...(types.length > 0 ? { anomaly_type: [...types] } : {}),
  }
}
