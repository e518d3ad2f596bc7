/** The largest embedded image of a theme, in characters of its address: a config.json is fetched before the first page. */
export const MOST_IMAGE_CHARS = 100_000

const active: readonly (readonly [RegExp, string])[] = [
  [/<\s*script/i, '<script>'],
  [/<\s*foreignObject/i, '<foreignObject>'],
  [/<\s*(iframe|object|embed|audio|video|animate|set)\b/i, '<iframe>, <animate> …'],
  [/<!\s*(DOCTYPE|ENTITY)/i, '<!DOCTYPE>'],
  [/<\?xml-stylesheet/i, '<?xml-stylesheet?>'],
  [/[\s"'/]on[a-z]+\s*=/i, 'on…='],
  [/(javascript|vbscript):/i, 'javascript:'],
  [/@import/i, '@import'],
  [/(href|src)\s*=\s*["']?\s*(?!#|data:image\/(png|jpeg|webp|gif)[;,])[^\s"'>]/i, 'href'],
  [/url\(\s*["']?\s*(?!#|data:image\/(png|jpeg|webp|gif)[;,])[^\s"')]/i, 'url()'],
]

/** Names what an SVG must not have: scripts, handlers, other documents, anything fetched. Undefined for a safe one. */
export function activeInSvg(svg: string): string | undefined {
  if (!/<svg[\s>]/i.test(svg)) return 'no <svg>'
  return active.find(([pattern]) => pattern.test(svg))?.[1]
}

/** Whether an image is an embedded SVG with words in it, which each visitor sees in another font. */
export const hasWords = (src: string): boolean => /<text[\s>]/i.test(embeddedSvg(src) ?? '')

/** Returns the text of an embedded SVG; undefined for any other address, and for one that cannot be decoded. */
export function embeddedSvg(src: string): string | undefined {
  const [, isBase64, body = ''] = /^data:image\/svg\+xml(?:;charset=[\w-]+|;utf8)*(;base64)?,(.*)$/is.exec(src) ?? []
  try {
    if (!isBase64) return decodeURIComponent(body)
    return new TextDecoder().decode(Uint8Array.from(atob(body), (char) => char.charCodeAt(0)))
  } catch {
    return undefined // Not an SVG that a browser could show either.
  }
}
