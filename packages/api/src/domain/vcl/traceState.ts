import { parseNetwork } from '../networks.ts'
import { vclVariable } from './language.ts'
import { expressionText } from './print.ts'
import type { VclDeclaration, VclExpression, VclOperator, VclProgram } from './syntax.ts'
import type { SourceSpan } from './tokens.ts'
import {
  type AclRow,
  aclMatch,
  boolValue,
  type Doubt,
  type DoubtCode,
  type KnownValue,
  merged,
  none,
  substituted,
  type TraceValue,
  textOf,
  textValue,
  traceablePattern,
  unknown,
} from './traceValues.ts'

/** A request to walk through a configuration. */
export interface TraceRequest {
  readonly host: string
  /** Path and query; null for any. */
  readonly url: string | null
  readonly scheme: 'http' | 'https'
  /** Null for any. */
  readonly method: string | null
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  /** Two letters; null if not known. */
  readonly country: string | null
  /** Null if not known. */
  readonly address: string | null
  /** The status that the backend answers; null if not known. */
  readonly originStatus: number | null
  /** Whether headers that are not given may be there, as for any visitor. */
  readonly isAnyVisitor: boolean
}

/** A program, and whose it is. Those of the provider run beside the company's own, in an order that is not known. */
export interface TracePart {
  readonly program: VclProgram
  readonly isProvider: boolean
  /** Where it could not be read, or takes in a file. */
  readonly gap: Doubt | null
}

/** What a walk reads: the programs and the lists of addresses that the address is in; null where that is not known. */
export interface TraceWorld {
  readonly parts: readonly TracePart[]
  readonly isInList: (name: string) => boolean | null
  readonly request: TraceRequest
}

/** A step of a walk. */
export type TraceStep = SourceSpan & {
  readonly part: number
  readonly sub: string
} & (
    | { readonly kind: 'test'; readonly text: string; readonly is: boolean; readonly doubt: Doubt | null }
    | { readonly kind: 'set'; readonly target: string; readonly value: TraceValue }
    | { readonly kind: 'unset'; readonly target: string }
    | { readonly kind: 'call'; readonly name: string }
    | { readonly kind: 'return'; readonly name: string }
  )

/** The steps of a walk, last first: walks that part share how they began. */
interface StepLink {
  readonly step: TraceStep
  readonly before: StepLink | null
}

/** One way through a configuration, as far as it went. */
export interface TraceState {
  readonly values: ReadonlyMap<string, TraceValue>
  /** What tests that cannot be decided were taken to be on this way. */
  readonly assumed: ReadonlyMap<string, boolean>
  readonly steps: StepLink | null
  readonly restarts: number
}

/** The result of a test: decided, or why it is not. */
export type Tri = boolean | Doubt

const ofPlatform = /^(?:geo_region_code|geo_country_code|x-device|x-remote-port)$/
/** What a program tells the platform: a visitor cannot. */
const ofProgram = /^(?:x-retsynth|tcdn-(?!bm-).*)$/
const ofBots = /^(?:botm-|tcdn-bm-)/

/** A value that no line has set. */
function givenValue(name: string, { request }: TraceWorld, doubt: (code: DoubtCode) => Doubt): TraceValue {
  const [owner = '', field = '', header = ''] = name.split('.')
  if (name === 'now') return unknown(doubt('time'))
  if (owner === 'beresp' || owner === 'resp') return unknown(doubt('origin'))
  if (owner === 'obj') return unknown(doubt('cached'))
  const isRequest = owner === 'req' || owner === 'bereq'
  if (isRequest && field === 'http' && ofPlatform.test(header)) return unknown(doubt('platform'))
  if (isRequest && field === 'http' && ofBots.test(header)) return unknown(doubt('bots'))
  if (isRequest && field === 'http' && ofProgram.test(header)) return none
  if (isRequest && field === 'http') return request.isAnyVisitor ? unknown(doubt('visitor')) : none
  if (isRequest && (field === 'url' || field === 'method')) return unknown(doubt('visitor'))
  if (name === 'client.ip') return unknown(doubt('visitor'))
  return unknown(doubt('platform'))
}

/** Where a state keeps whether the answer is neither taken from the cache nor kept in it. */
export const passFlag = '#pass'

const lower = (name: string) => name.toLowerCase()

