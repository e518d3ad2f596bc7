/** A value of DER, the binary notation of certificates and keys: its tag, what it holds, and all of its bytes. */
export interface Der {
  readonly tag: number
  readonly content: Uint8Array
  readonly whole: Uint8Array
}

/** Reads the value at the beginning of some bytes; null when they are no DER. */
export function readDer(bytes: Uint8Array): Der | null {
  const [tag, first] = bytes
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) return null
  let length = first
  let head = 2
  if (first >= 0x80) {
    const digits = first & 0x7f
    if (digits === 0 || digits > 4 || bytes.length < 2 + digits) return null
    length = bytes.subarray(2, 2 + digits).reduce((sum, byte) => sum * 256 + byte, 0)
    head += digits
  }
  if (bytes.length < head + length) return null
  return { tag, content: bytes.subarray(head, head + length), whole: bytes.subarray(0, head + length) }
}

/** The values inside of one, such as the fields of a sequence; null when they are not whole. */
export function childrenOf({ content }: Der): Der[] | null {
  const children: Der[] = []
  for (let at = 0; at < content.length; ) {
    const child = readDer(content.subarray(at))
    if (!child) return null
    children.push(child)
    at += child.whole.length
  }
  return children
}

/** Writes a value. */
export function der(tag: number, ...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const digits: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256)
  const head = length < 0x80 ? [tag, length] : [tag, 0x80 | digits.length, ...digits]
  const made = new Uint8Array(head.length + length)
  made.set(head)
  let at = head.length
  for (const part of parts) {
    made.set(part, at)
    at += part.length
  }
  return made
}

/** The tags that certificates and keys are made of. */
export const derTags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

/** An object identifier as its numbers, such as 2.5.4.3. */
export function oidText({ content }: Der): string {
  const numbers: number[] = []
  let number = 0
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f)
    if (byte >= 0x80) continue
    numbers.push(number)
    number = 0
  }
  const [first = 0, ...rest] = numbers
  const head = Math.min(2, Math.floor(first / 40))
  return [head, first - 40 * head, ...rest].join('.')
}

/** The bytes of an object identifier. */
export function oid(text: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const bytes = [40 * first + second, ...rest].flatMap((number) => {
    const digits = [number & 0x7f]
    for (let left = Math.floor(number / 128); left > 0; left = Math.floor(left / 128))
      digits.unshift(0x80 | (left & 0x7f))
    return digits
  })
  return der(derTags.oid, bytes)
}
