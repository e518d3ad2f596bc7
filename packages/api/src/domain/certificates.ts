import type { SslConfig } from '../entities/SslConfig.ts'
import { asciiHost, isHostName } from './hosts.ts'
import { visibleText } from './lineText.ts'

/** How a certificate authority verifies a name: by a page of the site, or by a DNS record. */
export type Challenge = 'http' | 'dns'

/** The maximum number of names in a request with an HTTP challenge. */
export const MAX_CERTIFICATE_NAMES = 200

/** Why a name is invalid. */
export type NameFault = 'notName' | 'wildcard' | 'foreign'

/** The names of a request in lower case without duplicates, and their problems by line from 1. */
export interface CertificateNames {
  readonly names: readonly string[]
  readonly faults: readonly { readonly line: number; readonly text: string; readonly fault: NameFault }[]
  readonly whole: 'needed' | 'tooMany' | null
}

function nameFault(name: string, challenge: Challenge, sites: ReadonlySet<string> | null): NameFault | null {
  const isWildcard = name.startsWith('*.')
  if (!isHostName(isWildcard ? name.slice(2) : name)) return 'notName'
  if (challenge === 'dns') return null
  if (isWildcard) return 'wildcard'
  return sites && !sites.has(name) ? 'foreign' : null
}

/** Parses the names of a request, one per line; HTTP challenges allow names of `sites` only, no wildcard. */
export function readCertificateNames(text: string, challenge: Challenge, sites?: readonly string[]): CertificateNames {
  const own = sites ? new Set(sites.map((site) => site.toLowerCase())) : null
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: index + 1, text: line.trim() }))
  const names = new Set<string>()
  const faults = lines.flatMap(({ line, text: typed }) => {
    const name = asciiHost(visibleText(typed)).toLowerCase().replace(/\.$/, '')
    if (name === '') return []
    const fault = nameFault(name, challenge, own)
    if (fault) return [{ line, text: typed, fault }]
    names.add(name)
    return []
  })
  const isTooLong = challenge === 'http' && names.size > MAX_CERTIFICATE_NAMES
  const whole = isTooLong ? 'tooMany' : names.size === 0 && faults.length === 0 ? 'needed' : null
  return { names: [...names], faults, whole }
}

/** Returns the names that need a DNS record; a name and its wildcard share one. */
export function verificationNames(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => `_acme-challenge.${name.replace(/^\*\./, '')}`))]
}

/** The timeout of a request by challenge and the poll interval, seconds. */
export const requestWait = { http: 600, dns: 720, poll: 20 } as const

/** Parses the expiry of a certificate (epoch seconds); null if the provider's text is invalid. */
export function expirationOf({ expiration }: Pick<SslConfig, 'expiration'>): number | null {
  const text = expiration.trim()
  return /^\d{1,15}(?:\.\d*)?$/.test(text) ? Number(text) : null
}

/** How urgent an expiry is, by whole days left: from 30, 14 and 7 days on. */
export function expiryUrgency(days: number): 'none' | 'low' | 'medium' | 'high' {
  if (days > 30) return 'none'
  if (days > 14) return 'low'
  return days > 7 ? 'medium' : 'high'
}
