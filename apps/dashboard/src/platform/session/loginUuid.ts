/** Returns the `uuid` of a login: the SHA-256 of 'username:platform' in hex (§7). */
export async function loginUuid(username: string, platform: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${username}:${platform}`)
  // Browsers hash only on https and on this machine; on a plain address of the local network the script has to.
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes)
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
