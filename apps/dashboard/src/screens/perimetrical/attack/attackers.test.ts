import { parseNetwork } from '@parapet/api'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressesOf, addressFaults, linesOf, networksIn } from './attackerLines.ts'
import { attackersOf, byNetwork, networksOf } from './attackers.ts'

const row = (key: string, requests: number) => ({ key, requests })

it('takes the clients that send mainly requests of the attack, and many of them', () => {
  const inAttack = [row('203.0.113.1', 900), row('203.0.113.2', 500), row('198.51.100.7', 300), row('192.0.2.1', 20)]
  const all = [row('203.0.113.1', 950), row('198.51.100.7', 9000), row('192.0.2.1', 20)]
  expect(attackersOf(inAttack, all)).toEqual([
    { address: '203.0.113.1', requests: 900, all: 950 },
    { address: '203.0.113.2', requests: 500, all: 500 },
  ])
  expect(attackersOf([], all)).toEqual([])
})

it('adds up addresses by their network, and leaves out what is no address', () => {
  expect(byNetwork([row('203.0.113.1', 5), row('198.51.100.7', 9), row('203.0.113.200', 7), row('-', 99)])).toEqual([
    { key: '203.0.113.0/24', requests: 12, first: '203.0.113.1' },
    { key: '198.51.100.0/24', requests: 9, first: '198.51.100.7' },
  ])
  expect(byNetwork([row('2001:db8:1:2::3', 1), row('2001:db8:1:9::4', 2)])).toEqual([
    { key: '2001:db8:1::/48', requests: 3, first: '2001:db8:1:2::3' },
  ])
})

const address = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 255 }))
  .map(([c, d]) => `203.0.${c}.${d}`)

it('sends networks with exactly the addresses that are meant', () => {
  fc.assert(
    fc.property(fc.uniqueArray(address, { minLength: 1, maxLength: 300 }), (addresses) => {
      const sent = networksOf(addresses).flatMap((text) => {
        const network = parseNetwork(text)
        if (!network) throw new Error(text)
        return Array.from({ length: 2 ** (32 - network.prefix) }, (_, n) => network.start + BigInt(n))
      })
      const meant = addresses.map((text) => parseNetwork(text)?.start)
      expect(new Set(sent)).toEqual(new Set(meant))
      expect(sent).toHaveLength(addresses.length)
    }),
  )
})

it('proposes all attackers, and fewer if the reader wants fewer', () => {
  const attackers = Array.from({ length: 24 }, (_, i) => ({
    address: `203.0.113.${180 + i}`,
    requests: 50 - i,
    all: 50,
  }))
  const draft = addressesOf(attackers)
  expect(draft.top).toBe(24)
  expect(networksIn(draft)).toEqual(['203.0.113.180/30', '203.0.113.184/29', '203.0.113.192/29', '203.0.113.200/30'])
  expect(linesOf(attackers, 1)).toBe('203.0.113.180')
})

it.each([
  ['', 'none', false],
  ['nonsense', 'address', false],
  ['203.0.113.1', null, false],
  ['10.0.0.0/6', null, true],
])('checks %j', (addresses, fault, isWide) => {
  expect(addressFaults({ top: 1, addresses, isWideMeant: false })).toEqual({ addresses: fault, isWideMeant: isWide })
})
