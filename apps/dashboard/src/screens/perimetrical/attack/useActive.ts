import {
  type AnomalyThreshold,
  type ApiProtectionRule,
  type AttackedSite,
  anomalies,
  type BlockedAddress,
  blockedOrigin,
  type Call,
  itemsOf,
  type ListAddress,
  lists,
  type NetworkList,
  protection,
  type Read,
  type SeenValue,
  type UnderAttack,
  underAttackSince,
  useRead,
} from '@parapet/api'
import { useMemo } from 'react'
import { useMayOf } from '../../../platform/session/useMay.ts'
import { useAttackedSites } from '../../../shell/underAttack/useAttackedSites.ts'

const MOST_LISTS = 200

/** Something that acts on requests now. */
export type ActiveMeasure = {
  readonly id: string
  readonly seen: Pick<SeenValue, 'kind' | 'value'> | null
  /** A site, an address or a list. */
  readonly about: string
  /** Who turned it on; null if the provider does not tell. */
  readonly who: string | null
  readonly why: string
  /** Epoch seconds; null if the provider does not tell. */
  readonly since: number | null
  /** When it ends by itself; null for never. */
  readonly until: number | null
  /** It is there for an attack: it has an end, is a mode, or began with the attack. */
  readonly isTemporary: boolean
} & (
  | { readonly kind: 'block'; readonly row: BlockedAddress }
  | { readonly kind: 'mode'; readonly row: UnderAttack }
  | { readonly kind: 'rule'; readonly row: ApiProtectionRule }
  | { readonly kind: 'entry'; readonly list: NetworkList; readonly row: ListAddress }
  | { readonly kind: 'list'; readonly list: NetworkList }
  | { readonly kind: 'reaction'; readonly row: AnomalyThreshold; readonly reaction: string; readonly anomaly: string }
)

/** A part of what is active that is not shown, and why. */
export type ActiveGap = { readonly part: ActivePart; readonly why: 'refused' | 'failed' | 'cut' }
export type ActivePart = 'blocks' | 'modes' | 'rules' | 'lists' | 'reactions'

export interface Active {
  readonly rows: readonly ActiveMeasure[]
  readonly gaps: readonly ActiveGap[]
  readonly isLoading: boolean
  readonly retry: () => void
}

const isNotification = (type: string) => ['email', 'slack', 'callback'].includes(type)

/** The rows of the blocked list. */
const fromBlocks = (rows: readonly BlockedAddress[], began: number): ActiveMeasure[] =>
  rows.map((row) => ({
    kind: 'block',
    id: `block ${row.kind} ${row.address}`,
    row,
    seen: { kind: row.address.includes('/') ? 'network' : 'address', value: row.address },
    about: row.address,
    who: row.created_by || blockedOrigin(row),
    why: row.reason,
    since: row.created_at,
    until: row.until,
    isTemporary: row.until !== null || (row.created_at !== null && row.created_at >= began),
  }))

const fromModes = (rows: readonly UnderAttack[], plans: readonly AttackedSite[]): ActiveMeasure[] =>
  rows
    .filter(({ active }) => active)
    .map((row) => ({ row, plan: plans.find(({ site }) => site === row.site)?.plan }))
    .map(({ row, plan }) => ({
      kind: 'mode',
      id: `mode ${row.site}`,
      row,
      seen: { kind: 'host', value: row.url },
      about: row.url,
      who: row.activated_by || plan?.author || null,
      why: plan?.reason ?? '',
      since: underAttackSince(row),
      until: null,
      isTemporary: true,
    }))

const fromRules = (rows: readonly ApiProtectionRule[]): ActiveMeasure[] =>
  rows
    .filter(({ active, action }) => active && action === 'block')
    .map((row) => ({
      kind: 'rule',
      id: `rule ${row.site}`,
      row,
      seen: { kind: 'host', value: row.url },
      about: row.url,
      who: null,
      why: '',
      since: null,
      until: null,
      isTemporary: false,
    }))

