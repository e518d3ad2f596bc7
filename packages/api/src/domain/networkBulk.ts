import { visibleText } from './lineText.ts'
import {
  type CsvColumns,
  type NetworkEntry,
  type NetworkLine,
  networkListLimits,
  readNetworkLine,
} from './networkLines.ts'
import {
  containsNetwork,
  isPrivateNetwork,
  mergeNetworks,
  type Network,
  networkText,
  wideNetworks,
} from './networks.ts'

/** What becomes of a pasted line. `changed`: it is read as something else than its text. `covered`: another line has all of it. */
export const bulkVerdicts = ['empty', 'read', 'changed', 'left', 'refused', 'covered'] as const
export type BulkVerdict = (typeof bulkVerdicts)[number]

const code = Object.fromEntries(bulkVerdicts.map((verdict, index) => [verdict, index])) as Record<BulkVerdict, number>

/** Long work cut into steps: each `yield` is a place where the page may take its turn. */
export type Steps<T> = Generator<void, T, void>

/** IPv4 blocks in order of their addresses, apart from each other. */
interface Blocks {
  readonly starts: Float64Array
  readonly prefixes: Uint8Array
  readonly count: number
}

/** A judged text of many lines, and the entries that it is stored as. */
export interface BulkLines {
  readonly text: string
  /** The number of lines, without an empty last one. */
  readonly lines: number
  readonly tally: Readonly<Record<BulkVerdict, number>>
  verdictOf(line: number): BulkVerdict
  /** The text of a line; lines count from 0. */
  textOf(line: number): string
  /** The text of some lines, with the line breaks between them. */
  textBetween(from: number, to: number): string
  /** The line that has all of a covered line. */
  coveredBy(line: number): number
  /** What a line is read as. */
  readingOf(line: number): NetworkLine
  /** The lines of a verdict, in order. */
  linesOf(verdicts: readonly BulkVerdict[]): number[]
  /** How many entries it is stored as. */
  readonly count: number
  /** How many of them have a description. */
  readonly described: number
  /** Some of the entries it is stored as: those with descriptions first. */
  entries(from: number, to: number): NetworkEntry[]
  /** How it relates to an address or network. */
  relationOf(network: Network): 'includes' | 'part' | null
  /** The stored address or block that has all of an address or network. */
  blockOf(network: Network): Network | null
  /** Blocks wider than any network in use. */
  readonly wide: readonly Network[]
  /** Blocks of private use. */
  readonly private: readonly Network[]
}

const LINES_PER_STEP = 4096

/** Reads an IPv4 address or aligned block as `start × 64 + prefix`; -1 if the text is anything else. */
function plainBlock(text: string, from: number, to: number): number {
  let at = from
  let end = to
  while (end > at && isSpace(text.charCodeAt(end - 1))) end--
  while (at < end && isSpace(text.charCodeAt(at))) at++
  let value = 0
  let octet = 0
  let digits = 0
  let dots = 0
  for (; at < end; at++) {
    const char = text.charCodeAt(at)
    if (char >= 48 && char <= 57) {
      if (digits > 0 && octet === 0) return -1
      octet = octet * 10 + char - 48
      digits++
      if (octet > 255) return -1
    } else if (char === 46) {
      if (digits === 0 || dots === 3) return -1
      value = value * 256 + octet
      octet = 0
      digits = 0
      dots++
    } else if (char === 47) break
    else return -1
  }
  if (dots !== 3 || digits === 0) return -1
  value = value * 256 + octet
  if (at === end) return value * 64 + 32
  const length = text.slice(at + 1, end)
  if (!/^(?:\d|[12]\d|3[0-2])$/.test(length)) return -1
  const prefix = Number(length)
  return value % 2 ** (32 - prefix) === 0 ? value * 64 + prefix : -1
}

const isSpace = (char: number) => char === 32 || char === 9 || char === 13

function* lineStarts(text: string): Steps<Uint32Array> {
  let starts = new Uint32Array(1024)
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (count + 1 >= starts.length) {
      const longer = new Uint32Array(starts.length * 2)
      longer.set(starts)
      starts = longer
    }
    starts[count++] = at + 1
    if (count % LINES_PER_STEP === 0) yield
  }
  starts[count] = text.length + 1
  const isLastEmpty = count > 1 && starts[count - 1] === text.length
  return starts.subarray(0, isLastEmpty ? count : count + 1)
}

