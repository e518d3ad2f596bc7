import { type Backend, backendVclName, type NewBackend } from '../entities/Backend.ts'
import type { NewRule, Rule } from '../entities/Rule.ts'
import type { VclConfig } from '../entities/VclConfig.ts'
import { backendLines } from './backends.ts'
import { sortRules } from './rules.ts'
import { vclTokens } from './vcl/tokens.ts'

/** What an area of configuration holds: production, or staging. */
export interface AreaContent {
  readonly backends: readonly Backend[]
  readonly rules: readonly Rule[]
  /** The live version; null if there is none. */
  readonly vcl: VclConfig | null
}

export const backendFields = [
  'origin',
  'port',
  'ssl',
  'host',
  'health_check',
  'status_code',
  'interval',
  'extra_headers',
  'no_probe',
] as const satisfies readonly (keyof NewBackend)[]
export type BackendPart = (typeof backendFields)[number]

/** What of a rule differs. */
export type RulePart = 'condition' | 'action' | 'active'

/** What has to be done in the target so that one thing is as in the source. */
export type AreaChange = BackendChange | RuleChange | OrderChange | VclChange

interface Keyed<K extends string> {
  readonly kind: K
  /** Names the change among those of a difference. */
  readonly key: string
}
export interface BackendChange extends Keyed<'backend'> {
  readonly name: string
  readonly source: Backend | null
  readonly target: Backend | null
  readonly fields: readonly BackendPart[]
}
export interface RuleChange extends Keyed<'rule'> {
  readonly site: number
  readonly source: Rule | null
  readonly target: Rule | null
  readonly parts: readonly RulePart[]
}
export interface OrderChange extends Keyed<'order'> {
  readonly site: number
}
export interface VclChange extends Keyed<'vcl'> {
  readonly source: VclConfig
  readonly target: VclConfig | null
}

/** How the target differs from the source. A live version that only the target has is no difference that can be copied. */
export interface AreaDifference {
  readonly changes: readonly AreaChange[]
  readonly same: { readonly backends: number; readonly rules: number; readonly vcl: boolean }
}

/** What a change does in the target. */
export function changeVerb(change: AreaChange): 'add' | 'change' | 'remove' {
  if (change.kind === 'order') return 'change'
  return change.target === null ? 'add' : change.source === null ? 'remove' : 'change'
}

const json = JSON.stringify
const conditionKey = ({ condition: { logic_operator, conditions } }: Rule) =>
  json([
    conditions.length > 1 ? (logic_operator ?? 'and') : null,
    conditions.map(({ property, operator, value }) => json([property, operator, value])).sort(),
  ])
const actionKey = ({ action }: Rule) =>
  json([action.template, action.parameters.map(({ name, value }) => json([name, value])).sort()])

interface Pair {
  readonly source: Rule
  readonly target: Rule
}

interface SitePairs {
  readonly pairs: readonly Pair[]
  readonly added: readonly Rule[]
  readonly removed: readonly Rule[]
}

/** Finds for each rule of a site the one that it is in the other area: ids differ, so the content decides. */
function pairRules(source: readonly Rule[], target: readonly Rule[]): SitePairs {
  const pairs: Pair[] = []
  let added = sortRules(source)
  let removed = sortRules(target)
  const pairBy = (keyOf: (rule: Rule) => string, isWanted: (key: string) => boolean = () => true) => {
    for (const rule of added) {
      const key = keyOf(rule)
      const other = isWanted(key) ? removed.find((one) => keyOf(one) === key) : undefined
      if (!other) continue
      pairs.push({ source: rule, target: other })
      added = added.filter((one) => one !== rule)
      removed = removed.filter((one) => one !== other)
    }
  }
  const isSingle = (key: string) =>
    [added, removed].every((rows) => rows.filter((r) => actionKey(r) === key).length === 1)
  pairBy((rule) => json([conditionKey(rule), actionKey(rule), rule.active]))
  pairBy((rule) => json([conditionKey(rule), actionKey(rule)]))
  pairBy(conditionKey)
  pairBy(actionKey, isSingle)
  return { pairs, added, removed }
}

