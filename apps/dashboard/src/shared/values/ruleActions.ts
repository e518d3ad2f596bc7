import { provisioning, type SeenValue, type ValueKind } from '@parapet/api'
import type { ValueAction } from './valueAction.ts'

const propertyOf: Partial<Record<ValueKind, { readonly property: string; readonly operator: string }>> = {
  agent: { property: 'user_agent', operator: 'equals' },
  country: { property: 'country', operator: 'equals' },
  path: { property: 'request_url', operator: 'starts_with' },
}

const pathOf = (value: string) => (URL.canParse(value) ? new URL(value).pathname : value)

/** Returns the first values of a rule that denies requests with this value; null for kinds that rules do not know. */
export function denyingRule({ kind, value, sites }: SeenValue, siteIds: ReadonlyMap<string, number>) {
  const test = propertyOf[kind]
  if (!test) return null
  const [only, ...others] = sites
  const site = only === undefined || others.length > 0 ? undefined : siteIds.get(only)
  return {
    ...(site !== undefined && { site: String(site) }),
    scope: 'some',
    conditions: [{ ...test, value: kind === 'path' ? pathOf(value) : value }],
    template: 'deny',
    parameters: [{ name: 'status', value: '403' }],
  }
}

/** What can be done at the edge with what requests have in common: a rule that denies them, still to be looked over. */
export const ruleActions: readonly ValueAction[] = [
  {
    key: 'action.denyByRule',
    icon: 'ban',
    kinds: ['agent', 'country', 'path'],
    call: provisioning.addRule,
    act: (seen, { company }) => {
      const filled = denyingRule(seen, new Map(company.sites.map(({ id, url }) => [url, id])))
      return filled && { does: 'open', page: 'autoprovisioning', query: { tab: 'rules', open: 'new' }, filled }
    },
  },
]
