import { dayOf } from '../../logs/outliers.ts'
import { type ListedColumn, type ScannedRequest, type TextColumn, textColumns } from '../../logs/scanBytes.ts'
import { type Column, columns, Dictionary } from '../../traffic/columns.ts'
import type { LoggedRequest } from '../../traffic/logTraffic.ts'

const isText = (column: Column): column is TextColumn => textColumns.some((one) => one === column)
const isListed = (column: Column): column is ListedColumn => !isText(column)
const listedColumns = columns.filter(isListed)

/** The columns of inserted requests, in the order in which they are written. */
export const requestColumns: readonly string[] = ['time', ...listedColumns, ...textColumns, 'bytes', 'micros', 'batch']

/** Longer texts are copied by Node: a call costs as much as a loop over so many bytes. */
const mostCopied = 48

/** Bytes that grow. Numbers are written with their lowest byte first, texts with their length before them. */
class Bytes {
  #bytes: Buffer
  length = 0

  constructor(capacity: number) {
    this.#bytes = Buffer.allocUnsafe(capacity)
  }

  #reserve(more: number) {
    if (this.length + more <= this.#bytes.length) return
    const bigger = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, this.length + more))
    this.#bytes.copy(bigger, 0, 0, this.length)
    this.#bytes = bigger
  }

  /** A number in pieces of seven bits. */
  varint(value: number) {
    this.#reserve(5)
    let left = value
    while (left > 0x7f) {
      this.#bytes[this.length++] = (left & 0x7f) | 0x80
      left >>>= 7
    }
    this.#bytes[this.length++] = left
  }

  text(text: string) {
    const start = this.length
    this.#reserve(5 + 3 * text.length)
    this.varint(text.length)
    const written = this.#bytes.write(text, this.length, 'utf8')
    if (written === text.length) {
      this.length += written
      return
    }
    // Its length in bytes is another than in characters.
    this.length = start
    this.varint(written)
    this.length += this.#bytes.write(text, this.length, 'utf8')
  }

  /** A text that is ASCII in the bytes of another; an empty one is `-`. */
  place(source: Buffer, start: number, end: number) {
    if (start === end) {
      this.text('-')
      return
    }
    const length = end - start
    this.#reserve(5 + length)
    this.varint(length)
    const own = this.#bytes
    let at = this.length
    if (length > mostCopied) source.copy(own, at, start, end)
    else for (let from = start; from < end; from++) own[at++] = source[from] as number
    this.length += length
  }

  uint64(value: number) {
    this.#reserve(8)
    this.#bytes.writeUInt32LE(value >>> 0, this.length)
    this.#bytes.writeInt32LE(Math.floor(value / 0x1_0000_0000), this.length + 4)
    this.length += 8
  }

  /** Bytes that are there already. */
  raw(bytes: Uint8Array) {
    this.#reserve(bytes.length)
    this.#bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  view(): Buffer {
    return this.#bytes.subarray(0, this.length)
  }
}

/** Numbers of 32 bits that grow. */
class Words {
  #words = new Uint32Array(4096)
  length = 0