const ruleParts = ({ source, target }: Pair): RulePart[] => [
  ...(conditionKey(source) === conditionKey(target) ? [] : (['condition'] as const)),
  ...(actionKey(source) === actionKey(target) ? [] : (['action'] as const)),
  ...(source.active === target.active ? [] : (['active'] as const)),
]

const bySourceOrder = (pairs: readonly Pair[]) => [...pairs].sort((a, b) => orderOf(a.source, b.source))
const byTargetOrder = (pairs: readonly Pair[]) => [...pairs].sort((a, b) => orderOf(a.target, b.target))
const orderOf = (a: Rule, b: Rule) => a.order - b.order || a.id - b.id
const isOrderSame = (pairs: readonly Pair[]) => {
  const wanted = bySourceOrder(pairs)
  return byTargetOrder(pairs).every((pair, at) => pair === wanted[at])
}

const sitesOf = (...areas: readonly AreaContent[]) =>
  [...new Set(areas.flatMap(({ rules }) => rules.map(({ site }) => site)))].sort((a, b) => a - b)
const ofSite = ({ rules }: AreaContent, site: number) => rules.filter((rule) => rule.site === site)

function backendChanges(source: AreaContent, target: AreaContent) {
  const names = [...new Set([...source.backends, ...target.backends].map(({ name }) => name))].sort()
  return names.map((name): BackendChange => {
    const [from, to] = [source, target].map(({ backends }) => backends.find((one) => one.name === name) ?? null)
    const fields = from && to ? backendFields.filter((field) => from[field] !== to[field]) : []
    return { kind: 'backend', key: `backend ${name}`, name, source: from ?? null, target: to ?? null, fields }
  })
}

function ruleChanges(site: number, { pairs, added, removed }: SitePairs): (RuleChange | OrderChange)[] {
  const rows: RuleChange[] = [
    ...pairs.map((pair) => ({ source: pair.source, target: pair.target, parts: ruleParts(pair) })),
    ...added.map((rule) => ({ source: rule, target: null, parts: [] })),
    ...removed.map((rule) => ({ source: null, target: rule, parts: [] })),
  ]
    .sort((a, b) => (a.source ?? a.target ?? { order: 0 }).order - (b.source ?? b.target ?? { order: 0 }).order)
    .map((row) => ({ kind: 'rule', key: `rule ${row.source?.id ?? '-'} ${row.target?.id ?? '-'}`, site, ...row }))
  return isOrderSame(pairs) ? rows : [...rows, { kind: 'order', key: `order ${site}`, site }]
}

const isText = (one: VclConfig, other: VclConfig | null) => one.config_body.trim() === other?.config_body.trim()
const isDifferent = (change: BackendChange | RuleChange | OrderChange) =>
  change.kind === 'order' ||
  change.source === null ||
  change.target === null ||
  (change.kind === 'backend' ? change.fields : change.parts).length > 0

/** Compares two areas: what would have to be done in the target to make it like the source. */
export function areaDifference(source: AreaContent, target: AreaContent): AreaDifference {
  const backends = backendChanges(source, target)
  const rules = sitesOf(source, target).flatMap((site) =>
    ruleChanges(site, pairRules(ofSite(source, site), ofSite(target, site))),
  )
  const isSame = source.vcl === null ? target.vcl === null : isText(source.vcl, target.vcl)
  const vcl: VclChange[] =
    source.vcl && !isSame ? [{ kind: 'vcl', key: 'vcl', source: source.vcl, target: target.vcl }] : []
  return {
    changes: [...backends.filter(isDifferent), ...rules.filter(isDifferent), ...vcl],
    same: {
      backends: backends.filter((change) => !isDifferent(change)).length,
      rules: rules.filter((change) => !isDifferent(change)).length,
      vcl: isSame,
    },
  }
}

