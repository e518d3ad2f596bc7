/** A block of a PEM text: its label and its bytes. */
export interface PemBlock {
  readonly label: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly isEncrypted: boolean
}

const block = /-----BEGIN ([A-Z0-9 ]{1,60})-----((?:(?!-----)[\s\S])*)-----END \1-----/g

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  const text = base64.replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/** Parses the blocks of a text, null for each incomplete one. Text around them is ignored. */
export function pemBlocks(text: string): (PemBlock | null)[] {
  return [...text.matchAll(block)].map(([, label = '', inside = '']) => {
    const [headers, data] = /^\s*(?:[\w-]+:.*\r?\n)+\s*\r?\n/.test(inside) ? splitHeaders(inside) : ['', inside]
    const bytes = bytesOf(data)
    const isEncrypted = label.startsWith('ENCRYPTED') || /ENCRYPTED/.test(headers)
    return bytes && { label, bytes, isEncrypted }
  })
}

/** Text that is not what was asked for; the app says what to do instead. */
export type PemMistake = 'cut-off' | 'request' | 'pkcs7' | 'pkcs12'

/** Finds a text that is no certificate although it looks like one: cut off, a request, or another container. */
export function pemMistake(text: string): Exclude<PemMistake, 'pkcs12'> | null {
  const labels = pemBlocks(text).map((block) => block?.label)
  const begun = text.match(/-----BEGIN /g)?.length ?? 0
  if (labels.some((label) => label?.endsWith('CERTIFICATE REQUEST'))) return 'request'
  if (labels.some((label) => label === 'PKCS7' || label === 'CMS')) return 'pkcs7'
  return begun > labels.length ? 'cut-off' : null
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, i) => bytes[i] === byte)

/** Finds binary (DER) files that hold no bare certificate: PKCS #12 (.pfx), PKCS #7 (.p7b) and requests (.csr). */
export function derMistake(bytes: Uint8Array): PemMistake | null {
  const content = insideSequence(bytes)
  if (!content) return null
  if (startsWith(content, [0x02, 0x01, 0x03, 0x30])) return 'pkcs12'
  if (startsWith(content, [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02])) return 'pkcs7'
  const info = insideSequence(content)
  return info && startsWith(info, [0x02, 0x01, 0x00, 0x30]) ? 'request' : null
}

function insideSequence(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0x30) return null
  const length = bytes[1] ?? 0
  return bytes.subarray(length < 0x80 ? 2 : 2 + (length & 0x7f))
}

function splitHeaders(inside: string): [string, string] {
  const end = /\r?\n\s*\r?\n/.exec(inside)
  return end ? [inside.slice(0, end.index), inside.slice(end.index)] : ['', inside]
}

/** Writes a block, 64 characters a line. */
export function pemText(label: string, bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `-----BEGIN ${label}-----\n${(text.match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`
}

const keyBlock = /-----BEGIN ([A-Z0-9 ]{0,40}PRIVATE KEY)-----(?:(?!-----)[\s\S])*-----END \1-----\r?\n?/g

/** Splits a text into its private keys and the rest, for files that hold both. */
export function splitPem(text: string): { cert: string; key: string } {
  return { cert: text.replace(keyBlock, ''), key: (text.match(keyBlock) ?? []).join('') }
}
