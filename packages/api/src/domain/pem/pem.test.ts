import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { issueCertificate } from '../../sandbox/files/certificates.ts'
import { coversHost, readChain, sortChain } from './certificate.ts'
import { matchKey } from './key.ts'
import { derMistake, pemBlocks, pemText } from './pem.ts'
import { readCertificate } from './x509.ts'

const from = Date.UTC(2026, 4, 1) / 1000
const to = Date.UTC(2026, 7, 1) / 1000
const now = Date.UTC(2026, 5, 15) / 1000
const domains = ['www.example.com', '*.example.com', 'xn--ls8h.example']
const issued = issueCertificate({ domains, from, to, seed: 1 })
const [ownText = '', aboveText = ''] = issued.cert.split(/(?<=-----END CERTIFICATE-----\n)/)

const own = readCertificate(pemBlocks(ownText)[0]!.bytes)

describe('a certificate', () => {
  it('is parsed like Node does, with a valid signature', async () => {
    const [first, above] = (await readChain(issued.cert, now)).certificates
    const node = new X509Certificate(ownText)
    const nodeAbove = new X509Certificate(aboveText)
    expect(first).toMatchObject({
      name: 'www.example.com',
      domains,
      issuer: 'Sandbox Authority E1',
      validFrom: from,
      validTo: to,
    })
    expect(first).toMatchObject({ isAuthority: false, isSelfIssued: false })
    expect(above).toMatchObject({ name: 'Sandbox Authority E1', domains: [], isAuthority: true, isSelfIssued: true })
    expect(node.subject).toBe('CN=www.example.com')
    expect(node.subjectAltName).toBe(domains.map((domain) => `DNS:${domain}`).join(', '))
    expect(node.serialNumber.toLowerCase()).toBe(first!.serial)
    expect(Date.parse(node.validTo) / 1000).toBe(to)
    expect(node.verify(nodeAbove.publicKey)).toBe(true)
    expect(nodeAbove.ca).toBe(true)
  })

  it.each([
    ['www.example.com', 'www.example.com', true],
    ['WWW.example.com', 'www.EXAMPLE.com.', true],
    ['*.example.com', 'www.example.com', true],
    ['*.example.com', 'a.www.example.com', false],
    ['*.example.com', 'example.com', false],
    ['example.com', 'www.example.com', false],
    ['*.com', 'com', false],
  ])('for %s covers %s: %s', (name, host, expected) => expect(coversHost(name, host)).toBe(expected))
})

/** `openssl req -x509` for one's own site: such a one is an authority, too. Good until 2036; its key was never kept. */
const selfSigned = `-----BEGIN CERTIFICATE-----
MIIBqTCCAU6gAwIBAgIUHE+mzBvexhgMAtQ0UkQ9jU6/LfYwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQc2VsZi5leGFtcGxlLmNvbTAeFw0yNjExMjExMzM5NTFaFw0z
NjExMTgxMzM5NTFaMBsxGTAXBgNVBAMMEHNlbGYuZXhhbXBsZS5jb20wWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAARtPATPvLqJ9GpULxAq3MET8YpTt6EcvhBwjyRK
YyQTzDTU9RUUIR7LItK6T75FxlLC2EaeAVXtTMPJBkHOSTyto3AwbjAdBgNVHQ4E
FgQUd2LnQbXWws2nww0B9oSAOmGLK/EwHwYDVR0jBBgwFoAUd2LnQbXWws2nww0B
9oSAOmGLK/EwGwYDVR0RBBQwEoIQc2VsZi5leGFtcGxlLmNvbTAPBgNVHRMBAf8E
BTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQDsdvqXUORT4qaLhRC+wtjQD2YrPOtF
jbWuSHQlAzasSgIhANMid0qCvIQ049a3uxntEu53kA4Pbbf+aJYzyyWC4Abo
-----END CERTIFICATE-----
`

