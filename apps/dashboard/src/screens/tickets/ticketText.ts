import { safeUrl } from '@parapet/api'

/** A run of text, or a link within it; `host` where the label does not show where it leads. */
export type TextRun = string | { readonly href: string; readonly label: string; readonly host?: string }

/** A part of a ticket's text: prose, or code that keeps its columns. */
export type TextBlock =
  | { readonly kind: 'prose'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'code'; readonly text: string }

const codeBlock = /<pre\b[^>]{0,200}>([\s\S]*?)<\/pre>|^```[^\n`]*\n([\s\S]*?)^```[ \t]*$/gim
const codeTag = /^\s*<code\b[^>]{0,200}>|<\/code>\s*$/gi
const link =
  /"([^"\n]{1,200})":(https:\/\/[^\s<>"]{1,2000})|\[([^\]\n]{1,200})\]\((https:\/\/[^\s<>"()]{1,2000})\)|https:\/\/[^\s<>"]{1,2000}/g

/** Splits the text of a ticket (Redmine's Textile or Markdown) into prose, code and https links; all else stays text. */
export function ticketText(source: string): TextBlock[] {
  const text = source.replace(/\r\n?/g, '\n')
  const blocks: TextBlock[] = []
  let at = 0
  for (const found of text.matchAll(codeBlock)) {
    addProse(blocks, text.slice(at, found.index))
    const code = (found[1] ?? found[2] ?? '').replace(codeTag, '').replace(/^\n+|\s+$/g, '')
    if (code !== '') blocks.push({ kind: 'code', text: code })
    at = found.index + found[0].length
  }
  addProse(blocks, text.slice(at))
  return blocks
}

function addProse(blocks: TextBlock[], text: string) {
  const trimmed = text.replace(/^\s*\n|\s+$/g, '')
  if (trimmed.trim() !== '') blocks.push({ kind: 'prose', runs: runsOf(trimmed) })
}

function runsOf(text: string): TextRun[] {
  const runs: TextRun[] = []
  let at = 0
  for (const found of text.matchAll(link)) {
    const [whole, textileLabel, textileUrl, markdownLabel, markdownUrl] = found
    const address = withoutEnd(textileUrl ?? markdownUrl ?? whole)
    const href = safeUrl(address)
    if (!href) continue
    const label = textileLabel ?? markdownLabel
    const end = found.index + whole.length - (markdownUrl ? 0 : (textileUrl ?? whole).length - address.length)
    if (found.index > at) runs.push(text.slice(at, found.index))
    runs.push(label === undefined ? { href, label: address } : { href, label, host: new URL(href).host })
    at = end
  }
  if (at < text.length) runs.push(text.slice(at))
  return runs
}

/** Punctuation after an address belongs to the sentence, and so does a bracket that the address does not open. */
function withoutEnd(address: string): string {
  const cut = address.replace(/[.,;:!?'’*_]+$/, '')
  return cut.endsWith(')') && !cut.includes('(') ? withoutEnd(cut.slice(0, -1)) : cut
}
