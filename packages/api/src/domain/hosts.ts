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

/** The host name to which the DNS of a company's sites must point. */
export function edgeHost(company: number): string {
  return `caching.c${company}.edge2befaster.net`
}
