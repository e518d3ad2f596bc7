import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressCount,
  canonicalNetwork,
  containsNetwork,
  isNetwork,
  mergeNetworks,
  type Network,
  networkText,
  overlaps,
  parseNetwork,
  rangeNetworks,
  wideNetworks,
} from './networks.ts'

const read = (text: string): Network => {
  const network = parseNetwork(text)
  if (!network) throw new Error(`No network: ${text}`)
  return network
}
const merge = (...texts: string[]) => mergeNetworks(texts.map(read)).map(networkText)

const v4 = fc
  .tuple(fc.bigInt(0n, 2n ** 32n - 1n), fc.integer({ min: 0, max: 32 }))
  .map(([address, prefix]) => read(`${networkText({ version: 4, start: address, prefix: 32 })}/${prefix}`))
const v6 = fc
  .tuple(fc.bigInt(0n, 2n ** 128n - 1n), fc.integer({ min: 0, max: 128 }))
  .map(([address, prefix]) => read(`${networkText({ version: 6, start: address, prefix: 128 })}/${prefix}`))
const network = fc.oneof(v4, v6)
const near = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 24, max: 32 }))
  .map(([host, prefix]) => read(`203.0.113.${host}/${prefix}`))

describe('parsing', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7/32 ', '203.0.113.7'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:0DB8:0:0::0001', '2001:db8::1'],
    ['2001:db8::ffff/32', '2001:db8::/32'],
    ['::/0', '::/0'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201/120', '192.0.2.0/24'],
    ['::ffff:0:0/96', '0.0.0.0/0'],
    ['::ffff:0:0/95', '::fffe:0:0/95'],
  ])('parses %s as %s', (text, canonical) => {
    expect(canonicalNetwork(text)).toBe(canonical)
  })

  it.each([
    '',
    '203.0.113',
    '127.1',
    '0x7f.0.0.1',
    '256.0.0.1',
    '203.0.113.7/33',
    '203.0.113.7/-1',
    '203.0.113.7/',
    '203.0.113.7/00',
    '203.0.113.7/024',
    '203.0.113.7/24/8',
    'fe80::1%eth0',
    '2001:db8::/129',
    'example.com',
    '١٢٧.0.0.1',
  ])('rejects %s', (text) => {
    expect(isNetwork(text)).toBe(false)
    expect(canonicalNetwork(text)).toBeNull()
  })

  it('round-trips', () => {
    fc.assert(
      fc.property(network, (any) => {
        expect(parseNetwork(networkText(any))).toEqual(any)
      }),
    )
  })
})

describe('counting and comparing', () => {
  it('counts addresses', () => {
    expect(addressCount(read('203.0.113.0/24'))).toBe(256n)
    expect(addressCount(read('::/0'))).toBe(2n ** 128n)
    expect(addressCount(read('2001:db8::1'))).toBe(1n)
  })

  it.each([
    ['10.0.0.0/8', '10.1.0.0/16', true],
    ['10.1.0.0/16', '10.0.0.0/8', false],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['::/0', '203.0.113.7', false],
  ])('contains, for %s and %s: %s', (outer, inner, isIn) => {
    expect(containsNetwork(read(outer), read(inner))).toBe(isIn)
  })

  it('overlaps symmetrically, and exactly when one contains the other', () => {
    fc.assert(
      fc.property(near, near, (a, b) => {
        expect(overlaps(a, b)).toBe(overlaps(b, a))
        expect(overlaps(a, b)).toBe(containsNetwork(a, b) || containsNetwork(b, a))
        expect(overlaps(a, a)).toBe(true)
      }),
    )
  })
})