/** Issued for an RSA key of 1,024 bits. Good until September 2027. */
const shortRsa = `-----BEGIN CERTIFICATE-----
MIIB7TCCAZOgAwIBAgIUUU3vlD0hQar5WjTBefyo6Flm3FUwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRVGVzdCBJbnRlcm1lZGlhdGUwHhcNMjYxMTI1MDk0NjQ3WhcN
MjcwOTIxMDk0NjQ3WjAiMSAwHgYDVQQDDBd3d3cuYXVyb3JhbWVkaWEuZXhhbXBs
ZTCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkCgYEA36NY5jPY1URvw4u1+rvXxYA/
Abad1jb1vCHqGbwUrMg0/HR3Ubr25bkrOQzvtiHdA5Vt+jd2SvFrQPcN3ys/MUWf
yXUXxCA5Zml5bIxDUiJXmXT5k972uYF24S+EdqvNTbKSVaa8NlmdQN9461/Blioo
Kdxdz4Y6APdCEZqkYjMCAwEAAaNmMGQwIgYDVR0RBBswGYIXd3d3LmF1cm9yYW1l
ZGlhLmV4YW1wbGUwHQYDVR0OBBYEFOIZLf0FkFO04ZuFuO/gQz15+h+eMB8GA1Ud
IwQYMBaAFEIIWSmPOv4c7ePsAA+HEzscPIEGMAoGCCqGSM49BAMCA0gAMEUCIE2c
3rqkUQwXRrfnKtSDUvpX5YMD9F1MC85lfjEdtDKfAiEAhupnC4F8TtsdXddzw0g4
W9/HXT2XQcBbQ1x0CpRALrI=
-----END CERTIFICATE-----
`

/** `openssl req -x509 -newkey ed25519`. Good until 2036; its key was never kept. */
const ed25519 = `-----BEGIN CERTIFICATE-----
MIIBYjCCARSgAwIBAgIURi53Y/jv40i7HmzZciXr6A619TAwBQYDK2VwMBkxFzAV
BgNVBAMMDmVkLmV4YW1wbGUuY29tMB4XDTI2MTEyNTEzNTY0MFoXDTM2MTEyMjEz
NTY0MFowGTEXMBUGA1UEAwwOZWQuZXhhbXBsZS5jb20wKjAFBgMrZXADIQDVltqb
W/5DIPdZtxxLR39la2Hzy4z+qSrhoDlEucOcDqNuMGwwHQYDVR0OBBYEFD0N4re4
c0hTlMOVMr3McrFEBZQaMB8GA1UdIwQYMBaAFD0N4re4c0hTlMOVMr3McrFEBZQa
MA8GA1UdEwEB/wQFMAMBAf8wGQYDVR0RBBIwEIIOZWQuZXhhbXBsZS5jb20wBQYD
K2VwA0EApNrcOwKr26Cd6i23RPIKy9agi2hHnG2E3fHl2XulH7bkWi4TQEMOqQjV
2Un24Us8Z5d/fBARMoUneIf1EalBDQ==
-----END CERTIFICATE-----
`

/** `openssl req -x509` with an alternative name of each kind. */
const varied = `-----BEGIN CERTIFICATE-----
MIICTDCCAfOgAwIBAgIUKukLiMaqGwRlnS2cNTqghXPWgSkwCgYIKoZIzj0EAwIw
NjEXMBUGA1UECgwOQcOxaWwgJiBTw7ZobmUxGzAZBgNVBAMMEnd3dy52YXJpZWQu
ZXhhbXBsZTAeFw0yNjExMjMxNjI1NTZaFw0zNjExMjAxNjI1NTZaMDYxFzAVBgNV
BAoMDkHDsWlsICYgU8O2aG5lMRswGQYDVQQDDBJ3d3cudmFyaWVkLmV4YW1wbGUw
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATL1uBYcj4n6BKyQmLDlHjlCqC8p0yS
OXZ2b0MzVuQKCRmr2fGw6v3smj9SrZCDYpDY3DJdjH8p3eWiXFIzoiPno4HeMIHb
MIGhBgNVHREEgZkwgZaCEldXVy52YXJpZWQuZXhhbXBsZYIQKi52YXJpZWQuZXhh
bXBsZYcEwAACB4cQIAENuAAAAAAAAAAAAAAAAYEQYUB2YXJpZWQuZXhhbXBsZYYX
aHR0cHM6Ly92YXJpZWQuZXhhbXBsZS+kFjAUMRIwEAYDVQQDDAlEaXJlY3Rvcnmg
DgYDKgMEoAcMBW90aGVyiAMqAwQwCQYDVR0TBAIwADALBgNVHQ8EBAMCB4AwHQYD
VR0OBBYEFOaqv0BZ7eG4xHASktGNkymO8z9bMAoGCCqGSM49BAMCA0cAMEQCIDFp
0+pDKz7p9hS5grYlva1Xu4DymkL7lGJddU/KNh0HAiBcDeblzSTyPVnJpgzgNaSn
1kHAvVFf43Oq98cgO/Ootw==
-----END CERTIFICATE-----
`

