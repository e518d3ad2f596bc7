import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LoggedRequest } from '../traffic/logTraffic.ts'
import { lineSplitter, longestBytes } from './byteLines.ts'
import { ByteTexts } from './byteTexts.ts'
import { knownFormats } from './knownFormats.ts'
import { type LineSink, lineReader } from './readLines.ts'
import type { ScannedRequest, textColumns } from './scanBytes.ts'

const site = 'www.example.com'

/** What a scanned request says, as the reader of texts has it. */
function requestOf({ bytesOfLine, places, client, ipv4: _, ...rest }: ScannedRequest): LoggedRequest {
  const textOf = (column: (typeof textColumns)[number]) => {
    const { start, end } = places[column]
    return bytesOfLine.toString('utf8', start, end) || '-'
  }
  return { ...rest, request: textOf('request'), referer: textOf('referer'), clientip: client ?? textOf('clientip') }
}

/** Reads the pieces of a log; `isScanning` says that lines may be read in their bytes. */
function readPieces(pieces: readonly Uint8Array[], isScanning: boolean) {
  const found: unknown[] = []
  let scanned = 0
  const sink: LineSink = {
    request: (request, line) => found.push([line, request]),
    refused: (line) => found.push(line),
    read: (format, wrappers) => found.push([format, wrappers]),
  }
  const reader = lineReader(
    knownFormats,
    site,
    isScanning
      ? {
          ...sink,
          scanned(request, line) {
            scanned++
            found.push([line, requestOf(request)])
          },
        }
      : sink,
  )
  const splitter = lineSplitter(reader.takeBytes)
  for (const piece of pieces) splitter.push(piece)
  splitter.end()
  reader.end()
  return { found, unused: reader.unused(), scanned }
}

function cutAt(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b)
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
}

const oneOf = (...texts: readonly string[]) => fc.constantFrom(...texts)
const mostly = (usual: fc.Arbitrary<string>, odd: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd })

