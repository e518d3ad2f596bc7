import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { randomOf } from '../traffic/random.ts'
import type { UserRecord } from '../world/records.ts'
import type { World } from '../world/World.ts'

function totpOf(user: UserRecord, secret: string): TOTP {
  return new TOTP({ issuer: 'Parapet', label: user.username.slice(0, 20), secret: Secret.fromBase32(secret) })
}

/** A base32 key for a user, the same at the same time (epoch seconds), so that stories do not move. */
export function newSecret(user: UserRecord, now: number): string {
  const random = randomOf(user.id + now)
  return new Secret({ buffer: Uint8Array.from({ length: 20 }, () => random() * 256).buffer }).base32
}

const STEP_S = 30

/** The judgement of a code: accepted, wrong, or accepted before (RFC 6238, section 5.2). */
export type CodeResult = 'accepted' | 'wrong' | 'used'

/** Checks a code and stores that it was used; one step of 30 s to either side is accepted, each step once. */
export function useCode(world: World, user: UserRecord, code: string | null, now: number): CodeResult {
  const { two_factor } = user
  const token = (code ?? '').replace(/\s/g, '')
  if (!two_factor || !/^\d{6}$/.test(token)) return 'wrong'
  const delta = totpOf(user, two_factor.secret).validate({ token, timestamp: now * 1000, window: 1 })
  if (delta === null) return 'wrong'
  const step = Math.floor(now / STEP_S) + delta
  if (step <= (two_factor.used_step ?? 0)) return 'used'
  world.users.put(user.id, { ...user, two_factor: { ...two_factor, used_step: step } })
  return 'accepted'
}

/** What the sandbox answers to a code that is not accepted. */
export const codeMessages = {
  wrong: 'Invalid code.',
  used: 'This code was already used. Wait for the next one.',
} as const satisfies Record<Exclude<CodeResult, 'accepted'>, string>

/** Returns the QR code to scan as a data URL. */
export function qrOf(user: UserRecord, secret: string): string {
  const text = `otpauth://totp/Parapet:${encodeURIComponent(user.username.slice(0, 20))}?secret=${secret}&issuer=Parapet`
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }))}`
}
