import { parseVcl } from './parse.ts'
import { expressionText, statementText } from './print.ts'
import type { VclDeclaration, VclExpression, VclStatement } from './syntax.ts'
import type { SourceSpan } from './tokens.ts'
import {
  evaluator,
  joinStates,
  passFlag,
  startOf,
  stepped,
  stepsOf,
  type TracePart,
  type TraceRequest,
  type TraceState,
  type TraceStep,
  type TraceWorld,
  withValue,
} from './traceState.ts'
import {
  boolValue,
  type Doubt,
  type DoubtCode,
  type KnownValue,
  none,
  type TraceValue,
  textOf,
  textValue,
  unknown,
} from './traceValues.ts'

/** How long an answer is kept: not at all, as the origin's headers say, or some seconds. */
export type CachePolicy =
  | { readonly kind: 'pass' | 'pipe' | 'origin' | 'unknown' }
  | { readonly kind: 'ttl'; readonly seconds: number }

/** What becomes of a request. `backend` is null if no line chose one; a missing one is not among those that there are. */
export type TraceOutcome =
  | {
      readonly kind: 'served'
      readonly backend: string | null
      readonly isMissing: boolean
      readonly cache: CachePolicy
    }
  | { readonly kind: 'redirect'; readonly status: number | null; readonly to: string | null }
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'challenge'; readonly by: string }
  | { readonly kind: 'failed' | 'purged' }
  | { readonly kind: 'unknown' }

/** One way a request may go: what becomes of it, the line that decides it, and what had to be taken for it. */
export interface TraceWay {
  readonly outcome: TraceOutcome
  readonly at: (SourceSpan & { readonly part: number }) | null
  readonly steps: readonly TraceStep[]
  readonly doubts: readonly Doubt[]
}

/** A configuration that is ready to be walked through. */
export interface TraceConfig {
  readonly parts: readonly TracePart[]
  /** The names of backends that there are, with their prefix; null if they are not known. */
  readonly backends: ReadonlySet<string> | null
}

/** The text of a configuration, and whose it is. */
export interface ConfigText {
  readonly source: string
  readonly isProvider?: boolean
}

/** Reads programs for a trace; the parts are numbered in the order given. */
export function traceConfig(texts: readonly ConfigText[], backends: Iterable<string> | null): TraceConfig {
  const parts = texts.map(({ source, isProvider = false }, part): TracePart => {
    const { program, problems } = parseVcl(source)
    const [problem] = problems
    const file = program.find((one) => one.kind === 'include')
    const gap: Doubt | null = problem
      ? { code: 'syntax', name: problem.name, at: problem.at, end: problem.end, part }
      : file
        ? { code: 'include', name: file.kind === 'include' ? file.path : '', at: file.at, end: file.end, part }
        : null
    return { program, isProvider, gap }
  })
  return { parts, backends: backends === null ? null : new Set(backends) }
}

const MOST_WAYS = 64
const MOST_RESTARTS = 4
const MOST_CALLS = 20

/** Why the lines of a subroutine stopped: `return (…)`. */
interface Signal {
  readonly action: string
  readonly given: readonly VclExpression[]
  readonly at: SourceSpan
  readonly part: number
}

interface Flow {
  readonly state: TraceState
  readonly signal: Signal | null
}

const isSub = (part: VclDeclaration): part is VclDeclaration & { kind: 'sub' } => part.kind === 'sub'

/** The actions of platform subroutines that let a request through or stop it by what only the platform knows. */
const challenges: Readonly<Record<string, DoubtCode>> = {
  show_captcha: 'challenge',
  show_jschallenge: 'challenge',
  under_attack: 'challenge',
  rate_limit: 'limit',
  botm_assessment: 'bots',
}

const outcomeKey = ({ outcome, at }: TraceWay) => JSON.stringify([outcome, at?.part ?? 0, at?.at ?? -1])

