/** A stretch of the source, in characters: [at, end). */
export interface SourceSpan {
  readonly at: number
  readonly end: number
}

/** The kinds of problems. Screens translate the code; `vclMessage` words it as the compiler does. */
export type VclProblemCode =
  | 'unterminated-string'
  | 'unterminated-comment'
  | 'unexpected-character'
  | 'inline-c'
  | 'expected'
  | 'too-deep'
  | 'too-long'
  | 'not-allowed'
  | 'unknown-subroutine'
  | 'unknown-variable'
  | 'variable-not-here'
  | 'read-only'
  | 'unknown-function'
  | 'wrong-arguments'
  | 'unknown-backend'
  | 'unknown-acl'
  | 'unknown-probe'
  | 'unknown-module'
  | 'unknown-attribute'
  | 'missing-attribute'
  | 'unknown-unit'
  | 'wrong-type'
  | 'wrong-operator'
  | 'wrong-action'
  | 'wrong-address'
  | 'wrong-pattern'
  | 'twice'

/** A problem and its position. `name` is the word it is about; `expected` also has what was found. */
export interface VclProblem extends SourceSpan {
  readonly code: VclProblemCode
  readonly name: string
  readonly got?: string
}

/** Stops parsing the current statement. */
export class VclStop extends Error {
  readonly problem: VclProblem

  constructor(problem: VclProblem) {
    super(problem.code)
    this.problem = problem
  }
}

export type VclTokenKind = 'word' | 'string' | 'number' | 'symbol' | 'end'

/** A token. `value` is the content of a string, or the text of anything else. */
export interface VclToken extends SourceSpan {
  readonly kind: VclTokenKind
  readonly value: string
}

const space = /[\s\uFEFF]+/y
const word = /[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*/y
const number = /\d+(?:\.\d+)?[A-Za-z]*/y
const symbol = /==|!=|!~|<=|>=|&&|\|\||\+=|-=|\*=|\/=|[{}();,=~!<>+\-*/%.]/y

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

const quotes = [
  ['"""', '"""', true],
  ['{"', '"}', true],
  ['"', '"', false],
] as const

function stringAt(source: string, at: number, problems: VclProblem[]): VclToken | undefined {
  const quote = quotes.find(([open]) => source.startsWith(open, at))
  if (!quote) return undefined
  const [open, close, isLong] = quote
  const from = at + open.length
  const found = source.indexOf(close, from)
  // Looked for in the string alone: a text without line ends would be searched to its end for each string.
  const isOpen = found < 0 || (!isLong && source.slice(from, found).includes('\n'))
  if (!isOpen) return { kind: 'string', value: source.slice(from, found), at, end: found + close.length }
  const lineEnd = isLong ? -1 : source.indexOf('\n', from)
  const end = lineEnd >= 0 ? lineEnd : source.length
  problems.push({ code: 'unterminated-string', name: open, at, end: Math.max(end, at + 1) })
  return { kind: 'string', value: source.slice(from, Math.max(from, end)), at, end: Math.max(end, from) }
}

function commentEnd(source: string, at: number, problems: VclProblem[]): number | undefined {
  if (source[at] === '#' || source.startsWith('//', at)) {
    const end = source.indexOf('\n', at)
    return end < 0 ? source.length : end
  }
  if (!source.startsWith('/*', at)) return undefined
  const end = source.indexOf('*/', at + 2)
  if (end >= 0) return end + 2
  problems.push({ code: 'unterminated-comment', name: '/*', at, end: Math.min(at + 2, source.length) })
  return source.length
}

/** The most problems reported. */
export const mostProblems = 50

/** Splits a program into tokens. Invalid characters are reported and skipped; the last token is the end of the text. */
export function vclTokens(source: string): { tokens: VclToken[]; problems: VclProblem[] } {
  const tokens: VclToken[] = []
  const problems: VclProblem[] = []
  let at = 0
  while (at < source.length) {
    const skipped = matchAt(space, source, at)
    if (skipped !== undefined) {
      at += skipped.length
      continue
    }
    const after = commentEnd(source, at, problems)
    if (after !== undefined) {
      at = after
      continue
    }
    if (source.startsWith('C{', at)) {
      const end = source.indexOf('}C', at)
      problems.push({ code: 'inline-c', name: 'C{', at, end: at + 2 })
      at = end < 0 ? source.length : end + 2
      continue
    }
    const token = stringAt(source, at, problems) ?? plainAt(source, at)
    if (token) tokens.push(token)
    else problems.push({ code: 'unexpected-character', name: characterAt(source, at), at, end: at + 1 })
    at = token?.end ?? at + 1
  }
  tokens.push({ kind: 'end', value: '', at: source.length, end: source.length })
  return { tokens, problems }
}

const characterAt = (source: string, at: number) => String.fromCodePoint(source.codePointAt(at) ?? 0xfffd)

function plainAt(source: string, at: number): VclToken | undefined {
  for (const [kind, pattern] of [['word', word] as const, ['number', number] as const, ['symbol', symbol] as const]) {
    const value = matchAt(pattern, source, at)
    if (value !== undefined) return { kind, value, at, end: at + value.length }
  }
  return undefined
}
