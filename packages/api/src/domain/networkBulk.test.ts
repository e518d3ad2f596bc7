import fc from 'fast-check'
import { merge } from 'fast-cidr-tools'
import { describe, expect, it } from 'vitest'
import { type BulkLines, judgeLines, partsOf, type Steps, withLines } from './networkBulk.ts'
import { correctedLine, lineColumns, networkListLimits, readNetworkLines } from './networkLines.ts'
import { canonicalNetwork, containsNetwork, networkText, overlaps, parseNetwork } from './networks.ts'

function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const judge = (text: string, columns?: Parameters<typeof judgeLines>[1]) => finish(judgeLines(text, columns))
const verdicts = (bulk: BulkLines) => Array.from({ length: bulk.lines }, (_, line) => bulk.verdictOf(line))
const addresses = (bulk: BulkLines) => bulk.entries(0, bulk.count).map(({ address }) => address)

it('gives each line its verdict, and stores the fewest entries', () => {
  const bulk = judge(
    [
      '203.0.113.0/25',
      '203.0.113.128/25',
      '203.0.113.7',
      '',
      '# comment',
      'ip,comment',
      '192.168.1.5/24',
      'office',
      '2001:db8::1',
      '198.51.100.1-198.51.100.2',
      '198.51.100.9,Partner',
      '203.0.113.7:443',
      '',
    ].join('\r\n'),
  )
  expect(verdicts(bulk)).toEqual([
    ...['read', 'read', 'covered', 'empty', 'left', 'left', 'changed', 'refused', 'read', 'changed', 'changed'],
    'changed',
  ])
  expect(bulk.coveredBy(2)).toBe(0)
  expect(addresses(bulk).sort()).toEqual(
    ['192.168.1.0/24', '198.51.100.1', '198.51.100.2', '198.51.100.9', '2001:db8::1', '203.0.113.0/24'].sort(),
  )
  expect(bulk.private.map(networkText)).toEqual(['192.168.1.0/24'])
  expect(bulk.tally).toMatchObject({ empty: 1, left: 2, refused: 1, covered: 1 })
})

it('asks about blocks that nobody has, also where lines make them together', () => {
  expect(judge('0.0.0.0/1\n128.0.0.0/1').wide.map(networkText)).toEqual(['0.0.0.0/0'])
  expect(judge('2000::/3').wide.map(networkText)).toEqual(['2000::/3'])
  expect(judge('10.1.2.3\nfd00::1').private.map(networkText)).toEqual(['10.1.2.3', 'fd00::1'])
})

it('reads the address and the description of a CSV from the columns that are chosen', () => {
  const text = 'name;seen;address\n"Smith; Ltd";2026;203.0.113.7\n"";;198.51.100.0/24'
  expect(judge(text).tally.refused).toBe(2)
  const bulk = judge(text, { address: 2, description: 0 })
  expect(verdicts(bulk)).toEqual(['left', 'read', 'read'])
  expect(bulk.entries(0, 9)).toEqual([
    { address: '203.0.113.7', description: 'Smith; Ltd', until: null },
    { address: '198.51.100.0/24', description: '', until: null },
  ])
  expect(lineColumns('a,,"b, c",')).toEqual(['a', '', 'b, c', ''])
})

it.each([
  ['203.0.113.20-203.0.113.1', 'notRange', '203.0.113.1-203.0.113.20'],
  ['203.0.113.7 office in Madrid', 'text', '203.0.113.7 # office in Madrid'],
  ['https://203.0.113.7/path', 'notNetwork', '203.0.113.7'],
  ['office', 'notNetwork', null],
  ['203.0.113.7/255.0.255.0', 'notMask', null],
] as const)('corrects %s (%s) to %s', (line, fault, corrected) => {
  expect(correctedLine(line, fault)).toBe(corrected)
})

it('splits what is more than a list has, by entries and by bytes', () => {
  const text = (n: number, after = '') =>
    Array.from(
      { length: n },
      (_, index) => `11.${index >> 15}.${(index >> 7) & 255}.${(index & 127) * 2}${after}`,
    ).join('\n')
  expect(partsOf(judge(''))).toEqual([])
  expect(partsOf(judge(text(45_000)))).toEqual([
    { from: 0, to: 20_000 },
    { from: 20_000, to: 40_000 },
    { from: 40_000, to: 45_000 },
  ])
  const long = judge(text(12_000, ` # ${'x'.repeat(300)}`))
  const sizes = partsOf(long).map(({ from, to }) => JSON.stringify(long.entries(from, to)).length)
  expect(sizes).toHaveLength(3)
  for (const size of sizes) expect(size).toBeLessThan(networkListLimits.bytes)
})

