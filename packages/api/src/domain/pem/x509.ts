import {
  ECParameters,
  ECPrivateKey,
  id_ecPublicKey,
  id_secp256r1,
  id_secp384r1,
  id_secp521r1,
} from '@peculiar/asn1-ecc'
import { PrivateKey, PrivateKeyInfo } from '@peculiar/asn1-pkcs8'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  Certificate as AsnCertificate,
  BasicConstraints,
  id_ce_basicConstraints,
  id_ce_subjectAltName,
  type Name,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
} from '@peculiar/asn1-x509'
import { canonicalNetwork } from '../networks.ts'
import { type Certificate, type CertificateKeyKind, isCertificateName } from './certificate.ts'

const commonName = '2.5.4.3'
const organization = '2.5.4.10'
const rsa = '1.2.840.113549.1.1.1'
const ed25519 = '1.3.101.112'

const curves: Readonly<Record<string, string>> = {
  [id_secp256r1]: 'P-256',
  [id_secp384r1]: 'P-384',
  [id_secp521r1]: 'P-521',
}

function parse<T>(bytes: BufferSource, target: new () => T): T | null {
  try {
    return AsnConvert.parse(bytes, target)
  } catch {
    return null
  }
}

const bytesOf = (value: unknown) => new Uint8Array(AsnConvert.serialize(value))

function textOf(name: Name, type: string): string | undefined {
  for (const part of name) {
    const found = part.find((pair) => pair.type === type)
    if (found) return found.value.toString()
  }
  return undefined
}

/** Parses a certificate (X.509, DER); null if it is invalid. Signatures are not verified. */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): Certificate | null {
  const certificate = parse(bytes, AsnCertificate)
  if (!certificate) return null
  const { issuer, subject, validity, serialNumber, subjectPublicKeyInfo, extensions } = certificate.tbsCertificate
  const validFrom = validity.notBefore.getTime().getTime() / 1000
  const validTo = validity.notAfter.getTime().getTime() / 1000
  if (Number.isNaN(validFrom) || Number.isNaN(validTo)) return null
  const extension = <T>(id: string, target: new () => T) => {
    const found = extensions?.find(({ extnID }) => extnID === id)
    return found ? parse(found.extnValue, target) : null
  }
  const alternatives = (extension(id_ce_subjectAltName, SubjectAlternativeName) ?? []).flatMap((alternative) => {
    const address = alternative.iPAddress?.includes('/') ? null : canonicalNetwork(alternative.iPAddress ?? '')
    return alternative.dNSName?.toLowerCase() ?? address ?? []
  })
  const name = textOf(subject, commonName) ?? ''
  const subjectBytes = bytesOf(subject)
  const issuerBytes = bytesOf(issuer)
  return {
    name,
    domains: alternatives.length > 0 ? [...new Set(alternatives)] : isCertificateName(name) ? [name.toLowerCase()] : [],
    issuer: textOf(issuer, commonName) ?? textOf(issuer, organization) ?? '',
    serial: Array.from(new Uint8Array(serialNumber), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    validFrom,
    validTo,
    isAuthority: extension(id_ce_basicConstraints, BasicConstraints)?.cA === true,
    isSelfIssued: isSame(subjectBytes, issuerBytes),
    publicKey: bytesOf(subjectPublicKeyInfo),
    ...keySizeOf(subjectPublicKeyInfo),
    subjectBytes,
    issuerBytes,
  }
}

function keySizeOf({ algorithm, subjectPublicKey }: SubjectPublicKeyInfo): {
  keyKind: CertificateKeyKind
  keyBits: number | null
} {
  if (algorithm.algorithm === rsa) return { keyKind: 'RSA', keyBits: modulusBits(new Uint8Array(subjectPublicKey)) }
  if (algorithm.algorithm === ed25519) return { keyKind: 'Ed25519', keyBits: null }
  const { namedCurve } = { namedCurve: undefined, ...webCryptoAlgorithm(algorithm) }
  return namedCurve ? { keyKind: 'ECDSA', keyBits: Number(namedCurve.slice(2)) } : { keyKind: 'other', keyBits: null }
}

/** The length of the modulus in an RSAPublicKey (RFC 8017, A.1.1), a sequence of two integers; null if it is invalid. */
function modulusBits(key: Uint8Array): number | null {
  const headerOf = (at: number) => 2 + ((key[at + 1] ?? 0) < 0x80 ? 0 : (key[at + 1] ?? 0) & 0x7f)
  const start = headerOf(0)
  const header = headerOf(start)
  if (key[0] !== 0x30 || key[start] !== 0x02) return null
  const length =
    header === 2
      ? (key[start + 1] ?? 0)
      : key.subarray(start + 2, start + header).reduce((sum, byte) => sum * 256 + byte, 0)
  const digits = key.subarray(start + header, start + header + length)
  const first = digits.findIndex((byte) => byte !== 0)
  return first < 0 ? null : (digits.length - first) * 8 - Math.clz32(digits[first] ?? 0) + 24
}

/** Whether two byte strings are equal. */
export const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i])

export type KeyAlgorithm = RsaHashedImportParams | EcKeyImportParams | { name: string }

function webCryptoAlgorithm({ algorithm, parameters }: AlgorithmIdentifier): KeyAlgorithm | null {
  if (algorithm === rsa) return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  if (algorithm === ed25519) return { name: 'Ed25519' }
  const namedCurve =
    algorithm === id_ecPublicKey && parameters && curves[parse(parameters, ECParameters)?.namedCurve ?? '']
  return namedCurve ? { name: 'ECDSA', namedCurve } : null
}

/** A key for WebCrypto's `importKey`; `algorithm` is null for unsupported kinds. */
export interface ImportableKey {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly algorithm: KeyAlgorithm | null
}

/** Converts a private key (PKCS #8, or by its label PKCS #1 or SEC 1) to PKCS #8; null if it is invalid. */
export function readPrivateKey(label: string, bytes: Uint8Array<ArrayBuffer>): ImportableKey | null {
  const info = label === 'PRIVATE KEY' ? parse(bytes, PrivateKeyInfo) : wrapKey(label, bytes)
  return info && { bytes: bytesOf(info), algorithm: webCryptoAlgorithm(info.privateKeyAlgorithm) }
}

function wrapKey(label: string, bytes: Uint8Array<ArrayBuffer>): PrivateKeyInfo | null {
  const wrap = (algorithm: string, parameters: ArrayBuffer | null) =>
    new PrivateKeyInfo({
      privateKeyAlgorithm: new AlgorithmIdentifier({ algorithm, parameters }),
      privateKey: new PrivateKey(bytes),
    })
  if (label === 'RSA PRIVATE KEY') return wrap(rsa, null)
  const curve = label === 'EC PRIVATE KEY' && parse(bytes, ECPrivateKey)?.parameters
  return curve ? wrap(id_ecPublicKey, AsnConvert.serialize(curve)) : null
}

/** Parses a public key (SubjectPublicKeyInfo); null if it is invalid. */
export function readPublicKey(bytes: Uint8Array): ImportableKey | null {
  const info = parse(Uint8Array.from(bytes), SubjectPublicKeyInfo)
  return info && { bytes: Uint8Array.from(bytes), algorithm: webCryptoAlgorithm(info.algorithm) }
}
