import { visibleText } from './lineText.ts'
import { parseNetwork } from './networks.ts'

/** A host name or address without brackets, and the port typed after it. */
export interface HostPort {
  readonly host: string
  readonly port: number | null
}

/** Splits `origin.example.com:8443`, `[2001:db8::1]:8443` and `[2001:db8::1]`; other text is a host as it stands. */
export function readHostPort(text: string): HostPort {
  const typed = visibleText(text)
  const [, inside, bare, digits] = /^(?:\[([^\]]*)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(typed) ?? []
  const host = inside === undefined ? bare : parseNetwork(inside)?.version === 6 ? inside : undefined
  return host === undefined ? { host: typed, port: null } : { host, port: digits === undefined ? null : Number(digits) }
}

/** The server of a typed or pasted origin; `ssl` and `port` are null where the text does not state them. */
export interface TypedOrigin extends HostPort {
  readonly ssl: boolean | null
}

/** Reads an origin as typed or pasted from a browser: `https://origin.example.com:8443/`. A path is not removed. */
export function readOrigin(text: string): TypedOrigin {
  const [, scheme, authority = ''] = /^(https?):\/\/([^/?#@]+)\/?$/i.exec(visibleText(text)) ?? []
  if (scheme === undefined) return { ...readHostPort(text), ssl: null }
  const ssl = scheme.toLowerCase() === 'https'
  const { host, port } = readHostPort(authority)
  return { host, port: port ?? (ssl ? 443 : 80), ssl }
}