it('says which stored entry has an address', () => {
  const bulk = judge('203.0.113.0/25\n203.0.113.128/25\n2001:db8::/32\n198.51.100.0/24 # Partner')
  const holder = (address: string) => {
    const network = parseNetwork(address)
    const block = network && bulk.blockOf(network)
    return block && networkText(block)
  }
  expect(holder('203.0.113.200')).toBe('203.0.113.0/24')
  expect(holder('2001:db8::7')).toBe('2001:db8::/32')
  expect(holder('198.51.100.7')).toBe('198.51.100.0/24')
  expect(holder('192.0.2.1')).toBeNull()
})

it('replaces and drops lines, and leaves the others as they are', () => {
  const bulk = judge('a\nb\n\nc\n')
  expect(
    withLines(
      bulk,
      new Map([
        [1, 'B'],
        [3, null],
      ]),
    ),
  ).toBe('a\nB\n')
  expect(withLines(bulk, new Map())).toBe('a\nb\n\nc')
})

const octet = fc.integer({ min: 0, max: 255 })
const near = fc.oneof(
  fc.tuple(octet, fc.integer({ min: 22, max: 32 })).map(([host, prefix]) => `203.0.113.${host}/${prefix}`),
  octet.map((host) => `203.0.112.${host}`),
  fc.tuple(octet, octet, octet, octet).map((parts) => parts.join('.')),
  octet.map((host) => `2001:db8::${host.toString(16)}`),
  fc.tuple(octet, octet).map(([from, to]) => `203.0.114.${from}-203.0.114.${to}`),
  octet.map((host) => `203.0.113.${host} # seen`),
  fc.constantFrom(
    '',
    '  ',
    '# no',
    'office',
    '203.0.113.7:80',
    '::ffff:203.0.113.9',
    '010.0.0.1',
    '1.2.3',
    '1.2.3.4/33',
  ),
)
const anyText = fc.array(near, { maxLength: 60 }).map((lines) => lines.join('\n'))

describe('with any lines', () => {
  it('stores what the form stores, and refuses what it refuses', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [bulk, form] = [judge(text), readNetworkLines(text)]
        const key = ({ address, description }: { address: string; description: string }) => `${address} ${description}`
        expect(bulk.entries(0, bulk.count).map(key).sort()).toEqual(form.entries.map(key).sort())
        const refused = [...form.lines].flatMap(([line, { kind }]) => (kind === 'refused' ? [line - 1] : []))
        expect(bulk.linesOf(['refused'])).toEqual(refused)
      }),
      { numRuns: 500 },
    )
  })

  it('says of any block whether it is in the list, or a part of it is', () => {
    fc.assert(
      fc.property(anyText, near, (text, asked) => {
        const network = parseNetwork(asked)
        if (!network) return
        const bulk = judge(text)
        const stored = addresses(bulk).flatMap((address) => parseNetwork(address) ?? [])
        const relation = bulk.relationOf(network)
        if (stored.some((block) => containsNetwork(block, network))) expect(relation).toBe('includes')
        else if (!stored.some((block) => overlaps(block, network))) expect(relation).toBeNull()
        else expect(relation).not.toBeNull()
      }),
      { numRuns: 500 },
    )
  })
})

const anyBlock = fc.oneof(
  fc.tuple(octet, fc.integer({ min: 20, max: 32 })).map(([host, prefix]) => `203.0.113.${host}/${prefix}`),
  fc
    .tuple(octet, octet, octet, octet, fc.integer({ min: 0, max: 32 }))
    .map((parts) => `${parts.slice(0, 4).join('.')}/${parts[4]}`),
  fc
    .tuple(octet, fc.integer({ min: 118, max: 128 }))
    .map(([host, prefix]) => `2001:db8::${host.toString(16)}/${prefix}`),
)

it('merges 10,000 random sets as an independent library does', () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 40 }), (blocks) => {
      const theirs = merge(blocks).map((text) => canonicalNetwork(text))
      expect(addresses(judge(blocks.join('\n'))).sort()).toEqual(theirs.sort())
    }),
    { numRuns: 10_000 },
  )
}, 120_000)

it('judges 500,000 lines in many short steps', () => {
  const lines = Array.from({ length: 500_000 }, (_, line) => {
    if (line % 5000 === 0) return `not an address ${line}`
    const [high, low] = [(line * 7919) % 65_536, (line * 104_729) % 65_536]
    return `${1 + (high % 223)}.${high >> 8}.${low >> 8}.${low & 255}`
  })
  const steps = judgeLines(lines.join('\n'))
  let count = 0
  for (;;) {
    const step = steps.next()
    count++
    if (!step.done) continue
    expect(step.value.lines).toBe(500_000)
    expect(step.value.tally.refused).toBe(100)
    expect(step.value.count).toBeGreaterThan(20_000)
    break
  }
  // A step is at most 4,096 lines of some microseconds.
  expect(count).toBeGreaterThan(500_000 / 4096)
})