/** IPv4 blocks as they stand in the lines: several may be of one line. */
interface Found {
  starts: Float64Array
  prefixes: Uint8Array
  lines: Uint32Array
  count: number
}

function push(found: Found, start: number, prefix: number, line: number) {
  if (found.count === found.starts.length) {
    const size = found.count * 2
    const [starts, prefixes, lines] = [new Float64Array(size), new Uint8Array(size), new Uint32Array(size)]
    starts.set(found.starts)
    prefixes.set(found.prefixes)
    lines.set(found.lines)
    Object.assign(found, { starts, prefixes, lines })
  }
  found.starts[found.count] = start
  found.prefixes[found.count] = prefix
  found.lines[found.count] = line
  found.count++
}

/** Orders blocks by first address, the wider first, then by line: three passes of a radix sort. */
function* ordered({ starts, prefixes, count }: Found): Steps<Uint32Array> {
  let order = new Uint32Array(count)
  for (let index = 0; index < count; index++) order[index] = index
  let next = new Uint32Array(count)
  const digits: readonly [number, (index: number) => number][] = [
    [64, (index) => prefixes[index] ?? 0],
    [65_536, (index) => (starts[index] ?? 0) % 65_536],
    [65_536, (index) => Math.floor((starts[index] ?? 0) / 65_536)],
  ]
  for (const [size, digitOf] of digits) {
    const places = new Uint32Array(size + 1)
    for (let index = 0; index < count; index++) {
      const digit = digitOf(index) + 1
      places[digit] = (places[digit] ?? 0) + 1
      if (index % 16_384 === 0) yield
    }
    yield
    for (let digit = 1; digit <= size; digit++) places[digit] = (places[digit] ?? 0) + (places[digit - 1] ?? 0)
    for (let at = 0; at < count; at++) {
      const index = order[at] ?? 0
      const digit = digitOf(index)
      const place = places[digit] ?? 0
      next[place] = index
      places[digit] = place + 1
      if (at % 16_384 === 0) yield
    }
    ;[order, next] = [next, order]
  }
  return order
}

/** Finds where a number would stand in ascending ones: how many of them are at most it. */
function placeOf(sorted: Float64Array, count: number, value: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low
}

const sizeOf = (prefix: number) => 2 ** (32 - prefix)

/** Returns the block that has all of another; -1 if none has. */
function holderOf({ starts, prefixes, count }: Blocks, start: number, size: number): number {
  const at = placeOf(starts, count, start) - 1
  if (at < 0) return -1
  return (starts[at] ?? 0) + sizeOf(prefixes[at] ?? 32) >= start + size ? at : -1
}

function blocksOf(networks: readonly Network[]): Blocks {
  const v4 = networks.filter(({ version }) => version === 4)
  return {
    starts: Float64Array.from(v4, ({ start }) => Number(start)),
    prefixes: Uint8Array.from(v4, ({ prefix }) => prefix),
    count: v4.length,
  }
}

/** Merges ordered blocks into the fewest, and finds the lines that another has all of. */
function* mergedBlocks(
  found: Found,
  order: Uint32Array,
  told: Blocks,
  covers: (line: number, by: number) => void,
): Steps<Blocks> {
  const starts = new Float64Array(found.count)
  const prefixes = new Uint8Array(found.count)
  let count = 0
  let end = -1
  let holder = 0
  for (let at = 0; at < found.count; at++) {
    if (at % 16_384 === 0) yield
    const index = order[at] ?? 0
    const start = found.starts[index] ?? 0
    const prefix = found.prefixes[index] ?? 32
    const line = found.lines[index] ?? 0
    if (told.count > 0 && holderOf(told, start, sizeOf(prefix)) >= 0) continue
    if (start + sizeOf(prefix) <= end) {
      if (line !== holder) covers(line, holder)
      continue
    }
    end = start + sizeOf(prefix)
    holder = line
    starts[count] = start
    prefixes[count] = prefix
    count++
    while (count > 1) {
      const length = prefixes[count - 1] ?? 0
      const before = starts[count - 2] ?? 0
      const isPair = prefixes[count - 2] === length && before + sizeOf(length) === starts[count - 1]
      if (!isPair || before % sizeOf(length - 1) !== 0) break
      count--
      prefixes[count - 1] = length - 1
    }
  }
  return { starts, prefixes, count }
}

