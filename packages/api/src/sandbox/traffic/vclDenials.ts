import { parseVcl } from '../../domain/vcl/parse.ts'
import type { VclExpression, VclStatement } from '../../domain/vcl/syntax.ts'

/** What a program reads of a request. */
export interface EdgeRequest {
  readonly host: string
  readonly agent: string
  readonly url: string
  readonly method: string
  readonly referer: string
  readonly country: string
  readonly address: string
  readonly proto: string
}

/** How the edge answers a request instead of serving it. */
export interface EdgeAnswer {
  readonly status: string
  readonly reason: string
}

const variables: Readonly<Record<string, keyof EdgeRequest>> = {
  'req.http.host': 'host',
  'req.http.user-agent': 'agent',
  'req.url': 'url',
  'req.method': 'method',
  'req.http.referer': 'referer',
  'req.http.geo_country_code': 'country',
  'req.http.true-client-ip': 'address',
  'client.ip': 'address',
  'req.http.x-forwarded-proto': 'proto',
}

/** A text, a truth, or undefined for what the sandbox does not know. */
type Value = string | boolean | undefined

const patterns = new Map<string, RegExp | null>()
function patternOf(source: string): RegExp | null {
  const known = patterns.get(source)
  if (known !== undefined) return known
  let made: RegExp | null = null
  try {
    made = new RegExp(source)
  } catch {
    // A pattern of PCRE that JavaScript cannot read.
  }
  patterns.set(source, made)
  return made
}

function compare(operator: string, left: Value, right: Value): Value {
  if (typeof left !== 'string' || typeof right !== 'string') return undefined
  if (operator === '==' || operator === '!=') return (left === right) === (operator === '==')
  if (operator !== '~' && operator !== '!~') return undefined
  const pattern = patternOf(right)
  return pattern ? pattern.test(left) === (operator === '~') : undefined
}

function evaluate(expression: VclExpression, request: EdgeRequest): Value {
  switch (expression.kind) {
    case 'string':
      return expression.value
    case 'number':
      return expression.text
    case 'name': {
      const field = variables[expression.name.toLowerCase()]
      return field && request[field]
    }
    case 'call': {
      if (expression.name !== 'regsub') return undefined
      const [text, pattern, other] = expression.arguments.map(({ value }) => evaluate(value, request))
      if (typeof text !== 'string' || typeof pattern !== 'string' || typeof other !== 'string') return undefined
      const found = patternOf(pattern)
      return found ? text.replace(found, () => other) : undefined
    }
    case 'not': {
      const value = evaluate(expression.of, request)
      return typeof value === 'boolean' ? !value : undefined
    }
    case 'negative':
      return undefined
    case 'binary': {
      const { operator } = expression
      const left = evaluate(expression.left, request)
      if (operator === '&&' && left === false) return false
      if (operator === '||' && left === true) return true
      const right = evaluate(expression.right, request)
      if (operator === '&&') return right === false ? false : left === true && right === true ? true : undefined
      if (operator === '||') return right === true ? true : left === false && right === false ? false : undefined
      return compare(operator, left, right)
    }
  }
}

interface State {
  backend: string | null
  status: string
  exceptions: readonly string[]
}

/** Denials by 403 have a name of their own: the sandbox counts the plain one as the firewall's. */
const denied = (status: string): EdgeAnswer => ({
  status,
  reason: status === '403' ? 'TCDN-RPE-403-Denied' : `TCDN-RPE-${status}`,
})

const calls: Readonly<Record<string, (status: string) => EdgeAnswer>> = {
  deny_request: denied,
  show_captcha: () => ({ status: '418', reason: 'TCDN-RPE-418' }),
  show_jschallenge: () => ({ status: '403', reason: 'TCDN-RPE-Under Attack' }),
}

function run(body: readonly VclStatement[], request: EdgeRequest, state: State): EdgeAnswer | null {
  for (const statement of body) {
    if (statement.kind === 'set' && statement.target.name.toLowerCase() === 'req.http.x-retsynth') {
      const status = evaluate(statement.value, request)
      if (typeof status === 'string' && /^[1-9]\d\d$/.test(status)) state.status = status
    } else if (
      statement.kind === 'set' &&
      statement.target.name.toLowerCase() === 'req.http.tcdn-waf-allow-rule-exceptions'
    ) {
      const rules = evaluate(statement.value, request)
      if (typeof rules === 'string') state.exceptions = [...state.exceptions, ...rules.split(/\s+/)]
    } else if (statement.kind === 'set' && statement.target.name.toLowerCase() === 'req.backend_hint') {
      const { value } = statement
      state.backend = value.kind === 'call' ? value.name.replace(/\.backend$/, '') : null
    } else if (statement.kind === 'call') {
      const answer = calls[statement.sub.name]?.(state.status)
      if (answer) return answer
    } else if (statement.kind === 'if') {
      const tests = statement.branches.map(({ test, body: inner }) => ({ is: evaluate(test, request), inner }))
      // Which branch runs is unknown once a test before it is.
      const first = tests.find(({ is }) => is !== false)
      if (first && first.is !== true) continue
      const answer = run(first?.inner ?? statement.otherwise ?? [], request, state)
      if (answer) return answer
    }
  }
  return null
}

/** What a program does with a request: an answer at the edge, or none, and the rules of the firewall it lifts. */
export interface EdgeDecision {
  readonly answer: EdgeAnswer | null
  readonly exceptions: readonly string[]
  /** The backend that it chooses; null is none. */
  readonly backend: string | null
}

/** Returns what a program does with requests of automatic clients, which never pass a challenge. */
export function edgeDecisions(source: string): (request: EdgeRequest) => EdgeDecision {
  const bodies = parseVcl(source).program.flatMap((declaration) =>
    declaration.kind === 'sub' && declaration.name.name === 'vcl_recv' ? [declaration.body] : [],
  )
  return (request) => {
    const state: State = { backend: null, status: '403', exceptions: [] }
    for (const body of bodies) {
      const answer = run(body, request, state)
      if (answer) return { answer, exceptions: state.exceptions, backend: state.backend }
    }
    return { answer: null, exceptions: state.exceptions, backend: state.backend }
  }
}

/** Returns how a program answers automatic clients at the edge: denied or challenged; null lets through. */
export function edgeAnswers(source: string): (request: EdgeRequest) => EdgeAnswer | null {
  const decide = edgeDecisions(source)
  return (request) => decide(request).answer
}
