import { decode } from 'html-entities'

// What stands inside these is not text of the page.
const silent = /<(script|style|template|noscript|iframe)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi
const tag = /<\/?[a-z!][^>]*(>|$)/gi

/** The text of a piece of foreign HTML: tags gone, entities read once, spaces closed up. It is text from here on: never put it into HTML. */
export function plainText(html: string): string {
  return decode(html.replace(silent, ' ').replace(tag, ' '))
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim()
}
