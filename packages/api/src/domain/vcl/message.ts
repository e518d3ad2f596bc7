import type { SourceSpan, VclProblem } from './tokens.ts'

/** Line and column of a place in a text, both counted from 1. */
export interface VclPosition {
  readonly line: number
  readonly column: number
}

/** Converts an offset to line and column. */
export function vclPosition(source: string, at: number): VclPosition {
  const before = source.slice(0, at)
  const line = before.split('\n').length
  return { line, column: at - (before.lastIndexOf('\n') + 1) + 1 }
}

const longestName = 60
const longestLine = 120

const visible = (name: string) =>
  name.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  )

const shortened = (name: string) => visible(name.length > longestName ? `${name.slice(0, longestName)}…` : name)

function headline(problem: VclProblem): string {
  const { code } = problem
  const name = shortened(problem.name)
  const got = shortened(problem.got ?? '')
  switch (code) {
    case 'unterminated-string':
      return `Unterminated string, starting with ${name}`
    case 'unterminated-comment':
      return 'Unterminated /* ... */ comment, starting'
    case 'unexpected-character':
      return `Syntax error: unexpected character '${name}'`
    case 'inline-c':
      return 'Inline C has been disabled, use the vcc_allow_inline_c parameter'
    case 'expected':
      return `Expected '${name}' got '${got}'`
    case 'too-deep':
      return `Nested deeper than ${name} levels`
    case 'too-long':
      return `Expression of more than ${name} parts`
    case 'not-allowed':
      return `Not allowed here: '${name}'`
    case 'unknown-subroutine':
      return `Undefined sub: '${name}'`
    case 'unknown-variable':
      return `Symbol not found: '${name}'`
    case 'variable-not-here':
      return `'${name}': Not available in subroutine '${got}'`
    case 'read-only':
      return `Variable cannot be set: '${name}'`
    case 'unknown-function':
      return `Symbol not found: '${name}' (expected a function)`
    case 'wrong-arguments':
      return `Wrong number of arguments for '${name}'`
    case 'unknown-backend':
      return `Symbol not found: '${name}' (expected type BACKEND)`
    case 'unknown-acl':
      return `Symbol not found: '${name}' (expected type ACL)`
    case 'unknown-probe':
      return `Symbol not found: '${name}' (expected type PROBE)`
    case 'unknown-module':
      return `VMOD not found: '${name}'`
    case 'unknown-attribute':
      return `Unknown field: '${name}'`
    case 'missing-attribute':
      return `Expected '.${name}' field`
    case 'unknown-unit':
      return `Unknown time unit '${name}'. Legal are 'ms', 's', 'm', 'h', 'd', 'w' and 'y'`
    case 'wrong-type':
      return `Expression has type ${got}, expected ${name}`
    case 'wrong-operator':
      return `Operator ${name} not possible on ${got}`
    case 'wrong-action':
      return `Invalid return "${name}"`
    case 'wrong-address':
      return `Name resolution failed: '${name}'`
    case 'wrong-pattern':
      return `Regexp compilation error: '${name}'`
    case 'twice':
      return `Symbol '${name}' redefined`
  }
}

function marked(source: string, { at, end }: VclProblem): string {
  const begins = source.lastIndexOf('\n', at - 1) + 1
  const found = source.indexOf('\n', begins)
  const whole = source.slice(begins, found < 0 ? source.length : found).replace(/\r$/, '')
  const from = whole.length > longestLine ? Math.max(begins, at - longestLine / 2) : begins
  const line = whole.slice(from - begins, from - begins + longestLine).replace(/[^\P{C}\t]/gu, '·')
  const to = Math.max(end, at + 1)
  const marks = Array.from({ length: Math.max(line.length, at - from + 1) }, (_, i) => {
    if (line[i] === '\t') return '\t'
    return from + i >= at && from + i < to ? '#' : '-'
  })
  return `${line}\n${marks.join('')}`
}

/** One problem as the compiler words it: what, where, and the line with marks under the place. */
export function vclMessage(source: string, problem: VclProblem): string {
  const { line, column } = vclPosition(source, problem.at)
  return [
    'Message from VCC-compiler:',
    headline(problem),
    `('input' Line ${line} Pos ${column})`,
    marked(source, problem),
    '',
    'Running VCC-compiler failed, exited with 2',
    'VCL compilation failed',
  ].join('\n')
}

/** A compiler's message: its first sentence, and the place it points to if it names one that the source has. */
export interface VclRefusal {
  readonly headline: string
  readonly place: SourceSpan | null
}

const isMarks = (line: string | undefined): line is string => line !== undefined && /^[-\s]*#[-#\s]*$/.test(line)

/** Reads a compiler's message about a source: by line and position, or by the quoted line with marks under it. */
export function readVclMessage(source: string, message: string): VclRefusal {
  const lines = message.split('\n')
  const headline = lines.find((line) => line.trim() !== '' && !/^message from/i.test(line))?.trim() ?? message.trim()
  const marksAt = lines.findIndex((line, index) => index > 0 && isMarks(line))
  const marks = lines[marksAt]
  const length = marks === undefined ? 1 : (marks.match(/#/g)?.length ?? 1)
  const named = /\bLine (\d+) Pos (\d+)/i.exec(message)
  const at = named
    ? offsetOf(source, Number(named[1]), Number(named[2]))
    : quotedOffset(source, lines[marksAt - 1], marks)
  if (at === null || at > source.length) return { headline, place: null }
  return { headline, place: { at, end: Math.min(source.length, at + length) } }
}

function offsetOf(source: string, line: number, column: number): number | null {
  const lines = source.split('\n')
  if (line < 1 || line > lines.length) return null
  return lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0) + column - 1
}

function quotedOffset(source: string, quoted: string | undefined, marks: string | undefined): number | null {
  if (!quoted?.trim() || marks === undefined) return null
  const begins = source.indexOf(quoted)
  return begins < 0 ? null : begins + marks.indexOf('#')
}
