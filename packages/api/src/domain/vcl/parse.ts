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
/** The declarations whose name and opening brace tell them from a line of a subroutine. */
const blocks = ['backend', 'probe', 'director', 'acl', 'sub']
const wrongLetters: readonly VclProblemCode[] = ['unterminated-string', 'unexpected-character', 'inline-c']
const wrongSyntax: readonly VclProblemCode[] = [...wrongLetters, 'unterminated-comment', 'expected']

/** Parses a program and continues after each problem, so that an editor can show all of them. One mistake is one problem. */
export function parseVcl(source: string): { program: VclProgram; problems: VclProblem[] } {
  const { tokens, problems } = vclTokens(source)
  const letters = problems.filter(({ code }) => wrongLetters.includes(code))
  // What is open until the end of the text hides every brace behind it.
  const isCutOff = problems.some(
    ({ code, name, at }) =>
      code === 'unterminated-comment' ||
      (code === 'unterminated-string' && name !== '"') ||
      (code === 'inline-c' && source.indexOf('}C', at) < 0),
  )
  let place = 0
  let depth = 0
  let unclosedAt = -1

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
  /** Reports a problem, unless a wrong letter or an open string since `from` explains it. */
  function report(problem: VclProblem, from: number) {
    const until = Math.max(problem.end, here().at)
    const isExplained = letters.some(({ at }) => at >= from && at < until) || (isCutOff && here().kind === 'end')
    if (problem.code !== 'expected' || !isExplained) problems.push(problem)
  }
  /** Whether a line, a declaration or the end of a block begins here: what is before it lacks its end. */
  function isNextLine(): boolean {
    const { kind, value } = here()
    const isCall = tokens[place + 1]?.kind === 'symbol' && tokens[place + 1]?.value === '('
    return (
      kind === 'end' ||
      (kind === 'symbol' && value === '}') ||
      (kind === 'word' && (Object.hasOwn(readers, value) || declarations.includes(value) || isCall))
    )
  }
  /** Takes the end of a line. A missing one is reported where it belongs, and the next line is read as usual. */
  function takeEnd(from: number, isNext: () => boolean = isNextLine): void {
    if (takeIf(';')) return
    if (!isNext()) stop('expected', ';')
    const { kind, value } = here()
    const got = kind === 'end' ? 'end of input' : value
    report({ code: 'expected', name: ';', at: before(), end: before(), got }, from)
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
    while (is('.')) {
      const { at } = next()
      let field: VclName | null = null
      const read = attempt(() => {
        field = name('an attribute')
        take('=')
        const value = fieldValue()
        if (Array.isArray(value)) takeIf(';')
        else takeEnd(at, () => isNextLine() || is('.'))
        return { name: field, value }
      }, skipField)
      if (read) found.push(read)
      // An attribute whose value is wrong is there all the same.
      else if (field) found.push({ name: field, value: unread() })
    }
    return found
  }

  /** Takes the end of a block. A missing one is reported once, also if several blocks miss it. */
  function close() {
    if (takeIf('}')) return
    const { at, end, kind, value } = here()
    if (unclosedAt === at) return
    unclosedAt = at
    report({ code: 'expected', name: '}', at, end, got: kind === 'end' ? 'end of input' : value }, at)
  }
  /** Whether a declaration begins here: a block before it lacks its end. */
  function isDeclaration(): boolean {
    if (here().kind !== 'word' || !blocks.includes(here().value)) return false
    const names = here().value === 'director' ? 2 : 1
    const named = tokens.slice(place + 1, place + 1 + names)
    const open = tokens[place + 1 + names]
    return named.every(({ kind }) => kind === 'word') && open?.kind === 'symbol' && open.value === '{'
  }

  function block(): VclStatement[] {
    // Without its opening brace a block is read all the same.
    if (!takeIf('{')) {
      const { at, end, kind, value } = here()
      if (kind !== 'word' || isDeclaration()) stop('expected', '{')
      report({ code: 'expected', name: '{', at, end, got: value }, before())
    }
    return statements()
  }
  function statements(): VclStatement[] {
    const body: VclStatement[] = []
    while (!is('}') && here().kind !== 'end' && !isDeclaration()) {
      const read = attempt(statement, skipStatement)
      if (read) body.push(read)
    }
    close()
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
      report(error.problem, tokens[from]?.at ?? 0)
      if (problems.length > mostProblems) place = tokens.length - 1
      else skip(from)
      return undefined
    }
  }

  const isFirstOfLine = () => source.slice(before(), here().at).includes('\n')
  const isReader = () => here().kind === 'word' && Object.hasOwn(readers, here().value)

  function skipStatement(from: number) {
    let open = 0
    while (here().kind !== 'end') {
      if (open === 0 && place > from && (is('}') || isDeclaration() || (isReader() && isFirstOfLine()))) return
      const { kind, value } = next()
      if (kind !== 'symbol') continue
      if (value === '{') open++
      if (value === '}') open--
      if (open <= 0 && (value === ';' || value === '}')) return
    }
  }

  /** Goes to the next attribute, behind a `;` or before the end of its block. */
  function skipField() {
    while (here().kind !== 'end' && !is('}') && !isDeclaration() && !(is('.') && isFirstOfLine()))
      if (next().value === ';') return
  }
  /** Goes to the block behind a condition that cannot be read. */
  function skipCondition() {
    while (here().kind !== 'end' && !is('{') && !is('}') && !is(';') && !isReader() && !isDeclaration()) next()
  }
  /** Stands for what cannot be read. */
  const unread = (): VclExpression => ({ kind: 'name', name: 'true', at: before(), end: before() })

  function skipDeclaration(from: number) {
    if (place === from) next()
    while (here().kind !== 'end' && !(here().kind === 'word' && declarations.includes(here().value))) next()
  }

  interface Branches {
    readonly branches: VclBranch[]
    readonly otherwise: VclStatement[] | null
  }
  function branch(): VclBranch {
    const read = attempt(condition, skipCondition)
    // A block behind a condition that cannot be read is read all the same.
    const body = within(() => (read ? block() : takeIf('{') || isReader() ? statements() : []))
    return { test: read ?? unread(), body }
  }
  /** What follows the block of an `if`: its `elseif`s and its `else`. */
  function joined(): Branches {
    const found: VclBranch[] = []
    for (;;) {
      if (takeIf('elseif') || takeIf('elsif') || takeIf('elif')) found.push(branch())
      else if (!takeIf('else')) return { branches: found, otherwise: null }
      else if (takeIf('if')) found.push(branch())
      else return { branches: found, otherwise: within(block) }
    }
  }

  function condition(): VclExpression {
    take('(')
    const test = within(() => expression(1))
    take(')')
    return test
  }

  function statement(): VclStatement {
    const { at, end, kind, value } = here()
    if (kind !== 'word') stop('expected', 'a statement')
    const reader = Object.hasOwn(readers, value) ? readers[value] : undefined
    if (reader) {
      next()
      return reader(at)
    }
    const from = place
    const call = primary()
    // A misspelt `if` or `else`: its block is read, and what joins it.
    if (is('{')) {
      report({ code: 'expected', name: 'a statement', at, end, got: value }, at)
      const body = within(block)
      const rest = is('else') || ['elseif', 'elsif', 'elif'].some(is) ? joined() : { branches: [], otherwise: null }
      return {
        kind: 'if',
        branches: [{ test: unread(), body }, ...rest.branches],
        otherwise: rest.otherwise,
        at,
        end: before(),
      }
    }
    if (call.kind !== 'call') {
      place = from
      stop('expected', 'a statement')
    }
    takeEnd(at)
    return { kind: 'do', value: call, at, end: before() }
  }

  const readers: Readonly<Record<string, (at: number) => VclStatement>> = {
    set(at) {
      const target = name('a variable')
      const operator = vclAssignments.find((text) => is(text)) ?? stop('expected', '=')
      next()
      const value = expression(1)
      takeEnd(at)
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
      takeEnd(at)
      return { kind: 'call', sub, at, end: before() }
    },
    return(at) {
      if (takeIf(';')) return { kind: 'return', action: null, at, end: before() }
      take('(')
      const action = within(primary)
      take(')')
      takeEnd(at)
      return { kind: 'return', action, at, end: before() }
    },
    synthetic(at) {
      const value = expression(1)
      takeEnd(at)
      return { kind: 'synthetic', value, at, end: before() }
    },
    error(at) {
      const status = primary()
      const reason = is(';') || isNextLine() ? null : expression(1)
      takeEnd(at)
      return { kind: 'error', status, reason, at, end: before() }
    },
    new(at) {
      const made = name('a name')
      take('=')
      const value = primary()
      takeEnd(at)
      return { kind: 'new', name: made, value, at, end: before() }
    },
    if(at) {
      const first = branch()
      const { branches, otherwise } = joined()
      return { kind: 'if', branches: [first, ...branches], otherwise, at, end: before() }
    },
  }

  function readUnset(at: number): VclStatement {
    const target = name('a variable')
    takeEnd(at)
    return { kind: 'unset', target, at, end: before() }
  }

  function aclEntry(): VclAclEntry {
    const { at } = here()
    const isNegated = takeIf('!')
    const isGrouped = takeIf('(')
    const address = kindOf('string', 'an address').value
    const prefix = takeIf('/') ? kindOf('number', 'a prefix length').value : null
    if (isGrouped) take(')')
    takeEnd(at, () => isNextLine() || here().kind === 'string' || is('!') || is('('))
    return { isNegated, address, prefix, at, end: before() }
  }

  /** The entries of a block to its end; one that cannot be read is left out. */
  function entriesOf<T>(read: () => T): T[] {
    const found: T[] = []
    while (!is('}') && here().kind !== 'end' && !isDeclaration()) {
      const entry = attempt(read, skipStatement)
      if (entry) found.push(entry)
    }
    close()
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
        takeEnd(at)
        return done({ kind: 'version' as const, version })
      }
      case 'import': {
        next()
        const module = name('a module')
        const from = takeIf('from') ? kindOf('string', 'a path').value : null
        takeEnd(at)
        return done({ kind: 'import' as const, module, from })
      }
      case 'include': {
        next()
        const path = kindOf('string', 'a path').value
        takeEnd(at)
        return done({ kind: 'include' as const, path })
      }
      case 'backend':
      case 'probe': {
        next()
        const made = name('a name')
        take('{')
        const found = fields()
        close()
        return done({ kind: value, name: made, fields: found })
      }
      case 'director': {
        next()
        const made = name('a name')
        const type = name('a kind of director')
        take('{')
        const entries = entriesOf(directorEntry)
        return done({ kind: 'director' as const, name: made, type, entries })
      }
      case 'acl': {
        next()
        const made = name('a name')
        take('{')
        const entries = entriesOf(aclEntry)
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
  return { program, problems: withoutEchoes(source, inOrder).slice(0, mostProblems) }
}

/** Leaves out what only follows from a problem before it in the same line: one wrong letter spoils the letters behind it. */
function withoutEchoes(source: string, problems: readonly VclProblem[]): VclProblem[] {
  return problems.filter((problem, index) => {
    const earlier = problems.slice(0, index).findLast(({ code }) => wrongSyntax.includes(code))
    if (!earlier || !wrongSyntax.includes(problem.code)) return true
    return /[;{}\n]/.test(source.slice(earlier.at, problem.at))
  })
}
