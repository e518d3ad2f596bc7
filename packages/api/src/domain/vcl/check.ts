import { parseNetwork } from '../networks.ts'
import {
  edgeCallables,
  edgeSubroutines,
  type VclType,
  vclAccess,
  vclActions,
  vclAttributes,
  vclDirectorTypes,
  vclFunctions,
  vclModules,
  vclSubroutines,
  vclUnits,
  vclVariable,
} from './language.ts'
import { parseVcl } from './parse.ts'
import {
  type VclDeclaration,
  type VclExpression,
  type VclField,
  type VclName,
  type VclOperator,
  type VclProgram,
  type VclStatement,
  vclPrecedence,
} from './syntax.ts'
import { mostProblems, type SourceSpan, type VclProblem, type VclProblemCode } from './tokens.ts'

/** Names that a program may use without declaring them. Without a list of ACLs every ACL counts as known. */
export interface VclSurroundings {
  /** Names as a program writes them: `c300_origin1`. */
  readonly backends: readonly string[]
  /** Names as a program writes them: `acl_c300_office`. */
  readonly acls?: readonly string[]
  /** `edge` is what customers may write; `full` is the whole language, as the provider writes it. */
  readonly dialect?: 'edge' | 'full'
}

type Binary = VclExpression & { kind: 'binary' }
type Report = (code: VclProblemCode, at: SourceSpan, name: string, got?: string) => void

interface Scope {
  readonly dialect: 'edge' | 'full'
  readonly backends: ReadonlySet<string>
  readonly acls: ReadonlySet<string> | null
  readonly probes: ReadonlySet<string>
  readonly subs: ReadonlySet<string>
  readonly objects: ReadonlySet<string>
  readonly report: Report
}

const namesOf = (program: VclProgram, ...kinds: readonly VclDeclaration['kind'][]) =>
  program.flatMap((part) => ('name' in part && kinds.includes(part.kind) ? [part.name] : []))

function everyStatement(body: readonly VclStatement[]): VclStatement[] {
  return body.flatMap((line) =>
    line.kind === 'if'
      ? [line, ...[...line.branches.map((branch) => branch.body), line.otherwise ?? []].flatMap(everyStatement)]
      : [line],
  )
}

/** Checks syntax and names of a program; returns the first fifty problems in text order. */
export function checkVcl(source: string, surroundings: VclSurroundings): VclProblem[] {
  const { program, problems: unread } = parseVcl(source)
  const problems = [...unread]
  const report: Report = (code, { at, end }, name, got) => {
    problems.push({ code, name, at, end, ...(got === undefined ? {} : { got }) })
  }
  const { dialect = 'edge', backends, acls } = surroundings
  const named = (...kinds: readonly VclDeclaration['kind'][]) => namesOf(program, ...kinds).map(({ name }) => name)
  const made = program.flatMap((part) =>
    part.kind === 'sub'
      ? everyStatement(part.body).flatMap((line) => (line.kind === 'new' ? [line.name.name] : []))
      : [],
  )
  const scope: Scope = {
    dialect,
    backends: new Set([...backends, ...named('backend', 'director')]),
    acls: acls ? new Set([...acls, ...named('acl')]) : null,
    probes: new Set(named('probe')),
    subs: new Set(named('sub').filter((name) => !vclSubroutines.includes(name))),
    objects: new Set(made),
    report,
  }
  checkTwice(program, report)
  for (const part of program) checkDeclaration(part, scope)
  return problems.sort((a, b) => a.at - b.at || a.end - b.end).slice(0, mostProblems)
}

function checkTwice(program: VclProgram, report: Report) {
  for (const kinds of [['backend', 'director'], ['probe'], ['acl'], ['sub']] as const) {
    const seen = new Set<string>()
    for (const { name, ...at } of namesOf(program, ...kinds)) {
      if (seen.has(name) && !vclSubroutines.includes(name)) report('twice', at, name)
      seen.add(name)
    }
  }
}

function checkDeclaration(part: VclDeclaration, scope: Scope) {
  const { report, dialect } = scope
  switch (part.kind) {
    case 'version':
      if (part.version !== '4.0' && part.version !== '4.1') report('not-allowed', part, `vcl ${part.version}`)
      return
    case 'include':
      if (dialect === 'edge') report('not-allowed', part, 'include')
      return
    case 'import':
      if (!vclModules.includes(part.module.name)) report('unknown-module', part.module, part.module.name)
      return
    case 'backend':
    case 'probe':
      checkFields(part.kind, part.name, part.fields, scope)
      return
    case 'director':
      checkDirector(part, scope)
      return
    case 'acl':
      for (const { address, prefix, ...at } of part.entries) checkAddress(address, prefix, at, report)
      return
    case 'sub':
      checkSub(part.name, part.body, scope)
  }
}

