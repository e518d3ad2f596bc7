import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeEntries, networkListFault, networkListLimits, readNetwork, readNetworkLines } from './networkLines.ts'
import { containsNetwork, mergeNetworks, networkText, parseNetwork } from './networks.ts'

const read = (line: string) => {
  const verdict = readNetworkLines(line).lines.get(1)
  return verdict?.kind === 'read'
    ? [verdict.networks.map(networkText).join(' '), verdict.change, verdict.description]
    : verdict
}

describe('a line of addresses', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7', null, '']],
    ['2001:DB8::0/32', ['2001:db8::/32', null, '']],
    ['203.0.113.7 # office', ['203.0.113.7', null, 'office']],
    ['203.0.113.7#office # 2', ['203.0.113.7', null, 'office # 2']],
    ['192.168.1.5/24 # only this host', ['192.168.1.0/24', 'network', 'only this host']],
    ['::ffff:203.0.113.7', ['203.0.113.7', 'mapped', '']],
    ['::ffff:203.0.113.7/120', ['203.0.113.0/24', 'network', '']],
    ['1.10.16.0/20 ; SBL0000', ['1.10.16.0/20', null, 'SBL0000']],
    ['203.0.113.7,198.51.100.4', ['203.0.113.7 198.51.100.4', 'several', '']],
    ['203.0.113.7;198.51.100.4', ['203.0.113.7 198.51.100.4', 'several', '']],
    ['203.0.113.7 198.51.100.4', ['203.0.113.7 198.51.100.4', 'several', '']],
    ['203.0.113.7,', ['203.0.113.7', null, '']],
    ['"203.0.113.7","Madrid, office"', ['203.0.113.7', 'columns', 'Madrid, office']],
    ['203.0.113.7\toffice', ['203.0.113.7', 'columns', 'office']],
    ['203.0.113.1-203.0.113.2', ['203.0.113.1 203.0.113.2', 'range', '']],
    ['203.0.113.0 - 203.0.113.255', ['203.0.113.0/24', 'range', '']],
    ['203.0.113.0-255', ['203.0.113.0/24', 'range', '']],
    ['203.0.113.0/255.255.255.0', ['203.0.113.0/24', 'mask', '']],
    ['203.0.113.0 255.255.255.0', ['203.0.113.0/24', 'mask', '']],
    ['203.0.113.7/0.0.0.0', ['0.0.0.0/0', 'mask', '']],
    ['203.0.113.7:443', ['203.0.113.7', 'port', '']],
    ['[2001:db8::7]:443', ['2001:db8::7', 'port', '']],
    ['[2001:db8::7]', ['2001:db8::7', 'brackets', '']],
    ['203.0.113.8\u200b', ['203.0.113.8', 'invisible', '']],
    ['\ufeff203.0.113.8', ['203.0.113.8', 'invisible', '']],
    ['# comment', { kind: 'left', reason: 'comment' }],
    ['; comment', { kind: 'left', reason: 'comment' }],
    ['// comment', { kind: 'left', reason: 'comment' }],
    ['ip,comment', { kind: 'left', reason: 'header' }],
    ['203.0.113.9-203.0.113.1', { kind: 'refused', fault: 'notRange' }],
    ['203.0.113.9-2001:db8::1', { kind: 'refused', fault: 'notRange' }],
    ['203.0.113.0/255.0.255.0', { kind: 'refused', fault: 'notMask' }],
    ['203.0.113.7 office', { kind: 'refused', fault: 'text' }],
    ['203.0.113', { kind: 'refused', fault: 'notNetwork' }],
    ['203.0.113.300', { kind: 'refused', fault: 'notNetwork' }],
    ['office.example.com', { kind: 'refused', fault: 'notNetwork' }],
    ['https://203.0.113.7/', { kind: 'refused', fault: 'notNetwork' }],
  ])('%j is read as %j', (line, verdict) => {
    expect(read(line)).toEqual(verdict)
  })

  it('never fails, whatever it holds', () => {
    const odd = fc.string({
      unit: fc.constantFrom('1', '2', '.', ':', '/', '-', ',', ';', '#', '[', ']', ' ', 'f', '"'),
    })
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 8 }), (lines) => {
        const { entries } = readNetworkLines(lines.join('\n'))
        for (const { address } of entries) expect(networkText(parseNetwork(address) ?? fail())).toBe(address)
      }),
    )
  })
})
const fail = (): never => {
  throw new Error('Not canonical.')
}

