import { safeUrl } from '@parapet/api'
import type { RichBlock, RichRun } from '@parapet/ui'

const codeBlock = /<pre\b[^>]{0,200}>([\s\S]*?)<\/pre>|^(?:```|~~~)[^\n`]*\n([\s\S]*?)^(?:```|~~~)[ \t]*$/gim
const codeTag = /^\s*<code\b[^>]{0,200}>|<\/code>\s*$/gi
const link =
  /"([^"\n]{1,200})":(https:\/\/[^\s<>"]{1,2000})|\[([^\]\n]{1,200})\]\((https:\/\/[^\s<>"()]{1,2000})\)|https:\/\/[^\s<>"]{1,2000}/g
/** A mark stands between words: `2*3*4`, snake_case and addresses have none. */
const mark =
  /(?<![\p{L}\p{N}*_@`~/])(?:`([^`\n]{1,500})`|@([^@\s](?:[^@\n]{0,500}[^@\s])?)@|\*\*([^*\s](?:[^*\n]{0,500}[^*\s])?)\*\*|\*([^*\s](?:[^*\n]{0,500}[^*\s])?)\*|__([^_\s](?:[^_\n]{0,500}[^_\s])?)__|_([^_\s](?:[^_\n]{0,500}[^_\s])?)_|~~([^~\s](?:[^~\n]{0,500}[^~\s])?)~~)(?![\p{L}\p{N}*_@`~/])/gu
const marks = ['code', 'code', 'strong', 'strong', 'strong', 'em', 'del'] as const

/** Reads the text of a ticket (Redmine's Textile or Markdown, whichever it is) as blocks; what is no markup stays text. */
export function ticketText(source: string): RichBlock[] {
  const text = source.replace(/\r\n?/g, '\n')
  const blocks: RichBlock[] = []
  let at = 0
  for (const found of text.matchAll(codeBlock)) {
    addLines(blocks, text.slice(at, found.index))
    const code = (found[1] ?? found[2] ?? '').replace(codeTag, '').replace(/^\n+|\s+$/g, '')
    if (code !== '') blocks.push({ kind: 'code', text: code })
    at = found.index + found[0].length
  }
  addLines(blocks, text.slice(at))
  return blocks
}

type LineKind = 'heading' | 'hash' | 'bullet' | 'number' | 'row' | 'quote' | 'rule' | 'prose'

function kindOf(line: string): LineKind {
  if (/^h[1-6]\. +\S/.test(line)) return 'heading'
  if (/^#{1,6} +\S/.test(line)) return 'hash'
  if (/^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line)) return 'rule'
  if (/^\s{0,12}(?:\*{1,6}|[-+]) +\S/.test(line)) return 'bullet'
  if (/^\s{0,12}\d{1,3}[.)] +\S/.test(line)) return 'number'
  if (/^\s{0,3}\|.*\|\s*$/.test(line)) return 'row'
  if (/^(?:>|bq\. )/.test(line)) return 'quote'
  return 'prose'
}

function addLines(blocks: RichBlock[], text: string) {
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; ) {
    const kind = kindOf(lines[at] ?? '')
    let end = at + 1
    while (end < lines.length && kind !== 'heading' && kind !== 'rule' && kindOf(lines[end] ?? '') === kind) end++
    addGroup(blocks, kind, lines.slice(at, end))
    at = end
  }
}

function addGroup(blocks: RichBlock[], kind: LineKind, lines: readonly string[]) {
  const [first = ''] = lines
  switch (kind) {
    case 'heading':
      return addHeading(blocks, Number(first[1]), first.slice(3))
    case 'hash':
      // Numbers of a list in Textile, one heading in Markdown.
      if (lines.length === 1) return addHeading(blocks, first.indexOf(' '), first.replace(/^#+/, ''))
      return addList(blocks, true, lines)
    case 'bullet':
      return addList(blocks, false, lines)
    case 'number':
      return addList(blocks, true, lines)
    case 'row':
      return addTable(blocks, lines)
    case 'quote':
      blocks.push({ kind, runs: runsOf(lines.map((line) => line.replace(/^(?:>+ ?|bq\. )/, '')).join('\n')) })
      return
    case 'rule':
      blocks.push({ kind })
      return
    case 'prose': {
      const trimmed = lines.join('\n').replace(/^\s*\n|\s+$/g, '')
      if (trimmed.trim() !== '') blocks.push({ kind, runs: runsOf(trimmed) })
    }
  }
}

function addHeading(blocks: RichBlock[], level: number, text: string) {
  blocks.push({ kind: 'heading', level: Math.min(4, level) as 1 | 2 | 3 | 4, runs: runsOf(text.trim()) })
}

function addList(blocks: RichBlock[], isOrdered: boolean, lines: readonly string[]) {
  const items = lines.map((line) => {
    const [, indent = '', sign = ''] = /^(\s*)(\S+) +/.exec(line) ?? []
    const isRepeated = /^[*#]+$/.test(sign)
    return {
      depth: isRepeated ? sign.length : 1 + Math.floor(indent.length / 2),
      runs: runsOf(line.slice(indent.length + sign.length).trim()),
    }
  })
  blocks.push({ kind: 'list', isOrdered, items })
}

function addTable(blocks: RichBlock[], lines: readonly string[]) {
  const cells = lines.map((line) => line.trim().slice(1, -1).split('|'))
  const isRuler = cells[1]?.every((cell) => /^\s*:?-+:?\s*$/.test(cell)) ?? false
  const isTextileHead = cells[0]?.every((cell) => cell.startsWith('_.')) ?? false
  const rows = cells.map((row) => row.map((cell) => runsOf(cell.replace(/^(?:_|[<>=^~]{1,2})\. ?/, '').trim())))
  const hasHead = isRuler || isTextileHead
  blocks.push({
    kind: 'table',
    head: hasHead ? (rows[0] ?? null) : null,
    rows: rows.slice(isRuler ? 2 : hasHead ? 1 : 0),
  })
}

function runsOf(text: string): RichRun[] {
  const runs: RichRun[] = []
  let at = 0
  for (const found of text.matchAll(link)) {
    const [whole, textileLabel, textileUrl, markdownLabel, markdownUrl] = found
    const address = withoutEnd(textileUrl ?? markdownUrl ?? whole)
    const href = safeUrl(address)
    if (!href) continue
    const label = textileLabel ?? markdownLabel
    const end = found.index + whole.length - (markdownUrl ? 0 : (textileUrl ?? whole).length - address.length)
    if (found.index > at) runs.push(...markedRuns(text.slice(at, found.index)))
    runs.push(label === undefined ? { href, label: address } : { href, label, host: new URL(href).host })
    at = end
  }
  if (at < text.length) runs.push(...markedRuns(text.slice(at)))
  return runs
}

function markedRuns(text: string): RichRun[] {
  const runs: RichRun[] = []
  let at = 0
  for (const found of text.matchAll(mark)) {
    const index = found.slice(1).findIndex((part) => part !== undefined)
    const name = marks[index]
    const inner = found[index + 1]
    if (name === undefined || inner === undefined) continue
    if (found.index > at) runs.push(text.slice(at, found.index))
    runs.push({ mark: name, text: inner })
    at = found.index + found[0].length
  }
  if (at < text.length) runs.push(text.slice(at))
  return runs
}

/** Punctuation after an address belongs to the sentence, and so does a bracket that the address does not open. */
function withoutEnd(address: string): string {
  const cut = address.replace(/[.,;:!?'’*_]+$/, '')
  return cut.endsWith(')') && !cut.includes('(') ? withoutEnd(cut.slice(0, -1)) : cut
}