/** Creates the state of a request that nothing has touched. */
export function startOf({ request }: TraceWorld): TraceState {
  const { host, url, scheme, method, headers, country, address } = request
  const values = new Map<string, TraceValue>()
  for (const { name, value } of headers) values.set(`req.http.${lower(name)}`, textValue(value))
  values.set('req.http.host', textValue(host))
  values.set('req.http.x-forwarded-proto', textValue(scheme))
  if (url !== null) values.set('req.url', textValue(url))
  if (method !== null) values.set('req.method', textValue(method))
  if (country !== null) values.set('req.http.geo_country_code', textValue(country))
  if (address !== null) {
    values.set('client.ip', { kind: 'ip', text: address })
    values.set('req.http.true-client-ip', textValue(address))
  }
  values.set('req.restarts', { kind: 'number', value: 0 })
  values.set('req.backend_hint', none)
  values.set(passFlag, boolValue(false))
  return { values, assumed: new Map(), steps: null, restarts: 0 }
}

/** Returns a state with one more step. */
export const stepped = (state: TraceState, step: TraceStep): TraceState => ({
  ...state,
  steps: { step, before: state.steps },
})

/** The steps of a way in their order. */
export function stepsOf(state: TraceState): TraceStep[] {
  const found: TraceStep[] = []
  for (let link = state.steps; link; link = link.before) found.push(link.step)
  return found.reverse()
}

/** Returns a state with another value; what was taken of the old one is forgotten. */
export function withValue(state: TraceState, name: string, value: TraceValue): TraceState {
  const key = lower(name)
  const assumed = new Map([...state.assumed].filter(([text]) => !lower(text).includes(key)))
  return { ...state, values: new Map(state.values).set(key, value), assumed }
}

/** Joins ways that cannot be told apart any more into one that may be each of them; how they came is not kept. */
export function joinStates(states: readonly [TraceState, ...TraceState[]], world: TraceWorld): TraceState {
  const [first] = states
  const values = new Map<string, TraceValue>()
  for (const name of new Set(states.flatMap((state) => [...state.values.keys()]))) {
    const lost = (code: DoubtCode): Doubt => ({ code, name, at: 0, end: 0, part: 0 })
    const all = states.map((state) => state.values.get(name) ?? givenValue(name, world, lost))
    values.set(name, all.reduce(merged))
  }
  const assumed = new Map([...first.assumed].filter(([key, is]) => states.every((one) => one.assumed.get(key) === is)))
  return { values, assumed, steps: null, restarts: Math.max(...states.map(({ restarts }) => restarts)) }
}

