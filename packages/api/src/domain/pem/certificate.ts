import { isHostName } from '../hosts.ts'
import { isNetwork } from '../networks.ts'
import { pemBlocks } from './pem.ts'

/** A parsed certificate. Times are epoch seconds; `validTo` is the last second. */
export interface Certificate {
  readonly name: string
  readonly domains: readonly string[]
  readonly issuer: string
  readonly serial: string
  readonly validFrom: number
  readonly validTo: number
  readonly isAuthority: boolean
  readonly isSelfIssued: boolean
  readonly publicKey: Uint8Array
  readonly subjectBytes: Uint8Array
  readonly issuerBytes: Uint8Array
}

/** Whether a text may be a name in a certificate: a host, an address, or a host with a star for its first part. */
export function isCertificateName(name: string): boolean {
  return isHostName(name.replace(/^\*\./, '')) || isNetwork(name)
}

/** Returns whether a certificate name covers a host; a wildcard matches exactly one label. */
export function coversHost(name: string, host: string): boolean {
  const wanted = host.toLowerCase().replace(/\.$/, '')
  if (!name.startsWith('*.')) return name.toLowerCase() === wanted
  const dot = wanted.indexOf('.')
  return dot > 0 && wanted.slice(dot + 1) === name.slice(2).toLowerCase()
}

/** A problem of a pasted chain, most severe first. */
export type ChainProblem =
  | 'nothing'
  | 'unreadable'
  | 'has-key'
  | 'first-is-authority'
  | 'wrong-order'
  | 'incomplete'
  | 'expired'
  | 'not-yet'

/** The certificates of a text, the site's own first, and their problems at a moment (epoch seconds). */
export interface CertificateChain {
  readonly certificates: readonly Certificate[]
  readonly problems: readonly ChainProblem[]
}

/** Parses a pasted chain; `incomplete` is a certificate without its issuer, which clients may not trust. */
export async function readChain(text: string, now: number): Promise<CertificateChain> {
  const { isSame, readCertificate } = await import('./x509.ts')
  const blocks = pemBlocks(text)
  const read = blocks.map((block) => (block?.label.endsWith('CERTIFICATE') ? readCertificate(block.bytes) : null))
  const certificates = read.filter((certificate) => certificate !== null)
  const keys = blocks.filter((block) => block?.label.endsWith('PRIVATE KEY')).length
  const [own, ...others] = certificates
  const isOrdered = others.every((next, i) =>
    isSame(certificates[i]?.issuerBytes ?? new Uint8Array(), next.subjectBytes),
  )
  const found: readonly (readonly [ChainProblem, boolean])[] = [
    ['nothing', blocks.length === 0],
    ['unreadable', read.length - certificates.length > keys],
    ['has-key', keys > 0],
    ['first-is-authority', own?.isAuthority === true && !(own.isSelfIssued && own.domains.length > 0)],
    ['wrong-order', !isOrdered],
    ['incomplete', own !== undefined && others.length === 0 && !own.isSelfIssued],
    ['expired', certificates.some(({ validTo }) => validTo < now)],
    ['not-yet', certificates.some(({ validFrom }) => validFrom > now)],
  ]
  return { certificates, problems: found.flatMap(([problem, isThere]) => (isThere ? [problem] : [])) }
}

/** Returns the SHA-256 fingerprints of the certificates of a text, as pairs of hexadecimal digits. */
export async function certificateFingerprints(text: string): Promise<string[]> {
  const blocks = pemBlocks(text).filter((block) => block?.label.endsWith('CERTIFICATE'))
  return Promise.all(
    blocks.map(async (block) => {
      const digest = await crypto.subtle.digest('SHA-256', block?.bytes ?? new Uint8Array())
      return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':')
    }),
  )
}
