import type { Certificate } from './certificate.ts'
import { pemBlocks } from './pem.ts'

/** The result of comparing a private key with a certificate. */
export type KeyVerdict = 'matches' | 'other-key' | 'nothing' | 'unreadable' | 'encrypted' | 'unknown-kind'

const isSamePublic = (a: JsonWebKey, b: JsonWebKey) =>
  a.kty === b.kty && a.n === b.n && a.e === b.e && a.crv === b.crv && a.x === b.x && a.y === b.y

/** Whether a pasted private key belongs to a certificate. The key never leaves this machine. */
export async function matchKey({ publicKey }: Certificate, text: string): Promise<KeyVerdict> {
  const blocks = pemBlocks(text)
  if (blocks.length === 0) return 'nothing'
  const block = blocks.find((found) => found?.label.endsWith('PRIVATE KEY'))
  if (!block) return 'unreadable'
  if (block.isEncrypted) return 'encrypted'
  const { readPrivateKey, readPublicKey } = await import('./x509.ts')
  const own = readPrivateKey(block.label, block.bytes)
  const other = readPublicKey(publicKey)
  if (!own) return 'unreadable'
  if (!own.algorithm || !other?.algorithm) return 'unknown-kind'
  const { subtle } = crypto
  let ownKey: JsonWebKey
  try {
    ownKey = await subtle.exportKey('jwk', await subtle.importKey('pkcs8', own.bytes, own.algorithm, true, ['sign']))
  } catch {
    return 'unreadable'
  }
  try {
    const key = await subtle.importKey('spki', other.bytes, other.algorithm, true, ['verify'])
    return isSamePublic(ownKey, await subtle.exportKey('jwk', key)) ? 'matches' : 'other-key'
  } catch {
    return 'unknown-kind'
  }
}
