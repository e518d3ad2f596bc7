import { type FileHandle, open, stat } from 'node:fs/promises'
import { encodingOf, packingOf } from './openLog.ts'

/** Takes what is appended to a followed file. */
export interface FollowedText {
  take(bytes: Uint8Array): void
  /** Judges what is held back, also a last line without an end if nothing more can follow it. */
  end(isWhole: boolean): void
  /** Another file begins under the same name, or the same one anew. */
  restart(): void
}

/** What happened to a followed file. */
export type FollowEvent = 'rotated' | 'truncated'

interface Followed {
  readonly file: string
  readonly text: FollowedText
  handle: FileHandle | undefined
  id: string
  offset: number
  /** The first bytes, to notice a file that was emptied and has grown again. */
  head: Buffer
}

const pieceBytes = 1 << 18
const headBytes = 256

/** Reads on in growing files, one poll after the other. */
export interface LogFollower {
  /** Reads what came since the last poll. */
  poll(): Promise<void>
  close(): Promise<void>
}

/** Where the last whole line of a file ends, in bytes. */
export async function endOfLines(file: string): Promise<number> {
  const handle = await open(file, 'r')
  try {
    let end = (await handle.stat()).size
    const piece = Buffer.alloc(65_536)
    while (end > 0) {
      const start = Math.max(0, end - piece.length)
      const { bytesRead } = await handle.read(piece, 0, end - start, start)
      const found = piece.subarray(0, bytesRead).lastIndexOf(10)
      if (found >= 0) return start + found + 1
      end = start
    }
    return 0
  } finally {
    await handle.close()
  }
}

/** Whether a file can be followed: packed ones are finished, and those in UTF-16 are exports. */
export async function isFollowable(file: string): Promise<boolean> {
  if (packingOf(file)) return false
  const handle = await open(file, 'r')
  try {
    const bytes = Buffer.alloc(64)
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0)
    return encodingOf(bytes.subarray(0, bytesRead)) === 'utf-8'
  } finally {
    await handle.close()
  }
}

const missing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Follows files from where their import ended. A file that was renamed is read to its end before the new one of its
 * name begins; one that was emptied begins anew.
 */
export function followLogs(
  files: readonly { readonly file: string; readonly offset: number; readonly text: FollowedText }[],
  onEvent: (file: string, event: FollowEvent) => void,
): LogFollower {
  const all = files.map(
    ({ file, offset, text }): Followed => ({
      file,
      text,
      offset,
      handle: undefined,
      id: '',
      head: Buffer.alloc(0),
    }),
  )
  let polling: Promise<void> = Promise.resolve()

  async function begin(one: Followed) {
    const handle = await open(one.file, 'r')
    const { dev, ino } = await handle.stat()
    one.handle = handle
    one.id = `${dev}:${ino}`
    one.head = Buffer.alloc(0)
  }

  async function headOf({ offset }: Followed, handle: FileHandle): Promise<Buffer> {
    const bytes = Buffer.alloc(Math.min(headBytes, offset))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0)
    return bytes.subarray(0, bytesRead)
  }

  function restart(one: Followed) {
    one.text.end(true)
    one.text.restart()
    one.offset = 0
    one.head = Buffer.alloc(0)
  }

  async function readOn(one: Followed, handle: FileHandle) {
    const { size } = await handle.stat()
    const head = await headOf(one, handle)
    if (size < one.offset || !head.subarray(0, one.head.length).equals(one.head)) {
      restart(one)
      onEvent(one.file, 'truncated')
    }
    const piece = Buffer.alloc(pieceBytes)
    const before = one.offset
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, piece.length, one.offset)
      if (bytesRead === 0) break
      one.offset += bytesRead
      one.text.take(piece.subarray(0, bytesRead))
    }
    one.head = await headOf(one, handle)
    // Nothing more has come: what was held back for a sample or a change of format is judged.
    if (one.offset === before) one.text.end(false)
  }

  async function pollOne(one: Followed) {
    try {
      if (!one.handle) await begin(one)
      if (one.handle) await readOn(one, one.handle)
      const { dev, ino } = await stat(one.file)
      if (`${dev}:${ino}` === one.id || !one.handle) return
      // What the server wrote between the last look and the renaming.
      await readOn(one, one.handle)
      await one.handle.close()
      one.handle = undefined
      restart(one)
      onEvent(one.file, 'rotated')
      await begin(one)
      if (one.handle) await readOn(one, one.handle)
    } catch (error) {
      // Between the renaming and the first line of the new file there is none.
      if (!missing(error)) throw error
    }
  }

  return {
    poll() {
      // A poll that failed was told to its caller; the next one tries again.
      polling = polling
        .catch(() => undefined)
        .then(async () => {
          for (const one of all) await pollOne(one)
        })
      return polling
    },
    async close() {
      await polling.catch(() => undefined)
      for (const one of all) await one.handle?.close()
    },
  }
}
