import type { Rule, RuleCondition, RuleProperty } from '../entities/Rule.ts'
import { canonicalNetwork, parseNetwork } from './networks.ts'
import { operandKind } from './ruleOperands.ts'
import { sortRules } from './rules.ts'
import { printVcl } from './vcl/print.ts'
import type { VclDeclaration, VclExpression, VclOperator, VclStatement } from './vcl/syntax.ts'

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

/** The value that a condition compares: of a URL only its path or its query, without the other. */
function operandOf(property: RuleProperty, operator: string, sub: string): VclExpression {
  const variable = nameOf(variableIn(property.variable, sub))
  const without = (pattern: string) => called('regsub', variable, text(pattern), text(''))
  if (property.variable !== 'req.url') return variable
  if (operandKind(property) === 'path' && operator === 'starts_with') return variable
  return operandKind(property) === 'query' ? without('^[^?]*\\??') : without('\\?.*$')
}

const unknownProperty = { name: 'request_url', variable: 'req.url' }
const aclName = (rule: number, index: number) => `rule_${rule < 0 ? 'new' : rule}_${index + 1}`

interface TestContext {
  readonly rule: number
  readonly sub: string
  readonly properties: readonly RuleProperty[]
}

function test(condition: RuleCondition, index: number, { rule, sub, properties }: TestContext): VclExpression {
  const found = properties.find(({ name }) => name === condition.property)
  const property = found ?? { id: 0, label: '', operators: [], choices: null, ...unknownProperty }
  if (aclOf(condition, property)) {
    const address = nameOf(variableIn(property.variable, sub))
    const client = property.variable === 'client.ip' ? address : called('std.ip', address, nameOf('client.ip'))
    return joined(client, condition.operator === 'equals' ? '~' : '!~', nameOf(aclName(rule, index)))
  }
  const [operator, write] = comparisons[condition.operator] ?? ['==', (value: string) => value]
  return joined(operandOf(property, condition.operator, sub), operator, text(write(condition.value)))
}

/** The network that a condition compares an address with; undefined for other conditions. */
function aclOf({ operator, value }: RuleCondition, property: Pick<RuleProperty, 'name' | 'variable'>) {
  if (operandKind(property) !== 'network' || (operator !== 'equals' && operator !== 'not_equals')) return undefined
  return parseNetwork(value) ? canonicalNetwork(value) : null
}

/** An access list for each address or network of the conditions of a rule. */
function aclsOf({ id, condition }: Rule, properties: readonly RuleProperty[]): VclDeclaration[] {
  return condition.conditions.flatMap((row, index): VclDeclaration[] => {
    const property = properties.find(({ name }) => name === row.property)
    const network = property && aclOf(row, property)
    if (!network) return []
    const [address = '', prefix = null] = network.split('/')
    return [
      {
        kind: 'acl',
        name: { name: aclName(id, index), ...at },
        entries: [{ isNegated: false, address, prefix, ...at }],
        ...at,
      },
    ]
  })
}

function tests({ id, condition }: Rule, site: string, sub: string, properties: readonly RuleProperty[]): VclExpression {
  const host = joined(nameOf(variableIn('req.http.host', sub)), '==', text(site))
  const [first, ...rest] = condition.conditions.map((row, index) => test(row, index, { rule: id, sub, properties }))
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
  const acls: VclDeclaration[] = []
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
    acls.push(...aclsOf(rule, properties))
    lines.push({ kind: 'if', branches: [branch], otherwise: null, ...at })
  }
  return printVcl([
    ...acls,
    ...[...bySub].map(([name, body]): VclDeclaration => ({ kind: 'sub', name: { name, ...at }, body, ...at })),
  ])
}
