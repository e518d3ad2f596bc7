// Node also runs this file (scripts/headers.mjs), so it imports nothing.

const SELF = 'self'

/** Parses `frames` of config.json: https origins, or `self`, whose pages may be shown in a frame; drops anything else. */
export function readFrameOrigins(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? [...new Set(raw.map(originOf).filter((origin) => origin !== null))] : []
}

/** Returns the address to show in a frame, if its origin is allowed; `own` is the origin of the app. Otherwise null. */
export function frameAddress(text: string, origins: readonly string[], own: string): string | null {
  if (!URL.canParse(text, own)) return null
  const { protocol, origin, username, password, href } = new URL(text, own)
  // The origin of a blob: address is that of the page that made it.
  const isPage = protocol === 'https:' || (protocol === 'http:' && origin === own)
  return isPage && !username && !password && origins.includes(origin === own ? SELF : origin) ? href : null
}

/** Adds the allowed origins to the `frame-src` directive of a Content-Security-Policy. */
export function framePolicy(policy: string, origins: readonly string[]): string {
  const sources = origins.map((origin) => (origin === SELF ? "'self'" : origin))
  return policy.replace(/frame-src [^;]*/, (directive) => [directive, ...sources].join(' '))
}

function originOf(entry: unknown): string | null {
  if (entry === SELF) return SELF
  if (typeof entry !== 'string' || !URL.canParse(entry)) return null
  const { href, origin } = new URL(entry)
  // No path, user or wildcard, and nothing that would end the directive.
  return href === `${origin}/` && /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin) ? origin : null
}
