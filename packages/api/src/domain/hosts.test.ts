import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiHost, hostOf, hostText, isHostName, unicodeHost } from './hosts.ts'

describe('isHostName', () => {
  it.each(['www.example.com', 'EXAMPLE.com.', 'xn--bcher-kva.example', '1.example', 'a-b.c1'])('accepts %s', (text) => {
    expect(isHostName(text)).toBe(true)
  })

  it.each([
    '',
    'localhost',
    '203.0.113.7',
    '-a.example',
    'a-.example',
    'a..example',
    '.example.com',
    'bücher.example',
    'a b.example',
    'http://example.com',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}com`,
    '_sip.example.com',
    '*.example.com',
  ])('rejects %s', (text) => {
    expect(isHostName(text)).toBe(false)
  })
})

describe('hostOf', () => {
  it.each([
    ['www.example.com', 'www.example.com'],
    [' https://WWW.Example.com/a?b#c ', 'www.example.com'],
    ['example.com:8443', 'example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['example.com.', 'example.com'],
  ])('%s → %s', (text, host) => {
    expect(hostOf(text)).toBe(host)
  })

  it.each(['', '   ', 'not a host', 'http://', '203.0.113.7', 'localhost', 'javascript:alert(1)'])(
    '%s has no host',
    (text) => {
      expect(hostOf(text)).toBeNull()
    },
  )

  it('returns only host names, and is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (text) => {
        const host = hostOf(text)
        if (host === null) return
        expect(isHostName(host)).toBe(true)
        expect(hostOf(host)).toBe(host)
      }),
    )
  })
})

it.each([
  ['ñandú.example', 'xn--and-6ma2c.example'],
  ['MÜNCHEN.example', 'xn--mnchen-3ya.example'],
  ['n\u0303andu', 'xn--andu-fqa'],
  ['*.españa.example.', '*.xn--espaa-rta.example.'],
  ['_dmarc.españa', '_dmarc.xn--espaa-rta'],
  ['www.EXAMPLE.com', 'www.EXAMPLE.com'],
  ['10', '10'],
  ['', ''],
  ['ñ/../a', 'ñ/../a'],
  ['a@ñ.example', 'a@ñ.example'],
  ['ñ ñ', 'ñ ñ'],
])('converts %s to %s, the form of DNS', (text, ascii) => {
  expect(asciiHost(text)).toBe(ascii)
})

it.each([
  ['xn--and-6ma2c.example', 'ñandú.example'],
  ['xn--mnchen-3ya.example', 'münchen.example'],
  ['xn--fiqs8s', '中国'],
  ['www.xn--e1afmkfd.xn--p1ai', 'www.пример.рф'],
  ['xn--ihqwcrb4cv8a8dqg056pqjye.example', '他们为什么不说中文.example'],
])('shows %s in its own script, %s', (ascii, unicode) => {
  expect(unicodeHost(ascii)).toBe(unicode)
  expect(hostText(ascii)).toBe(`${unicode} (${ascii})`)
})

it.each([
  'www.example.com',
  'xn--.example',
  'xn--a.example',
  'xn--99999999.example',
  'xn--zzzzzzzzzzzzzzzz99.example',
  '',
])('shows %s as it is', (host) => {
  expect(unicodeHost(host)).toBeNull()
  expect(hostText(host)).toBe(host)
})

it('leads every name of any script back to itself', () => {
  const letter = fc.constantFrom(...'aeiouñúüßžшяжλμ中国日本語אب0123456789-')
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1, maxLength: 20 }), (letters) => {
      const ascii = asciiHost(`${letters.join('')}.example`)
      const unicode = unicodeHost(ascii)
      expect(asciiHost(unicode ?? ascii)).toBe(ascii)
      if (ascii.startsWith('xn--') && isHostName(ascii) && !letters.includes('-')) expect(unicode).not.toBeNull()
    }),
  )
})
