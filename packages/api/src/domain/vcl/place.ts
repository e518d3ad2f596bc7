import { type VclType, vclAccess, vclFunctions, vclVariable } from './language.ts'
import { vclTokens } from './tokens.ts'

/** What may be written at a place of a program. */
export type VclWanted =
  | 'declaration'
  | 'subroutine'
  | 'statement'
  | 'set'
  | 'unset'
  | 'call'
  | 'value'
  | 'acl'
  | 'attribute'
  | 'nothing'

/** A place of a program: the declaration around it, the subroutine if it is one, and what may be written there. */
export interface VclPlace {
  readonly owner: 'sub' | 'backend' | 'probe' | 'director' | 'acl' | null
  readonly sub: string | null
  readonly wanted: VclWanted
  /** The variable that the value is set to; null in a condition. */
  readonly target: string | null
}

const owners = ['sub', 'backend', 'probe', 'director', 'acl'] as const
const beginning = /^(?:sub|backend|probe|director|acl)\b/gm

/** The place of the word that ends at `at`. Reads only from the declaration around it: completion must not wait for a long program. */
export function vclPlace(source: string, at: number, word = ''): VclPlace {
  const before = source.slice(0, at - word.length)
  let from = 0
  for (const { index } of before.matchAll(beginning)) from = index
  const { tokens, problems } = vclTokens(before.slice(from))
  let owner: VclPlace['owner'] = null
  let name = ''
  let braces = 0
  let line: string[] = []
  for (const [i, { kind, value }] of tokens.entries()) {
    if (kind === 'end') break
    if (kind === 'symbol' && (value === '{' || value === '}' || value === ';')) {
      if (value === '{' && braces === 0) {
        owner = owners.find((known) => known === line[0]) ?? null
        name = line[1] ?? ''
      }
      braces = Math.max(0, braces + (value === '{' ? 1 : value === '}' ? -1 : 0))
      if (braces === 0) owner = null
      line = []
    } else line.push(kind === 'string' ? `"${i}` : value)
  }
  const isOpen = problems.some(({ code }) => code === 'unterminated-string' || code === 'unterminated-comment')
  const lastLine = before.slice(before.lastIndexOf('\n') + 1)
  const isComment = !isOpen && /(?:^|[\s;{}])(?:#|\/\/)/.test(lastLine.replace(/"[^"]*"/g, ''))
  const sub = owner === 'sub' ? name : null
  const none = { owner, sub, target: null }
  if (isOpen || isComment) return { ...none, wanted: 'nothing' }
  if (owner === null)
    return { ...none, wanted: line.length === 0 ? 'declaration' : line[0] === 'sub' ? 'subroutine' : 'nothing' }
  if (owner === 'acl') return { ...none, wanted: 'nothing' }
  const last = line.at(-1)
  if (owner !== 'sub')
    return {
      ...none,
      wanted: last === '.' ? 'attribute' : line.includes('=') ? 'value' : 'nothing',
      target: line[1] ?? null,
    }
  const [first] = line
  if (first === undefined) return { ...none, wanted: 'statement' }
  if (line.length === 1 && (first === 'set' || first === 'unset' || first === 'call')) return { ...none, wanted: first }
  if (last === '~' || last === '!~') return { ...none, wanted: 'acl' }
  if (first === 'set') {
    const isBehindSign = line.slice(2).some((part) => part.endsWith('='))
    return { ...none, wanted: isBehindSign ? 'value' : 'nothing', target: line[1] ?? null }
  }
  if (first === 'unset' || first === 'call' || first === 'else') return { ...none, wanted: 'nothing' }
  return { ...none, wanted: 'value' }
}

const fitsTarget = (target: VclType | undefined, type: VclType | 'VOID' | null | undefined) =>
  (target === 'BACKEND') === (type === 'BACKEND')

/** Whether a variable may be written at a place, by the same table that the check reads. */
export function isVclVariableOffered(name: string, { wanted, sub, target }: VclPlace): boolean {
  const variable = vclVariable(name)
  if (!variable) return false
  const { isReadable, isSettable, isUnsettable } = vclAccess(variable, sub)
  if (wanted === 'set') return isSettable
  if (wanted === 'unset') return isUnsettable
  if (wanted !== 'value' && wanted !== 'acl') return false
  return isReadable && (target === null || fitsTarget(vclVariable(target)?.type, variable.type))
}

/** Whether a function may be called at a place: one that returns nothing is a line of its own. */
export function isVclFunctionOffered(name: string, { wanted, sub, target }: VclPlace): boolean {
  const known = vclFunctions.get(name)
  if (!known || (known.where && sub !== null && !known.where.includes(sub))) return false
  if (known.returns === 'VOID') return wanted === 'statement'
  return wanted === 'value' && (target === null || fitsTarget(vclVariable(target)?.type, known.returns))
}
