import type { NewRule } from '../entities/Rule.ts'
import { aiCrawlerOf } from './aiCrawlers.ts'
import { passes } from './ruleOperands.ts'
import { readTarget, wafGroupOf } from './wafRules.ts'

/** Requests that a rule denied, by a key. */
export interface DeniedBy {
  readonly key: string
  readonly requests: number
}

/** What is known of the requests that a rule denied; the lists may be cut to the most frequent keys. */
export interface RuleEvidence {
  readonly rule: string
  readonly agents: readonly DeniedBy[]
  readonly paths: readonly DeniedBy[]
  /** Addresses with their parameters. */
  readonly targets: readonly DeniedBy[]
  /** How many client addresses there are; null if unknown. */
  readonly addresses: number | null
  /** The paranoia level of the rule: from 2 on it denies more harmless requests. */
  readonly paranoia: number
}

/** What speaks for a false positive, and what against it. */
export const harmlessSigns = ['searchEngine', 'people', 'onePath', 'oneParameter', 'broadRule'] as const
export const attackSigns = ['scanner', 'attackText', 'manyPaths'] as const
export type HarmlessSign = (typeof harmlessSigns)[number]
export type AttackSign = (typeof attackSigns)[number]

/** A judgement of a rule's denials. It is an estimate from what is known, never proof. */
export interface RuleJudgement {
  readonly verdict: 'likely' | 'possible' | 'unlikely' | 'unknown'
  readonly harmless: readonly HarmlessSign[]
  readonly attack: readonly AttackSign[]
}

const MOST = 0.8
const MANY_ADDRESSES = 20
const MANY_PATHS = 30
const FEW_ENOUGH = 0.2
const HALF = 0.5

const attackText =
  /<\/?script|javascript:|on(?:error|load)\s*=|\.\.[\\/]|etc\/passwd|%00|\$\{jndi|__proto__|(?:'|%27)(?:%20|\s|\+)*(?:or|and|union)\b|union(?:%20|\s|\+)+select|;\s*(?:cat|wget|curl)\s|wp-login|\.env\b|\.git\b|phpunit/i
const scanner =
  /sqlmap|nikto|nuclei|nessus|acunetix|masscan|zgrab|wpscan|dirbuster|gobuster|burp|python-requests|curl\/|Go-http-client/i
const searchEngine = /Googlebot|bingbot|YandexBot|DuckDuckBot|Applebot|Baiduspider|Qwantbot/i
const browser = /^Mozilla\/5\.0 .*(?:Chrome|Safari|Firefox|Edg)\//

const sum = (rows: readonly DeniedBy[]) => rows.reduce((all, { requests }) => all + requests, 0)
const shareOf = (rows: readonly DeniedBy[], is: (key: string) => boolean) => {
  const all = sum(rows)
  return all === 0 ? 0 : sum(rows.filter(({ key }) => is(key))) / all
}

/** Whether a user agent claims to be a search engine. Anyone can. */
export const claimsSearchEngine = (agent: string): boolean => searchEngine.test(agent)

const isPerson = (agent: string) =>
  browser.test(agent) && !searchEngine.test(agent) && !aiCrawlerOf(agent) && !/bot|crawl|spider/i.test(agent)

/** Returns the requests by the parameters they carry, most first; a request with two counts for both. */
export function deniedByParameter(targets: readonly DeniedBy[]): readonly DeniedBy[] {
  const counts = new Map<string, number>()
  for (const { key, requests } of targets)
    for (const name of new Set(readTarget(key).parameters.map((parameter) => parameter.name)))
      counts.set(name, (counts.get(name) ?? 0) + requests)
  return [...counts].map(([key, requests]) => ({ key, requests })).sort((a, b) => b.requests - a.requests)
}

/** Returns the requests by path, most first. */
export function deniedByPath(targets: readonly DeniedBy[]): readonly DeniedBy[] {
  const counts = new Map<string, number>()
  for (const { key, requests } of targets) {
    const { path } = readTarget(key)
    counts.set(path, (counts.get(path) ?? 0) + requests)
  }
  return [...counts].map(([key, requests]) => ({ key, requests })).sort((a, b) => b.requests - a.requests)
}

/** Judges whether a rule denied harmless requests, with the signs for and against it. */
export function judgeRule({ rule, agents, paths, targets, addresses, paranoia }: RuleEvidence): RuleJudgement {
  const all = sum(paths)
  if (all === 0) return { verdict: 'unknown', harmless: [], attack: [] }
  const [parameter] = deniedByParameter(targets)
  const attacks = shareOf(targets, (key) => attackText.test(key))
  const scanners = shareOf(agents, (key) => scanner.test(key) || key === '-' || key === '')
  const has: Readonly<Record<HarmlessSign | AttackSign, boolean>> = {
    searchEngine: agents.some(({ key }) => searchEngine.test(key)),
    people: shareOf(agents, isPerson) >= MOST && addresses !== null && addresses >= MANY_ADDRESSES,
    onePath: (paths[0]?.requests ?? 0) / all >= MOST,
    oneParameter: parameter !== undefined && parameter.requests / Math.max(1, sum(targets)) >= MOST,
    broadRule: paranoia >= 2 || wafGroupOf(rule) === 'protocol',
    scanner: scanners >= HALF,
    attackText: attacks >= FEW_ENOUGH,
    manyPaths: paths.length >= MANY_PATHS && (paths[0]?.requests ?? 0) / all < FEW_ENOUGH,
  }
  const harmless = harmlessSigns.filter((sign) => has[sign])
  const attack = attackSigns.filter((sign) => has[sign])
  const isAttack = attacks >= HALF || scanners >= HALF
  const verdict = isAttack
    ? 'unlikely'
    : harmless.length >= 2 && attack.length === 0
      ? 'likely'
      : harmless.length > 0
        ? 'possible'
        : 'unknown'
  return { verdict, harmless, attack }
}

/** An exception from a rule: on a site, for one path, and optionally only with a parameter. */
export interface WafException {
  readonly rule: string
  readonly site: number
  readonly path: string
  readonly parameter: string | null
}

const escaped = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the rule of the edge that makes an exception. It lifts the firewall's rule for the whole request. */
export function exceptionRule({ rule, site, path, parameter }: WafException): NewRule {
  const conditions = [
    { property: 'request_url', operator: 'equals', value: path },
    ...(parameter === null ? [] : [{ property: 'query', operator: 'matches', value: `(^|&)${escaped(parameter)}=` }]),
  ]
  return {
    site,
    active: true,
    condition: { logic_operator: conditions.length > 1 ? 'and' : null, conditions },
    action: { template: 'waf_exception', parameters: [{ name: 'rule_id', value: rule }] },
  }
}

/** Whether an exception lets a request through, by the test that its rule makes. */
export function isExcepted({ condition }: Pick<NewRule, 'condition'>, target: string): boolean {
  const at = target.indexOf('?')
  const path = at < 0 ? target : target.slice(0, at)
  const query = at < 0 ? '' : target.slice(at + 1)
  return condition.conditions.every((test) => passes(test.property === 'query' ? query : path, test) === true)
}

/** Returns the denied requests that an exception would have let through. */
export const exceptedRequests = (rule: Pick<NewRule, 'condition'>, targets: readonly DeniedBy[]): number =>
  sum(targets.filter(({ key }) => isExcepted(rule, key)))