/** Judges a text of many lines, in steps: what each line becomes, and the fewest entries for all of them. */
export function* judgeLines(text: string, columns?: CsvColumns): Steps<BulkLines> {
  const starts = yield* lineStarts(text)
  const lines = starts.length - 1
  const verdicts = new Uint8Array(lines)
  const covering = new Uint32Array(lines)
  const size = Math.max(16, lines)
  const found: Found = {
    starts: new Float64Array(size),
    prefixes: new Uint8Array(size),
    lines: new Uint32Array(size),
    count: 0,
  }
  const others: Network[] = []
  const told = new Map<string, { readonly network: Network; readonly entry: NetworkEntry }>()
  const startOf = (line: number) => starts[line] ?? 0
  const textOf = (line: number) => text.slice(startOf(line), startOf(line + 1) - 1)
  let slow = 0
  for (let line = 0; line < lines; line++) {
    if (line % LINES_PER_STEP === 0) yield
    const block = plainBlock(text, startOf(line), startOf(line + 1) - 1)
    if (block >= 0) {
      push(found, Math.floor(block / 64), block % 64, line)
      verdicts[line] = code.read
      continue
    }
    // Reading a line by its rules is a hundred times slower.
    if (++slow % 64 === 0) yield
    const raw = textOf(line)
    if (visibleText(raw) === '') continue
    const read = readNetworkLine(raw, columns)
    verdicts[line] =
      read.kind === 'read'
        ? read.change
          ? code.changed
          : code.read
        : read.kind === 'covered'
          ? code.read
          : code[read.kind]
    if (read.kind !== 'read') continue
    for (const network of read.networks) {
      if (read.description !== '') {
        const address = networkText(network)
        if (!told.has(address))
          told.set(address, { network, entry: { address, description: read.description, until: null } })
      } else if (network.version === 4) push(found, Number(network.start), network.prefix, line)
      else others.push(network)
    }
  }
  const toldNetworks = mergeNetworks([...told.values()].map(({ network }) => network))
  const covers = (line: number, by: number) => {
    if (verdicts[line] !== code.read) return
    verdicts[line] = code.covered
    covering[line] = by
  }
  const merged = yield* mergedBlocks(found, yield* ordered(found), blocksOf(toldNetworks), covers)
  yield
  const sixes = mergeNetworks(
    others.filter((network) => !toldNetworks.some((block) => containsNetwork(block, network))),
  )
  const tally = { empty: 0, read: 0, changed: 0, left: 0, refused: 0, covered: 0 }
  for (let line = 0; line < lines; line++) {
    if (line % 65_536 === 0) yield
    tally[bulkVerdicts[verdicts[line] ?? 0] ?? 'empty']++
  }
  yield
  const toldEntries = [...told.values()].map(({ entry }) => entry)
  const networkAt = (index: number): Network => ({
    version: 4,
    start: BigInt(merged.starts[index] ?? 0),
    prefix: merged.prefixes[index] ?? 32,
  })
  const plain = (network: Network): NetworkEntry => ({ address: networkText(network), description: '', until: null })
  const wideBlocks: Network[] = []
  const privateOnes: Network[] = []
  for (let index = 0; index < merged.count; index++) {
    if (index % 65_536 === 0) yield
    const prefix = merged.prefixes[index] ?? 32
    const first = Math.floor((merged.starts[index] ?? 0) / 2 ** 24)
    if (prefix < 8) wideBlocks.push(networkAt(index))
    else if (first === 10 || first === 100 || first === 127 || first === 169 || first === 172 || first === 192) {
      const network = networkAt(index)
      if (isPrivateNetwork(network)) privateOnes.push(network)
    }
  }
  const rest = [...toldNetworks, ...sixes]
  const blockOf = (network: Network): Network | null => {
    const holder = network.version === 4 ? holderOf(merged, Number(network.start), sizeOf(network.prefix)) : -1
    return holder >= 0 ? networkAt(holder) : (rest.find((block) => containsNetwork(block, network)) ?? null)
  }
  const toldBlocks = blocksOf(toldNetworks)
  const isPart = (blocks: Blocks, start: number, length: number) => {
    const at = placeOf(blocks.starts, blocks.count, start - 1)
    return at < blocks.count && (blocks.starts[at] ?? 0) < start + length
  }
  return {
    text,
    lines,
    tally,
    verdictOf: (line) => bulkVerdicts[verdicts[line] ?? 0] ?? 'empty',
    textOf,
    textBetween: (from, to) => (to > from ? text.slice(startOf(from), startOf(to) - 1) : ''),
    coveredBy: (line) => covering[line] ?? line,
    readingOf: (line) => readNetworkLine(textOf(line), columns),
    linesOf(wanted) {
      const codes = wanted.map((verdict) => code[verdict])
      const chosen: number[] = []
      for (let line = 0; line < lines; line++) if (codes.includes(verdicts[line] ?? 0)) chosen.push(line)
      return chosen
    },
    count: toldEntries.length + merged.count + sixes.length,
    described: toldEntries.length,
    entries(from, to) {
      const some: NetworkEntry[] = []
      for (let index = from; index < to; index++) {
        const entry = toldEntries[index]
        const at = index - toldEntries.length
        const six = sixes[at - merged.count]
        if (entry) some.push(entry)
        else if (at < merged.count) some.push(plain(networkAt(at)))
        else if (six) some.push(plain(six))
      }
      return some
    },
    relationOf(network) {
      if (blockOf(network)) return 'includes'
      if (network.version === 6) return rest.some((block) => containsNetwork(network, block)) ? 'part' : null
      const [start, length] = [Number(network.start), sizeOf(network.prefix)]
      return isPart(merged, start, length) || isPart(toldBlocks, start, length) ? 'part' : null
    },
    blockOf,
    wide: [...wideBlocks, ...wideNetworks(rest)],
    private: [...privateOnes, ...rest.filter(isPrivateNetwork)],
  }
}