const client = mostly(
  oneOf('203.0.113.7', '8.8.8.8', '2001:db8::1'),
  oneOf(
    '::ffff:8.8.8.8',
    '2001:DB8:0::1',
    '[2001:db8::1]:443',
    '8.8.8.8:5123',
    '1.2.3',
    '01.2.3.4',
    '1.2.3.256',
    '1..2.3',
    '1.2.3.4.5',
    '1.2.3.',
    'dead',
    'beef.1',
    'shop.example',
    '-',
    'unix:',
    '203.0.113.7, 10.0.0.1',
    '203.0.113.7,',
    '999999999999.1.1.1',
    'Dec',
    '%h',
  ),
)
const user = mostly(
  oneOf('- -'),
  oneOf('- john', '- john doe', '- a,', '10.0.0.1 -', 'shop.example -', '-  -', '-', '- -,'),
)
const stamp = mostly(
  oneOf(
    '05/Nov/2024:10:00:07 +0000',
    '05/Nov/2024:10:00:59 +0000',
    '05/Nov/2024:10:01:00 +0000',
    '31/Oct/2024:23:59:59 -0130',
  ),
  oneOf(
    '5/Nov/2024:10:00:07 +0000',
    '05/Nov/2024:10:00:60 +0000',
    '05/Nov/2024:10:00:7 +00000',
    '05/Nov/2024:10:00:07 +00:00',
    '05/Nov/2024:25:00:07 +0000',
    '31/Feb/2024:10:00:07 +0000',
    '05/Nov/2024:10:00:07',
    '2024-11-05T10:00:07.123456',
    '2024-11-05T10:00:07+00:00',
    '1730800807.123',
    '05/Nov/2024:10:00:0x +0000',
    '05/nov./2024:10:00:07 +000',
    '',
  ),
)
const requestLine = mostly(
  oneOf('GET /a?b=1 HTTP/1.1', 'POST / HTTP/2.0', 'HEAD /x y HTTP/1.0', 'GET http://shop.example/a HTTP/1.1'),
  oneOf(
    'GET  HTTP/1.1',
    'GET HTTP/1.1',
    'GET /',
    'GET / HTTP/',
    'GET / HTTP/1.x',
    'GET / http/1.1',
    '/ HTTP/1.1',
    '\\x16\\x03\\x01',
    'GET /\\" HTTP/1.1',
    'GET /"q HTTP/1.1',
    'GET /a" b HTTP/1.1',
    'GET /a\\',
    'GET /ñ€ HTTP/1.1',
    'PROP-FIND /a HTTP/1.1',
    '-',
    '',
  ),
)
const status = mostly(oneOf('200', '404', '503', '101'), oneOf('600', '099', '20', '2000', '-', '2x0', ''))
const size = mostly(
  oneOf('0', '512', '123456', '-'),
  oneOf('10000000000000', '10000000000001', '9999999999999999', '+5', '-1', '5.0', '', '--', '512\t'),
)
const quoted = mostly(
  oneOf(
    '-',
    'https://shop.example/',
    'curl/8',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)',
  ),
  oneOf('', 'a"b', 'a" b', 'a" "b', 'a\\"b', 'a\\', 'ñ', '" ', '\ta'),
)
const further = mostly(
  oneOf('', ' rt=0.120 cache=HIT', ' rt=0.5', ' "-"', ' 0.120 0.119', ' cache=MISS uct=0.001'),
  oneOf(
    ' ',
    '\t',
    '\t"a"',
    ' \v"a"',
    'x',
    ' "198.51.100.9, 10.0.0.1"',
    ' time=0.1s',
    ' duration=12ms rt=0.5',
    ' rt=0.5 request_time=0.7',
    ' request_time=1e-3',
    ' rt=.5',
    ' rt=5.',
    ' rt=1.2.3',
    ' rt=-',
    ' rt=99999999999',
    ' rt=0.1234567890123456789',
    ' rt="0.120"',
    ' rt=0.1"',
    ' cache=',
    ' cache=a=b rt=1',
    ' cache=HIT\tx',
    ' cache=HIT ',
    ' cache=HIT  rt=1',
    ' host=other.example type="text/html" country=es',
    ' host=',
    ' HOST=x',
    ' =x',
    ' ñ=1',
    ' rt=0.1 tail',
    '\r',
  ),
)
const head = fc.tuple(client, user, stamp, requestLine, status, size)
const line = fc
  .tuple(head, quoted, quoted, further, fc.boolean())
  .map(([[who, as, time, asked, code, bytes], referer, agent, more, isCommon]) => {
    const common = `${who} ${as} [${time}] "${asked}" ${code} ${bytes}`
    return isCommon ? common + more : `${common} "${referer}" "${agent}"${more}`
  })
const broken = fc
  .tuple(line, fc.nat(200), fc.nat(8), oneOf('', '"', ' ', ']', '[', '\\', ',', '=', '\u00a0', '\0', '9'))
  .map(([text, at, length, junk]) => text.slice(0, at) + junk + text.slice(at + length))
const anyLine = fc.oneof({ weight: 5, arbitrary: line }, { weight: 2, arbitrary: broken })
const usual = '203.0.113.7 - - [05/Nov/2024:10:00:07 +0000] "GET / HTTP/1.1" 200 512'
const agents = '"-" "curl/8"'