it('lists hosts and addresses among alternative names of every kind', () => {
  const certificate = readCertificate(pemBlocks(varied)[0]!.bytes)
  expect(certificate).toMatchObject({
    domains: ['www.varied.example', '*.varied.example', '192.0.2.7', '2001:db8::1'],
    name: 'www.varied.example',
    issuer: 'www.varied.example',
    isAuthority: false,
    isSelfIssued: true,
  })
  expect(certificate?.serial).toBe(new X509Certificate(varied).serialNumber.toLowerCase())
})

describe('a chain', () => {
  const key = issued.key
  it.each([
    ['in order', issued.cert, now, []],
    ['with words around it', `subject=x\n${ownText}\nissuer\n${aboveText}`, now, []],
    ['with Windows line ends', issued.cert.replaceAll('\n', '\r\n'), now, []],
    ['upside down', aboveText + ownText, now, ['first-is-authority', 'wrong-order']],
    ['of one', ownText, now, ['incomplete']],
    ['that is over', issued.cert, to + 1, ['expired']],
    ['in its last second', issued.cert, to, []],
    ['of tomorrow', issued.cert, from - 1, ['not-yet']],
    ['signed by oneself for a site', selfSigned, Date.UTC(2027, 0, 1) / 1000, ['self-signed']],
    ['with a short RSA key', shortRsa, Date.UTC(2027, 0, 1) / 1000, ['weak-key', 'incomplete']],
    ['with a key that browsers refuse', ed25519, Date.UTC(2027, 0, 1) / 1000, ['key-kind', 'self-signed']],
    ['an authority alone', aboveText, now, ['first-is-authority']],
    ['with its key', issued.cert + key, now, ['has-key']],
    ['that is none', 'hello', now, ['nothing']],
    ['that is broken', issued.cert.replace('MII', 'AAA'), now, ['unreadable', 'first-is-authority']],
    ['cut off', ownText.slice(0, -40), now, ['cut-off']],
    ['cut off after the first', ownText + aboveText.slice(0, 200), now, ['cut-off', 'incomplete']],
    ['that is a request', pemText('CERTIFICATE REQUEST', new Uint8Array([48, 0])), now, ['request']],
    ['that is PKCS #7', pemText('PKCS7', new Uint8Array([48, 0])), now, ['pkcs7']],
  ] as const)('%s', async (_, text, at, problems) => expect((await readChain(text, at)).problems).toEqual(problems))
})

describe('sorting', () => {
  it.each([
    ['upside down', aboveText + ownText, issued.cert],
    ['with repeated certificates', ownText + aboveText + ownText, issued.cert],
    ['in order', issued.cert, issued.cert],
    ['of strangers', ownText + selfSigned, ownText + selfSigned],
    ['with a key', issued.key + aboveText + ownText, issued.key + aboveText + ownText],
    ['cut off', aboveText + ownText.slice(0, -40), aboveText + ownText.slice(0, -40)],
    ['that is none', 'hello', 'hello'],
  ])('a chain %s', async (_, text, sorted) => expect(await sortChain(text)).toBe(sorted))
})

