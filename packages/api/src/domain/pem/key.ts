import type { Certificate } from './certificate.ts'
import { childrenOf, type Der, der, derTags, oid, oidText, readDer } from './der.ts'
import { pemBlocks } from './pem.ts'

/** What a pasted key is good for. */
export type KeyVerdict = 'matches' | 'other-key' | 'nothing' | 'unreadable' | 'encrypted' | 'unknown-kind'

const kinds = { rsa: '1.2.840.113549.1.1.1', ec: '1.2.840.10045.2.1', ed25519: '1.3.101.112' } as const

const curves: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
}

function algorithmOf(algorithm: Der | undefined): RsaHashedImportParams | EcKeyImportParams | { name: string } | null {
  const [kind, curve] = (algorithm && childrenOf(algorithm)) ?? []
  switch (kind && oidText(kind)) {
    case kinds.rsa:
      return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    case kinds.ec: {
      const namedCurve = curve && curves[oidText(curve)]
      return namedCurve ? { name: 'ECDSA', namedCurve } : null
    }
    case kinds.ed25519:
      return { name: 'Ed25519' }
    default:
      return null
  }
}

const version = der(derTags.integer, [0])

function pkcs8(label: string, bytes: Uint8Array): Uint8Array | null {
  if (label === 'PRIVATE KEY') return bytes
  const wrap = (...algorithm: readonly Uint8Array[]) =>
    der(derTags.sequence, version, der(derTags.sequence, ...algorithm), der(derTags.octets, bytes))
  if (label === 'RSA PRIVATE KEY') return wrap(oid(kinds.rsa), der(0x05))
  if (label !== 'EC PRIVATE KEY') return null
  const key = readDer(bytes)
  const curve = ((key && childrenOf(key)) ?? []).find(({ tag }) => tag === 0xa0)?.content
  return curve ? wrap(oid(kinds.ec), curve) : null
}

const isSamePublic = (a: JsonWebKey, b: JsonWebKey) =>
  a.kty === b.kty && a.n === b.n && a.e === b.e && a.crv === b.crv && a.x === b.x && a.y === b.y

/** Whether a pasted private key belongs to a certificate. The key is read on this machine and goes nowhere. */
export async function matchKey({ publicKey }: Certificate, text: string): Promise<KeyVerdict> {
  const blocks = pemBlocks(text)
  if (blocks.length === 0) return 'nothing'
  const block = blocks.find((found) => found?.label.endsWith('PRIVATE KEY'))
  if (!block) return 'unreadable'
  if (block.isEncrypted) return 'encrypted'
  const bytes = pkcs8(block.label, block.bytes)
  const outer = bytes && readDer(bytes)
  const algorithm = algorithmOf(((outer && childrenOf(outer)) ?? [])[1])
  const outerPublic = readDer(publicKey)
  const publicAlgorithm = algorithmOf(((outerPublic && childrenOf(outerPublic)) ?? [])[0])
  if (!bytes || !outer) return 'unreadable'
  if (!algorithm || !publicAlgorithm) return 'unknown-kind'
  const { subtle } = crypto
  let own: JsonWebKey
  try {
    own = await subtle.exportKey(
      'jwk',
      await subtle.importKey('pkcs8', Uint8Array.from(bytes), algorithm, true, ['sign']),
    )
  } catch {
    return 'unreadable'
  }
  try {
    const key = await subtle.importKey('spki', Uint8Array.from(publicKey), publicAlgorithm, true, ['verify'])
    return isSamePublic(own, await subtle.exportKey('jwk', key)) ? 'matches' : 'other-key'
  } catch {
    return 'unknown-kind'
  }
}
