/**
 * Returns the SHA-256 of bytes. Browsers hash only on https and on this machine; on a plain address of the local network the script has to.
 */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes)
}

/** Returns the SHA-256 of bytes in hexadecimal digits. */
export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Array.from(await sha256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the source of a Content-Security-Policy that admits one inline script or style. */
export async function cspHash(text: string): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}
