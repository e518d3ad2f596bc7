import { isIPv4 } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { furtherFields } from './fields.ts'
import { ipv4Of } from './ipv4.ts'
import { microsOf, requestParts, timeOf } from './values.ts'

describe('an IPv4 address', () => {
  it('is a number, and nothing else is', () => {
    expect(ipv4Of('10.1.2.3')).toBe(((10 * 256 + 1) * 256 + 2) * 256 + 3)
    expect(ipv4Of('255.255.255.255')).toBe(4_294_967_295)
    const part = fc.oneof(fc.nat(300).map(String), fc.constantFrom('', '01', '00', '-', 'a', '٣'))
    const texts = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('.'))
    fc.assert(fc.property(texts, (text) => ipv4Of(text) >= 0 === isIPv4(text)))
  })
})

describe('a time', () => {
  it('is the same whatever was read before it', () => {
    const stamp = fc
      .tuple(fc.constantFrom('00', '01', '59'), fc.constantFrom('00', '07', '59', '60', '61', '7x', 'x7'))
      .chain(([minute, second]) =>
        fc.constantFrom(
          `31/Oct/2026:10:${minute}:${second} +0000`,
          `31/Oct/2026:10:${minute}:${second} +0130`,
          `1/Oct/2026:10:${minute}:${second} +0000`,
          `2026-10-31T10:${minute}:${second}Z`,
          `2026-10-31T10:${minute}:${second}+01:30`,
          `2026-10-31T10:${minute}:${second}.123Z`,
        ),
      )
    fc.assert(
      fc.property(stamp, stamp, (before, text) => {
        timeOf('01/Jan/2001:00:00:00 +0000')
        const alone = timeOf(text)
        timeOf(before)
        expect(timeOf(text)).toBe(alone)
      }),
    )
    expect(timeOf('31/Oct/2026:10:00:07 +0000')).toBe(Date.UTC(2026, 9, 31, 10, 0, 7) / 1000)
    expect(timeOf('31/Oct/2026:10:00:08 +0000')).toBe(Date.UTC(2026, 9, 31, 10, 0, 8) / 1000)
  })
})

describe('a duration', () => {
  it.each([
    ['0.123', 's', 123_000],
    ['12', 'ms', 12_000],
    ['12ms', 's', 12_000],
    ['1e-3s', '', 1000],
    ['1.', 's', -1],
    ['1.2.3', 's', -1],
    ['-', 's', -1],
    ['5', '', -1],
    ['1e300', 's', -1],
    ['99999999999999', 's', -1],
  ])('%s in %s is %s µs, and one beyond reason is unknown', (text, unit, micros) => {
    expect(microsOf(text, unit)).toBe(micros)
  })
})

describe('a request line', () => {
  it.each([
    ['GET /a b HTTP/1.1', { method: 'GET', target: '/a b', proto: 'HTTP/1.1' }],
    ['GET  HTTP/2', { method: 'GET', target: '-', proto: 'HTTP/2' }],
    ['GET / HTTP/', { method: '-', target: 'GET / HTTP/', proto: '-' }],
    ['GET / HTTP/1.1x', { method: '-', target: 'GET / HTTP/1.1x', proto: '-' }],
    ['GET HTTP/1.1', { method: '-', target: 'GET HTTP/1.1', proto: '-' }],
    ['', { method: '-', target: '-', proto: '-' }],
  ])('"%s" has a method, a target and a protocol, or none of them', (text, parts) => {
    expect(requestParts(text)).toEqual(parts)
  })
})

describe('fields with names', () => {
  it.each([
    [' rt=0.1 cache=HIT', { rt: '0.1', cache: 'HIT' }, ''],
    [' type="a \\"b\\" c" 0.2', { type: 'a \\"b\\" c' }, ' 0.2'],
    [' "x=1" cache=HIT', { cache: 'HIT' }, ' "x=1"'],
    [' type="open cache=HIT', { type: '', cache: 'HIT' }, '"open'],
    [' Rt=0.1 x=y', {}, ' Rt=0.1'],
    [' __proto__=1 rt=2', { rt: '2' }, ''],
    ['rt=1', {}, 'rt=1'],
  ])('of "%s" are read, and the rest is kept', (text, fields, rest) => {
    expect(furtherFields(text)).toEqual({ fields, rest })
  })
})