/** Walks a request through a configuration: every way it may go, a single one if all can be decided. */
export function traceRequest(
  config: TraceConfig,
  request: TraceRequest,
  isInList: TraceWorld['isInList'] = () => null,
): readonly TraceWay[] {
  const world: TraceWorld = { parts: config.parts, request, isInList }
  const ways = new Map<string, TraceWay>()
  const evaluators = config.parts.map((_, part) => evaluator(world, part))
  const tools = (part: number) => evaluators[part] as ReturnType<typeof evaluator>

  function end(state: TraceState, outcome: TraceOutcome, at: TraceWay['at'], why: Doubt | null = null) {
    const steps = stepsOf(state)
    const found = steps.flatMap((step) => (step.kind === 'test' && step.doubt ? [step.doubt] : []))
    const lost = outcome.kind === 'unknown' || (outcome.kind === 'served' && outcome.cache.kind === 'unknown')
    const doubts = why ? [...found, why] : found
    const way: TraceWay = { outcome, at, steps, doubts: lost && doubts.length === 0 ? [unread] : doubts }
    const key = outcomeKey(way)
    const known = ways.get(key)
    if (!known || known.steps.length > steps.length) ways.set(key, way)
  }

  function fewer(flows: readonly Flow[]): readonly Flow[] {
    const [first, ...rest] = flows.flatMap(({ state, signal }) => (signal ? [] : [state]))
    if (rest.length < MOST_WAYS || !first) return flows
    return [...flows.filter(({ signal }) => signal), { state: joinStates([first, ...rest], world), signal: null }]
  }

  function runBody(body: readonly VclStatement[], sub: string, part: number, from: TraceState, depth: number): Flow[] {
    let flows: readonly Flow[] = [{ state: from, signal: null }]
    for (const line of body) {
      if (flows.every(({ signal }) => signal)) break
      flows = fewer(flows.flatMap((flow) => (flow.signal ? [flow] : runLine(line, sub, part, flow.state, depth))))
    }
    return [...flows]
  }

  function runLine(line: VclStatement, sub: string, part: number, state: TraceState, depth: number): Flow[] {
    const { evaluate } = tools(part)
    const where = { at: line.at, end: line.end, part, sub }
    const on = (next: TraceState): Flow[] => [{ state: next, signal: null }]
    const doubt = (code: DoubtCode, name: string): Doubt => ({ code, name, at: line.at, end: line.end, part })
    switch (line.kind) {
      case 'set': {
        const value = assigned(line, state, part)
        const next = stepped(state, { ...where, kind: 'set', target: line.target.name, value })
        return on(withValue(next, line.target.name, value))
      }
      case 'unset':
        return on(
          withValue(stepped(state, { ...where, kind: 'unset', target: line.target.name }), line.target.name, none),
        )
      case 'if':
        return runIf(line, sub, part, state, depth)
      case 'call':
        return runCall(line, sub, part, state, depth)
      case 'return': {
        const { action } = line
        if (action === null) return [{ state, signal: { action: '', given: [], at: line, part } }]
        const name = action.kind === 'name' || action.kind === 'call' ? action.name : ''
        const given = action.kind === 'call' ? action.arguments.map(({ value }) => value) : []
        const next = stepped(state, { ...where, kind: 'return', name: expressionText(action) })
        return [{ state: next, signal: { action: name, given, at: line, part } }]
      }
      case 'error': {
        const given = line.reason ? [line.status, line.reason] : [line.status]
        const next = stepped(state, { ...where, kind: 'return', name: `error ${given.map(expressionText).join(' ')}` })
        return [{ state: next, signal: { action: 'synth', given, at: line, part } }]
      }
      case 'do': {
        const { value } = line
        if (value.kind !== 'call') return on(state)
        const next = stepped(state, { ...where, kind: 'call', name: value.name })
        const [first] = value.arguments
        if (
          /^(?:std\.(?:log|collect)|hash_data|ban|cookie\.\w+)$/.test(value.name) ||
          value.name.includes('.add_backend')
        )
          return on(next)
        if (first?.value.kind === 'name' && value.name.startsWith('header.'))
          return on(withValue(next, first.value.name, unknown(doubt('function', value.name))))
        end(next, { kind: 'unknown' }, where, doubt('function', value.name))
        return on(next)
      }
      case 'synthetic':
      case 'new':
        evaluate({ kind: 'string', value: '', at: line.at, end: line.end }, state)
        return on(state)
    }
  }

  function assigned(line: VclStatement & { kind: 'set' }, state: TraceState, part: number): TraceValue {
    const { evaluate } = tools(part)
    const { target, operator, value } = line
    if (operator === '=') {
      const made = evaluate(value, state)
      const isText = /\.(?:http\.[\w-]+|url|method|reason|proto)$/i.test(target.name)
      const text = isText && made.kind !== 'none' ? textOf(made) : null
      return text === null ? made : textValue(text)
    }
    const before: VclExpression = { kind: 'name', name: target.name, at: target.at, end: target.end }
    const sign = operator.slice(0, 1)
    if (sign !== '+' && sign !== '-' && sign !== '*' && sign !== '/') return evaluate(value, state)
    return evaluate({ kind: 'binary', operator: sign, left: before, right: value, at: line.at, end: line.end }, state)
  }

  function runIf(line: VclStatement & { kind: 'if' }, sub: string, part: number, state: TraceState, depth: number) {
    const { test, assume } = tools(part)
    const flows: Flow[] = []
    let left: TraceState | null = state
    for (const branch of line.branches) {
      if (left === null) break
      const is = test(branch.test, left)
      const { at, end: until } = branch.test
      const told = (from: TraceState, met: boolean, doubt: Doubt | null) =>
        stepped(from, { kind: 'test', text: expressionText(branch.test), is: met, doubt, at, end: until, part, sub })
      if (typeof is === 'boolean') {
        const next = told(left, is, null)
        if (is) flows.push(...runBody(branch.body, sub, part, next, depth))
        left = is ? null : next
        continue
      }
      const met = assume(branch.test, true, told(left, true, is))
      flows.push(...runBody(branch.body, sub, part, met, depth))
      left = assume(branch.test, false, told(left, false, is))
    }
    if (left !== null) flows.push(...runBody(line.otherwise ?? [], sub, part, left, depth))
    return flows
  }

  function runCall(
    line: VclStatement & { kind: 'call' },
    sub: string,
    part: number,
    state: TraceState,
    depth: number,
  ): Flow[] {
    const { name } = line.sub
    const where = { at: line.at, end: line.end, part }
    const next = stepped(state, { ...where, sub, kind: 'call', name })
    const doubt = (code: DoubtCode): Doubt => ({ code, name, ...where })
    const own = bodiesOf(name)
    if (own.length > 0) {
      if (depth >= MOST_CALLS) {
        end(next, { kind: 'unknown' }, where, doubt('tooMany'))
        return []
      }
      return own
        .reduce<Flow[]>(
          (flows, { body, part: of }) =>
            flows.flatMap((flow) => (flow.signal ? [flow] : runBody(body, sub, of, flow.state, depth + 1))),
          [{ state: next, signal: null }],
        )
        .map((flow) => (flow.signal?.action === '' ? { ...flow, signal: null } : flow))
    }
    const readHeader = (variable: string) => tools(part).evaluate({ kind: 'name', name: variable, ...where }, next)
    if (name in challenges) {
      end(next, { kind: 'challenge', by: name }, where, doubt(challenges[name] ?? 'platform'))
      return [{ state: next, signal: null }]
    }
    switch (name) {
      case 'bypass_cache':
        return [{ state: withValue(next, passFlag, boolValue(true)), signal: null }]
      case 'deny_request': {
        const status = readHeader('req.http.X-RetSynth')
        const text = textOf(status)
        if (text === null)
          end(next, { kind: 'unknown' }, where, status.kind === 'unknown' ? status.why : doubt('platform'))
        else
          end(
            next,
            { kind: 'answered', status: /^[1-9]\d\d$/.test(text) ? Number(text) : 403 },
            where,
            orderOf(part, where),
          )
        return ordered(next, part)
      }
      case 'redirect_https': {
        const scheme = textOf(readHeader('req.http.X-Forwarded-Proto'))
        if (scheme === 'https') return [{ state: next, signal: null }]
        const [host, url] = [textOf(readHeader('req.http.host')), textOf(readHeader('req.url'))]
        const to = host === null || url === null ? null : `https://${host}${url}`
        end(
          next,
          { kind: 'redirect', status: null, to },
          where,
          scheme === null ? doubt('platform') : orderOf(part, where),
        )
        return scheme === null ? [{ state: next, signal: null }] : ordered(next, part)
      }
      case 'redirect_request': {
        const value = readHeader('req.http.tcdn-location')
        const [, code, to = null] = /^\s*(3\d\d)\s*,\s*(.*)$/.exec(textOf(value) ?? '') ?? []
        const why = value.kind === 'unknown' ? value.why : code === undefined ? doubt('platform') : orderOf(part, where)
        end(next, { kind: 'redirect', status: code ? Number(code) : null, to }, where, why)
        return ordered(next, part)
      }
      default:
        end(next, { kind: 'unknown' }, where, doubt('function'))
        return [{ state: next, signal: null }]
    }
  }

  const orderOf = (part: number, at: SourceSpan): Doubt | null =>
    config.parts[part]?.isProvider ? { code: 'order', name: '', at: at.at, end: at.end, part } : null

  /** What the provider's own code ends may have ended before in the company's, which is walked through, too. */
  const ordered = (state: TraceState, part: number): Flow[] =>
    config.parts[part]?.isProvider ? [{ state, signal: null }] : []

  function bodiesOf(name: string) {
    return config.parts.flatMap(({ program }, part) =>
      program.flatMap((one) => (isSub(one) && one.name.name === name ? [{ body: one.body, part }] : [])),
    )
  }

  const alsoOn = (flow: Flow): Flow[] =>
    flow.signal && config.parts[flow.signal.part]?.isProvider ? [flow, { ...flow, signal: null }] : [flow]

  /** Runs all parts of a subroutine. */
  function runSub(name: string, from: readonly TraceState[]): readonly Flow[] {
    return bodiesOf(name).reduce<readonly Flow[]>(
      (flows, { body, part }) =>
        fewer(
          flows.flatMap((flow) => (flow.signal ? [flow] : runBody(body, name, part, flow.state, 0).flatMap(alsoOn))),
        ),
      from.map((state) => ({ state, signal: null })),
    )
  }

  function synth(state: TraceState, { given, at, part }: Signal) {
    const where = { at: at.at, end: at.end, part }
    const { evaluate } = tools(part)
    const [first, second] = given
    const status = first ? evaluate(first, state) : ({ kind: 'number', value: 503 } satisfies KnownValue)
    const reason = second ? evaluate(second, state) : textValue('')
    const begun = withValue(withValue(state, 'resp.status', status), 'resp.reason', reason)
    const cleared = withValue(begun, 'resp.http.location', none)
    for (const { state: done } of runSub('vcl_synth', [cleared])) {
      const code = done.values.get('resp.status') ?? status
      const to = textOf(done.values.get('resp.http.location') ?? none)
      if (code.kind !== 'number') end(done, { kind: 'unknown' }, where, code.kind === 'unknown' ? code.why : null)
      else if (code.value >= 300 && code.value < 400)
        end(done, { kind: 'redirect', status: code.value, to: to === '' ? null : to }, where, orderOf(part, where))
      else end(done, { kind: 'answered', status: code.value }, where, orderOf(part, where))
    }
  }

  function receive(begin: TraceState) {
    for (const { part, doubt } of config.parts.flatMap(({ gap }, part) => (gap ? [{ part, doubt: gap }] : [])))
      end(begin, { kind: 'unknown' }, { at: doubt.at, end: doubt.end, part }, doubt)
    for (const { state, signal } of runSub('vcl_recv', [begin])) {
      if (commanded(state)) continue
      if (act(state, signal)) continue
      if (signal?.action === 'pass') fetchIt(withValue(state, passFlag, boolValue(true)))
      else if (signal?.action === 'pipe') served(state, { kind: 'pipe' })
      else lookUp(state)
    }
  }

  /** The header that the platform obeyed before it had subroutines. Returns whether it answers. */
  function commanded(state: TraceState): boolean {
    const words = (textOf(state.values.get('req.http.tcdn-command') ?? none) ?? '').split(',').map((one) => one.trim())
    const denies = words.includes('deny_request')
    if (denies) end(state, { kind: 'answered', status: 403 }, null)
    return denies
  }

  /** What ends a walk from any subroutine. Returns whether it did. */
  function act(state: TraceState, signal: Signal | null): boolean {
    const where = signal && { at: signal.at.at, end: signal.at.end, part: signal.part }
    switch (signal?.action) {
      case 'synth':
        synth(state, signal)
        return true
      case 'restart': {
        const next = { ...state, restarts: state.restarts + 1 }
        if (next.restarts > MOST_RESTARTS) end(next, { kind: 'failed' }, where)
        else receive(withValue(next, 'req.restarts', { kind: 'number', value: next.restarts }))
        return true
      }
      case 'fail':
      case 'abandon':
      case 'error':
        end(state, { kind: 'failed' }, where)
        return true
      case 'purge':
        end(state, { kind: 'purged' }, where)
        return true
      case 'vcl':
        end(state, { kind: 'unknown' }, where, where && { code: 'include', name: 'vcl', ...where })
        return true
      default:
        return false
    }
  }

  function lookUp(from: TraceState) {
    const hashed = runSub('vcl_hash', [from]).flatMap(({ state, signal }) => (act(state, signal) ? [] : [state]))
    for (const { state, signal } of runSub('vcl_hit', hashed)) if (signal?.action === 'synth') synth(state, signal)
    for (const { state, signal } of runSub('vcl_miss', hashed)) {
      if (act(state, signal)) continue
      fetchIt(signal?.action === 'pass' ? withValue(state, passFlag, boolValue(true)) : state)
    }
  }

  function fetchIt(from: TraceState) {
    const isPass = from.values.get(passFlag)
    const values = new Map(from.values)
    for (const [name, value] of from.values) if (name.startsWith('req.')) values.set(`be${name}`, value)
    values.set('bereq.backend', from.values.get('req.backend_hint') ?? none)
    values.set('bereq.uncacheable', isPass ?? boolValue(false))
    values.set('beresp.uncacheable', isPass ?? boolValue(false))
    values.set('beresp.ttl', { kind: 'origin' })
    values.set('bereq.retries', { kind: 'number', value: 0 })
    const { originStatus } = request
    if (originStatus !== null) values.set('beresp.status', { kind: 'number', value: originStatus })
    const begun = runSub('vcl_backend_fetch', [{ ...from, values }])
    const sent = begun.flatMap(({ state, signal }) => (act(state, signal) ? [] : [state]))
    const answers = runSub('vcl_backend_response', sent)
    const answered = answers.flatMap(({ state, signal }) => {
      if (act(state, signal)) return []
      return [signal?.action === 'pass' ? withValue(state, 'beresp.uncacheable', boolValue(true)) : state]
    })
    const delivered = answered.map((state) => {
      const status = state.values.get('beresp.status')
      return status ? withValue(state, 'resp.status', status) : state
    })
    for (const { state, signal } of runSub('vcl_deliver', delivered)) {
      if (act(state, signal)) continue
      const changed = state.values.get('resp.status')
      const to = textOf(state.values.get('resp.http.location') ?? none)
      const isOwn = changed?.kind === 'number' && changed.value !== request.originStatus
      if (isOwn && changed.value >= 300 && changed.value < 400)
        end(state, { kind: 'redirect', status: changed.value, to: to === '' ? null : to }, null)
      else for (const cache of policiesOf(state)) served(state, cache)
    }
  }

  function policiesOf(state: TraceState): CachePolicy[] {
    const uncacheable = state.values.get('beresp.uncacheable') ?? boolValue(false)
    if (uncacheable.kind === 'bool' && uncacheable.value) return [{ kind: 'pass' }]
    const found: CachePolicy[] = uncacheable.kind === 'unknown' ? [{ kind: 'pass' }] : []
    const ttl = state.values.get('beresp.ttl') ?? ({ kind: 'origin' } satisfies KnownValue)
    const options: readonly KnownValue[] = ttl.kind === 'unknown' ? (ttl.options ?? [none]) : [ttl]
    return [...found, ...options.map(policyOf)]
  }

  function served(state: TraceState, cache: CachePolicy) {
    const isFetched = state.values.has('bereq.backend')
    const value = state.values.get(isFetched ? 'bereq.backend' : 'req.backend_hint') ?? none
    const step = stepsOf(state).findLast(({ kind, ...one }) => kind === 'set' && 'target' in one && isHint(one.target))
    const at = step ? { at: step.at, end: step.end, part: step.part } : null
    if (value.kind === 'unknown' && value.options === null) return end(state, { kind: 'unknown' }, at, value.why)
    const why = value.kind === 'unknown' ? value.why : null
    for (const one of value.kind === 'unknown' ? (value.options ?? []) : [value]) {
      const backend = one.kind === 'backend' ? one.name : fallback
      const isMissing =
        backend !== null && config.backends !== null && !config.backends.has(backend) && !own.has(backend)
      end(state, { kind: 'served', backend, isMissing, cache }, at, why)
    }
  }

  const own = new Set(config.parts.flatMap(({ program }) => program.flatMap(declaredBackends)))
  /** Without a choice the first backend that a program declares answers. */
  const first = config.parts.flatMap(({ program }) => program).find(({ kind }) => kind === 'backend')
  const fallback = first?.kind === 'backend' ? first.name.name : null
  receive(startOf(world))
  return [...ways.values()].slice(0, MOST_WAYS)
}

