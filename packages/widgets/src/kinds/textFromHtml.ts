// Elements whose content is not text. An unclosed one takes the rest, as in a browser; searching the end of a hundred
// thousand openings would take minutes.
const silent = /<(script|style|template|noscript|iframe)\b[^>]*(?:>[\s\S]*?(?:<\/\1\s*>|$)|$)/gi
const tag = /<\/?[a-z!][^>]*(>|$)/gi
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});?/gi

/** Extracts the text of untrusted HTML, with entities decoded once; never insert the result as HTML. */
export function textFromHtml(html: string): string {
  return html
    .replace(silent, ' ')
    .replace(tag, ' ')
    .replace(entity, readEntity)
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim()
}

const known = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
])

// The browser decodes all 2231 entities; a table would weigh 9 KB.
function readEntity(text: string): string {
  const found = known.get(text)
  if (found !== undefined) return found
  const read = parse(text)
  known.set(text, read)
  return read
}

function parse(text: string): string {
  if (typeof DOMParser === 'undefined') {
    const code = /^&#(x?)([\da-f]+);?$/i.exec(text)
    const point = code ? Number.parseInt(code[2] ?? '', code[1] ? 16 : 10) : Number.NaN
    return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : text
  }
  const parsed = new DOMParser().parseFromString(trusted(text), 'text/html')
  return parsed.body.textContent ?? text
}

interface Policy {
  createHTML(text: string): string
}
let policy: Policy | undefined

/** The page's CSP takes HTML only from a named policy (require-trusted-types-for 'script'). */
function trusted(text: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
  if (!trustedTypes) return text
  policy ??= trustedTypes.createPolicy('parapet-text', {
    createHTML: (html) => {
      if (!/^&[#\da-z]+;?$/i.test(html)) throw new TypeError('parapet-text takes one entity')
      return html
    },
  })
  return policy.createHTML(text)
}
