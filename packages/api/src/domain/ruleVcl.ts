import type { Rule, RuleCondition, RuleProperty } from '../entities/Rule.ts'
import { sortRules } from './rules.ts'
import { printVcl } from './vcl/print.ts'
import type { VclExpression, VclOperator, VclStatement } from './vcl/syntax.ts'

const at = { at: 0, end: 0 }
const text = (value: string): VclExpression => ({ kind: 'string', value: value.replaceAll('"}', '" }'), ...at })
const nameOf = (name: string): VclExpression => ({ kind: 'name', name, ...at })
const number = (value: string): VclExpression => ({ kind: 'number', text: value, ...at })
const joined = (left: VclExpression, operator: VclOperator, right: VclExpression): VclExpression => ({
  kind: 'binary',
  operator,
  left,
  right,
  ...at,
})
const called = (name: string, ...given: readonly VclExpression[]): VclExpression => ({
  kind: 'call',
  name,
  arguments: given.map((value) => ({ name: null, value })),
  ...at,
})
const set = (target: string, value: VclExpression): VclStatement => ({
  kind: 'set',
  target: { name: target, ...at },
  operator: '=',
  value,
  ...at,
})
const unset = (target: string): VclStatement => ({ kind: 'unset', target: { name: target, ...at }, ...at })
const call = (sub: string): VclStatement => ({ kind: 'call', sub: { name: sub, ...at }, ...at })

const escaped = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const comparisons: Readonly<Record<string, readonly [VclOperator, (value: string) => string]>> = {
  equals: ['==', (value) => value],
  not_equals: ['!=', (value) => value],
  starts_with: ['~', (value) => `^${escaped(value)}`],
  ends_with: ['~', (value) => `${escaped(value)}$`],
  contains: ['~', escaped],
  not_contains: ['!~', escaped],
  matches: ['~', (value) => value],
  not_matches: ['!~', (value) => value],
}

const variableIn = (variable: string, sub: string) =>
  sub.startsWith('vcl_backend_') ? variable.replace(/^req\./, 'bereq.') : variable

function test(condition: RuleCondition, sub: string, properties: readonly RuleProperty[]): VclExpression {
  const variable = properties.find(({ name }) => name === condition.property)?.variable ?? 'req.url'
  const [operator, write] = comparisons[condition.operator] ?? ['==', (value: string) => value]
  return joined(nameOf(variableIn(variable, sub)), operator, text(write(condition.value)))
}

function tests({ condition }: Rule, site: string, sub: string, properties: readonly RuleProperty[]): VclExpression {
  const host = joined(nameOf(variableIn('req.http.host', sub)), '==', text(site))
  const [first, ...rest] = condition.conditions.map((row) => test(row, sub, properties))
  if (!first) return host
  const operator = condition.logic_operator === 'or' ? '||' : '&&'
  return joined(
    host,
    '&&',
    rest.reduce((left, right) => joined(left, operator, right), first),
  )
}

type Values = (name: string) => string

/** Header names and numbers were validated when the rule was saved; otherwise they could inject VCL. */
const templates: Readonly<Record<string, (value: Values, company: number) => readonly VclStatement[]>> = {
  bypass_cache: () => [call('bypass_cache')],
  cdn_ttl: (value) => [set('beresp.ttl', number(`${value('seconds')}s`))],
  no_cache: () => [set('beresp.ttl', number('0s')), set('beresp.uncacheable', nameOf('true'))],
  add_header: (value) => [set(`resp.http.${value('name')}`, text(value('value')))],
  rewrite_header: (value) => [set(`req.http.${value('name')}`, text(value('value')))],
  unset_header: (value) => [unset(`req.http.${value('name')}`)],
  assign_backend: (value, company) => [set('req.backend_hint', called(`c${company}_${value('backend')}.backend`))],
  redirect_301: (value) => [set('req.http.tcdn-location', text(`301, ${value('url')}`)), call('redirect_request')],
  redirect_302: (value) => [set('req.http.tcdn-location', text(`302, ${value('url')}`)), call('redirect_request')],
  redirect: (value) => [
    set('req.http.tcdn-location', text(`${value('code')}, ${value('url')}`)),
    call('redirect_request'),
  ],
  redirect_https: () => [call('redirect_https')],
  deny: (value) => [set('req.http.X-RetSynth', text(value('status'))), call('deny_request')],
  waf_exception: (value) => [set('req.http.TCDN-WAF-Allow-Rule-Exceptions', text(value('rule_id')))],
  rate_limit: (value) => [
    set('req.http.TCDN-WAF-Set-RateLimit-Key', nameOf('client.ip')),
    set(
      'req.http.TCDN-WAF-Set-RateLimit-Options',
      text(`${value('requests')}:${value('period')}:${value('block')}:${value('action')}`),
    ),
    call('rate_limit'),
  ],
  waf_mode: (value) => [set('req.http.TCDN-WAF-Set-SecRuleEngine', text(`#${value('mode')}`))],
  ignore_query: () => [set('req.url', called('regsub', nameOf('req.url'), text('\\?.*$'), text('')))],
}

export const ruleTemplateNames: readonly string[] = Object.keys(templates)

/** The context a rule needs to become a program. */
export interface RuleVclOptions {
  readonly company: number
  readonly siteUrl: (site: number) => string | undefined
  readonly properties: readonly RuleProperty[]
}

/** Builds the VCL program of rules, by site and order, without disabled ones. The provider's own output may differ. */
export function ruleVcl(rules: readonly Rule[], { company, siteUrl, properties }: RuleVclOptions): string {
  const bySub = new Map<string, VclStatement[]>()
  const sorted = [...rules].sort((a, b) => a.site - b.site)
  const sites = new Set(sorted.map(({ site }) => site))
  for (const rule of [...sites].flatMap((site) => sortRules(sorted.filter((row) => row.site === site)))) {
    const url = siteUrl(rule.site)
    const write = templates[rule.action.template]
    if (!rule.active || url === undefined || !write) continue
    const sub = rule.action.context ?? 'vcl_recv'
    const values = (name: string) => rule.action.parameters.find((row) => row.name === name)?.value ?? ''
    const branch = { test: tests(rule, url, sub, properties), body: write(values, company) }
    const lines = bySub.get(sub) ?? []
    bySub.set(sub, lines)
    lines.push({ kind: 'if', branches: [branch], otherwise: null, ...at })
  }
  return printVcl([...bySub].map(([name, body]) => ({ kind: 'sub', name: { name, ...at }, body, ...at })))
}
