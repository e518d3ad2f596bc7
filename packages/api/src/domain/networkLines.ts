import { isVisible, visibleText } from './lineText.ts'
import {
  compareNetworks,
  containsNetwork,
  mergeNetworks,
  type Network,
  networkText,
  parseNetwork,
  rangeNetworks,
  wideNetworks,
} from './networks.ts'

/** Why a line of addresses is refused; the words are the app's. */
export type NetworkLineFault = 'notNetwork' | 'notRange' | 'notMask' | 'text'

/** How a line is read when that differs from what was typed. */
export type NetworkLineChange =
  | 'network'
  | 'mapped'
  | 'port'
  | 'brackets'
  | 'invisible'
  | 'range'
  | 'mask'
  | 'several'
  | 'columns'

/** The verdict on a line: read, without effect, or refused. Lines count from 1. */
export type NetworkLine =
  | {
      readonly kind: 'read'
      readonly networks: readonly Network[]
      readonly description: string
      readonly change: NetworkLineChange | null
    }
  | { readonly kind: 'left'; readonly reason: 'comment' | 'header' }
  | { readonly kind: 'covered'; readonly by: number }
  | { readonly kind: 'refused'; readonly fault: NetworkLineFault }

/** An address or block of a list; `until` in epoch seconds, null for ever. */
export interface NetworkEntry {
  readonly address: string
  readonly description: string
  readonly until: number | null
}

/** The verdict on each line that is not empty, and the entries to store. */
export interface NetworkLines {
  readonly lines: ReadonlyMap<number, NetworkLine>
  readonly entries: readonly NetworkEntry[]
  /** The line of each entry; of merged ones the first. */
  readonly entryLines: readonly number[]
  /** Blocks wider than any network in use: probably typed by mistake. */
  readonly wide: readonly Network[]
  /** The first refused line; undefined if all are valid. */
  readonly refused: number | undefined
}

/** The largest list that is sent. The provider states no limit; these are those of the sandbox. */
export const networkListLimits = { entries: 20_000, bytes: 2_000_000 } as const

const columnNames =
  /^(ips?|ip[ _-]?address(es)?|address(es)?|networks?|cidrs?|prefix(es)?|ranges?|subnets?|hosts?|clients?|direcci[oó]n(es)?|red(es)?)$/i

type One =
  | { readonly networks: readonly Network[]; readonly change: NetworkLineChange | null }
  | { readonly fault: NetworkLineFault }

const refused = (fault: NetworkLineFault): One => ({ fault })

function lengthOfMask(mask: string): number | null {
  const network = parseNetwork(mask)
  if (network?.version !== 4 || network.prefix !== 32) return null
  const bits = network.start.toString(2).padStart(32, '0')
  return /^1*0*$/.test(bits) ? bits.lastIndexOf('1') + 1 : null
}

function readRange(first: string, last: string): One {
  const from = parseNetwork(first)
  // `203.0.113.1-20` repeats only the last number.
  const to = parseNetwork(/^\d{1,3}$/.test(last) ? first.replace(/\d+$/, last) : last)
  if (!from || !to || first.includes('/') || last.includes('/')) return refused('notNetwork')
  const networks = rangeNetworks(from, to)
  return networks ? { networks, change: 'range' } : refused('notRange')
}

function readMask(address: string, mask: string): One {
  const length = lengthOfMask(mask)
  const network = length === null ? null : parseNetwork(`${address}/${length}`)
  return network ? { networks: [network], change: 'mask' } : refused('notMask')
}

