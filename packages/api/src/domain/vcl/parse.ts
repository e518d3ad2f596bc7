import { isVclAction } from './language.ts'
import {
  type VclAclEntry,
  type VclArgument,
  type VclAssignment,
  type VclBranch,
  type VclDeclaration,
  type VclExpression,
  type VclField,
  type VclName,
  type VclOperator,
  type VclProgram,
  type VclStatement,
  vclAssignments,
  vclPrecedence,
} from './syntax.ts'
import { mostProblems, type VclProblem, type VclProblemCode, VclStop, type VclToken, vclTokens } from './tokens.ts'

const deepest = 100

const isOperator = (text: string): text is VclOperator => Object.hasOwn(vclPrecedence, text)
const declarations = ['vcl', 'import', 'include', 'backend', 'probe', 'director', 'acl', 'sub']

/** Parses a program and continues after each problem, so that an editor can show all of them. */
export function parseVcl(source: string): { program: VclProgram; problems: VclProblem[] } {
  const { tokens, problems } = vclTokens(source)
  let place = 0
  let depth = 0

  const here = (): VclToken => tokens[Math.min(place, tokens.length - 1)] as VclToken
  const next = (): VclToken => {
    const token = here()
    if (place < tokens.length - 1) place++
    return token
  }
  const is = (value: string) => (here().kind === 'symbol' || here().kind === 'word') && here().value === value
  const before = () => tokens[Math.max(0, place - 1)]?.end ?? 0

  function stop(code: VclProblemCode, name: string): never {
    const { at, end, kind, value } = here()
    throw new VclStop({ code, name, at, end, got: kind === 'end' ? 'end of input' : value })
  }
  const take = (value: string): VclToken => (is(value) ? next() : stop('expected', value))
  /** Whether a line, a declaration or the end of a block begins here: what is before it lacks its end. */
  function isNextLine(): boolean {
    const { kind, value } = here()
    const isCall = tokens[place + 1]?.kind === 'symbol' && tokens[place + 1]?.value === '('
    return (
      kind === 'end' ||
      (kind === 'symbol' && (value === '}' || value === '.')) ||
      (kind === 'word' && (Object.hasOwn(readers, value) || declarations.includes(value) || isCall))
    )
  }
  /** Takes the end of a line. A missing one is reported where it belongs, and the next line is read as usual. */
  function takeEnd(isNext: () => boolean = isNextLine): void {
    if (takeIf(';')) return
    if (!isNext()) stop('expected', ';')
    const { kind, value } = here()
    problems.push({
      code: 'expected',
      name: ';',
      at: before(),
      end: before(),
      got: kind === 'end' ? 'end of input' : value,
    })
  }
  const takeIf = (value: string): boolean => is(value) && next() !== undefined
  function kindOf(kind: VclToken['kind'], what: string): VclToken {
    return here().kind === kind ? next() : stop('expected', what)
  }
  function name(what: string): VclName {
    const { at, end, value } = kindOf('word', what)
    return { name: value, at, end }
  }

  /** Limits the nesting depth: deep input must not overflow the stack. */
  function within<T>(read: () => T): T {
    if (depth >= deepest) stop('too-deep', String(deepest))
    depth++
    try {
      return read()
    } finally {
      depth--
    }
  }

  function primary(): VclExpression {
    const token = here()
    const { at, end } = token
    if (token.kind === 'string') {
      next()
      return { kind: 'string', value: token.value, at, end }
    }
    if (token.kind === 'number') {
      next()
      return { kind: 'number', text: token.value, at, end }
    }
    if (token.kind === 'word') {
      next()
      if (!is('(')) return { kind: 'name', name: token.value, at, end }
      const given = within(callArguments)
      return { kind: 'call', name: token.value, arguments: given, at, end: before() }
    }
    if (takeIf('(')) {
      const inner = within(() => expression(1))
      take(')')
      return { ...inner, at, end: before() }
    }
    return stop('expected', 'a value')
  }

  function callArguments(): VclArgument[] {
    const given: VclArgument[] = []
    take('(')
    while (!is(')')) {
      const isNamed = here().kind === 'word' && tokens[place + 1]?.value === '=' && tokens[place + 1]?.kind === 'symbol'
      const key = isNamed ? next().value : null
      if (isNamed) next()
      given.push({ name: key, value: expression(1) })
      if (!takeIf(',')) break
    }
    take(')')
    return given
  }

  function unary(): VclExpression {
    const { at } = here()
    if (!is('!') && !is('-')) return primary()
    const kind = next().value === '!' ? 'not' : 'negative'
    const of = within(unary)
    return { kind, of, at, end: before() }
  }

  function operatorHere(): VclOperator | null {
    const { kind, value } = here()
    if (kind === 'symbol') return isOperator(value) ? value : null
    const isStatement = kind === 'word' && (Object.hasOwn(readers, value) || value === 'else' || isVclAction(value))
    return kind === 'end' || isStatement ? null : '+'
  }

  function expression(least: number): VclExpression {
    let left = unary()
    for (let links = 0; ; links++) {
      const operator = operatorHere()
      if (operator === null || vclPrecedence[operator] < least) return left
      if (links > 1000) stop('too-long', '1000')
      if (here().kind === 'symbol') next()
      const right = within(() => expression(vclPrecedence[operator] + 1))
      left = { kind: 'binary', operator, left, right, at: left.at, end: before() }
    }
  }

  function fieldValue(): VclField['value'] {
    if (!is('{')) return expression(1)
    next()
    const inner = within(() => fields())
    take('}')
    return inner
  }

  function fields(): VclField[] {
    const found: VclField[] = []
    while (takeIf('.')) {
      const field = name('an attribute')
      take('=')
      const value = fieldValue()
      if (Array.isArray(value)) takeIf(';')
      else takeEnd()
      found.push({ name: field, value })
    }
    return found
  }

  function block(): VclStatement[] {
    take('{')
    const body: VclStatement[] = []
    while (!is('}') && here().kind !== 'end') {
      const read = attempt(statement, skipStatement)
      if (read) body.push(read)
    }
    take('}')
    return body
  }

  function attempt<T>(read: () => T, skip: (from: number) => void): T | undefined {
    const from = place
    const level = depth
    try {
      return read()
    } catch (error) {
      if (!(error instanceof VclStop)) throw error
      depth = level
      problems.push(error.problem)
      if (problems.length > mostProblems) place = tokens.length - 1
      else skip(from)
      return undefined
    }
  }

  function skipStatement(from: number) {
    let open = 0
    while (here().kind !== 'end') {
      if (open === 0 && is('}') && place > from) return
      const { kind, value } = next()
      if (kind !== 'symbol') continue
      if (value === '{') open++
      if (value === '}') open--
      if (open <= 0 && (value === ';' || value === '}')) return
    }
  }

  function skipDeclaration(from: number) {
    if (place === from) next()
    while (here().kind !== 'end' && !(here().kind === 'word' && declarations.includes(here().value))) next()
  }

  function branches(): { branches: VclBranch[]; otherwise: VclStatement[] | null } {
    const found: VclBranch[] = []
    for (;;) {
      take('(')
      const test = within(() => expression(1))
      take(')')
      found.push({ test, body: within(block) })
      if (takeIf('elseif') || takeIf('elsif') || takeIf('elif')) continue
      if (!takeIf('else')) return { branches: found, otherwise: null }
      if (!takeIf('if')) return { branches: found, otherwise: within(block) }
    }
  }

  function statement(): VclStatement {
    const { at, kind, value } = here()
    if (kind !== 'word') stop('expected', 'a statement')
    const reader = Object.hasOwn(readers, value) ? readers[value] : undefined
    if (reader) {
      next()
      return reader(at)
    }
    const call = primary()
    if (call.kind !== 'call') {
      place--
      stop('expected', 'a statement')
    }
    takeEnd()
    return { kind: 'do', value: call, at, end: before() }
  }

  const readers: Readonly<Record<string, (at: number) => VclStatement>> = {
    set(at) {
      const target = name('a variable')
      const operator = vclAssignments.find((text) => is(text)) ?? stop('expected', '=')
      next()
      const value = expression(1)
      takeEnd()
      return { kind: 'set', target, operator: operator as VclAssignment, value, at, end: before() }
    },
    unset: readUnset,
    remove(at) {
      problems.push({ code: 'not-allowed', name: 'remove', at, end: at + 'remove'.length })
      return readUnset(at)
    },
    call(at) {
      const sub = name('a subroutine')
      if (takeIf('(')) take(')')
      takeEnd()
      return { kind: 'call', sub, at, end: before() }
    },
    return(at) {
      if (takeIf(';')) return { kind: 'return', action: null, at, end: before() }
      take('(')
      const action = within(primary)
      take(')')
      takeEnd()
      return { kind: 'return', action, at, end: before() }
    },
    synthetic(at) {
      const value = expression(1)
      takeEnd()
      return { kind: 'synthetic', value, at, end: before() }
    },
    error(at) {
      const status = primary()
      const reason = is(';') || isNextLine() ? null : expression(1)
      takeEnd()
      return { kind: 'error', status, reason, at, end: before() }
    },
    new(at) {
      const made = name('a name')
      take('=')
      const value = primary()
      takeEnd()
      return { kind: 'new', name: made, value, at, end: before() }
    },
    if(at) {
      return { kind: 'if', ...branches(), at, end: before() }
    },
  }

  function readUnset(at: number): VclStatement {
    const target = name('a variable')
    takeEnd()
    return { kind: 'unset', target, at, end: before() }
  }

  function aclEntry(): VclAclEntry {
    const { at } = here()
    const isNegated = takeIf('!')
    const isGrouped = takeIf('(')
    const address = kindOf('string', 'an address').value
    const prefix = takeIf('/') ? kindOf('number', 'a prefix length').value : null
    if (isGrouped) take(')')
    takeEnd(() => isNextLine() || here().kind === 'string' || is('!') || is('('))
    return { isNegated, address, prefix, at, end: before() }
  }

  function until<T>(close: string, read: () => T): T[] {
    const found: T[] = []
    while (!is(close) && here().kind !== 'end') found.push(read())
    take(close)
    return found
  }

  function directorEntry(): VclField[] {
    take('{')
    const found = fields()
    take('}')
    return found
  }

  function declaration(): VclDeclaration {
    const { at, value } = here()
    if (here().kind !== 'word') stop('expected', declarations.join(', '))
    const done = <T extends object>(rest: T) => ({ ...rest, at, end: before() })
    switch (value) {
      case 'vcl': {
        next()
        const version = kindOf('number', 'a version').value
        takeEnd()
        return done({ kind: 'version' as const, version })
      }
      case 'import': {
        next()
        const module = name('a module')
        const from = takeIf('from') ? kindOf('string', 'a path').value : null
        takeEnd()
        return done({ kind: 'import' as const, module, from })
      }
      case 'include': {
        next()
        const path = kindOf('string', 'a path').value
        takeEnd()
        return done({ kind: 'include' as const, path })
      }
      case 'backend':
      case 'probe': {
        next()
        const made = name('a name')
        take('{')
        const found = fields()
        take('}')
        return done({ kind: value, name: made, fields: found })
      }
      case 'director': {
        next()
        const made = name('a name')
        const type = name('a kind of director')
        take('{')
        const entries = until('}', directorEntry)
        return done({ kind: 'director' as const, name: made, type, entries })
      }
      case 'acl': {
        next()
        const made = name('a name')
        take('{')
        const entries = until('}', aclEntry)
        return done({ kind: 'acl' as const, name: made, entries })
      }
      case 'sub': {
        next()
        const made = name('a name')
        const body = block()
        return done({ kind: 'sub' as const, name: made, body })
      }
      default:
        return stop('expected', declarations.join(', '))
    }
  }

  const program: VclDeclaration[] = []
  while (here().kind !== 'end') {
    const read = attempt(declaration, skipDeclaration)
    if (read) program.push(read)
  }
  const inOrder = problems.sort((a, b) => a.at - b.at)
  return { program, problems: inOrder.slice(0, mostProblems) }
}
