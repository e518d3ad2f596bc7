import { backendVclName, type Rule, type RuleCondition } from '@parapet/api'
import type { Format, Locale, T } from '@parapet/ui'
import type en from './rules.en.ts'
import type { RuleCatalogue } from './useRuleCatalogue.ts'

/** Translates the words of rules. */
export type RulesT = T<typeof en>
const properties = [
  ...(['request_url', 'query', 'method', 'user_agent', 'referer', 'origin', 'cookie'] as const),
  ...(['country', 'region', 'device', 'protocol', 'client_ip'] as const),
] as const
const operators = [
  ...(['equals', 'not_equals', 'starts_with', 'ends_with'] as const),
  ...(['contains', 'not_contains', 'matches', 'not_matches'] as const),
] as const
const templates = [
  ...(['bypass_cache', 'cdn_ttl', 'no_cache', 'add_header', 'rewrite_header', 'unset_header'] as const),
  ...(['assign_backend', 'redirect_301', 'redirect_302', 'redirect', 'redirect_https', 'deny'] as const),
  ...(['waf_exception', 'rate_limit', 'waf_mode', 'ignore_query'] as const),
] as const
const parameters = [
  ...(['seconds', 'name', 'value', 'backend', 'url', 'code', 'status', 'rule_id'] as const),
  ...(['requests', 'period', 'block', 'action', 'mode'] as const),
] as const
const categories = {
  'Cache & performance': 'cache',
  'Headers & response': 'headers',
  'Routing & redirects': 'routing',
  'Security & access': 'security',
  Other: 'other',
} as const

const isOneOf = <C extends string>(choices: readonly C[], text: string): text is C =>
  (choices as readonly string[]).includes(text)

/** Returns our name of a part of a rule, or the provider's label of one that we do not know. */
export const propertyName = (id: string, label: string, t: RulesT) =>
  isOneOf(properties, id) ? t(`property.${id}`) : label
export const operatorName = (id: string, label: string, t: RulesT) =>
  isOneOf(operators, id) ? t(`operator.${id}`) : label
export const templateName = (id: string, label: string, t: RulesT) =>
  isOneOf(templates, id) ? t(`template.${id}`) : label
export const parameterName = (id: string, t: RulesT) => (isOneOf(parameters, id) ? t(`parameter.${id}`) : id)
export const categoryName = (label: string, t: RulesT) =>
  label in categories ? t(`category.${categories[label as keyof typeof categories]}`) : label

type Value = (name: string) => string

const changesDirection = /[\p{Script=Arabic}\p{Script=Hebrew}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Keeps a value that changes the direction of text from turning the sentence around it. */
const isolated = (value: string) => (changesDirection.test(value) ? `\u2068${value}\u2069` : value)

const actions: Readonly<Record<string, (t: RulesT, value: Value, duration: (seconds: string) => string) => string>> = {
  bypass_cache: (t) => t('then.bypass_cache'),
  cdn_ttl: (t, value, duration) => t('then.cdn_ttl', { seconds: duration(value('seconds')) }),
  no_cache: (t) => t('then.no_cache'),
  add_header: (t, value) => t('then.add_header', { name: value('name'), value: value('value') }),
  rewrite_header: (t, value) => t('then.rewrite_header', { name: value('name'), value: value('value') }),
  unset_header: (t, value) => t('then.unset_header', { name: value('name') }),
  assign_backend: (t, value) => t('then.assign_backend', { backend: value('backend') }),
  redirect_301: (t, value) => t('then.redirect_301', { url: value('url') }),
  redirect_302: (t, value) => t('then.redirect_302', { url: value('url') }),
  redirect: (t, value) => t('then.redirect', { code: value('code'), url: value('url') }),
  redirect_https: (t) => t('then.redirect_https'),
  deny: (t, value) => t('then.deny', { status: value('status') }),
  waf_exception: (t, value) => t('then.waf_exception', { rule_id: value('rule_id') }),
  rate_limit: (t, value, duration) =>
    t('then.rate_limit', {
      requests: value('requests'),
      period: duration(value('period')),
      block: duration(value('block')),
      action: value('action'),
    }),
  waf_mode: (t, value) => t('then.waf_mode', { mode: value('mode') }),
  ignore_query: (t) => t('then.ignore_query'),
}

/** A rule in words: which requests, and what happens to them. */
export interface RuleSentence {
  readonly when: string
  readonly effect: string
}

type Described = Pick<Rule, 'action'> & {
  readonly condition: {
    readonly logic_operator?: string | null
    readonly conditions: readonly Omit<RuleCondition, 'id'>[]
  }
}

/** Returns a condition in words: "path starts with “/blog”". */
export function testText(
  { property, operator, value }: Omit<RuleCondition, 'id'>,
  t: RulesT,
  { properties, operators }: Pick<RuleCatalogue, 'properties' | 'operators'> = { properties: [], operators: [] },
): string {
  const labelOf = (parts: readonly { readonly name: string; readonly label: string }[], id: string) =>
    parts.find(({ name }) => name === id)?.label ?? id
  return t('test', {
    property: propertyName(property, labelOf(properties, property), t),
    operator: operatorName(operator, labelOf(operators, operator), t),
    value: isolated(value),
  })
}

/** Returns the sentence of a rule: "When path starts with “/blog”" and "redirect 301 to …". */
export function ruleSentence(
  { condition, action }: Described,
  catalogue: RuleCatalogue,
  t: RulesT,
  locale: Locale,
  format: Format,
): RuleSentence {
  const type = condition.logic_operator === 'or' ? 'disjunction' : 'conjunction'
  const tests = condition.conditions.map((test) => testText(test, t, catalogue))
  const value: Value = (name) => {
    const given = action.parameters.find((row) => row.name === name)?.value
    if (!given) return '…'
    return isolated(name === 'backend' ? backendVclName({ company: catalogue.company, name: given }) : given)
  }
  const duration = (seconds: string) => (/^\d+$/.test(seconds) ? format.duration(Number(seconds)) : seconds)
  const label = catalogue.templates.find(({ name }) => name === action.template)?.label ?? action.template
  return {
    when:
      tests.length === 0 ? t('every') : t('when', { conditions: new Intl.ListFormat(locale, { type }).format(tests) }),
    effect: actions[action.template]?.(t, value, duration) ?? label,
  }
}