const fromLists = (all: readonly NetworkList[]): ActiveMeasure[] =>
  all
    .filter(({ active }) => active)
    .flatMap((list): ActiveMeasure[] => [
      {
        kind: 'list',
        id: `list ${list.id}`,
        list,
        seen: null,
        about: list.name,
        who: null,
        why: list.description,
        since: null,
        until: null,
        isTemporary: false,
      },
      ...(list.addresses ?? [])
        .filter(({ until }) => until !== null)
        .map(
          (row): ActiveMeasure => ({
            kind: 'entry',
            id: `entry ${list.id} ${row.address}`,
            list,
            row,
            seen: { kind: row.address.includes('/') ? 'network' : 'address', value: row.address },
            about: row.address,
            who: null,
            why: row.description,
            since: null,
            until: row.until,
            isTemporary: true,
          }),
        ),
    ])

const fromReactions = (rows: readonly AnomalyThreshold[]): ActiveMeasure[] =>
  rows
    .filter(({ active }) => active)
    .flatMap((row) =>
      row.reactions
        .filter(({ reaction_type }) => !isNotification(reaction_type))
        .map(
          ({ reaction_type, anomaly_type }, index): ActiveMeasure => ({
            kind: 'reaction',
            id: `reaction ${row.id} ${index}`,
            row,
            reaction: reaction_type,
            anomaly: anomaly_type,
            seen: { kind: 'host', value: row.site },
            about: row.site,
            who: null,
            why: '',
            since: null,
            until: null,
            isTemporary: false,
          }),
        ),
    )

/** Reads everything that acts on requests now; what began after `began` (epoch seconds) counts as temporary. */
export function useActive(began: number, now: number): Active {
  const mayOf = useMayOf()
  const may = (call: Call) => mayOf(call).kind === 'allowed'
  const quiet = { quiet: true }
  const blocked = useRead(lists.blocked, may(lists.blocked) ? {} : null, quiet)
  const { sites: plans } = useAttackedSites(may(protection.underAttack))
  const modes = useRead(protection.underAttack, may(protection.underAttack) ? {} : null, quiet)
  const rules = useRead(protection.apiRules, may(protection.apiRules) ? {} : null, quiet)
  const own = useRead(
    lists.all,
    may(lists.all) ? { active: true, auto_generated: false, limit: MOST_LISTS, offset: 0 } : null,
    quiet,
  )
  const thresholds = useRead(anomalies.thresholds, may(anomalies.thresholds) ? {} : null, quiet)
  const rows = useMemo(
    () =>
      [
        ...fromModes(modes.data ?? [], plans),
        ...fromBlocks(blocked.data ?? [], began),
        ...fromRules(rules.data ?? []),
        ...fromLists(own.data ? itemsOf(own.data).items : []),
        ...fromReactions(thresholds.data ?? []),
      ].filter(({ until }) => until === null || until > now),
    [modes.data, plans, blocked.data, rules.data, own.data, thresholds.data, began, now],
  )
  const parts: readonly (readonly [ActivePart, Read<unknown>, boolean])[] = [
    ['modes', modes, may(protection.underAttack)],
    ['blocks', blocked, may(lists.blocked)],
    ['rules', rules, may(protection.apiRules)],
    ['lists', own, may(lists.all)],
    ['reactions', thresholds, may(anomalies.thresholds)],
  ]
  const gaps = parts.flatMap(([part, { data, failure }, mayRead]): ActiveGap[] => {
    if (!mayRead) return [{ part, why: 'refused' }]
    return failure && data === undefined ? [{ part, why: 'failed' }] : []
  })
  const listed = own.data && itemsOf(own.data)
  const isCut = listed !== undefined && (listed.count ?? 0) > listed.items.length
  return {
    rows,
    gaps: isCut ? [...gaps, { part: 'lists', why: 'cut' }] : gaps,
    isLoading: parts.some(([, { data, failure }, mayRead]) => mayRead && data === undefined && !failure),
    retry: () => {
      for (const [, read] of parts) if (read.failure) read.retry()
    },
  }
}
