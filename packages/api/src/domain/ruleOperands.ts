import type { RuleProperty, TemplateParameter } from '../entities/Rule.ts'
import { parseCountry } from './countries.ts'
import { isHostName } from './hosts.ts'
import { containsNetwork, overlaps, parseNetwork } from './networks.ts'

/** What a condition compares: it decides the field, the check, the comparisons and the VCL (decision 0053). */
export type OperandKind = 'country' | 'region' | 'network' | 'host' | 'path' | 'query' | 'number' | 'text'

/** A property as far as its kind needs it. */
type Property = Pick<RuleProperty, 'name'> & Partial<Pick<RuleProperty, 'variable'>>

const kindByName: Readonly<Record<string, OperandKind>> = {
  request_url: 'path',
  query: 'query',
  country: 'country',
  region: 'region',
  client_ip: 'network',
  host: 'host',
}
const kindByVariable: Readonly<Record<string, OperandKind>> = {
  'req.url': 'path',
  'req.http.geo_country_code': 'country',
  'req.http.geo_region_code': 'region',
  'req.http.True-Client-IP': 'network',
  'client.ip': 'network',
  'req.http.host': 'host',
  'req.http.Content-Length': 'number',
}

/** Returns the kind of a property, by its name or its variable; text if neither is known. */
export const operandKind = ({ name, variable = '' }: Property): OperandKind =>
  kindByName[name] ?? kindByVariable[variable] ?? 'text'

const exact = ['equals', 'not_equals']
const isText = (kind: OperandKind) => kind === 'text' || kind === 'path' || kind === 'query'

/** Whether a kind can be compared by an operator: a country or a network as a whole only. */
export const canCompare = (kind: OperandKind, operator: string): boolean => isText(kind) || exact.includes(operator)

/** Returns the operators of a property that its kind can be compared by. */
export const operatorsOf = (property: RuleProperty): readonly string[] =>
  property.operators.filter((operator) => canCompare(operandKind(property), operator))

/** Why no request matches a condition. */
export type OperandFault =
  | 'needed'
  | 'control'
  | 'operator'
  | 'country'
  | 'region'
  | 'network'
  | 'host'
  | 'path'
  | 'pathPart'
  | 'query'
  | 'number'

const isControl = /[\p{Cc}\p{Zl}\p{Zp}]/u