const assignedBackend = ({ action }: Rule): string[] =>
  action.parameters.filter(({ name }) => name === 'backend').map(({ value }) => value)

const assigns = (rule: Rule | undefined, name: string) => rule !== undefined && assignedBackend(rule).includes(name)

/** The names of the backends that a program names, without their prefix. */
export function namedBackends(program: string, company: number): string[] {
  const prefix = backendVclName({ company, name: '' })
  const words = vclTokens(program).tokens.filter(({ kind, value }) => kind === 'word' && value.startsWith(prefix))
  return [...new Set(words.map(({ value }) => value.slice(prefix.length).split('.')[0] ?? ''))]
}

/** The backends that a change names, which the target must have. */
export function neededBackends(change: AreaChange, company: number): string[] {
  if (change.kind === 'vcl') return namedBackends(change.source.config_body, company)
  return change.kind === 'rule' && change.source ? assignedBackend(change.source) : []
}

/** Why a chosen change cannot be made: backends that the target would lack, or a backend that it would still name. */
export type PlanFault =
  | { readonly kind: 'needs'; readonly backends: readonly string[] }
  | { readonly kind: 'used'; readonly by: 'vcl' | 'rule' }

/** One write in the target. The order of a site's rules is by the keys of changes and the ids of rules that were there. */
export type PlanStep =
  | BackendChange
  | RuleChange
  | VclChange
  | (OrderChange & { readonly order: readonly (number | string)[] })

export interface AreaPlan {
  readonly steps: readonly PlanStep[]
  /** By the key of a change. */
  readonly faults: ReadonlyMap<string, PlanFault>
}

/** Puts new rules behind the nearest rule before them in the source, or first. */
function inserted(
  order: readonly (number | string)[],
  source: readonly { readonly at: number | string; readonly isNew: boolean }[],
) {
  const placed = [...order]
  let before = -1
  for (const { at, isNew } of source) {
    const found = placed.indexOf(at)
    if (found >= 0) before = found
    else if (isNew) {
      before += 1
      placed.splice(before, 0, at)
    }
  }
  return placed
}

function orderStep(site: number, source: AreaContent, target: AreaContent, chosen: readonly AreaChange[]) {
  const { pairs, added } = pairRules(ofSite(source, site), ofSite(target, site))
  const rows = chosen.filter((change): change is RuleChange => change.kind === 'rule' && change.site === site)
  const isGone = (rule: Rule) => rows.some((row) => row.source === null && row.target === rule)
  const keyOf = (rule: Rule) => rows.find((row) => row.source === rule && row.target === null)?.key
  const kept = sortRules(ofSite(target, site)).filter((rule) => !isGone(rule))
  const isReordered = chosen.some((change) => change.kind === 'order' && change.site === site)
  const wanted = isReordered ? bySourceOrder(pairs).map((pair) => pair.target.id) : []
  const base = kept.map(({ id }) =>
    isReordered && pairs.some((pair) => pair.target.id === id) ? (wanted.shift() ?? id) : id,
  )
  const places = sortRules(ofSite(source, site)).map((rule) => {
    const key = added.includes(rule) ? keyOf(rule) : undefined
    return { at: key ?? pairs.find((pair) => pair.source === rule)?.target.id ?? '', isNew: key !== undefined }
  })
  const order = inserted(base, places)
  const asAdded = [...kept.map(({ id }) => id), ...places.flatMap(({ at, isNew }) => (isNew ? [at] : []))]
  return json(order) === json(asAdded) ? null : { kind: 'order' as const, key: `order ${site}`, site, order }
}

const phase = (change: AreaChange): number => {
  const verb = changeVerb(change)
  if (change.kind === 'backend') return verb === 'remove' ? 5 : 0
  if (change.kind === 'rule') return verb === 'remove' ? 1 : 2
  return change.kind === 'order' ? 3 : 4
}