/** Evaluates expressions in a state; `part` is the number of the program they are of. */
export function evaluator(world: TraceWorld, part: number) {
  const doubtAt =
    ({ at, end }: SourceSpan, name: string) =>
    (code: DoubtCode): Doubt => ({ code, name, at, end, part })

  function evaluate(value: VclExpression, state: TraceState): TraceValue {
    switch (value.kind) {
      case 'string':
        return textValue(value.value)
      case 'number':
        return numberValue(value.text)
      case 'name':
        return read(value.name, value, state)
      case 'call':
        return called(value, state)
      case 'negative': {
        const of = evaluate(value.of, state)
        if (of.kind === 'number') return { kind: 'number', value: -of.value }
        if (of.kind === 'duration') return { kind: 'duration', seconds: -of.seconds }
        return unknown(doubtAt(value, expressionText(value))('language'))
      }
      case 'not':
        return asValue(test(value, state))
      case 'binary':
        return isArithmetic(value.operator) ? sum(value, state) : asValue(test(value, state))
    }
  }

  const asValue = (is: Tri): TraceValue => (typeof is === 'boolean' ? boolValue(is) : unknown(is))

  function read(name: string, at: SourceSpan, state: TraceState): TraceValue {
    if (name === 'true' || name === 'false') return boolValue(name === 'true')
    const key = lower(name)
    const set = state.values.get(key)
    if (set) return set
    if (!vclVariable(name) && !name.includes('.')) return { kind: 'backend', name }
    if (!vclVariable(name)) return unknown(doubtAt(at, name)('variable'))
    return givenValue(key, world, doubtAt(at, name))
  }

  function sum(value: VclExpression & { kind: 'binary' }, state: TraceState): TraceValue {
    const [left, right] = [evaluate(value.left, state), evaluate(value.right, state)]
    const { operator } = value
    const why = left.kind === 'unknown' ? left.why : right.kind === 'unknown' ? right.why : null
    if (why) return unknown(why)
    if (left.kind === 'number' && right.kind === 'number') {
      const made = arithmetic(operator, left.value, right.value)
      if (made !== null) return { kind: 'number', value: made }
    }
    const seconds = secondsOf(operator, left, right)
    if (seconds !== null) return { kind: 'duration', seconds }
    const [one, other] = [textOf(left), textOf(right)]
    if (operator === '+' && one !== null && other !== null) return textValue(one + other)
    return unknown(doubtAt(value, expressionText(value))('language'))
  }

  function called(value: VclExpression & { kind: 'call' }, state: TraceState): TraceValue {
    const { name } = value
    const doubt = doubtAt(value, name)
    const [owner = '', method] = name.split('.')
    const given = value.arguments.map((one) => one.value)
    const known = () => given.map((one) => evaluate(one, state))
    const lost = (values: readonly TraceValue[]) => values.find((one) => one.kind === 'unknown')
    switch (name) {
      case 'std.random':
        return unknown(doubt('random'))
      case 'std.time':
        return unknown(doubt('time'))
      case 'std.healthy':
        return unknown(doubt('health'))
      case 'aclplus.match':
        return asValue(matchList(value, state))
      case 'regsub':
      case 'regsuball': {
        const values = known()
        const unread = lost(values)
        if (unread) return unread.kind === 'unknown' ? unknown(unread.why) : unread
        const [text, source, by] = values.map(textOf)
        const pattern = traceablePattern(source ?? '')
        if (!pattern) return unknown(doubtAt(value, source ?? '')('pattern'))
        return textValue(substituted(text ?? '', pattern, by ?? '', name === 'regsuball'))
      }
      case 'std.tolower':
      case 'std.toupper':
      case 'std.querysort':
      case 'std.strlen': {
        const [only] = known()
        if (!only) return unknown(doubt('language'))
        if (only.kind === 'unknown') return unknown(only.why)
        const text = textOf(only) ?? ''
        if (name === 'std.strlen') return { kind: 'number', value: new TextEncoder().encode(text).length }
        if (name === 'std.querysort') return querySorted(text) ?? unknown(doubt('language'))
        return textValue(name === 'std.tolower' ? text.toLowerCase() : text.toUpperCase())
      }
      case 'std.ip': {
        const [text, other] = known()
        if (!text || !other) return unknown(doubt('language'))
        if (text.kind === 'unknown') return unknown(text.why)
        const address = textOf(text) ?? ''
        return parseNetwork(address) && !address.includes('/') ? { kind: 'ip', text: address } : other
      }
      case 'std.integer': {
        const [text, other] = known()
        if (!text) return unknown(doubt('language'))
        if (text.kind === 'unknown') return unknown(text.why)
        const digits = textOf(text) ?? ''
        if (/^-?\d{1,15}$/.test(digits)) return { kind: 'number', value: Number(digits) }
        return other ?? unknown(doubt('language'))
      }
      default:
        return method === 'backend' && !owner.startsWith('std')
          ? { kind: 'backend', name: owner }
          : unknown(doubt('function'))
    }
  }

  /** `aclplus.match(client.ip, network_acl.get("acl_c300_office", "none"))` */
  function matchList(value: VclExpression & { kind: 'call' }, state: TraceState): Tri {
    const [address, list] = value.arguments.map((one) => one.value)
    const doubt = doubtAt(value, expressionText(value))
    if (!address || list?.kind !== 'call' || list.name !== 'network_acl.get') return doubt('function')
    const [named] = list.arguments.map((one) => one.value)
    if (named?.kind !== 'string') return doubt('list')
    return inList(evaluate(address, state), named.value, list)
  }

  function inList(address: TraceValue, name: string, at: SourceSpan): Tri {
    // Membership was asked for the address of the visitor only; it may be told without the address.
    const isVisitor =
      address.kind === 'unknown' ? address.why.name === 'client.ip' : textOf(address) === world.request.address
    const is = isVisitor ? world.isInList(name) : null
    return is ?? (address.kind === 'unknown' ? address.why : doubtAt(at, name)('list'))
  }

  function inAcl(value: VclExpression & { kind: 'binary' }, name: string, state: TraceState): Tri {
    const address = evaluate(value.left, state)
    const declared = aclRows(name, world.parts)
    if (!declared) return inList(address, name, value.right)
    if (address.kind === 'unknown') return address.why
    const text = textOf(address) ?? ''
    if (!parseNetwork(text)) return doubtAt(value.left, text)('language')
    return aclMatch(text, declared) ?? doubtAt(value.right, name)('hostName')
  }

  function compared(value: VclExpression & { kind: 'binary' }, state: TraceState): Tri {
    const { operator, left, right } = value
    const isNegated = operator === '!=' || operator === '!~'
    const flip = (is: Tri): Tri => (typeof is === 'boolean' && isNegated ? !is : is)
    if ((operator === '~' || operator === '!~') && right.kind === 'name' && !vclVariable(right.name))
      return flip(inAcl(value, right.name, state))
    const one = evaluate(left, state)
    const isPattern = operator === '~' || operator === '!~'
    if (isPattern) {
      const source = textOf(evaluate(right, state))
      const pattern = source === null ? null : traceablePattern(source)
      if (!pattern) return doubtAt(right, source ?? expressionText(right))('pattern')
      return flip(overOptions(one, (known) => pattern.test(textOf(known) ?? '')))
    }
    const other = evaluate(right, state)
    if (other.kind === 'unknown') return other.why
    const doubt = doubtAt(value, expressionText(value))
    return overOptions(one, (known) => flip(comparedKnown(operator, known, other, doubt)))
  }

  /** A test of a value that is one of several is decided if all of them agree. */
  function overOptions(value: TraceValue, of: (known: KnownValue) => Tri): Tri {
    if (value.kind !== 'unknown') return of(value)
    const results = value.options?.map(of) ?? []
    const [first] = results
    return typeof first === 'boolean' && results.every((is) => is === first) ? first : value.why
  }

  /** Whether a test is met, as far as it can be decided or was taken before. */
  function test(value: VclExpression, state: TraceState): Tri {
    const is = plainTest(value, state)
    if (typeof is === 'boolean') return is
    const { key, isNegated } = keyOf(value)
    const taken = state.assumed.get(key) ?? impliedPrefix(key, state.assumed)
    return taken === undefined ? is : taken !== isNegated
  }

  function plainTest(value: VclExpression, state: TraceState): Tri {
    if (value.kind === 'not') {
      const of = test(value.of, state)
      return typeof of === 'boolean' ? !of : of
    }
    if (value.kind === 'binary' && (value.operator === '&&' || value.operator === '||')) {
      const ends = value.operator === '||'
      const left = test(value.left, state)
      if (left === ends) return ends
      const right = test(value.right, state)
      if (right === ends) return ends
      return typeof left === 'boolean' ? right : left
    }
    if (value.kind === 'binary' && !isArithmetic(value.operator)) return compared(value, state)
    return overOptions(evaluate(value, state), (known) =>
      known.kind === 'bool' ? known.value : known.kind === 'number' ? known.value !== 0 : known.kind !== 'none',
    )
  }

  /** Returns a state in which a test that cannot be decided is taken to be met, or not. */
  function assume(value: VclExpression, is: boolean, state: TraceState): TraceState {
    if (value.kind === 'not') return assume(value.of, !is, state)
    if (value.kind === 'binary' && value.operator === (is ? '&&' : '||')) {
      const left = test(value.left, state) === is ? state : assume(value.left, is, state)
      return test(value.right, left) === is ? left : assume(value.right, is, left)
    }
    if (value.kind === 'binary' && value.operator === (is ? '||' : '&&')) {
      // One side is decided already: the other one is what it hangs on.
      if (test(value.left, state) === !is) return assume(value.right, is, state)
      if (test(value.right, state) === !is) return assume(value.left, is, state)
    }
    const why = plainTest(value, state)
    if (typeof why !== 'boolean' && why.code === 'random') return state
    const { key, isNegated } = keyOf(value)
    const marked = { ...state, assumed: new Map(state.assumed).set(key, is !== isNegated) }
    if (value.kind !== 'binary' || (value.operator === '==') !== is) return marked
    if (value.operator !== '==' && value.operator !== '!=') return marked
    const { left, right } = value
    if (left.kind !== 'name' || right.kind !== 'string') return marked
    return { ...marked, values: new Map(marked.values).set(lower(left.name), textValue(right.value)) }
  }

  return { evaluate, test, assume }
}