function readOne(text: string): One {
  const range = /^([\da-f.:]+)\s*[-–]\s*([\da-f.:]+)$/i.exec(text)
  if (range) return readRange(range[1] ?? '', range[2] ?? '')
  const mask = /^(\d+\.\d+\.\d+\.\d+)(?:\s*\/\s*|\s+)(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  if (mask && (text.includes('/') || lengthOfMask(mask[2] ?? '') !== null))
    return readMask(mask[1] ?? '', mask[2] ?? '')
  const bracketed = /^\[([^\]]+)\](\/\d+)?(:\d{1,5})?$/.exec(text)
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text)
  const bare = bracketed ? `${bracketed[1]}${bracketed[2] ?? ''}` : (withPort?.[1] ?? text)
  const network = parseNetwork(bare)
  if (!network) return refused('notNetwork')
  const host = parseNetwork(bare.split('/')[0] ?? '')
  const found: readonly (readonly [NetworkLineChange, boolean])[] = [
    ['network', host?.version === network.version && host.start !== network.start],
    ['port', Boolean(withPort ?? bracketed?.[3])],
    ['mapped', network.version === 4 && bare.includes(':')],
    ['brackets', bracketed !== null],
  ]
  return { networks: [network], change: found.find(([, isThere]) => isThere)?.[0] ?? null }
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()

