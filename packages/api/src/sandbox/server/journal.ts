import {
  closeSync,
  copyFileSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Change } from '../world/World.ts'
import { makeDirectory } from './makeDirectory.ts'

/** Persists changes of the world: a snapshot and a journal, whose incomplete last line was never acknowledged. */
export interface Journal {
  readonly changes: readonly Change[]
  readonly notices: readonly string[]
  append(changes: readonly Change[]): void
  close(): void
}

const snapshotName = 'world.json'
const journalName = (generation: number) => `journal-${generation}.log`

function sealed(value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value))
  return Buffer.concat([Buffer.from(`${crc32(json).toString(16).padStart(8, '0')} `), json, Buffer.from('\n')])
}

function unsealed(line: Buffer): unknown {
  const json = line.subarray(9)
  if (line.length < 10 || line[8] !== 0x20) return undefined
  if (line.toString('latin1', 0, 8) !== crc32(json).toString(16).padStart(8, '0')) return undefined
  try {
    return JSON.parse(json.toString())
  } catch {
    return undefined
  }
}

function isChanges(value: unknown): value is Change[] {
  return (
    Array.isArray(value) &&
    value.every((c) => typeof c === 'object' && c !== null && typeof c.table === 'string' && typeof c.key === 'string')
  )
}

interface Snapshot {
  generation: number
  changes: Change[]
}

function readSnapshot(dir: string, notices: string[]): Snapshot {
  const file = join(dir, snapshotName)
  if (!existsSync(file)) return { generation: 0, changes: [] }
  const value = unsealed(readFileSync(file).subarray(0, -1))
  if (typeof value === 'object' && value !== null && 'generation' in value && 'changes' in value) {
    const { generation, changes } = value
    if (typeof generation === 'number' && isChanges(changes)) return { generation, changes }
  }
  copyFileSync(file, damagedName(file))
  const used = generationsIn(dir)
  const changes = used.flatMap((generation) => salvaged(join(dir, journalName(generation)), notices).changes)
  notices.push(
    `${file} could not be read: starting from the seed with the ${changes.length} later changes of the journal. It was put aside as ${damagedName(file)}`,
  )
  const fresh = { generation: Math.max(0, ...used) + 1, changes }
  writeSnapshot(dir, fresh)
  return fresh
}

const damagedName = (file: string) => `${file}.damaged`

function generationsIn(dir: string): number[] {
  const found = readdirSync(dir).flatMap((name) => /^journal-(\d+)\.log$/.exec(name)?.[1] ?? [])
  return found.map(Number).sort((a, b) => a - b)
}

interface JournalFile {
  readonly changes: readonly Change[]
  readonly lines: number
  /** Whole lines that could not be read. */
  readonly damaged: number
  /** Where the last whole line ends. */
  readonly end: number
  readonly length: number
}

function readJournal(file: string): JournalFile {
  const changes: Change[] = []
  if (!existsSync(file)) return { changes, lines: 0, damaged: 0, end: 0, length: 0 }
  const bytes = readFileSync(file)
  let [lines, damaged, end] = [0, 0, 0]
  for (let next = bytes.indexOf(10, end); next >= 0; next = bytes.indexOf(10, end)) {
    const value = unsealed(bytes.subarray(end, next))
    lines++
    if (isChanges(value)) changes.push(...value)
    else damaged++
    end = next + 1
  }
  return { changes, lines, damaged, end, length: bytes.length }
}

/** Reads a journal. A row is written whole, so lines after a damaged one are kept; the file is put aside. */
function salvaged(file: string, notices: string[]): JournalFile {
  const read = readJournal(file)
  if (read.damaged > 0) {
    copyFileSync(file, damagedName(file))
    notices.push(
      `${read.damaged} of ${read.lines} writes in ${file} could not be read and are lost; all others are kept. The file was put aside as ${damagedName(file)}`,
    )
  }
  return read
}

function writeAll(fd: number, bytes: Buffer) {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at)
}

function syncDirectory(dir: string) {
  if (process.platform === 'win32') return // Windows cannot open directories.
  const fd = openSync(dir, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

function writeSnapshot(dir: string, snapshot: Snapshot) {
  const temporary = join(dir, `${snapshotName}.new`)
  const fd = openSync(temporary, 'w')
  try {
    writeAll(fd, sealed(snapshot))
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
  renameSync(temporary, join(dir, snapshotName))
}

function removeOld(dir: string, generation: number) {
  for (const other of generationsIn(dir)) {
    if (other !== generation) rmSync(join(dir, journalName(other)), { force: true })
  }
}

/** Opens or creates the journal of a directory, compacting one longer than `compactBytes`. */
export function openJournal(
  dir: string,
  compactBytes = 2_000_000,
  say: (line: string) => void = () => undefined,
): Journal {
  makeDirectory(dir)
  const notices: string[] = []
  const snapshot = readSnapshot(dir, notices)
  let generation = snapshot.generation
  let file = join(dir, journalName(generation))
  const read = salvaged(file, notices)
  const latest = new Map<string, Change>()
  const remember = (changes: readonly Change[]) => {
    for (const change of changes) latest.set(`${change.table}\n${change.key}`, change)
  }
  remember(snapshot.changes)
  remember(read.changes)
  let fd = openSync(file, 'a')
  let end = read.end
  if (read.end < read.length) {
    ftruncateSync(fd, read.end)
    fsyncSync(fd)
    notices.push(`The last ${read.length - read.end} bytes of ${file} were an unfinished write and are gone`)
  }
  syncDirectory(dir)

  let compactAt = compactBytes
  // A failed write may leave part of a line after `end`, and a snapshot whose rename may not survive a power loss.
  let isTorn = false
  let isNamed = true

  function recover() {
    if (isTorn) ftruncateSync(fd, end)
    isTorn = false
    if (!isNamed) syncDirectory(dir)
    isNamed = true
  }

  function compact() {
    const next = join(dir, journalName(generation + 1))
    const nextFd = openSync(next, 'a')
    try {
      ftruncateSync(nextFd, 0)
      writeSnapshot(dir, { generation: generation + 1, changes: [...latest.values()] })
    } catch (error) {
      closeSync(nextFd)
      throw error
    }
    const done = fd
    generation++
    file = next
    fd = nextFd
    end = 0
    isNamed = false
    compactAt = compactBytes
    recover()
    closeSync(done)
    removeOld(dir, generation)
  }

  // A snapshot without the damaged lines, so that the next start does not find them again.
  if (read.damaged > 0) compact()
  removeOld(dir, generation)
  return {
    changes: [...latest.values()],
    notices,
    append(changes) {
      recover()
      const line = sealed(changes)
      try {
        writeAll(fd, line)
        fdatasyncSync(fd)
      } catch (error) {
        // Anything after a broken line would be lost.
        isTorn = true
        try {
          recover()
        } catch {
          // The next write recovers first.
        }
        throw error
      }
      end += line.length
      remember(changes)
      if (end <= compactAt) return
      try {
        compact()
      } catch (error) {
        compactAt = end + compactBytes / 10
        say(`· ${file} could not be folded into ${snapshotName}: ${error instanceof Error ? error.message : error}`)
      }
    },
    close: () => closeSync(fd),
  }
}