describe('the entries of a list', () => {
  const addresses = (text: string, untils = new Map<string, number>()) =>
    readNetworkLines(text, { untils }).entries.map(({ address }) => address)

  it('are merged where they have no description', () => {
    expect(addresses('203.0.113.0/25\n203.0.113.128/25\n203.0.113.9\n203.0.113.9/32')).toEqual(['203.0.113.0/24'])
    expect(addresses('::ffff:203.0.113.7\n203.0.113.7')).toEqual(['203.0.113.7'])
  })

  it('keep those with a description or an end date', () => {
    expect(addresses('10.0.0.0/8\n10.1.2.3 # keep reason')).toEqual(['10.0.0.0/8', '10.1.2.3'])
    expect(addresses('10.0.0.0/8\n10.1.2.3', new Map([['10.1.2.3', 2_000_000_000]]))).toEqual([
      '10.0.0.0/8',
      '10.1.2.3',
    ])
    expect(addresses('10.0.0.0/8 # all of it\n10.1.2.3')).toEqual(['10.0.0.0/8'])
    expect(addresses('10.0.0.0/8\n10.1.2.3', new Map([['10.0.0.0/8', 2_000_000_000]]))).toEqual([
      '10.0.0.0/8',
      '10.1.2.3',
    ])
  })

  it('keep the order of the lines, and know the line of each', () => {
    const text = '# office\n203.0.113.9 # door\n\n198.51.100.1\n203.0.113.1,192.0.2.1\n198.51.100.0'
    const { entries, entryLines } = readNetworkLines(text)
    expect(entries.map(({ address }, index) => `${entryLines[index]} ${address}`)).toEqual([
      '2 203.0.113.9',
      '4 198.51.100.0/31',
      '5 192.0.2.1',
      '5 203.0.113.1',
    ])
  })

  it('name the line that includes another', () => {
    const { lines } = readNetworkLines(
      '10.1.2.3\n10.0.0.0/8\n10.4.0.0/16 # reason\n10.4.0.0/16 # again\n10.1.2.3,11.0.0.1',
    )
    expect([...lines].flatMap(([line, verdict]) => (verdict.kind === 'covered' ? [[line, verdict.by]] : []))).toEqual([
      [1, 2],
      [4, 3],
    ])
  })

  it('have exactly the addresses of the lines', () => {
    const near = fc
      .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 24, max: 32 }), fc.boolean())
      .map(([host, prefix, isTold]) => ({
        address: `203.0.113.${host}/${prefix}`,
        description: isTold ? 'told' : '',
        until: null,
      }))
    const blocks = (list: readonly { address: string }[]) =>
      mergeNetworks(list.flatMap(({ address }) => parseNetwork(address) ?? []))
    fc.assert(
      fc.property(fc.array(near, { maxLength: 12 }), (list) => {
        const merged = mergeEntries(list)
        expect(blocks(merged)).toEqual(blocks(list))
        expect(mergeEntries(merged)).toEqual(merged)
        const plain = blocks(merged.filter(({ description }) => description === ''))
        for (const a of plain) for (const b of plain) if (a !== b) expect(containsNetwork(a, b)).toBe(false)
      }),
    )
  })

  it('ask about networks wider than any in use', () => {
    const wide = (text: string) => readNetworkLines(text).wide.map(networkText)
    expect(wide('0.0.0.0/0')).toEqual(['0.0.0.0/0'])
    expect(wide('0.0.0.0/1 # one half\n128.0.0.0/1')).toEqual(['0.0.0.0/0'])
    expect(wide('10.0.0.0/8\n203.0.113.7')).toEqual([])
  })
})

it('names what is wrong with a list as a whole', () => {
  const fault = (text: string) => networkListFault(readNetworkLines(text), true)
  const many = Array.from(
    { length: networkListLimits.entries + 1 },
    (_, i) => `10.${i >> 15}.${(i >> 7) & 255}.${(i % 128) * 2}`,
  )
  expect(fault('203.0.113.7')).toBeNull()
  expect(fault('# nothing yet')).toBe('none')
  expect(fault('203.0.113.7\noffice')).toBe('address')
  expect(fault(many.join('\n'))).toBe('tooMany')
  expect(fault(`203.0.113.7 # ${'ñ'.repeat(networkListLimits.bytes / 2)}`)).toBe('tooLarge')
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' [2001:DB8::7]:443 ', '2001:db8::7'],
  ['203.0.113.0/255.255.255.0', '203.0.113.0/24'],
  ['203.0.113.1-203.0.113.6', null],
  ['office', null],
])('reads one address or network from %j as %j', (text, address) => {
  expect(readNetwork(text)).toBe(address)
})
