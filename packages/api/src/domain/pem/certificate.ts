import { isHostName } from '../hosts.ts'
import { networkText, parseNetwork } from '../networks.ts'
import { childrenOf, type Der, derTags, oidText, readDer } from './der.ts'
import { pemBlocks } from './pem.ts'

/** What a certificate says. Times are epoch seconds; `validTo` is the last second. */
export interface Certificate {
  /** The common name, '' where there is none. */
  readonly name: string
  /** The names and addresses it is for: the alternative names, or the common name where there are none. */
  readonly domains: readonly string[]
  readonly issuer: string
  readonly serial: string
  readonly validFrom: number
  readonly validTo: number
  readonly isAuthority: boolean
  readonly isSelfIssued: boolean
  /** The public key with its kind, as bytes. */
  readonly publicKey: Uint8Array
  /** Subject and issuer as bytes: a certificate was issued by the one whose subject is its issuer. */
  readonly subjectBytes: Uint8Array
  readonly issuerBytes: Uint8Array
}

const names = { commonName: '2.5.4.3', organization: '2.5.4.10', alternatives: '2.5.29.17', constraints: '2.5.29.19' }

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i])

function textOf({ tag, content }: Der): string {
  if (tag !== 0x1e) return new TextDecoder(tag === 0x14 ? 'latin1' : 'utf-8').decode(content)
  return Array.from({ length: content.length >> 1 }, (_, i) =>
    String.fromCharCode(((content[2 * i] ?? 0) << 8) | (content[2 * i + 1] ?? 0)),
  ).join('')
}

function partOf(name: Der, wanted: string): string | undefined {
  for (const set of childrenOf(name) ?? []) {
    for (const pair of childrenOf(set) ?? []) {
      const [key, value] = childrenOf(pair) ?? []
      if (key && value && oidText(key) === wanted) return textOf(value)
    }
  }
  return undefined
}

function secondOf({ tag, content }: Der): number | null {
  const text = new TextDecoder().decode(content)
  const found = tag === derTags.utcTime ? /^(\d{2})(\d{10})Z$/.exec(text) : /^(\d{4})(\d{10})Z$/.exec(text)
  const [, year = '', rest = ''] = found ?? []
  if (!found) return null
  const full = tag === derTags.utcTime ? `${Number(year) < 50 ? 20 : 19}${year}` : year
  const [month, day, hour, minute, second] = rest.match(/../g) ?? []
  const at = Date.parse(`${full}-${month}-${day}T${hour}:${minute}:${second}Z`) / 1000
  return Number.isNaN(at) ? null : at
}

function alternative({ tag, content }: Der): string[] {
  if (tag === 0x82) return [new TextDecoder().decode(content).toLowerCase()]
  if (tag !== 0x87 || (content.length !== 4 && content.length !== 16)) return []
  const start = content.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const version = content.length === 4 ? 4 : 6
  return [networkText({ version, start, prefix: version === 4 ? 32 : 128 })]
}

function extensionOf(extensions: readonly Der[], wanted: string): Der | null {
  for (const extension of extensions) {
    const parts = childrenOf(extension) ?? []
    const value = parts.at(-1)
    if (parts[0] && value && oidText(parts[0]) === wanted) return readDer(value.content)
  }
  return null
}

/** Reads a certificate (X.509, DER); null when it is none. Nothing is verified: who signed it is not asked. */
export function readCertificate(bytes: Uint8Array): Certificate | null {
  const outer = readDer(bytes)
  const [inner] = (outer && outer.tag === derTags.sequence && childrenOf(outer)) || []
  const fields = (inner && inner.tag === derTags.sequence && childrenOf(inner)) || []
  const [serial, , issuer, validity, subject, key, ...rest] = fields[0]?.tag === 0xa0 ? fields.slice(1) : fields
  if (!serial || !issuer || !validity || !subject || !key || serial.tag !== derTags.integer) return null
  if (key.tag !== derTags.sequence || issuer.tag !== derTags.sequence || subject.tag !== derTags.sequence) return null
  const [from, to] = childrenOf(validity) ?? []
  const validFrom = from ? secondOf(from) : null
  const validTo = to ? secondOf(to) : null
  if (validFrom === null || validTo === null) return null
  const wrapped = rest.find(({ tag }) => tag === 0xa3)
  const list = wrapped && readDer(wrapped.content)
  const extensions = (list && childrenOf(list)) ?? []
  const alternatives = extensionOf(extensions, names.alternatives)
  const found = (alternatives ? (childrenOf(alternatives) ?? []) : []).flatMap(alternative)
  const name = partOf(subject, names.commonName) ?? ''
  const constraints = extensionOf(extensions, names.constraints)
  const [authority] = (constraints && childrenOf(constraints)) ?? []
  return {
    name,
    domains: found.length > 0 ? [...new Set(found)] : isCertificateName(name) ? [name.toLowerCase()] : [],
    issuer: partOf(issuer, names.commonName) ?? partOf(issuer, names.organization) ?? '',
    serial: Array.from(serial.content, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    validFrom,
    validTo,
    isAuthority: authority?.tag === derTags.boolean && authority.content[0] === 0xff,
    isSelfIssued: isSame(subject.whole, issuer.whole),
    publicKey: key.whole,
    subjectBytes: subject.whole,
    issuerBytes: issuer.whole,
  }
}

/** Whether a text may be a name in a certificate: a host, an address, or a host with a star for its first part. */
export function isCertificateName(name: string): boolean {
  return isHostName(name.replace(/^\*\./, '')) || parseNetwork(name) !== null
}

/** Whether a name of a certificate is good for a host; a star stands for exactly one part. */
export function coversHost(name: string, host: string): boolean {
  const wanted = host.toLowerCase().replace(/\.$/, '')
  if (!name.startsWith('*.')) return name.toLowerCase() === wanted
  const dot = wanted.indexOf('.')
  return dot > 0 && wanted.slice(dot + 1) === name.slice(2).toLowerCase()
}

/** What is wrong with a pasted chain, from bad to good to know. */
export type ChainProblem =
  | 'nothing'
  | 'unreadable'
  | 'has-key'
  | 'first-is-authority'
  | 'wrong-order'
  | 'incomplete'
  | 'expired'
  | 'not-yet'

/** The certificates of a text, the first of them the site's own, and what is wrong with them at a moment (epoch seconds). */
export interface CertificateChain {
  readonly certificates: readonly Certificate[]
  readonly problems: readonly ChainProblem[]
}

/** Reads a chain as it is pasted. `incomplete`: one alone that somebody else issued, so that clients may not trust it. */
export function readChain(text: string, now: number): CertificateChain {
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