const cellsOf = (content: string): string[] =>
  (content.match(/"[^"]*"|[^,;\t]+/g) ?? []).map(unquoted).filter((cell) => cell !== '')

interface Read {
  readonly one: One
  readonly description: string
}

function readParts(cells: readonly string[]): One | null {
  const parts = cells.map(readOne)
  const networks = parts.flatMap((part) => ('networks' in part ? part.networks : []))
  return parts.length > 1 && parts.every((part) => 'networks' in part) ? { networks, change: 'several' } : null
}

/** Which columns of a CSV have the address and its description, from 0; a description of null is none. */
export interface CsvColumns {
  readonly address: number
  readonly description: number | null
}

/** Splits a line into its columns, also empty ones; one column if it has no separator. */
export function lineColumns(line: string): string[] {
  const separator = /[,;\t]/.exec(line.replace(/"[^"]*"/g, ''))?.[0]
  if (separator === undefined) return [unquoted(visibleText(line))]
  const cells = line.match(new RegExp(`(?:"[^"]*"|[^"${separator}])*(?:${separator}|$)`, 'g')) ?? []
  const isLastEmpty = cells.at(-1) === '' && !line.endsWith(separator)
  return (isLastEmpty ? cells.slice(0, -1) : cells).map((cell) =>
    unquoted(visibleText(cell.endsWith(separator) ? cell.slice(0, -1) : cell)),
  )
}

function readColumns(content: string, { address, description }: CsvColumns): Read {
  const cells = lineColumns(content)
  const one = readOne(cells[address] ?? '')
  return { one, description: description === null ? '' : (cells[description] ?? '') }
}

function readContent(content: string, columns: CsvColumns | undefined): Read {
  if (columns && /[,;\t]/.test(content)) return readColumns(content, columns)
  const separator = content.search(/[,;\t]/)
  if (separator < 0) {
    const one = readOne(unquoted(content))
    if ('networks' in one || !/\s/.test(content)) return { one, description: '' }
    const several = readParts(content.split(/\s+/))
    const [first = ''] = content.split(/\s/)
    return { one: several ?? ('networks' in readOne(first) ? refused('text') : one), description: '' }
  }
  const cells = cellsOf(content)
  const several = readParts(cells)
  if (several) return { one: several, description: '' }
  const one = readOne(cells[0] ?? '')
  const description = cells.slice(1).join(', ')
  const isColumns = 'networks' in one && one.change === null && description !== '' && content[separator] !== ';'
  return { one: isColumns ? { ...one, change: 'columns' } : one, description }
}

/** Reads one line of addresses and blocks; of a CSV by the given columns. */
export function readNetworkLine(raw: string, columns?: CsvColumns): NetworkLine {
  // Most lines of long lists are single addresses.
  const plain = /^[ \t]*[\d.]+[ \t\r]*$/.test(raw) ? parseNetwork(raw) : null
  if (plain) return { kind: 'read', networks: [plain], description: '', change: null }
  const text = visibleText(raw)
  if (/^(#|;|\/\/)/.test(text)) return { kind: 'left', reason: 'comment' }
  const [, content = '', comment = ''] = /^(.*?)(?:\s*(?:#|\s\/\/)\s*(.*))?$/s.exec(text) ?? []
  const { one, description } = readContent(content, columns)
  if ('fault' in one) {
    const first = columns ? (lineColumns(content)[columns.address] ?? '') : (cellsOf(content)[0] ?? '')
    return columnNames.test(first) ? { kind: 'left', reason: 'header' } : { kind: 'refused', fault: one.fault }
  }
  return {
    kind: 'read',
    networks: one.networks,
    description: [description, comment].filter((part) => part !== '').join(', '),
    change: one.change ?? (isVisible(raw) ? null : 'invisible'),
  }
}

interface Placed {
  readonly network: Network
  readonly line: number
  readonly isPlain: boolean
  readonly isLasting: boolean
}

const byPlace = (one: Placed, other: Placed) =>
  compareNetworks(one.network, other.network) || Number(one.isPlain) - Number(other.isPlain) || one.line - other.line

/** Returns the lines whose networks are all in one other line, which makes them superfluous. */
function coveredLines(placed: readonly Placed[], lines: ReadonlyMap<number, NetworkLine>): Map<number, number> {
  const outers = new Map<number, number[]>()
  const open: Placed[] = []
  for (const entry of [...placed].sort(byPlace)) {
    // Blocks are nested or apart, so those that have ended are the last ones.
    for (let last = open.at(-1); last && !containsNetwork(last.network, entry.network); last = open.at(-1)) open.pop()
    const outer = open.find(
      ({ network, line, isPlain, isLasting }) =>
        line !== entry.line &&
        isLasting &&
        (entry.isPlain || (!isPlain && compareNetworks(network, entry.network) === 0)),
    )
    if (outer) outers.set(entry.line, [...(outers.get(entry.line) ?? []), outer.line])
    open.push(entry)
  }
  return new Map(
    [...outers].flatMap(([line, found]) => {
      const verdict = lines.get(line)
      const [by] = found
      const isWhole = verdict?.kind === 'read' && found.length === verdict.networks.length
      return isWhole && by !== undefined && found.every((one) => one === by) ? [[line, by] as const] : []
    }),
  )
}

/** Returns the block of a merged, sorted list that contains a network. */
function blockOf(merged: readonly Network[], network: Network): Network | undefined {
  let [from, to] = [0, merged.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const block = merged[middle]
    if (block && compareNetworks(block, network) <= 0) from = middle + 1
    else to = middle
  }
  const last = merged[from - 1]
  return last && containsNetwork(last, network) ? last : undefined
}

/** Merges entries that have neither a description nor an end; the others stay, the first of equal ones. */
export function mergeEntries(entries: readonly NetworkEntry[]): NetworkEntry[] {
  const parsed = entries.flatMap((entry, line) => {
    const network = parseNetwork(entry.address)
    return network ? [{ ...entry, network, line }] : []
  })
  return mergeParsed(parsed).map(({ entry }) => entry)
}

type ParsedEntry = Pick<NetworkEntry, 'description' | 'until'> & { readonly network: Network; readonly line: number }

function mergeParsed(entries: readonly ParsedEntry[]): { entry: NetworkEntry; line: number }[] {
  const told = new Map<string, { entry: NetworkEntry; line: number }>()
  const lasting: Network[] = []
  const plain: ParsedEntry[] = []
  for (const parsed of entries) {
    const { network, description, until, line } = parsed
    if (description === '' && until === null) plain.push(parsed)
    else {
      const address = networkText(network)
      if (told.has(address)) continue
      told.set(address, { entry: { address, description, until }, line })
      if (until === null) lasting.push(network)
    }
  }
  const toldBlocks = mergeNetworks(lasting)
  const rest = plain.filter(({ network }) => blockOf(toldBlocks, network) === undefined)
  const merged = mergeNetworks(rest.map(({ network }) => network))
  const firstLines = new Map<Network, number>()
  for (const { network, line } of rest) {
    const block = blockOf(merged, network)
    if (block && !firstLines.has(block)) firstLines.set(block, line)
  }
  const blocks = merged.map((network) => ({
    entry: { address: networkText(network), description: '', until: null },
    line: firstLines.get(network) ?? 0,
  }))
  return [...told.values(), ...blocks].sort((one, other) => one.line - other.line)
}

interface NetworkLineOptions {
  /** The known end dates by canonical address. */
  readonly untils?: ReadonlyMap<string, number>
  /** The list stores no descriptions. */
  readonly isBare?: boolean
}

/** Parses pasted lines of addresses and blocks, as people and public block lists write them. */
export function readNetworkLines(text: string, { untils, isBare = false }: NetworkLineOptions = {}): NetworkLines {
  const lines = new Map<number, NetworkLine>()
  const placed: Placed[] = []
  const entries: ParsedEntry[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    if (visibleText(raw) === '') continue
    const line = readNetworkLine(raw)
    lines.set(index + 1, line)
    if (line.kind !== 'read') continue
    const description = isBare ? '' : line.description
    for (const network of line.networks) {
      const until = untils?.get(networkText(network)) ?? null
      entries.push({ network, description, until, line: index + 1 })
      const isPlain = description === '' && until === null
      placed.push({ network, line: index + 1, isPlain, isLasting: until === null })
    }
  }
  const refusedLine = [...lines].find(([, line]) => line.kind === 'refused')?.[0]
  for (const [line, by] of coveredLines(placed, lines)) lines.set(line, { kind: 'covered', by })
  const merged = mergeParsed(entries)
  return {
    lines,
    entries: merged.map(({ entry }) => entry),
    entryLines: merged.map(({ line }) => line),
    wide: wideNetworks(placed.map(({ network }) => network)),
    refused: refusedLine,
  }
}

/** Why a list of addresses cannot be saved; the words are the app's. */
export type NetworkListFault = 'none' | 'address' | 'tooMany' | 'tooLarge'

/** Validates read lines as a whole; null if they can be sent. `needsOne`: an empty list is an error. */
export function networkListFault({ refused: line, entries }: NetworkLines, needsOne = false): NetworkListFault | null {
  if (line !== undefined) return 'address'
  if (needsOne && entries.length === 0) return 'none'
  if (entries.length > networkListLimits.entries) return 'tooMany'
  return new TextEncoder().encode(JSON.stringify(entries)).length > networkListLimits.bytes ? 'tooLarge' : null
}

/** A line corrected as its fault suggests: the range the other way round, or `#` before the description; null if nobody can tell. */
export function correctedLine(raw: string, fault: NetworkLineFault): string | null {
  const text = visibleText(raw)
  const corrected = (() => {
    switch (fault) {
      case 'notRange':
        return text.replace(/^(\S+?)\s*[-–]\s*([^\s#]+)/, '$2-$1')
      case 'text':
        return text.replace(/\s+/, ' # ')
      case 'notNetwork':
        // A scheme, a path or a wildcard around an address, as logs and browsers write it.
        return text.replace(/^[a-z]+:\/\//i, '').replace(/^([\d.]+)(?::\d+)?\/(?!\d).*$/, '$1')
      default:
        return text
    }
  })()
  return corrected !== text && readNetworkLine(corrected).kind === 'read' ? corrected : null
}

/** Reads one typed address or block; the canonical text, or null if it is not exactly one. */
export function readNetwork(text: string): string | null {
  const one = readOne(visibleText(text))
  const [network, ...others] = 'networks' in one ? one.networks : []
  return network && others.length === 0 ? networkText(network) : null
}