const checks: Readonly<Record<OperandKind, (value: string, operator: string) => OperandFault | null>> = {
  country: (value) => (parseCountry(value) === value ? null : 'country'),
  region: (value) => (/^[A-Z0-9]{1,3}(-[A-Z0-9]{1,3})?$/i.test(value) ? null : 'region'),
  network: (value) => (parseNetwork(value) ? null : 'network'),
  host: (value) => (isHostName(value) && value === value.toLowerCase() ? null : 'host'),
  path: (value, operator) => {
    if (operator.endsWith('matches')) return null
    if (/[?#\s]/.test(value)) return 'pathPart'
    const isStart = operator === 'starts_with' || exact.includes(operator)
    return isStart && !value.startsWith('/') ? 'path' : null
  },
  query: (value, operator) => (!operator.endsWith('matches') && /[?#\s]/.test(value) ? 'query' : null),
  number: (value) => (/^\d{1,15}$/.test(value) ? null : 'number'),
  text: () => null,
}

/** Returns why a condition can never be met as meant; null if nothing is wrong. */
export function operandFault(property: Property, operator: string, value: string): OperandFault | null {
  const kind = operandKind(property)
  if (!canCompare(kind, operator)) return 'operator'
  if (value === '') return 'needed'
  return isControl.test(value) ? 'control' : checks[kind](value, operator)
}

/** A condition without its ids. */
export interface RuleTest {
  readonly property: string
  readonly operator: string
  readonly value: string
}

function matchesPattern(value: string, pattern: string): boolean | null {
  try {
    return new RegExp(pattern).test(value)
  } catch {
    // A pattern of PCRE that JavaScript cannot read.
    return null
  }
}

const not = (result: boolean | null) => (result === null ? null : !result)

/** Whether a value passes a condition; null if that is not known. */
export function passes(value: string, { property, operator, value: wanted }: RuleTest): boolean | null {
  const isNetwork = operandKind({ name: property }) === 'network'
  switch (operator) {
    case 'equals':
      return isNetwork ? isWithin(value, wanted) : value === wanted
    case 'not_equals':
      return isNetwork ? not(isWithin(value, wanted)) : value !== wanted
    case 'starts_with':
      return value.startsWith(wanted)
    case 'ends_with':
      return value.endsWith(wanted)
    case 'contains':
      return value.includes(wanted)
    case 'not_contains':
      return !value.includes(wanted)
    case 'matches':
      return matchesPattern(value, wanted)
    case 'not_matches':
      return not(matchesPattern(value, wanted))
    default:
      return null
  }
}

/** Whether all addresses of a network are within another; null if only some are, or one cannot be read. */
function isWithin(inner: string, outer: string): boolean | null {
  const [one, other] = [parseNetwork(inner), parseNetwork(outer)]
  if (!one || !other) return null
  if (containsNetwork(other, one)) return true
  return overlaps(one, other) ? null : false
}

/** Why a parameter of an action is refused. */
export type ParameterFault = 'needed' | 'control' | 'range' | 'url' | 'choice' | 'header' | 'tooLong'

/** The least and greatest value of each number; a cache time of up to ten years, the statuses that refuse. */
const parameterLimits: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  seconds: { min: 0, max: 315_360_000 },
  status: { min: 400, max: 599 },
  requests: { min: 1, max: 1_000_000 },
  period: { min: 1, max: 86_400 },
  block: { min: 0, max: 31_536_000 },
  rule_id: { min: 1, max: 9_999_999_999 },
}

/** Returns the least and greatest value of a number by the name of its parameter. */
export const parameterRange = (name: string): { readonly min: number; readonly max: number } =>
  parameterLimits[name] ?? { min: 0, max: 999_999_999 }

const MOST_CHARACTERS = 2000

/** Returns what is wrong with a parameter; `backends` are the names that may be chosen. */
export function parameterFault(
  { name, type, choices }: Pick<TemplateParameter, 'name' | 'type'> & { readonly choices?: readonly string[] | null },
  value: string,
  backends: readonly string[],
): ParameterFault | null {
  const text = value.trim()
  if (text === '') return 'needed'
  if (isControl.test(text)) return 'control'
  if (text.length > MOST_CHARACTERS) return 'tooLong'
  switch (type) {
    case 'number': {
      const { min, max } = parameterRange(name)
      return /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max ? null : 'range'
    }
    case 'url':
      return isTarget(text) ? null : 'url'
    case 'choice':
      return choices?.includes(text) ? null : 'choice'
    case 'backend':
      return backends.includes(text) ? null : 'choice'
    case 'text':
      return name !== 'name' || /^[A-Za-z_][\w-]*$/.test(text) ? null : 'header'
  }
}

const isTarget = (text: string) => /^https?:\/\/[^\s"<>]+$/i.test(text) && URL.canParse(text)

const redirects = ['redirect', 'redirect_301', 'redirect_302']

interface Redirect {
  readonly action: { readonly template: string; readonly parameters: readonly { name: string; value: string }[] }
  readonly condition: { readonly logic_operator?: string | null; readonly conditions: readonly RuleTest[] }
}

/** Whether a rule of a site redirects to a URL that the rule matches again, so that the browser gives up. */
export function isRedirectLoop({ action, condition }: Redirect, siteUrl: string | undefined): boolean {
  if (!redirects.includes(action.template)) return false
  const target = action.parameters.find(({ name }) => name === 'url')?.value.trim() ?? ''
  if (!isTarget(target)) return false
  const { hostname, pathname, search, protocol } = new URL(target)
  if (hostname !== siteUrl) return false
  const parts: Readonly<Record<string, string>> = {
    path: pathname,
    query: search.slice(1),
    host: hostname,
    protocol: protocol.replace(':', ''),
  }
  // Whatever is not part of the URL is the same in the next request.
  const isMet = (test: RuleTest) => {
    const kind = operandKind({ name: test.property })
    const part = parts[test.property === 'protocol' ? 'protocol' : kind]
    return part === undefined || passes(part, test) === true
  }
  const { conditions } = condition
  return condition.logic_operator === 'or' && conditions.length > 1 ? conditions.some(isMet) : conditions.every(isMet)
}
