const size = 37
const dataBytes = 108
const checkBytes = 26
const format = 0b111011111000100

const exp = new Uint8Array(512)
const log = new Uint8Array(256)
let power = 1
for (let i = 0; i < 255; i++) {
  exp[i] = power
  exp[i + 255] = power
  log[power] = i
  power = (power << 1) ^ (power & 0x80 ? 0x11d : 0)
}

const times = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : (exp[(log[a] as number) + (log[b] as number)] as number)

function checkOf(data: Uint8Array): Uint8Array {
  let generator = Uint8Array.of(1)
  for (let i = 0; i < checkBytes; i++) {
    const next = new Uint8Array(generator.length + 1)
    generator.forEach((factor, at) => {
      next[at] = (next[at] as number) ^ factor
      next[at + 1] = (next[at + 1] as number) ^ times(factor, exp[i] as number)
    })
    generator = next
  }
  const rest = new Uint8Array(dataBytes + checkBytes)
  rest.set(data)
  for (let i = 0; i < dataBytes; i++) {
    const lead = rest[i] as number
    generator.forEach((factor, at) => {
      rest[i + at] = (rest[i + at] as number) ^ times(factor, lead)
    })
  }
  return rest.slice(dataBytes)
}

function codewords(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > 106) throw new RangeError('Too long for the picture')
  const bits = [0, 1, 0, 0]
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  push(bytes.length, 8)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, dataBytes * 8 - bits.length))
  while (bits.length % 8 > 0) bits.push(0)
  const data = new Uint8Array(dataBytes)
  for (let i = 0; i < dataBytes; i++) {
    const own = bits.slice(i * 8, i * 8 + 8)
    data[i] = own.length > 0 ? Number.parseInt(own.join(''), 2) : (i - bits.length / 8) % 2 === 0 ? 0xec : 0x11
  }
  const all = new Uint8Array(dataBytes + checkBytes)
  all.set(data)
  all.set(checkOf(data), dataBytes)
  return all
}

function frame(): Int8Array[] {
  const grid = Array.from({ length: size }, () => new Int8Array(size).fill(-1))
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row]
    if (line && column >= 0 && column < size) line[column] = dark ? 1 : 0
  }
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (let y = -1; y <= 7; y++) {
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
        set(top + y, left + x, ring !== 2 && ring <= 3)
      }
    }
  }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (let y = -2; y <= 2; y++)
    for (let x = -2; x <= 2; x++) set(30 + y, 30 + x, Math.max(Math.abs(x), Math.abs(y)) !== 1)
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1
    set(i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, dark)
    set(8, i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, dark)
  }
  set(size - 8, 8, true)
  return grid
}

/** The code as rows of 0 and 1. */
export function qrGrid(text: string): Int8Array[] {
  const grid = frame()
  const words = codewords(text)
  let bit = 0
  let isUpward = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const row = isUpward ? size - 1 - step : step
      const line = grid[row] as Int8Array
      for (const column of [right, right - 1]) {
        if (line[column] !== -1) continue
        const own = bit < words.length * 8 ? ((words[bit >> 3] as number) >> (7 - (bit & 7))) & 1 : 0
        line[column] = own ^ ((row + column) % 2 === 0 ? 1 : 0)
        bit++
      }
    }
    isUpward = !isUpward
  }
  return grid
}

/** The code as an SVG picture with its quiet zone. */
export function qrSvg(text: string): string {
  const path = qrGrid(text)
    .flatMap((line, row) => Array.from(line, (dark, column) => (dark === 1 ? `M${column + 4} ${row + 4}h1v1h-1z` : '')))
    .join('')
  const side = size + 8
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
}
