import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoTime, Refusal, refusals, type SandboxContext, type SandboxRequest } from '../context.ts'
import type { UserRecord } from '../world/records.ts'

const webauthn = () => import('@simplewebauthn/server')

const lifeSeconds = 300

/** In a service worker requests carry no origin header but go to the page's own origin. */
function pageOf(request: Request): { origin: string; host: string } {
  const origin = request.headers.get('origin') ?? new URL(request.url).origin
  // A file or a sandboxed frame sends 'null'.
  const host = URL.canParse(origin) ? new URL(origin).hostname : ''
  if (host === '') throw new Refusal(400, { detail: 'Passkeys need a host, and the request has no origin host.' })
  return { origin, host }
}

function remember({ ephemeral, now }: SandboxContext, challenge: string, user: number | null) {
  for (const [old, { expiresAt }] of ephemeral.challenges) if (expiresAt <= now()) ephemeral.challenges.delete(old)
  ephemeral.challenges.set(challenge, { user, expiresAt: now() + lifeSeconds })
}

function takeChallenge({ ephemeral, now }: SandboxContext, user: number | null) {
  return (challenge: string): boolean => {
    const known = ephemeral.challenges.get(challenge)
    ephemeral.challenges.delete(challenge)
    return known !== undefined && known.user === user && known.expiresAt > now()
  }
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

function readAnswer<Answer>(text: string): Answer {
  try {
    const answer: unknown = JSON.parse(text)
    // The library checks every field it reads; anything but an object is invalid.
    if (typeof answer === 'object' && answer !== null) return answer as Answer
  } catch {
    // Refused below, like an answer of another shape.
  }
  throw refusals.fields({ passkeys: ['Not a valid passkey response.'] })
}

/** The options for creating a passkey. */
export async function passkeyOptions(req: SandboxRequest) {
  const { generateRegistrationOptions } = await webauthn()
  const { user, world, request } = req
  const options = await generateRegistrationOptions({
    rpName: 'Parapet',
    rpID: pageOf(request).host,
    userName: user.username,
    userDisplayName: `${user.first_name} ${user.last_name}`.trim() || user.username,
    userID: new TextEncoder().encode(`parapet-${user.id}`),
    excludeCredentials: world.passkeys.all().flatMap((key) => (key.user === user.id ? [{ id: key.id }] : [])),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  remember(req, options.challenge, user.id)
  return options
}

/** Verifies and stores a passkey. */
export async function addPasskey(req: SandboxRequest, text: string, name: string) {
  const { verifyRegistrationResponse } = await webauthn()
  const { origin, host } = pageOf(req.request)
  const result = await verifyRegistrationResponse({
    response: readAnswer<RegistrationResponseJSON>(text),
    expectedChallenge: takeChallenge(req, req.user.id),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    throw refusals.fields({ passkeys: [error instanceof Error ? error.message : 'Not a valid passkey response.'] })
  })
  if (!result.verified) throw refusals.fields({ passkeys: ['The passkey could not be verified.'] })
  const { credential } = result.registrationInfo
  return req.world.passkeys.put(credential.id, {
    id: credential.id,
    user: req.user.id,
    name,
    created_at: isoTime(req.now()),
    last_used_at: null,
    public_key: toText(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  })
}

/** A login challenge; the browser chooses the passkey. */
export async function passkeyChallenge(req: SandboxRequest) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: pageOf(req.request).host,
    userVerification: 'preferred',
  })
  remember(req, options.challenge, null)
  return { ...options, allowCredentials: options.allowCredentials ?? [] }
}

/** The user whose passkey answered a challenge. Throws 401. */
export async function checkPasskeyLogin(req: SandboxRequest, text: string): Promise<UserRecord> {
  const { verifyAuthenticationResponse } = await webauthn()
  const response = readAnswer<AuthenticationResponseJSON>(text)
  const key = typeof response.id === 'string' ? req.world.passkeys.get(response.id) : undefined
  const user = key && req.world.users.get(key.user)
  const unknown = () => new Refusal(401, { detail: 'Unknown passkey.' })
  if (!key || !user) throw unknown()
  const { origin, host } = pageOf(req.request)
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: takeChallenge(req, null),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
    credential: {
      id: key.id,
      publicKey: toBytes(key.public_key),
      counter: key.counter,
      transports: key.transports as AuthenticatorTransport[],
    },
  }).catch(() => {
    throw unknown()
  })
  if (!result.verified) throw unknown()
  req.world.passkeys.put(key.id, {
    ...key,
    counter: result.authenticationInfo.newCounter,
    last_used_at: isoTime(req.now()),
  })
  return user
}
