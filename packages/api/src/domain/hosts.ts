const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** Returns whether a text is a valid host name of a site or origin; other scripts need punycode. */
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