const prefixTest = /^([\w.-]+) ~ "\^((?:[\w/~!@#%&=:;,<>'-]|\\[./-])+)"$/

function prefixOf(key: string): { variable: string; prefix: string } | null {
  const [, variable, text] = prefixTest.exec(key) ?? []
  return variable === undefined || text === undefined ? null : { variable, prefix: text.replaceAll('\\', '') }
}

/** What tests of the beginning of a text say about another: `^/img/` and `^/shop/` are never both met. */
function impliedPrefix(key: string, assumed: TraceState['assumed']): boolean | undefined {
  const wanted = prefixOf(key)
  if (!wanted) return undefined
  for (const [other, is] of assumed) {
    const known = prefixOf(other)
    if (known?.variable !== wanted.variable) continue
    if (is && known.prefix.startsWith(wanted.prefix)) return true
    if (is && !wanted.prefix.startsWith(known.prefix)) return false
    if (!is && wanted.prefix.startsWith(known.prefix)) return false
  }
  return undefined
}

/** Opposite tests have one key. */
function keyOf(value: VclExpression): { key: string; isNegated: boolean } {
  if (value.kind === 'not') {
    const of = keyOf(value.of)
    return { key: of.key, isNegated: !of.isNegated }
  }
  if (value.kind === 'binary' && (value.operator === '!=' || value.operator === '!~')) {
    const operator = value.operator === '!=' ? '==' : '~'
    return { key: expressionText({ ...value, operator }), isNegated: true }
  }
  return { key: expressionText(value), isNegated: false }
}

