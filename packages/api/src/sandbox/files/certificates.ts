import { p256 } from '@noble/curves/nist.js'
import { ECParameters, ECPrivateKey, ecdsaWithSHA256, id_ecPublicKey, id_secp256r1 } from '@peculiar/asn1-ecc'
import { PrivateKey, PrivateKeyInfo } from '@peculiar/asn1-pkcs8'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  Extension,
  Extensions,
  GeneralName,
  id_ce_basicConstraints,
  id_ce_subjectAltName,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'
import { isNetwork } from '../../domain/networks.ts'
import { pemText } from '../../domain/pem/pem.ts'
import { mix, randomOf } from '../traffic/random.ts'

/** The contents of a sandbox certificate. Times are epoch seconds. */
export interface Wanted {
  readonly domains: readonly string[]
  readonly from: number
  readonly to: number
  readonly seed: number
}

const ecP256 = new AlgorithmIdentifier({
  algorithm: id_ecPublicKey,
  parameters: AsnConvert.serialize(new ECParameters({ namedCurve: id_secp256r1 })),
})
const nameOf = (text: string) =>
  new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: '2.5.4.3', value: new AttributeValue({ utf8String: text.slice(0, 64) }) }),
    ]),
  ])
const bufferOf = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer

function secretOf(seed: number): Uint8Array {
  const random = randomOf(mix(seed, 0x5ec7e7))
  return Uint8Array.from({ length: 32 }, (_, i) =>
    i === 0 ? 1 + Math.floor(random() * 126) : Math.floor(random() * 256),
  )
}

const extension = (extnID: string, value: unknown) =>
  new Extension({ extnID, extnValue: new OctetString(AsnConvert.serialize(value)) })

function alternatives(domains: readonly string[]): Extension {
  const hosts = domains.filter((domain) => !isNetwork(domain))
  return extension(
    id_ce_subjectAltName,
    new SubjectAlternativeName(hosts.map((dNSName) => new GeneralName({ dNSName }))),
  )
}

interface Signed extends Wanted {
  readonly subject: string
  readonly issuer: string
  readonly signer: Uint8Array
  readonly isAuthority?: boolean
}

function signed({ domains, from, to, seed, subject, issuer, signer, isAuthority = false }: Signed): Uint8Array {
  const random = randomOf(mix(seed, from))
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: Uint8Array.from([1, ...Array.from({ length: 15 }, () => Math.floor(random() * 256))]).buffer,
    signature: ecdsaWithSHA256,
    issuer: nameOf(issuer),
    validity: new Validity({ notBefore: new Date(from * 1000), notAfter: new Date(to * 1000) }),
    subject: nameOf(subject),
    subjectPublicKeyInfo: new SubjectPublicKeyInfo({
      algorithm: ecP256,
      subjectPublicKey: bufferOf(p256.getPublicKey(secretOf(seed), false)),
    }),
    extensions: new Extensions([
      isAuthority ? extension(id_ce_basicConstraints, new BasicConstraints({ cA: true })) : alternatives(domains),
    ]),
  })
  const signature = p256.sign(new Uint8Array(AsnConvert.serialize(tbsCertificate)), signer, { format: 'der' })
  return new Uint8Array(
    AsnConvert.serialize(
      new Certificate({ tbsCertificate, signatureAlgorithm: ecdsaWithSHA256, signatureValue: bufferOf(signature) }),
    ),
  )
}

const authority = { name: 'Sandbox Authority E1', seed: 0xca }

/** Issues a certificate of the sandbox's own authority, with its chain; the key is derived from the seed. */
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
  const ecKey = new ECPrivateKey({
    privateKey: new OctetString(secret),
    publicKey: bufferOf(p256.getPublicKey(secret, false)),
  })
  const key = new PrivateKeyInfo({
    privateKeyAlgorithm: ecP256,
    privateKey: new PrivateKey(AsnConvert.serialize(ecKey)),
  })
  return {
    cert: pemText('CERTIFICATE', own) + pemText('CERTIFICATE', above),
    key: pemText('PRIVATE KEY', new Uint8Array(AsnConvert.serialize(key))),
  }
}