/** The most bytes of an entry in JSON without its description, and those of an IPv4 block: 20,000 of either fit in a list. */
const DESCRIBED_BYTES = 96
const PLAIN_BYTES = 72

/** The entries of each list that so many need: a list has at most 20,000 of them, and 2 MB. */
export function partsOf(bulk: BulkLines): readonly { readonly from: number; readonly to: number }[] {
  const { entries: most, bytes: mostBytes } = networkListLimits
  const parts: { from: number; to: number }[] = []
  let [from, bytes] = [0, 0]
  for (const [index, { description }] of bulk.entries(0, bulk.described).entries()) {
    const size = DESCRIBED_BYTES + new TextEncoder().encode(description).length
    if (index - from === most || bytes + size > mostBytes) {
      parts.push({ from, to: index })
      ;[from, bytes] = [index, 0]
    }
    bytes += size
  }
  let last = bulk.described
  while (last < bulk.count) {
    const room = Math.min(most - (last - from), Math.floor((mostBytes - bytes) / PLAIN_BYTES), bulk.count - last)
    last += room
    if (last === bulk.count) break
    parts.push({ from, to: last })
    ;[from, bytes] = [last, 0]
  }
  return bulk.count > 0 ? [...parts, { from, to: bulk.count }] : []
}

/** The text with some lines replaced, or dropped where they become null. */
export function withLines(bulk: BulkLines, changes: ReadonlyMap<number, string | null>): string {
  const parts: string[] = []
  let kept = 0
  for (const line of [...changes.keys()].sort((one, other) => one - other)) {
    if (line > kept) parts.push(bulk.textBetween(kept, line))
    const changed = changes.get(line)
    if (changed != null) parts.push(changed)
    kept = line + 1
  }
  if (bulk.lines > kept) parts.push(bulk.textBetween(kept, bulk.lines))
  return parts.join('\n')
}
