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