/** Returns the writes that make the chosen changes, in an order in which each finds what it needs, and what prevents them. */
export function areaPlan(
  chosen: readonly AreaChange[],
  source: AreaContent,
  target: AreaContent,
  company: number,
): AreaPlan {
  const isLeft = (name: string) =>
    !chosen.some((change) => change.kind === 'backend' && change.name === name && change.source === null)
  const gained = chosen.flatMap((change) => (change.kind === 'backend' && change.source ? [change.name] : []))
  const names = new Set([...target.backends.map(({ name }) => name).filter(isLeft), ...gained])
  const replaced = chosen.flatMap((change) => (change.kind === 'rule' && change.target ? [change.target.id] : []))
  const rules = [
    ...target.rules.filter(({ id }) => !replaced.includes(id)),
    ...chosen.flatMap((change) => (change.kind === 'rule' && change.source ? [change.source] : [])),
  ]
  const faults = new Map<string, PlanFault>()
  for (const change of chosen) {
    const missing = neededBackends(change, company).filter((name) => !names.has(name))
    if (missing.length > 0) faults.set(change.key, { kind: 'needs', backends: missing })
    if (change.kind !== 'backend' || !change.target || change.source) continue
    if (target.vcl && backendLines(target.vcl.config_body, change.target).length > 0)
      faults.set(change.key, { kind: 'used', by: 'vcl' })
    else if (rules.some((rule) => assigns(rule, change.name))) faults.set(change.key, { kind: 'used', by: 'rule' })
  }
  const writes = chosen.filter((change): change is Exclude<AreaChange, OrderChange> => change.kind !== 'order')
  const sites = [...new Set(chosen.flatMap((change) => ('site' in change ? [change.site] : [])))]
  const orders = sites.flatMap((site) => orderStep(site, source, target, chosen) ?? [])
  return { steps: [...writes, ...orders].sort((a, b) => phase(a) - phase(b)), faults }
}

/** Returns the keys of the steps without which a step cannot be made. */
export function stepNeeds(step: PlanStep, steps: readonly PlanStep[], company: number): string[] {
  const isNeeded = (other: PlanStep) => {
    if (other === step) return false
    if (step.kind === 'order') return other.kind === 'rule' && other.site === step.site
    if (step.kind === 'backend')
      return step.source === null && other.kind === 'rule' && assigns(other.target ?? undefined, step.name)
    return other.kind === 'backend' && neededBackends(step, company).includes(other.name)
  }
  return steps.filter(isNeeded).map(({ key }) => key)
}

/** Adds to chosen changes the backends that they name and that the target lacks. */
export function withNeeds(
  chosen: readonly AreaChange[],
  { changes }: AreaDifference,
  company: number,
): readonly AreaChange[] {
  const needed = new Set(chosen.flatMap((change) => neededBackends(change, company)))
  const isWanted = (change: AreaChange) =>
    chosen.includes(change) || (change.kind === 'backend' && changeVerb(change) === 'add' && needed.has(change.name))
  return changes.filter(isWanted)
}

/** What an area lacks of the other one, with the live version only if it has none: nothing is overwritten or removed. */
export function lackingChanges({ changes }: AreaDifference): readonly AreaChange[] {
  return changes.filter((change) => changeVerb(change) === 'add')
}

/** The body of a backend. */
export const backendBody = ({ name, ...backend }: Backend): NewBackend => ({
  name,
  origin: backend.origin,
  ssl: backend.ssl,
  port: backend.port,
  extra_headers: backend.extra_headers,
  host: backend.host,
  health_check: backend.health_check,
  status_code: backend.status_code,
  interval: backend.interval,
  no_probe: backend.no_probe,
})

/** The body of a rule, without what only its area knows. */
export const ruleBodyOf = ({ site, active, condition, action }: Rule): NewRule => ({
  site,
  active,
  condition: {
    logic_operator: condition.conditions.length > 1 ? (condition.logic_operator ?? 'and') : null,
    conditions: condition.conditions.map(({ property, operator, value }) => ({ property, operator, value })),
  },
  action: {
    template: action.template,
    parameters: action.parameters.map(({ name, value }) => ({ name, value })),
  },
})