describe('a binary file', () => {
  const length = [0x82, 0x03, 0x75]
  it.each([
    ['a certificate', [...pemBlocks(ownText)[0]!.bytes], null],
    ['PKCS #12', [0x30, ...length, 0x02, 0x01, 0x03, 0x30], 'pkcs12'],
    ['PKCS #7', [0x30, ...length, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02, 0xa0], 'pkcs7'],
    ['a request', [0x30, ...length, 0x30, ...length, 0x02, 0x01, 0x00, 0x30], 'request'],
    ['something else', [1, 2, 3], null],
    ['nothing', [], null],
  ] as const)('with %s', (_, bytes, mistake) => expect(derMistake(Uint8Array.from(bytes))).toBe(mistake))
})

describe('a key', () => {
  const other = issueCertificate({ domains, from, to, seed: 2 }).key
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-384' })
  const ed = generateKeyPairSync('ed25519')
  const certificateOf = (key: typeof rsa.publicKey) => ({
    ...own!,
    publicKey: new Uint8Array(key.export({ type: 'spki', format: 'der' })),
  })
  const pkcs8 = { type: 'pkcs8', format: 'pem' } as const

  it.each([
    ['its own', own!, issued.key, 'matches'],
    ['another one', own!, other, 'other-key'],
    ['one of another kind', own!, String(rsa.privateKey.export(pkcs8)), 'other-key'],
    ['RSA', certificateOf(rsa.publicKey), String(rsa.privateKey.export(pkcs8)), 'matches'],
    [
      'RSA of old',
      certificateOf(rsa.publicKey),
      String(rsa.privateKey.export({ type: 'pkcs1', format: 'pem' })),
      'matches',
    ],
    [
      'EC of old',
      certificateOf(ec.publicKey),
      String(ec.privateKey.export({ type: 'sec1', format: 'pem' })),
      'matches',
    ],
    ['Ed25519', certificateOf(ed.publicKey), String(ed.privateKey.export(pkcs8)), 'matches'],
    [
      'an encrypted one',
      certificateOf(rsa.publicKey),
      String(rsa.privateKey.export({ ...pkcs8, cipher: 'aes-256-cbc', passphrase: 'x' })),
      'encrypted',
    ],
    [
      'one encrypted as of old',
      certificateOf(rsa.publicKey),
      String(rsa.privateKey.export({ type: 'pkcs1', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })),
      'encrypted',
    ],
    ['a certificate', own!, ownText, 'unreadable'],
    ['nothing', own!, '', 'nothing'],
    ['rubbish', own!, pemText('PRIVATE KEY', new Uint8Array([1, 2, 3])), 'unreadable'],
  ] as const)('%s', async (_, certificate, text, verdict) => {
    expect(await matchKey(certificate, text)).toBe(verdict)
  })
})

describe('any pasted text', () => {
  const bytes = fc.uint8Array({ maxLength: 400 })

  it('round-trips', () => {
    fc.assert(
      fc.property(bytes, (value) => {
        expect(pemBlocks(pemText('ANY THING', value))).toEqual([
          { label: 'ANY THING', bytes: value, isEncrypted: false },
        ])
      }),
    )
  })

  it('never throws', async () => {
    const [block] = pemBlocks(ownText)
    const real = block!.bytes
    const broken = fc.tuple(fc.nat(real.length - 1), fc.nat(255)).map(([at, byte]) => real.with(at, byte))
    const pasted = fc.oneof(bytes, broken).map((value) => pemText('CERTIFICATE', value))
    const typed = fc.string({ unit: 'binary' })
    await fc.assert(
      fc.asyncProperty(fc.oneof(pasted, typed), async (text) => {
        expect((await readChain(text, now)).problems).toBeInstanceOf(Array)
        expect(await matchKey(own!, text.replaceAll('CERTIFICATE', 'EC PRIVATE KEY'))).not.toBe('matches')
      }),
      { numRuns: 1000 },
    )
  })
})