function checkAddress(address: string, prefix: string | null, at: SourceSpan, report: Report) {
  const text = prefix === null ? address : `${address}/${prefix}`
  const isHost = prefix === null && /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(address) && /[a-z]/i.test(address)
  if (!isHost && !parseNetwork(text)) report('wrong-address', at, text)
}

const isFields = (value: VclField['value']): value is readonly VclField[] => Array.isArray(value)

function checkFields(kind: 'backend' | 'probe', owner: VclName, fields: readonly VclField[], scope: Scope) {
  const { report } = scope
  const known = vclAttributes[kind]
  const seen = new Set<string>()
  for (const { name, value } of fields) {
    if (!known.includes(name.name)) report('unknown-attribute', name, name.name)
    if (seen.has(name.name)) report('twice', name, name.name)
    seen.add(name.name)
    if (isFields(value)) {
      if (kind === 'backend' && name.name === 'probe') checkFields('probe', name, value, scope)
      else report('wrong-type', name, 'a value', 'a block')
      continue
    }
    if (name.name === 'probe' && value.kind === 'name') {
      if (!scope.probes.has(value.name)) report('unknown-probe', value, value.name)
      continue
    }
    checkConstant(value, scope)
  }
  if (kind === 'backend' && !seen.has('host') && !seen.has('path')) report('missing-attribute', owner, 'host')
}

function checkConstant(value: VclExpression, { report }: Scope) {
  if (value.kind === 'number') checkNumber(value.text, value, report)
  else if (value.kind === 'name' && value.name !== 'true' && value.name !== 'false')
    report('unknown-variable', value, value.name)
  else if (value.kind === 'call') report('unknown-function', value, value.name)
}

function checkDirector(part: VclDeclaration & { kind: 'director' }, scope: Scope) {
  const { report, backends } = scope
  if (!vclDirectorTypes.includes(part.type.name)) report('not-allowed', part.type, part.type.name)
  for (const { name, value } of part.entries.flat()) {
    if (!['backend', 'weight', 'list', 'ttl', 'suffix'].includes(name.name))
      report('unknown-attribute', name, name.name)
    if (name.name !== 'backend') continue
    if (isFields(value)) checkFields('backend', name, value, scope)
    else if (value.kind !== 'name') report('wrong-type', value, 'BACKEND', typeWord(typeOf(value, scope)))
    else if (!backends.has(value.name)) report('unknown-backend', value, value.name)
  }
}

function checkSub(name: VclName, body: readonly VclStatement[], scope: Scope) {
  const allowed = scope.dialect === 'edge' ? edgeSubroutines : vclSubroutines
  const isReserved = name.name.startsWith('vcl_')
  if (!allowed.includes(name.name) && (scope.dialect === 'edge' || isReserved))
    scope.report(
      isReserved && !vclSubroutines.includes(name.name) ? 'unknown-subroutine' : 'not-allowed',
      name,
      name.name,
    )
  const where = vclSubroutines.includes(name.name) ? name.name : null
  for (const line of everyStatement(body)) checkStatement(line, where, scope)
}

function checkStatement(line: VclStatement, where: string | null, scope: Scope) {
  const { report, dialect } = scope
  const check = (value: VclExpression) => checkExpression(value, where, scope)
  switch (line.kind) {
    case 'set':
      checkTarget(line.target, 'set', where, report)
      checkAssigned(line.target.name, line.value, where, scope)
      return
    case 'unset':
      checkTarget(line.target, 'unset', where, report)
      return
    case 'call':
      if (!edgeCallables.includes(line.sub.name) && !scope.subs.has(line.sub.name))
        report('unknown-subroutine', line.sub, line.sub.name)
      return
    case 'return':
      if (dialect === 'edge') report('not-allowed', { at: line.at, end: line.at + 6 }, 'return')
      else checkReturn(line.action, where, scope)
      return
    case 'synthetic':
      if (where !== null && where !== 'vcl_synth' && where !== 'vcl_backend_error')
        report('not-allowed', { at: line.at, end: line.at + 9 }, 'synthetic')
      check(line.value)
      return
    case 'error':
      // A statement of VCL 3: since VCL 4 errors are `return (synth(404, "Gone"))`.
      report('not-allowed', { at: line.at, end: line.at + 'error'.length }, 'error')
      return
    case 'new':
      if (where !== 'vcl_init') report('not-allowed', line.name, 'new')
      check(line.value)
      return
    case 'do':
      checkAction(line.value, where, scope)
      return
    case 'if':
      for (const { test } of line.branches) {
        check(test)
        if (test.kind === 'string' || test.kind === 'number')
          report('wrong-type', test, 'BOOL', typeWord(typeOf(test, scope)))
      }
  }
}