describe('lines that are read in their bytes', () => {
  it.each(['combined', 'common'] as const)('are what the reader of texts makes of them: %s', (key) => {
    let scanned = 0
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 20, maxLength: 20 }), fc.boolean(), (lines, isNoted) => {
        const format = knownFormats.find((one) => one.key === key)
        const inBytes = format?.open()
        const inTexts = format?.open()
        const first = key === 'combined' ? `${usual} ${agents}` : usual
        if (isNoted) for (const reader of [inBytes, inTexts]) reader?.read(`${first} "noted"`, site)
        for (const text of lines) {
          const bytes = Buffer.from(text)
          const isPlain = bytes.length === text.length
          const request = inBytes?.scan?.({ bytes, start: 0, end: bytes.length, isAscii: isPlain }, site)
          const wanted = inTexts?.read(text, site)
          if (request) {
            scanned++
            expect(requestOf(request)).toEqual(wanted)
          } else expect(inBytes?.read(text, site)).toEqual(wanted)
          expect(inBytes?.unused?.()).toBe(inTexts?.unused?.())
        }
      }),
      { numRuns: Number(process.env.PARAPET_SCAN_RUNS ?? 300), seed: 41 },
    )
    expect(scanned).toBeGreaterThan(400)
  })

  it('leave the other lines in their order, numbered, however they are cut into pieces', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 30 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        oneOf('\n', '\r\n'),
        oneOf('', '\ufeff'),
        (lines, cuts, end, mark) => {
          // The sample decides that the log is in this format.
          const text = mark + [...new Array(200).fill(`${usual} ${agents}`), ...lines].map((one) => one + end).join('')
          const pieces = cutAt(Buffer.from(text), cuts)
          const inBytes = readPieces(pieces, true)
          const inTexts = readPieces(pieces, false)
          expect(inBytes.found).toEqual(inTexts.found)
          expect(inBytes.unused).toBe(inTexts.unused)
        },
      ),
      { numRuns: 25, seed: 41 },
    )
  })

  it.each([
    ['combined', `${usual} ${agents}`],
    ['combined with what nothing names', `${usual} ${agents} "-"`],
    ['combined with names', `${usual} ${agents} rt=0.120 cache=HIT uct=0.1`],
    ['combined of an IPv6 client', `${usual.replace('203.0.113.7', '2001:db8::1')} ${agents}`],
    ['common', usual],
  ])('are all but the sample, and the first that says more: %s', (_, text) => {
    const { scanned } = readPieces([Buffer.from(`${text}\n`.repeat(1000))], true)
    expect(scanned).toBeGreaterThanOrEqual(798)
  })

  it('keep what bytes that are no UTF-8 stand for', () => {
    const odd = Buffer.concat([
      Buffer.from(`${usual} "`),
      Buffer.from([0xc3, 0xff, 0xe2, 0x82]),
      Buffer.from(`" "a"\n`),
    ])
    const [first] = readPieces([odd], true).found.filter(Array.isArray).slice(1)
    expect(first).toMatchObject([1, { referer: new TextDecoder().decode(Uint8Array.of(0xc3, 0xff, 0xe2, 0x82)) }])
  })
})

describe('the bytes of a log', () => {
  it('come out in the same lines, however they are cut into pieces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 20 }),
        fc.array(fc.nat(), { maxLength: 9 }),
        (texts, cuts) => {
          const lines = texts.map((text) => Buffer.from(text.replaceAll(/[\r\n\ufeff]/g, '')))
          const found: [Buffer, number][] = []
          const splitter = lineSplitter(({ bytes, start, end }, number) =>
            found.push([Buffer.from(bytes.subarray(start, end)), number]),
          )
          for (const piece of cutAt(Buffer.concat(lines.flatMap((one) => [one, Buffer.from('\r\n')])), cuts))
            splitter.push(piece)
          splitter.end()
          expect(found).toEqual(lines.map((one, index) => [one, index + 1]))
        },
      ),
    )
  })

  it('without ends of lines are passed on once, cut', () => {
    const found: number[] = []
    const splitter = lineSplitter(({ start, end }) => found.push(end - start))
    for (let piece = 0; piece < 5; piece++) splitter.push(Buffer.alloc(longestBytes, 'x'))
    splitter.push(Buffer.from('\nlast'))
    splitter.end()
    expect(found).toEqual([longestBytes * 2, 4])
  })

  it('are texts, the same ones for the same bytes', () => {
    const texts = new ByteTexts()
    const ascii = fc.string({
      unit: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)),
      maxLength: 90,
    })
    fc.assert(
      fc.property(ascii, ascii, ascii, (before, text, after) => {
        const bytes = Buffer.from(before + text + after)
        const at = (offset: number) => texts.text(bytes, before.length + offset, before.length + text.length)
        expect(at(0)).toBe(text)
        expect(at(0)).toBe(text)
        if (text !== '') expect(at(1)).toBe(text.slice(1))
      }),
    )
  })
})
