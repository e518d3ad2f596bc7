const slots = 1 << 16
const mostTexts = 1 << 15
const mostTried = 8
const longestText = 1024
/** Bytes that a hash reads one by one at the beginning and the end of a text; between them it reads every seventh. */
const closely = 12

function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = end - start
  const near = Math.min(end, start + closely)
  let at = start
  for (; at < near; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  for (const last = end - closely; at < last; at += 7) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  for (at = Math.max(near, end - closely); at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  return hash ^ (hash >>> 15)
}

function isSame(known: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (known.length !== end - start) return false
  for (let index = 0; index < known.length; index++) if (known[index] !== bytes[start + index]) return false
  return true
}

/** Returns the texts of bytes of ASCII; the same bytes are mostly the same string, made once. */
export class ByteTexts {
  #entries: ({ readonly bytes: Uint8Array; readonly text: string } | undefined)[] = new Array(slots)
  #count = 0

  text(bytes: Buffer, start: number, end: number): string {
    const hash = hashOf(bytes, start, end)
    for (let tried = 0; tried < mostTried; tried++) {
      const slot = (hash + tried) & (slots - 1)
      const entry = this.#entries[slot]
      if (entry === undefined) return this.#add(slot, bytes, start, end)
      if (isSame(entry.bytes, bytes, start, end)) return entry.text
    }
    return bytes.toString('latin1', start, end)
  }

  #add(slot: number, bytes: Buffer, start: number, end: number): string {
    const text = bytes.toString('latin1', start, end)
    if (end - start > longestText) return text
    if (this.#count >= mostTexts) {
      this.#entries = new Array(slots)
      this.#count = 0
    }
    this.#count++
    this.#entries[slot] = { bytes: new Uint8Array(bytes.subarray(start, end)), text }
    return text
  }
}