/** A line that is a call: of a function that returns nothing, or of an object. */
function checkAction(value: VclExpression, where: string | null, scope: Scope) {
  if (value.kind !== 'call') return
  checkCall(value, where, scope)
  const given = typeOf(value, scope)
  if (given !== undefined && given !== 'VOID') scope.report('wrong-type', value, 'VOID', typeWord(given))
}

function checkReturn(action: VclExpression | null, where: string | null, scope: Scope) {
  if (action === null) return
  const word = action.kind === 'name' || action.kind === 'call' ? action.name : ''
  const known = where === null ? Object.values(vclActions).flat() : (vclActions[where] ?? [])
  if (!known.includes(word)) scope.report('wrong-action', action, word)
  if (action.kind === 'call') for (const { value } of action.arguments) checkExpression(value, where, scope)
}

function checkTarget(target: VclName, act: 'set' | 'unset', where: string | null, report: Report) {
  const variable = vclVariable(target.name)
  if (!variable) report('unknown-variable', target, target.name)
  else {
    const { isReadable, isSettable, isUnsettable } = vclAccess(variable, where)
    if (!isReadable) report('variable-not-here', target, target.name, where ?? '')
    else if (!(act === 'set' ? isSettable : isUnsettable)) report('read-only', target, target.name)
  }
}

function checkAssigned(target: string, value: VclExpression, where: string | null, scope: Scope) {
  const wanted = vclVariable(target)?.type
  if (wanted === 'BACKEND' && value.kind === 'name' && !vclVariable(value.name)) {
    if (!scope.backends.has(value.name)) scope.report('unknown-backend', value, value.name)
    return
  }
  checkExpression(value, where, scope)
  const given = typeOf(value, scope)
  if (wanted && given && given !== 'VOID' && !fits(wanted, given))
    scope.report('wrong-type', value, typeWord(wanted), typeWord(given))
}

/** The type of an expression; undefined if it is not known. */
type GivenType = VclType | 'VOID' | undefined

const typeWord = (type: GivenType) => (type === 'TEXT' || type === 'HEADER' ? 'STRING' : (type ?? 'VOID'))

function fits(wanted: VclType, given: VclType): boolean {
  if (wanted === 'TEXT' || wanted === 'HEADER') return true
  if (wanted === 'REAL') return given === 'REAL' || given === 'INT'
  return wanted === given
}

function typeOf(value: VclExpression, scope: Scope): GivenType {
  switch (value.kind) {
    case 'string':
      return 'TEXT'
    case 'number':
      return numberType(value.text)
    case 'name':
      if (value.name === 'true' || value.name === 'false') return 'BOOL'
      return scope.backends.has(value.name) ? 'BACKEND' : vclVariable(value.name)?.type
    case 'not':
      return 'BOOL'
    case 'negative':
      return typeOf(value.of, scope)
    case 'call':
      if (value.name.endsWith('.backend')) return 'BACKEND'
      return vclFunctions.get(value.name)?.returns ?? undefined
    case 'binary':
      return typeOfBinary(value, scope)
  }
}

const isText = (type: GivenType) => type === 'TEXT' || type === 'HEADER'
const isOrder = (operator: VclOperator) => ['<', '<=', '>', '>='].includes(operator)
const arithmetic = ['+', '-', '*', '/', '%']

function typeOfBinary({ operator, left, right }: Binary, scope: Scope): GivenType {
  if (!arithmetic.includes(operator)) return 'BOOL'
  const types = [typeOf(left, scope), typeOf(right, scope)]
  if (types.some(isText)) return 'TEXT'
  return types[0] === types[1] && (types[0] === 'INT' || types[0] === 'DURATION') ? types[0] : undefined
}

