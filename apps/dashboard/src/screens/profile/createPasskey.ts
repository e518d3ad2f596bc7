import type { PasskeyCreation } from '@parapet/api'
import { fromBase64Url, toBase64Url } from '../../session/passkey.ts'

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
  const credential = await navigator.credentials.create({ publicKey }).catch((problem: unknown) => {
    if (problem instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(problem.name)) return null
    throw problem
  })
  if (!(credential instanceof PublicKeyCredential)) return null
  const response = credential.response as AuthenticatorAttestationResponse
  return JSON.stringify({
    id: credential.id,
    rawId: toBase64Url(credential.rawId),
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: {
      clientDataJSON: toBase64Url(response.clientDataJSON),
      attestationObject: toBase64Url(response.attestationObject),
      transports: response.getTransports(),
    },
  })
}
