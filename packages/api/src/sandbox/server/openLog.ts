import { spawn } from 'node:child_process'
import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** A log that cannot be read, with a sentence for the user. */
export class LogError extends Error {}

interface Packing {
  readonly name: string
  readonly begins: readonly number[]
  /** The program that unpacks it to its output; gzip needs none. */
  readonly program?: string
}

const packings: readonly Packing[] = [
  { name: 'gzip', begins: [0x1f, 0x8b] },
  { name: 'zstd', begins: [0x28, 0xb5, 0x2f, 0xfd], program: 'zstd' },
  { name: 'xz', begins: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00], program: 'xz' },
  { name: 'bzip2', begins: [0x42, 0x5a, 0x68], program: 'bzip2' },
]

const archives: readonly Packing[] = [
  { name: 'a ZIP archive', begins: [0x50, 0x4b, 0x03, 0x04] },
  { name: 'a 7z archive', begins: [0x37, 0x7a, 0xbc, 0xaf] },
]

function firstBytes(file: string): Buffer {
  const fd = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(64)
    return bytes.subarray(0, readSync(fd, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(fd)
  }
}

const beginsWith = (bytes: Uint8Array, { begins }: Packing) => begins.every((byte, index) => bytes[index] === byte)

/** How a file is packed; undefined for plain text. Throws LogError for archives. */
export function packingOf(file: string): Packing | undefined {
  const bytes = firstBytes(file)
  const archive = archives.find((kind) => beginsWith(bytes, kind))
  if (archive) throw new LogError(`${file} is ${archive.name}. Unpack it first, and give the logs that were in it.`)
  return packings.find((kind) => beginsWith(bytes, kind))
}

/** The encoding of a text by its first bytes: UTF-16 with a mark or with every second byte empty, else UTF-8. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : 'utf-8'
}

/** Writes the pieces of a log in UTF-8; its first piece shows how they are encoded. */
function recoderFor(first: Uint8Array): (bytes: Uint8Array) => Uint8Array {
  const encoding = encodingOf(first)
  if (encoding === 'utf-8') return (bytes) => bytes
  const decoder = new TextDecoder(encoding)
  return (bytes) => Buffer.from(decoder.decode(bytes, { stream: true }))
}

interface OpenOptions {
  onRead?: (bytes: number) => void
  /** Stops before this byte of the file: what a follower reads on from. */
  until?: number
}

interface OpenedLog {
  readonly packing: string | undefined
  /** The bytes of the log in UTF-8, piece by piece. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** Whether the end of a compressed file is missing; known after the bytes were read. */
  isCutOff(): boolean
}

interface Unpacked {
  readonly plain: Readable
  /** Whether the program has read everything to its end. */
  readonly isWhole: Promise<boolean>
}

function unpackedBy(program: string, file: string, raw: Readable): Unpacked {
  const child = spawn(program, ['-dc'], { stdio: ['pipe', 'pipe', 'ignore'] })
  // The program may end before it has read everything.
  child.stdin.on('error', () => undefined)
  raw.pipe(child.stdin)
  child.once('error', (error) => {
    const isMissing = 'code' in error && error.code === 'ENOENT'
    const sentence = `${file} is compressed with ${program}, and there is no ${program} on this machine. Install it, or unpack the file elsewhere.`
    child.stdout.destroy(isMissing ? new LogError(sentence) : error)
  })
  return {
    plain: child.stdout,
    isWhole: new Promise((done) => {
      child.once('close', (code) => done(code === 0))
    }),
  }
}

/** Opens a log: plain, gzip, or zstd, xz and bzip2 by the programs of that name; UTF-8 or UTF-16. */
export function openLog(file: string, { onRead, until }: OpenOptions = {}): OpenedLog {
  const packing = packingOf(file)
  let isCutOff = false
  const onCutOff = () => {
    isCutOff = true
  }
  async function* unpackedBytes(): AsyncGenerator<Uint8Array> {
    if (until === 0) return
    const raw = createReadStream(file, {
      highWaterMark: 1 << 18,
      ...(until === undefined || packing ? {} : { end: until - 1 }),
    })
    let read = 0
    raw.on('data', (chunk) => {
      read += chunk.length
      onRead?.(read)
    })
    const unpacked = packing?.program ? unpackedBy(packing.program, file, raw) : undefined
    const plain = unpacked?.plain ?? (packing ? raw.pipe(createGunzip({ chunkSize: 1 << 18 })) : raw)
    raw.on('error', (error) => plain.destroy(error))
    let recode: ((bytes: Uint8Array) => Uint8Array) | undefined
    try {
      for await (const chunk of plain) {
        const bytes: Uint8Array = chunk
        recode ??= recoderFor(bytes)
        yield recode(bytes)
      }
      if (unpacked && !(await unpacked.isWhole)) onCutOff()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!code.startsWith('Z_')) throw error
      onCutOff()
    }
  }
  return { packing: packing?.name, bytes: unpackedBytes(), isCutOff: () => isCutOff }
}
