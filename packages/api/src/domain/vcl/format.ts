import { parseVcl } from './parse.ts'
import { type VclToken, vclTokens } from './tokens.ts'

const step = '  '
const spaced = ['if', 'elseif', 'elsif', 'elif', 'else', 'return']
const joins = ['elseif', 'elsif', 'elif', 'else']

/** What is between two tokens: comments, each with the line ends before it, and the line ends before the next token. */
interface Gap {
  readonly comments: readonly { readonly text: string; readonly breaks: number; readonly isLine: boolean }[]
  readonly breaks: number
}

const breaksIn = (text: string) => text.split('\n').length - 1

function gapOf(text: string): Gap {
  const comments: { text: string; breaks: number; isLine: boolean }[] = []
  let rest = text
  for (;;) {
    const blank = /^[\s\uFEFF]*/.exec(rest)?.[0] ?? ''
    rest = rest.slice(blank.length)
    const comment = /^(?:(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\/)/.exec(rest)?.[0]
    if (comment === undefined) return { comments, breaks: breaksIn(blank) }
    const isLine = !comment.startsWith('/*')
    comments.push({ text: isLine ? comment.trimEnd() : comment, breaks: breaksIn(blank), isLine })
    rest = rest.slice(comment.length)
  }
}

const isValue = (token: VclToken | undefined) =>
  token !== undefined && (token.kind !== 'symbol' || token.value === ')') && !spaced.includes(token.value)

/** Whether a space is between two tokens of a line. */
function isSpaced(before: VclToken, token: VclToken, earlier: VclToken | undefined, isAcl: boolean): boolean {
  const is = (one: VclToken, ...values: readonly string[]) => one.kind === 'symbol' && values.includes(one.value)
  if (is(token, ';', ',', ')') || is(before, '(')) return false
  if (is(before, '.') || (isAcl && (is(token, '/') || is(before, '/')))) return false
  // A sign before a value, not between two.
  if (is(before, '!') || (is(before, '-') && !isValue(earlier))) return isAcl
  if (is(token, '(')) return before.kind !== 'word' || spaced.includes(before.value)
  return true
}

/**
 * Formats a program: two spaces for each block, a line for each statement, one empty line between declarations.
 * Only the space between words changes, so the program means the same; comments stay. Null if the program has a
 * syntax problem, because then it is not known where its lines end.
 */
export function formatVcl(source: string): string | null {
  if (parseVcl(source).problems.length > 0) return null
  const { tokens } = vclTokens(source)
  const lines: string[] = []
  let line = ''
  let blocks = 0
  let isAcl = false
  let previousEnd = 0
  let [earlier, before]: (VclToken | undefined)[] = []

  const indent = (extra = 0) => step.repeat(Math.max(0, blocks + extra))
  const flush = () => {
    if (line !== '') lines.push(line)
    line = ''
  }
  const blank = () => {
    if (lines.length > 0 && lines.at(-1) !== '') lines.push('')
  }
  for (const token of tokens) {
    const { comments, breaks } = gapOf(source.slice(previousEnd, token.at))
    const text = source.slice(token.at, token.end)
    const isSymbol = (value: string) => token.kind === 'symbol' && token.value === value
    const isOpening = isSymbol('{')
    const isClosing = isSymbol('}')
    const isEnd = token.kind === 'end'
    const ends = before?.kind === 'symbol' && ['{', '}', ';'].includes(before.value)
    const isJoined =
      before?.value === '}' && token.kind === 'word' && joins.includes(token.value) && comments.length === 0
    const isLoneEnd = isSymbol(';') && before?.value === '}'
    // A statement is done: what follows begins a line, except a comment behind it.
    const isNew = ends && !isJoined && !isLoneEnd
    const isInner = !isNew && before !== undefined
    for (const comment of comments) {
      const isBehind = comment.breaks === 0 && line !== ''
      if (isBehind) line += ` ${comment.text}`
      else {
        flush()
        if (comment.breaks > 1 && before?.value !== '{') blank()
        line = `${indent(isInner ? 1 : 0)}${comment.text}`
      }
      if (comment.isLine) flush()
    }
    if (isEnd) break
    if (isClosing) blocks--
    const isTop = isNew && blocks === 0 && before?.value === '}' && !isClosing
    const wasBroken = breaks > 0 || line === ''
    if (isNew || before === undefined) {
      const isCommentBefore = comments.length > 0 && (comments.at(-1)?.isLine || breaks > 0)
      if (comments.length === 0 || isCommentBefore) flush()
      if (line === '') {
        if (!isClosing && before?.value !== '{' && (breaks > 1 || (isTop && comments.length === 0))) blank()
        line = indent() + text
      } else line += ` ${text}`
    } else if (line === '' || (wasBroken && isInner && !isJoined && !isOpening && !isLoneEnd && !isSymbol(';'))) {
      flush()
      line = indent(isOpening || isClosing ? 0 : 1) + text
    } else {
      const space =
        isJoined ||
        comments.length > 0 ||
        (before !== undefined && !isLoneEnd && isSpaced(before, token, earlier, isAcl))
      line += `${space ? ' ' : ''}${text}`
    }
    if (token.kind === 'word' && token.value === 'acl' && blocks === 0) isAcl = true
    if (isOpening) blocks++
    if (isClosing && blocks === 0) isAcl = false
    previousEnd = token.end
    ;[earlier, before] = [before, token]
  }
  flush()
  while (lines.at(-1) === '') lines.pop()
  return lines.length > 0 ? `${lines.join('\n')}\n` : ''
}
