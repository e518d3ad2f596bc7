import { makeNetworkList } from '@parapet/api'
import { expect, it } from 'vitest'
import { bodyOf } from './ipLists.tsx'

const draft = {
  name: 'partners',
  description: '',
  active: true,
  services: ['5'],
  addresses: '192.0.2.1 # Office',
  isWideConfirmed: false,
}

it('keeps what the form does not show: the domain of an ACL (§3) and until when an address counts', () => {
  const addresses = [{ address: '192.0.2.1', description: 'Office', until: 1_800_000_000 }]
  expect(bodyOf(draft, makeNetworkList({ domainId: 7, addresses }))).toMatchObject({ domainId: 7, addresses })
  expect(bodyOf(draft, makeNetworkList({ addresses }))).not.toHaveProperty('domainId')
  expect(bodyOf(draft, null)).toMatchObject({ addresses: [{ until: null }] })
})