describe('merging', () => {
  it('joins adjacent blocks, drops contained ones, and keeps non-adjacent ones', () => {
    expect(merge('203.0.113.0/25', '203.0.113.128/25')).toEqual(['203.0.113.0/24'])
    expect(merge('203.0.113.9', '203.0.113.0/24', '203.0.113.9')).toEqual(['203.0.113.0/24'])
    expect(merge('203.0.113.1', '203.0.113.2')).toEqual(['203.0.113.1', '203.0.113.2'])
    expect(merge('0.0.0.0/1', '128.0.0.0/1')).toEqual(['0.0.0.0/0'])
    expect(merge('2001:db8::/33', '10.0.0.1', '2001:db8:8000::/33')).toEqual(['10.0.0.1', '2001:db8::/32'])
    expect(merge()).toEqual([])
  })

  it('keeps exactly the addresses, in the fewest blocks, in any order', () => {
    const addressesOf = (list: readonly Network[]) =>
      new Set(
        list.flatMap((block) => Array.from({ length: Number(addressCount(block)) }, (_, i) => block.start + BigInt(i))),
      )
    fc.assert(
      fc.property(fc.array(near, { maxLength: 12 }), (list) => {
        const merged = mergeNetworks(list)
        expect(addressesOf(merged)).toEqual(addressesOf(list))
        expect(mergeNetworks([...list].reverse())).toEqual(merged)
        expect(mergeNetworks(merged)).toEqual(merged)
        for (const [i, a] of merged.entries()) for (const b of merged.slice(i + 1)) expect(overlaps(a, b)).toBe(false)
      }),
    )
  })

  it('accepts a mix of both IP versions', () => {
    fc.assert(
      fc.property(fc.array(network, { maxLength: 20 }), (list) => {
        const merged = mergeNetworks(list)
        expect(merged.length).toBeLessThanOrEqual(list.length)
        for (const any of list) expect(merged.some((block) => containsNetwork(block, any))).toBe(true)
      }),
    )
  })
})

describe('ranges', () => {
  it.each([
    [
      '203.0.113.1',
      '203.0.113.20',
      ['203.0.113.1', '203.0.113.2/31', '203.0.113.4/30', '203.0.113.8/29', '203.0.113.16/30', '203.0.113.20'],
    ],
    ['203.0.113.0', '203.0.113.255', ['203.0.113.0/24']],
    ['0.0.0.0', '255.255.255.255', ['0.0.0.0/0']],
    ['203.0.113.7', '203.0.113.7', ['203.0.113.7']],
    ['2001:db8::', '2001:db8::ff', ['2001:db8::/120']],
  ])('are written as blocks: %s to %s', (first, last, blocks) => {
    expect(rangeNetworks(read(first), read(last))?.map(networkText)).toEqual(blocks)
  })

  it('are refused if reversed or of two versions', () => {
    expect(rangeNetworks(read('203.0.113.9'), read('203.0.113.1'))).toBeNull()
    expect(rangeNetworks(read('203.0.113.9'), read('2001:db8::1'))).toBeNull()
  })

  it('have exactly the addresses between their ends', () => {
    const ends = fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
    fc.assert(
      fc.property(ends, ([one, other]) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const blocks = rangeNetworks(read(`203.0.113.${from}`), read(`203.0.113.${to}`)) ?? []
        expect(blocks.reduce((sum, block) => sum + addressCount(block), 0n)).toBe(BigInt(to - from + 1))
        expect(blocks[0]?.start).toBe(read(`203.0.113.${from}`).start)
        expect(mergeNetworks(blocks)).toEqual(blocks)
      }),
    )
  })
})

it.each([
  [['0.0.0.0/0'], ['0.0.0.0/0']],
  [['0.0.0.0/1'], ['0.0.0.0/1']],
  [['0.0.0.0/1', '128.0.0.0/1'], ['0.0.0.0/0']],
  [['::/0', '10.0.0.0/8', '203.0.113.7'], ['::/0']],
  [['10.0.0.0/8', '2a00::/12'], []],
])('finds blocks wider than any network in use: %s', (texts, wide) => {
  expect(wideNetworks(texts.map(read)).map(networkText)).toEqual(wide)
})
