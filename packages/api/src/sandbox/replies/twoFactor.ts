import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { UserRecord } from '../world/World.ts'

function totpOf(user: UserRecord, secret: string): TOTP {
  return new TOTP({ issuer: 'Parapet', label: user.username.slice(0, 20), secret: Secret.fromBase32(secret) })
}

/** A new base32 key. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Whether a code is valid; one step of 30 s to either side is accepted. */
export function isCode(user: UserRecord, secret: string, code: string | null, now: number): boolean {
  const digits = (code ?? '').replace(/\s/g, '')
  return (
    /^\d{6}$/.test(digits) &&
    totpOf(user, secret).validate({ token: digits, timestamp: now * 1000, window: 1 }) !== null
  )
}

/** Returns the QR code to scan as a data URL. */
export function qrOf(user: UserRecord, secret: string): string {
  const text = `otpauth://totp/Parapet:${encodeURIComponent(user.username.slice(0, 20))}?secret=${secret}&issuer=Parapet`
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }))}`
}