const isArithmetic = (operator: VclOperator) => ['+', '-', '*', '/', '%'].includes(operator)

function arithmetic(operator: VclOperator, one: number, other: number): number | null {
  if (operator === '+') return one + other
  if (operator === '-') return one - other
  if (operator === '*') return one * other
  return null
}

function secondsOf(operator: VclOperator, left: KnownValue | TraceValue, right: TraceValue): number | null {
  const isSum = operator === '+' || operator === '-'
  if (left.kind === 'duration' && right.kind === 'duration' && isSum)
    return arithmetic(operator, left.seconds, right.seconds)
  if (left.kind === 'duration' && right.kind === 'number' && operator === '*') return left.seconds * right.value
  return null
}

const unitSeconds: Readonly<Record<string, number>> = {
  ms: 0.001,
  s: 1,
  m: 60,
  h: 3600,
  d: 86_400,
  w: 604_800,
  y: 31_536_000,
}

function numberValue(text: string): KnownValue {
  const amount = Number.parseFloat(text)
  const seconds = unitSeconds[text.replace(/^[\d.]+/, '')]
  return seconds === undefined ? { kind: 'number', value: amount } : { kind: 'duration', seconds: amount * seconds }
}

/** Sorts the parameters of a URL; null where modules differ in what they do. */
function querySorted(text: string): KnownValue | null {
  const at = text.indexOf('?')
  if (at < 0) return textValue(text)
  const parts = text.slice(at + 1).split('&')
  if (parts.includes('')) return null
  return textValue(`${text.slice(0, at)}?${parts.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join('&')}`)
}

function comparedKnown(
  operator: VclOperator,
  left: KnownValue,
  right: KnownValue,
  doubt: (code: DoubtCode) => Doubt,
): Tri {
  const isEqual = operator === '==' || operator === '!='
  const amountOf = (value: KnownValue) =>
    value.kind === 'number' ? value.value : value.kind === 'duration' ? value.seconds : null
  const [one, other] = [amountOf(left), amountOf(right)]
  if (one !== null && other !== null && left.kind === right.kind) {
    if (isEqual) return one === other
    if (operator === '<') return one < other
    if (operator === '<=') return one <= other
    return operator === '>' ? one > other : one >= other
  }
  if (!isEqual || left.kind === 'origin' || right.kind === 'origin') return doubt('language')
  const isNone = left.kind === 'none' || right.kind === 'none'
  // Versions of Varnish differ in whether a header that is not there equals an empty text.
  if (isNone && textOf(left) === '' && textOf(right) === '') return doubt('language')
  if (isNone) return false
  if (left.kind === 'ip' || right.kind === 'ip') {
    const [a, b] = [parseNetwork(textOf(left) ?? ''), parseNetwork(textOf(right) ?? '')]
    return a && b ? a.version === b.version && a.start === b.start : textOf(left) === textOf(right)
  }
  return textOf(left) === textOf(right)
}

const isAcl = (part: VclDeclaration): part is VclDeclaration & { kind: 'acl' } => part.kind === 'acl'

function aclRows(name: string, parts: readonly TracePart[]): readonly AclRow[] | null {
  const found = parts.flatMap(({ program }) => program.filter(isAcl)).find((acl) => acl.name.name === name)
  return (
    found?.entries.map(({ isNegated, address, prefix }) => ({
      isNegated,
      network: parseNetwork(prefix === null ? address : `${address}/${prefix}`),
    })) ?? null
  )
}
