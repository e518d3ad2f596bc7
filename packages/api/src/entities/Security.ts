import { array, boolean, type InferOutput, nullish, number, optional, picklist, string, union } from 'valibot'
import { loose, without } from './loose.ts'

/** The second factor (§3): the QR code (a data URL), the key to type, and whether the login requires it; null if not said. */
export const TwoFactorKey = loose({ qr_img: string(), key_2fa: string(), enabled: nullish(boolean(), null) })
export type TwoFactorKey = InferOutput<typeof TwoFactorKey>

/** A passkey as the list shows it; times are ISO 8601. */
export const Passkey = loose({
  id: union([number(), string()]),
  name: string(),
  created_at: nullish(string(), null),
  last_used_at: nullish(string(), null),
})
export type Passkey = InferOutput<typeof Passkey>

const CredentialRef = loose({
  id: string(),
  type: optional(string(), 'public-key'),
  transports: optional(array(string()), []),
})

/** WebAuthn creation options as JSON; binary fields are base64url. */
export const PasskeyCreation = loose({
  challenge: string(),
  rp: loose({ name: string(), id: optional(string()) }),
  user: loose({ id: string(), name: string(), displayName: string() }),
  pubKeyCredParams: array(loose({ type: string(), alg: number() })),
  timeout: optional(number()),
  excludeCredentials: optional(array(CredentialRef), []),
  attestation: optional(string()),
})
export type PasskeyCreation = InferOutput<typeof PasskeyCreation>

/** WebAuthn request options as JSON; binary fields are base64url. */
export const PasskeyChallenge = loose({
  challenge: string(),
  rpId: optional(string()),
  timeout: optional(number()),
  allowCredentials: optional(array(CredentialRef), []),
  userVerification: optional(picklist(['required', 'preferred', 'discouraged'])),
})
export type PasskeyChallenge = InferOutput<typeof PasskeyChallenge>

/** A browser that may skip the second factor. */
export const Device = loose({
  id: number(),
  os: optional(string(), ''),
  browser: optional(string(), ''),
  ip: nullish(string(), null),
  created_at: nullish(string(), null),
  last_login: nullish(string(), null),
  expires_at: nullish(string(), null),
})
export type Device = InferOutput<typeof Device>

/** A valid login: its machine and expiry, never the token itself. */
export const TokenRequest = without(
  loose({
    id: number(),
    os: optional(string(), ''),
    browser: optional(string(), ''),
    ip: nullish(string(), null),
    uuid: nullish(string(), null),
    created_at: nullish(string(), null),
    expires_at: nullish(string(), null),
    current: optional(boolean(), false),
  }),
  'token',
  'access_token',
  'refresh_token',
)
export type TokenRequest = InferOutput<typeof TokenRequest>

/** The user's keys for machine clients. */
export const OauthKeys = loose({ client_id: string(), client_secret: string() })
export type OauthKeys = InferOutput<typeof OauthKeys>

/** A passkey for the sandbox, stories and tests. */
export function makePasskey(over: Partial<Passkey> = {}): Passkey {
  return { id: 1, name: 'Laptop', created_at: '2026-05-01T09:00:00Z', last_used_at: null, ...over }
}

/** A remembered device for the sandbox, stories and tests. */
export function makeDevice(over: Partial<Device> = {}): Device {
  return {
    id: 1,
    os: 'Linux',
    browser: 'Firefox 140',
    ip: '203.0.113.7',
    created_at: '2026-05-01T09:00:00Z',
    last_login: '2026-06-14T08:12:00Z',
    expires_at: '2026-07-01T09:00:00Z',
    ...over,
  }
}

/** A token request for the sandbox, stories and tests. */
export function makeTokenRequest(over: Partial<TokenRequest> = {}): TokenRequest {
  return {
    id: 1,
    os: 'Linux',
    browser: 'Firefox 140',
    ip: '203.0.113.7',
    uuid: null,
    created_at: '2026-06-15T08:00:00Z',
    expires_at: '2026-06-15T18:00:00Z',
    current: true,
    ...over,
  }
}

/** OAuth keys for the sandbox, stories and tests. */
export function makeOauthKeys(over: Partial<OauthKeys> = {}): OauthKeys {
  return { client_id: '4d1f0c9e2b7a6f3851', client_secret: '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432', ...over }
}
