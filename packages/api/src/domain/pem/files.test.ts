import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { issueCertificate } from '../../sandbox/files/certificates.ts'
import { type PemFile, sortPemFiles } from './files.ts'
import { splitPem } from './pem.ts'

const span = { from: Date.UTC(2026, 4, 1) / 1000, to: Date.UTC(2026, 7, 1) / 1000 }
const issued = issueCertificate({ domains: ['www.example.com'], ...span, seed: 1 })
const other = issueCertificate({ domains: ['shop.example.com'], ...span, seed: 2 })
const older = issueCertificate({ domains: ['www.example.com'], ...span, to: span.to - 86_400, seed: 1 })
const [own = '', above = ''] = issued.cert.split(/(?<=-----END CERTIFICATE-----\n)/)
const [otherOwn = ''] = other.cert.split(/(?<=-----END CERTIFICATE-----\n)/)
const [olderOwn = ''] = older.cert.split(/(?<=-----END CERTIFICATE-----\n)/)

const file = (name: string, text: string): PemFile => ({ name, ...splitPem(text) })
const leaf = file('www.crt', own)
const chain = file('chain.pem', above)
const key = file('www.key', issued.key)

describe('files', () => {
  it('are sorted in any order, with copies and bundles among them', async () => {
    const bundle = file('all.pem', `${issued.key}${above}${own}`)
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([leaf, chain, key, bundle], { minLength: 3 }), async (files) => {
        const sorted = await sortPemFiles(files)
        expect(sorted.cert).toBe(own + above)
        expect(sorted.key.trim()).toBe(issued.key.trim())
        expect(sorted).toMatchObject({ leaves: 1, isPair: true })
      }),
      { numRuns: 20 },
    )
  })

  it('say what each of them holds', async () => {
    const { parts } = await sortPemFiles([key, chain, file('both.pem', own + above), file('shop.crt', otherOwn)])
    expect(parts).toEqual([
      { name: 'www.key', parts: ['key'] },
      { name: 'chain.pem', parts: ['chain'] },
      { name: 'both.pem', parts: ['certificate', 'chain'] },
      { name: 'shop.crt', parts: ['otherCertificate'] },
    ])
  })

  it('of two sites: the certificate that has its key is used', async () => {
    const files = [leaf, file('shop.crt', otherOwn), file('shop.key', other.key)]
    const sorted = await sortPemFiles(files)
    expect(sorted.cert).toBe(otherOwn)
    expect(sorted).toMatchObject({ leaves: 2, isPair: true })
  })

  it('of two keys: the one of the certificate is used', async () => {
    const sorted = await sortPemFiles([file('a.key', other.key), leaf, key])
    expect(sorted.key.trim()).toBe(issued.key.trim())
    expect(sorted.parts.map(({ parts }) => parts[0])).toEqual(['otherKey', 'certificate', 'key'])
  })

  it('with a renewed certificate of one key: the one that lasts longer is used', async () => {
    const sorted = await sortPemFiles([file('old.crt', olderOwn), leaf, key])
    expect(sorted.cert).toBe(own)
  })

  it('that do not belong together: it is said', async () => {
    expect(await sortPemFiles([leaf, file('a.key', other.key)])).toMatchObject({ cert: own, isPair: false })
  })

  it('without a key or a certificate: nothing is said of a pair', async () => {
    expect(await sortPemFiles([leaf])).toMatchObject({ key: '', isPair: null })
    expect(await sortPemFiles([key])).toMatchObject({ cert: '', isPair: null })
    expect(await sortPemFiles([])).toEqual({ cert: '', key: '', parts: [], leaves: 0, isPair: null })
  })
})
