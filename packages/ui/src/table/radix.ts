import { finish, type Steps } from './timeSlices.ts'

/** Stable radix sorts by typed keys, without calls or allocation per row: 100,000 rows in milliseconds. */

const radix = 1 << 16
const mask = radix - 1

/** Puts `rows` in order of whole numbers (each below 2^32, at the row's own place). */
export function sortByWhole(rows: Uint32Array, keys: Uint32Array): Uint32Array {
  return finish(passes(rows, [keys]))
}

/** Sorts `rows` by numbers; −0 equals 0. NaN is not allowed. */
export function* sortByNumber(rows: Uint32Array, numbers: Float64Array): Steps<Uint32Array> {
  const bits = new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length * 2)
  const low = new Uint32Array(numbers.length)
  const high = new Uint32Array(numbers.length)
  for (let at = 0; at < numbers.length; at += 1) {
    if (numbers[at] === 0) {
      high[at] = 0x8000_0000
      continue
    }
    // Doubles order like integers once the sign bit is flipped, and negative ones are inverted.
    const top = bits[at * 2 + 1] ?? 0
    const isNegative = top >>> 31 === 1
    low[at] = isNegative ? ~(bits[at * 2] ?? 0) : (bits[at * 2] ?? 0)
    high[at] = isNegative ? ~top : top ^ 0x8000_0000
  }
  yield
  return yield* passes(rows, [low, high])
}

function* passes(rows: Uint32Array, parts: readonly Uint32Array[]): Steps<Uint32Array> {
  let from: Uint32Array = rows
  let to: Uint32Array = new Uint32Array(rows.length)
  const counts = new Uint32Array(radix)
  for (const keys of parts) {
    for (const bits of [0, 16]) {
      yield
      counts.fill(0)
      for (const row of from) count(counts, ((keys[row] ?? 0) >>> bits) & mask)
      if (counts[((keys[from[0] ?? 0] ?? 0) >>> bits) & mask] === from.length) continue
      let sum = 0
      for (let digit = 0; digit < radix; digit += 1) {
        const here = counts[digit] ?? 0
        counts[digit] = sum
        sum += here
      }
      yield
      for (const row of from) to[count(counts, ((keys[row] ?? 0) >>> bits) & mask)] = row
      ;[from, to] = [to, from === rows ? new Uint32Array(rows.length) : from]
    }
  }
  return from
}

function count(counts: Uint32Array, digit: number): number {
  const before = counts[digit] ?? 0
  counts[digit] = before + 1
  return before
}
