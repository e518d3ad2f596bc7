import type { PasskeyCreation } from '@parapet/api'
import { credentialJson, fromBase64Url, toBase64Url } from '../../platform/session/passkey.ts'

/** Creates a passkey as the provider's JSON; null if cancelled. Throws Base64UrlProblem or a DOMException. */
export async function createPasskey(options: PasskeyCreation): Promise<string | null> {
  const { challenge, rp, user, pubKeyCredParams, excludeCredentials, timeout } = options
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: fromBase64Url(challenge),
    rp: { name: rp.name, ...(rp.id ? { id: rp.id } : {}) },
    user: { id: fromBase64Url(user.id), name: user.name, displayName: user.displayName },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    excludeCredentials: excludeCredentials.map(({ id }) => ({ type: 'public-key', id: fromBase64Url(id) })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    ...(timeout ? { timeout } : {}),
  }
  const prompt = navigator.credentials.create({ publicKey })
  return credentialJson<AuthenticatorAttestationResponse>(prompt, (response) => ({
    attestationObject: toBase64Url(response.attestationObject),
    transports: response.getTransports(),
  }))
}
