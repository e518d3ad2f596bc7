import { sha256Hex } from '@parapet/base'

/** Returns the `uuid` of a login: the SHA-256 of 'username:platform' in hex (§7). */
export function loginUuid(username: string, platform: string): Promise<string> {
  return sha256Hex(new TextEncoder().encode(`${username}:${platform}`))
}
