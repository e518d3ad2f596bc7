import { isAscii } from 'node:buffer'

/** Longer lines are passed on cut, once, so that a log without ends of lines cannot fill the memory. In bytes; a cut line is too long to be read. */
export const longestBytes = 262_144

/** A line in the bytes of its log, UTF-8 without its end. It is valid until the next one comes. */
export interface ByteLine {
  readonly bytes: Buffer
  readonly start: number
  readonly end: number
  readonly isAscii: boolean
}

const lineFeed = 10
const carriageReturn = 13
const byteOrderMark = [0xef, 0xbb, 0xbf] as const

// A mark is cut from the first line only; anywhere else it is a character.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The text of a line. Lines of ASCII, which most are, need no decoder. */
export function textOfLine({ bytes, start, end, isAscii: isPlain }: ByteLine): string {
  return isPlain ? bytes.toString('latin1', start, end) : decoder.decode(bytes.subarray(start, end))
}

/** Splits the bytes of a log into lines, which are numbered from 1. */
export function lineSplitter(take: (line: ByteLine, number: number) => void) {
  let rest: Buffer | undefined
  let isSkipping = false
  let number = 0

  function emit(bytes: Buffer, from: number, to: number, isPlain: boolean) {
    number++
    const hasMark = number === 1 && byteOrderMark.every((byte, index) => bytes[from + index] === byte)
    const start = hasMark ? from + byteOrderMark.length : from
    const end = to > start && bytes[to - 1] === carriageReturn ? to - 1 : to
    take({ bytes, start, end, isAscii: isPlain || isAscii(bytes.subarray(start, end)) }, number)
  }

  /** Keeps what has no end yet, or passes it on when it is too long for a line. */
  function keep(bytes: Buffer) {
    if (isSkipping || bytes.length === 0) return
    const all = rest ? Buffer.concat([rest, bytes]) : Buffer.from(bytes)
    rest = all
    if (all.length <= longestBytes) return
    rest = undefined
    isSkipping = true
    emit(all, 0, all.length, false)
  }

  return {
    push(piece: Uint8Array) {
      const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
      const isPlain = isAscii(bytes)
      let from = 0
      for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
        if (isSkipping) isSkipping = false
        else if (rest) {
          const whole = Buffer.concat([rest, bytes.subarray(from, end)])
          rest = undefined
          emit(whole, 0, whole.length, false)
        } else emit(bytes, from, end, isPlain)
        from = end + 1
      }
      keep(bytes.subarray(from))
    },
    /** The number of the last line. */
    count: () => number,
    /** The last line, if nothing ends it. */
    end() {
      const last = rest
      rest = undefined
      isSkipping = false
      if (last) emit(last, 0, last.length, false)
    },
    /** Begins anew: the next line is the first of a file. */
    restart() {
      number = 0
    },
  }
}