  push(value: number) {
    if (this.length === this.#words.length) {
      const bigger = new Uint32Array(2 * this.#words.length)
      bigger.set(this.#words)
      this.#words = bigger
    }
    this.#words[this.length++] = value
  }

  view(): Uint32Array {
    return this.#words.subarray(0, this.length)
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)

const version = 1
const hasOwnKeys = 0x600

/** A column of a list of values and their numbers: ClickHouse's LowCardinality. */
function writeListed(out: Bytes, values: readonly string[], codes: Uint32Array) {
  const width = values.length <= 0x100 ? 0 : values.length <= 0x1_0000 ? 1 : 2
  out.uint64(version)
  out.uint64(hasOwnKeys | width)
  out.uint64(values.length)
  for (const value of values) out.text(value)
  out.uint64(codes.length)
  out.raw(width === 0 ? Uint8Array.from(codes) : bytesOf(width === 1 ? Uint16Array.from(codes) : codes))
}

// A piece of a longer text would keep all of it in memory.
const copy = (text: string) => Buffer.from(text).toString()

interface Listed {
  readonly dictionary: Dictionary
  readonly codes: Words
  last: string
  lastCode: number
}

/**
 * Collects requests by columns, and writes them as ClickHouse's Native format has them: this is read several times faster
 * than lines of text.
 */
export class NativeRows {
  length = 0
  readonly #days = new Set<number>()
  #lastDay = -1
  readonly #times = new Words()
  readonly #listed: Readonly<Record<ListedColumn, Listed>>
  readonly #texts: Readonly<Record<TextColumn, Bytes>>
  readonly #bytes = new Words()
  readonly #micros = new Words()

  constructor() {
    const listed: Partial<Record<ListedColumn, Listed>> = {}
    // The first value of a list stands for the value of a column that has none.
    for (const column of listedColumns) {
      const dictionary = new Dictionary(copy)
      listed[column] = { dictionary, codes: new Words(), last: '', lastCode: dictionary.code('') }
    }
    this.#listed = listed as Record<ListedColumn, Listed>
    this.#texts = { request: new Bytes(1 << 16), referer: new Bytes(1 << 16), clientip: new Bytes(1 << 16) }
  }

  /** The days of the requests, since 1970. */
  get days(): readonly number[] {
    return [...this.#days]
  }

  add(request: LoggedRequest) {
    this.#addListed(request)
    for (const column of textColumns) this.#texts[column].text(request[column])
  }

  /** Adds a request whose texts are in the bytes of its line. */
  addScanned(request: ScannedRequest) {
    this.#addListed(request)
    const { bytesOfLine, places, client } = request
    for (const column of textColumns) {
      const { start, end } = places[column]
      if (column === 'clientip' && client !== undefined) this.#texts.clientip.text(client)
      else this.#texts[column].place(bytesOfLine, start, end)
    }
  }

  #addListed(request: Record<ListedColumn, string> & Pick<LoggedRequest, 'time' | 'bytes' | 'micros'>) {
    this.length++
    const { time, bytes, micros } = request
    this.#times.push(time)
    const day = dayOf(time)
    if (day !== this.#lastDay) {
      this.#days.add(day)
      this.#lastDay = day
    }
    for (const column of listedColumns) {
      const listed = this.#listed[column]
      const text = request[column]
      if (text !== listed.last) {
        listed.lastCode = listed.dictionary.code(text)
        listed.last = listed.dictionary.value(listed.lastCode)
      }
      listed.codes.push(listed.lastCode)
    }
    this.#bytes.push(bytes)
    this.#bytes.push(Math.floor(bytes / 0x1_0000_0000))
    this.#micros.push(micros)
    this.#micros.push(Math.floor(micros / 0x1_0000_0000))
  }

  /** The rows as a block of Native, all of the batch of this name. */
  block(batch: string): Buffer {
    const size = textColumns.reduce((sum, column) => sum + this.#texts[column].length, 0)
    const out = new Bytes(size + (this.length + 1000) * (20 + 2 * listedColumns.length))
    const begin = (name: string, type: string) => {
      out.text(name)
      out.text(type)
    }
    out.varint(requestColumns.length)
    out.varint(this.length)
    begin('time', "DateTime('UTC')")
    out.raw(bytesOf(this.#times.view()))
    for (const column of listedColumns) {
      const { dictionary, codes } = this.#listed[column]
      begin(column, 'LowCardinality(String)')
      writeListed(out, dictionary.values, codes.view())
    }
    for (const column of textColumns) {
      begin(column, 'String')
      out.raw(this.#texts[column].view())
    }
    begin('bytes', 'UInt64')
    out.raw(bytesOf(this.#bytes.view()))
    begin('micros', 'Int64')
    out.raw(bytesOf(this.#micros.view()))
    begin('batch', 'LowCardinality(String)')
    writeListed(out, [batch], new Uint32Array(this.length))
    return out.view()
  }
}

/** The structure of `block`, for an engine that is told what it reads. */
export const requestStructure = [
  "time DateTime('UTC')",
  ...listedColumns.map((column) => `${column} LowCardinality(String)`),
  ...textColumns.map((column) => `${column} String`),
  'bytes UInt64',
  'micros Int64',
  'batch LowCardinality(String)',
].join(', ')
