import { providerRules } from '../../domain/passwordRules.ts'
import { randomHex } from '../context.ts'
import type { UserRecord } from '../world/records.ts'

/** Whether the provider refuses a password, or asks for another one after the login (§4). */
export const isWeak = (password: string): boolean => providerRules(password).length > 0

/** The rule in words. */
export const weakPasswordMessage =
  'The password must have at least 8 characters with an upper-case letter, a lower-case letter and a digit.'

async function hashOf(password: string, salt: string): Promise<string> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: 20_000 },
    key,
    256,
  )
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Verifies a password. Only seed passwords, which are public, are stored in plain text. */
export async function isPassword(user: UserRecord, password: string): Promise<boolean> {
  if ('plain' in user.password) return user.password.plain === password
  return user.password.hash === (await hashOf(password, user.password.salt))
}

/** The stored form of a password. */
export async function keptPassword(password: string): Promise<UserRecord['password']> {
  const salt = randomHex(16)
  return { salt, hash: await hashOf(password, salt) }
}
