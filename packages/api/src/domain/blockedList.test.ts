import { expect, it } from 'vitest'
import { entriesAround, relationOf } from './blockedList.ts'
import { blockedOrigin } from './blockedNow.ts'

it.each([
  ['203.0.113.9', '203.0.113.9', 'same'],
  ['::ffff:203.0.113.9', '203.0.113.9/32', 'same'],
  ['203.0.113.0/24', '203.0.113.9', 'includes'],
  ['203.0.113.9', '203.0.113.0/24', 'part'],
  ['203.0.112.9', '203.0.113.0/24', null],
  ['2001:db8::/32', '203.0.113.9', null],
  ['office', '203.0.113.9', null],
])('%s relates to %s as %s', (entry, wanted, relation) => {
  expect(relationOf(entry, wanted)).toBe(relation)
})

it('orders what concerns an address: the same, what includes it, what is a part of it', () => {
  const entries = ['203.0.113.8/30', '203.0.113.0/24', '203.0.113.8/29', '198.51.100.1'].map((address) => ({ address }))
  expect(entriesAround(entries, '203.0.113.8/29').map(({ entry }) => entry.address)).toEqual([
    '203.0.113.8/29',
    '203.0.113.0/24',
    '203.0.113.8/30',
  ])
})

it('says by what an address was blocked only where the provider does', () => {
  expect(blockedOrigin({ origin: 'reaction' })).toBe('reaction')
  expect(blockedOrigin({ origin: 'cron' })).toBeNull()
  expect(blockedOrigin({ origin: null })).toBeNull()
})
