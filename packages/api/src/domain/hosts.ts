const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Converts a host name to the ASCII form that DNS uses: `ñandú.example` → `xn--and-6ma2c.example`. ASCII text is returned
 * as it is, and so is text that has no such form.
 */
export function asciiHost(text: string): string {
  if (!/[^ -~]/.test(text)) return text
  // The added label keeps a number at the end from being parsed as an IPv4 address.
  const address = `http://${text.normalize('NFC')}.x`
  return URL.canParse(address) && !/[/?#@:\\\s]/.test(text) ? new URL(address).hostname.slice(0, -2) : text
}

/** Returns whether a text is a valid host name of a site or origin in ASCII form; see `asciiHost`. */
export function isHostName(text: string): boolean {
  const name = text.toLowerCase().replace(/\.$/, '')
  if (name.length > 253) return false
  const labels = name.split('.')
  return labels.length > 1 && labels.every((part) => label.test(part)) && /[a-z]/.test(labels.at(-1) ?? '')
}

/** Extracts the host name from a typed or pasted site, without scheme and path; null for none. */
export function hostOf(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`
  if (!URL.canParse(address)) return null
  const { hostname } = new URL(address)
  const host = hostname.replace(/\.$/, '')
  return isHostName(host) ? host : null
}

const PUNY = { base: 36, least: 1, most: 26, skew: 38, damp: 700, bias: 72, first: 128 } as const

/** Decodes a label behind its `xn--` (RFC 3492); null if it is not one. */
function decodeLabel(text: string): string | null {
  const { base, least, most, skew, damp, first } = PUNY
  const cut = text.lastIndexOf('-')
  const out = [...text.slice(0, Math.max(0, cut))].map((letter) => letter.codePointAt(0) ?? 0)
  let [code, index, bias]: [number, number, number] = [first, 0, PUNY.bias]
  for (let at = cut + 1; at < text.length; ) {
    const start = index
    for (let weight = 1, k = base; ; k += base) {
      const digit = Number.parseInt(text[at++] ?? '', 36)
      if (Number.isNaN(digit)) return null
      // Letters are 0 to 25 and digits 26 to 35; base 36 of the platform has them the other way round.
      const value = digit < 10 ? digit + 26 : digit - 10
      index += value * weight
      const limit = Math.min(most, Math.max(least, k - bias))
      if (value < limit) break
      weight *= base - limit
    }
    const length = out.length + 1
    let delta = start === 0 ? Math.floor((index - start) / damp) : Math.floor((index - start) / 2)
    delta += Math.floor(delta / length)
    let steps = 0
    for (; delta > ((base - least) * most) / 2; steps += base) delta = Math.floor(delta / (base - least))
    bias = steps + Math.floor(((base - least + 1) * delta) / (delta + skew))
    code += Math.floor(index / length)
    if (code > 0x10ffff) return null
    index %= length
    out.splice(index++, 0, code)
  }
  return String.fromCodePoint(...out)
}

/**
 * Returns the form of a host in its own script: `xn--and-6ma2c.example` → `ñandú.example`; null if it is the same as the
 * ASCII form, or if the platform does not lead it back there.
 */
export function unicodeHost(host: string): string | null {
  if (!/(^|\.)xn--/i.test(host)) return null
  const labels = host.split('.').map((part) => (/^xn--/i.test(part) ? decodeLabel(part.slice(4).toLowerCase()) : part))
  if (labels.includes(null)) return null
  const name = labels.join('.')
  return asciiHost(name) === host.toLowerCase() ? name : null
}

/** Names a host in both forms, its own script first: look-alike letters are seen in the second. */
export function hostText(host: string): string {
  const name = unicodeHost(host)
  return name === null ? host : `${name} (${host})`
}

/** The host name to which the DNS of a company's sites must point. */
export function edgeHost(company: number): string {
  return `caching.c${company}.edge2befaster.net`
}
