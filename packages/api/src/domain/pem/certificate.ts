import { isHostName } from '../hosts.ts'
import { isNetwork } from '../networks.ts'
import { pemBlocks, pemMistake, pemText } from './pem.ts'

/** The kinds of public keys; browsers accept only RSA and ECDSA. */
export type CertificateKeyKind = 'RSA' | 'ECDSA' | 'Ed25519' | 'other'

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
  readonly keyKind: CertificateKeyKind
  /** The length of an RSA key or the size of a curve; null for other kinds. */
  readonly keyBits: number | null
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
  | 'cut-off'
  | 'request'
  | 'pkcs7'
  | 'unreadable'
  | 'has-key'
  | 'first-is-authority'
  | 'wrong-order'
  | 'expired'
  | 'not-yet'
  | ChainWarning

/** A problem that does not keep a chain from being used, though browsers may refuse it. */
export type ChainWarning = 'weak-key' | 'key-kind' | 'self-signed' | 'incomplete'

const warnings: ReadonlySet<string> = new Set<ChainWarning>(['weak-key', 'key-kind', 'self-signed', 'incomplete'])

/** Whether a problem is only a warning. */
export const isChainWarning = (problem: ChainProblem): problem is ChainWarning => warnings.has(problem)

/** The shortest RSA key that certificate authorities may sign and browsers accept. */
const SHORTEST_RSA = 2048

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
  const mistake = pemMistake(text)
  const isAuthorityFirst = own?.isAuthority === true && !(own.isSelfIssued && own.domains.length > 0)
  const found: readonly (readonly [ChainProblem, boolean])[] = [
    ['nothing', blocks.length === 0 && mistake === null],
    [mistake ?? 'nothing', mistake !== null],
    ['unreadable', mistake === null && read.length - certificates.length > keys],
    ['has-key', keys > 0],
    ['first-is-authority', isAuthorityFirst],
    ['wrong-order', !isOrdered],
    ['weak-key', own?.keyKind === 'RSA' && (own.keyBits ?? SHORTEST_RSA) < SHORTEST_RSA],
    ['key-kind', own?.keyKind === 'Ed25519' || own?.keyKind === 'other'],
    ['self-signed', own?.isSelfIssued === true && !isAuthorityFirst],
    ['incomplete', own !== undefined && others.length === 0 && !own.isSelfIssued],
    ['expired', certificates.some(({ validTo }) => validTo < now)],
    ['not-yet', certificates.some(({ validFrom }) => validFrom > now)],
  ]
  return { certificates, problems: found.flatMap(([problem, isThere]) => (isThere ? [problem] : [])) }
}

/**
 * Puts the certificates of a text in order, the site's own first, and drops repeated ones. The text is returned as it is
 * unless they form one chain.
 */
export async function sortChain(text: string): Promise<string> {
  const { isSame, readCertificate } = await import('./x509.ts')
  const blocks = pemBlocks(text)
  const known = new Map(
    blocks.flatMap((block) => {
      const certificate = block?.label.endsWith('CERTIFICATE') ? readCertificate(block.bytes) : null
      return certificate && block ? [[pemText('CERTIFICATE', block.bytes), certificate] as const] : []
    }),
  )
  const certificates = [...known.entries()]
  const issuerOf = ({ issuerBytes }: Certificate) =>
    certificates.find(([, { subjectBytes }]) => isSame(issuerBytes, subjectBytes))
  const [own, ...others] = certificates.filter(
    ([, one]) => !certificates.some(([, other]) => other !== one && isSame(other.issuerBytes, one.subjectBytes)),
  )
  if (!own || others.length > 0 || blocks.length === 0 || pemMistake(text) !== null) return text
  const sorted = [own]
  for (let next = issuerOf(own[1]); next && !sorted.includes(next); next = issuerOf(next[1])) sorted.push(next)
  const isWhole = sorted.length === certificates.length && blocks.every((block) => block?.label.endsWith('CERTIFICATE'))
  return isWhole ? sorted.map(([pem]) => pem).join('') : text
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
