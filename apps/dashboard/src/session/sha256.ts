const primes: readonly number[] = firstPrimes(64)
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)))
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

/** SHA-256 for pages where the browser has none. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(start)
  const words = new Uint32Array(64)
  const padded = pad(message)
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = padded.getUint32(block + i * 4)
    for (let i = 16; i < 64; i += 1) {
      const a = at(words, i - 15)
      const b = at(words, i - 2)
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      words[i] = at(words, i - 16) + low + at(words, i - 7) + high
    }
    mix(state, words)
  }
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word)
  })
  return new Uint8Array(digest.buffer)
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + high + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + at(words, i)) | 0
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = at(state, index) + value
  })
}

function pad(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / 64) * 64
  const bytes = new Uint8Array(size)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setBigUint64(size - 8, BigInt(message.length) * 8n)
  return view
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}
function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}
function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  return found
}
