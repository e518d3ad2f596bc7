import type { AccessLogFormat } from '../../domain/accessLog.ts'
import type { ByteLine } from './byteLines.ts'
import type { Reading } from './fields.ts'
import type { ScannedRequest } from './scanBytes.ts'

/** Reads the lines of one log. */
export interface LineReader {
  read(line: string, site: string): Reading
  /** Reads a line in its bytes as `read` does, or leaves it to `read`: undefined. */
  scan?(line: ByteLine, site: string): ScannedRequest | undefined
  /** What follows the last known field of a line, if nothing says what it is. */
  unused?(): string | undefined
  /** Takes a line that says how the following ones are written; false if it is none. */
  directive?(line: string): boolean
}

/** One way to write access lines. */
export interface LogFormat {
  readonly key: AccessLogFormat
  /** Its name on a terminal. */
  readonly name: string
  /** The share of a sample's lines that it has to read to be taken; those of others are read by later ones. */
  readonly share?: number
  /** Begins a log: what it learns of a line (W3C's header) counts for the following ones. */
  /** Lines that no format reads are compared with it. */
  readonly isGuide?: boolean
  open(): LineReader
}
