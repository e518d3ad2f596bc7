import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNetwork } from './networks.ts'
import { streamingAddressFault } from './streamingAddress.ts'

describe('streamingAddressFault', () => {
  it.each([
    ['198.51.100.7', null],
    ['  198.51.100.7 ', null],
    ['2001:db8::7', null],
    ['8.8.8.8', null],
    ['', 'needed'],
    ['  ', 'needed'],
    ['198.51.100.0/24', 'network'],
    ['198.51.100.7/32', 'network'],
    ['2001:db8::/32', 'network'],
    ['collector.example.com', 'notAddress'],
    ['198.51.100', 'notAddress'],
    ['198.51.100.7:9093', null],
    ['[2001:db8::7]:9093', null],
    ['198.51.100.7\u200b', null],
    ['198.51.100.0/255.255.255.0', 'network'],
    ['198.51.100.7 198.51.100.8', 'notAddress'],
    ['fe80::1%eth0', 'notAddress'],
    ['10.1.2.3', 'notPublic'],
    ['172.16.0.1', 'notPublic'],
    ['172.32.0.1', null],
    ['192.168.1.10', 'notPublic'],
    ['100.64.0.1', 'notPublic'],
    ['127.0.0.1', 'notPublic'],
    ['169.254.1.1', 'notPublic'],
    ['224.0.0.1', 'notPublic'],
    ['255.255.255.255', 'notPublic'],
    ['0.0.0.0', 'notPublic'],
    ['::1', 'notPublic'],
    ['fd00::1', 'notPublic'],
    ['fe80::1', 'notPublic'],
    ['::ffff:192.168.1.10', 'notPublic'],
    ['::ffff:198.51.100.7', null],
  ])('%j: %s', (text, fault) => {
    expect(streamingAddressFault(text)).toBe(fault)
  })

  it('accepts only texts that the provider parses as one address', () => {
    const text = fc.oneof(fc.ipV4(), fc.ipV6(), fc.ipV4Extended(), fc.string())
    fc.assert(
      fc.property(text, (typed) => {
        if (streamingAddressFault(typed) !== null) return
        const network = parseNetwork(typed)
        expect(network?.prefix).toBe(network?.version === 4 ? 32 : 128)
      }),
    )
  })
})
