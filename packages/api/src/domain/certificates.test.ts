import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Challenge,
  expirationOf,
  type NameFault,
  readCertificateNames,
  verificationNames,
} from './certificates.ts'

describe('readCertificateNames', () => {
  it.each<[string, Challenge, NameFault | null]>([
    ['www.example.com', 'http', null],
    ['WWW.example.com.', 'http', null],
    ['*.example.com', 'http', 'wildcard'],
    ['*.example.com', 'dns', null],
    ['www.*.example.com', 'dns', 'notName'],
    ['*', 'dns', 'notName'],
    ['https://www.example.com', 'http', 'notName'],
    ['192.0.2.1', 'http', 'notName'],
    ['localhost', 'dns', 'notName'],
    ['static.example.com', 'http', 'foreign'],
    ['static.example.com', 'dns', null],
  ])('%s by %s: %s', (text, challenge, fault) => {
    const { names, faults } = readCertificateNames(text, challenge, ['www.example.com'])
    expect(faults).toEqual(fault ? [{ line: 1, text, fault }] : [])
    expect(names).toHaveLength(fault ? 0 : 1)
  })

  it('counts lines from 1, and skips empty and repeated ones', () => {
    expect(readCertificateNames('a.com\r\n\n A.com \nno\n', 'dns')).toEqual({
      names: ['a.com'],
      faults: [{ line: 4, text: 'no', fault: 'notName' }],
      whole: null,
    })
  })

  it('requires one name, and accepts 200 by HTTP', () => {
    const of = (count: number) => Array.from({ length: count }, (_, i) => `n${i}.example.com`).join('\n')
    expect(readCertificateNames(' \n', 'http').whole).toBe('needed')
    expect(readCertificateNames(of(200), 'http').whole).toBeNull()
    expect(readCertificateNames(of(201), 'http').whole).toBe('tooMany')
    expect(readCertificateNames(of(201), 'dns').whole).toBeNull()
    expect(readCertificateNames('no', 'http').whole).toBeNull()
  })

  it('classifies every line once as a name, an error or empty', () => {
    const line = fc.constantFrom('', 'a.com', 'A.COM', '*.a.com', 'b.com', '-', 'x y')
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { names, faults } = readCertificateNames(lines.join('\n'), 'dns')
        const right = lines.filter((text) => text !== '' && text !== '-' && text !== 'x y')
        expect([...names].sort()).toEqual([...new Set(right.map((text) => text.toLowerCase()))].sort())
        expect(faults.map((fault) => lines[fault.line - 1])).toEqual(faults.map(({ text }) => text))
        expect(faults).toHaveLength(lines.filter((text) => text === '-' || text === 'x y').length)
      }),
    )
  })
})

it('verifies a name and its wildcard by one record', () => {
  expect(verificationNames(['example.com', '*.example.com', 'www.example.com'])).toEqual([
    '_acme-challenge.example.com',
    '_acme-challenge.www.example.com',
  ])
})

it.each([
  ['1673857895.0', 1_673_857_895],
  ['1673857895', 1_673_857_895],
  ['2023-01-16', null],
  ['NaN', null],
  ['', null],
  ['-5', null],
])('%j expires at %s', (expiration, moment) => {
  expect(expirationOf({ expiration })).toBe(moment)
})