const unread: Doubt = { code: 'tooMany', name: '', at: 0, end: 0, part: 0 }

const isHint = (name: string) => /^(?:req\.backend_hint|bereq\.backend)$/i.test(name)

function policyOf(value: KnownValue): CachePolicy {
  if (value.kind === 'origin') return { kind: 'origin' }
  if (value.kind === 'duration') return value.seconds > 0 ? { kind: 'ttl', seconds: value.seconds } : { kind: 'pass' }
  return { kind: 'unknown' }
}

function declaredBackends(part: VclDeclaration): string[] {
  if (part.kind === 'backend' || part.kind === 'director') return [part.name.name]
  if (part.kind !== 'sub') return []
  return part.body.flatMap((line) => (line.kind === 'new' ? [line.name.name] : []))
}

const isWhole = ({ outcome }: TraceWay) =>
  outcome.kind === 'redirect'
    ? outcome.to !== null
    : outcome.kind === 'served'
      ? outcome.cache.kind !== 'unknown'
      : outcome.kind !== 'unknown'

/** Whether what becomes of a request is decided, whichever way it goes. */
export const isDecided = (ways: readonly TraceWay[]): boolean =>
  ways.every(isWhole) && new Set(ways.map(({ outcome }) => JSON.stringify(outcome))).size === 1

/** The text of each `if` at the top of a subroutine, which finds the rule that wrote it. */
export const topStatements = (source: string): readonly (SourceSpan & { readonly text: string })[] =>
  parseVcl(source).program.flatMap((part) =>
    isSub(part)
      ? part.body.map((line) => ({ at: line.at, end: line.end, text: `${part.name.name} ${statementText(line)}` }))
      : [],
  )