/** A number, a duration and a moment compare with their own kind only; an order of texts, addresses or backends is none. */
function checkComparison({ operator, left, right }: Binary, scope: Scope) {
  const [one, other] = [typeOf(left, scope), typeOf(right, scope)]
  if (one === undefined || one === 'VOID') return
  const isNumeric = one === 'INT' || one === 'REAL' || one === 'DURATION' || one === 'TIME'
  if (!isNumeric) {
    if (isOrder(operator)) scope.report('wrong-operator', left, operator, typeWord(one))
  } else if (other !== undefined && other !== 'VOID' && (isText(other) || !(fits(one, other) || fits(other, one))))
    scope.report('wrong-type', right, typeWord(one), typeWord(other))
}

const unitOf = (text: string) => text.replace(/^[\d.]+/, '')

function numberType(text: string): VclType | undefined {
  const unit = unitOf(text)
  if (vclUnits.duration.includes(unit)) return 'DURATION'
  if (unit === '') return text.includes('.') ? 'REAL' : 'INT'
  return undefined
}

function checkNumber(text: string, at: SourceSpan, report: Report) {
  const unit = unitOf(text)
  if (unit !== '' && !vclUnits.duration.includes(unit) && !vclUnits.bytes.includes(unit))
    report('unknown-unit', at, unit)
}

function checkExpression(value: VclExpression, where: string | null, scope: Scope) {
  const { report } = scope
  switch (value.kind) {
    case 'string':
      return
    case 'number':
      checkNumber(value.text, value, report)
      return
    case 'name':
      checkName(value, where, scope)
      return
    case 'call':
      checkCall(value, where, scope)
      if (typeOf(value, scope) === 'VOID') report('wrong-type', value, 'STRING', 'VOID')
      return
    case 'not':
    case 'negative':
      checkExpression(value.of, where, scope)
      return
    case 'binary':
      checkExpression(value.left, where, scope)
      if (value.operator === '~' || value.operator === '!~') checkMatch(value, where, scope)
      else {
        checkExpression(value.right, where, scope)
        if (vclPrecedence[value.operator] === vclPrecedence['==']) checkComparison(value, scope)
      }
  }
}

function checkMatch({ right }: Binary, where: string | null, scope: Scope) {
  if (right.kind === 'string') {
    if (!isPattern(right.value)) scope.report('wrong-pattern', right, right.value)
  } else if (right.kind === 'name' && !vclVariable(right.name)) checkAcl(right.name, right, scope)
  else checkExpression(right, where, scope)
}

function checkAcl(name: string, at: SourceSpan, { acls, report }: Scope) {
  if (acls && !acls.has(name)) report('unknown-acl', at, name)
}

function isPattern(text: string): boolean {
  const plain = text.replace(/\(\?(?:[a-z-]+[:)]|>|[|#])/g, (flag) => (flag.endsWith(')') ? '' : '(?:'))
  try {
    new RegExp(plain.replace(/([*+?}])\+/g, '$1'))
    return true
  } catch {
    return false
  }
}

function checkName(value: VclExpression & { kind: 'name' }, where: string | null, scope: Scope) {
  const { name } = value
  if (name === 'true' || name === 'false' || scope.backends.has(name) || scope.objects.has(name)) return
  const variable = vclVariable(name)
  if (!variable) scope.report('unknown-variable', value, name)
  else if (!vclAccess(variable, where).isReadable) scope.report('variable-not-here', value, name, where ?? '')
}

function checkCall(value: VclExpression & { kind: 'call' }, where: string | null, scope: Scope) {
  const { report } = scope
  const { name } = value
  const named = { at: value.at, end: value.at + name.length }
  const [owner = '', method] = name.split('.')
  const known = vclFunctions.get(name)
  if (known) {
    const { least, most, where: places } = known
    if (value.arguments.length < least || value.arguments.length > most) report('wrong-arguments', named, name)
    if (places && where !== null && !places.includes(where)) report('variable-not-here', named, name, where)
  } else if (method === 'backend' && !scope.backends.has(owner) && !scope.objects.has(owner))
    report('unknown-backend', { at: value.at, end: value.at + owner.length }, owner)
  else if (!scope.objects.has(owner) && !(method === 'backend' && scope.backends.has(owner)))
    report('unknown-function', named, name)
  const [first] = value.arguments
  if (name === 'network_acl.get' && first?.value.kind === 'string') checkAcl(first.value.value, first.value, scope)
  const [, second] = value.arguments
  if (/^regsub(all)?$/.test(name) && second?.value.kind === 'string' && !isPattern(second.value.value))
    report('wrong-pattern', second.value, second.value.value)
  for (const given of value.arguments) checkExpression(given.value, where, scope)
}
