import { p256 } from '@noble/curves/nist.js'
import { isNetwork } from '../../domain/networks.ts'
import { der, derTags, oid } from '../../domain/pem/der.ts'
import { pemText } from '../../domain/pem/pem.ts'
import { mix, randomOf } from '../traffic/random.ts'

/** The contents of a sandbox certificate. Times are epoch seconds. */
export interface Wanted {
  readonly domains: readonly string[]
  readonly from: number
  readonly to: number
  readonly seed: number
}

const { sequence, set, integer, bits, octets, utf8, utcTime, boolean } = derTags
const ecdsaSha256 = der(sequence, oid('1.2.840.10045.4.3.2'))
const ecP256 = der(sequence, oid('1.2.840.10045.2.1'), oid('1.2.840.10045.3.1.7'))
const utf8Bytes = (text: string) => new TextEncoder().encode(text)
const nameOf = (text: string) =>
  der(sequence, der(set, der(sequence, oid('2.5.4.3'), der(utf8, utf8Bytes(text.slice(0, 64))))))

const time = (second: number) =>
  der(utcTime, utf8Bytes(new Date(second * 1000).toISOString().slice(2, 19).replace(/[-T:]/g, '')), utf8Bytes('Z'))

function secretOf(seed: number): Uint8Array {
  const random = randomOf(mix(seed, 0x5ec7e7))
  return Uint8Array.from({ length: 32 }, (_, i) =>
    i === 0 ? 1 + Math.floor(random() * 126) : Math.floor(random() * 256),
  )
}

const extension = (id: string, value: Uint8Array) => der(sequence, oid(id), der(octets, value))

function alternatives(domains: readonly string[]): Uint8Array {
  const hosts = domains.filter((domain) => !isNetwork(domain))
  return extension('2.5.29.17', der(sequence, ...hosts.map((domain) => der(0x82, utf8Bytes(domain)))))
}

interface Signed extends Wanted {
  readonly subject: string
  readonly issuer: string
  readonly signer: Uint8Array
  readonly isAuthority?: boolean
}

function signed({ domains, from, to, seed, subject, issuer, signer, isAuthority = false }: Signed): Uint8Array {
  const point = p256.getPublicKey(secretOf(seed), false)
  const random = randomOf(mix(seed, from))
  const serial = [1, ...Array.from({ length: 15 }, () => Math.floor(random() * 256))]
  const extensions = isAuthority ? extension('2.5.29.19', der(sequence, der(boolean, [0xff]))) : alternatives(domains)
  const body = der(
    sequence,
    der(0xa0, der(integer, [2])),
    der(integer, serial),
    ecdsaSha256,
    nameOf(issuer),
    der(sequence, time(from), time(to)),
    nameOf(subject),
    der(sequence, ecP256, der(bits, [0], point)),
    der(0xa3, der(sequence, extensions)),
  )
  const signature = p256.sign(body, signer, { format: 'der' })
  return der(sequence, body, ecdsaSha256, der(bits, [0], signature))
}

const authority = { name: 'Sandbox Authority E1', seed: 0xca }

/**
 * Issues a certificate of the sandbox's own authority, with its chain. The key is derived from the seed and protects
 * nothing.
 */
export function issueCertificate(wanted: Wanted): { cert: string; key: string } {
  const signer = secretOf(authority.seed)
  const own = signed({ ...wanted, subject: wanted.domains[0] ?? '', issuer: authority.name, signer })
  const above = signed({
    domains: [],
    from: Date.UTC(2020, 0) / 1000,
    to: Date.UTC(2045, 0) / 1000,
    seed: authority.seed,
    subject: authority.name,
    issuer: authority.name,
    signer,
    isAuthority: true,
  })
  const secret = secretOf(wanted.seed)
  const ecKey = der(
    sequence,
    der(integer, [1]),
    der(octets, secret),
    der(0xa1, der(bits, [0], p256.getPublicKey(secret, false))),
  )
  return {
    cert: pemText('CERTIFICATE', own) + pemText('CERTIFICATE', above),
    key: pemText('PRIVATE KEY', der(sequence, der(integer, [0]), ecP256, der(octets, ecKey))),
  }
}
