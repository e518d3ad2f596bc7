import type { PasskeyChallenge } from '@parapet/api'

/** The provider's passkey options are not base64url; the login shows the message of §8. */
export class Base64UrlProblem extends Error {
  override readonly name = 'Base64UrlProblem'
}

/** Bytes of a base64url text. Throws Base64UrlProblem. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*={0,2}$/.test(text)) throw new Base64UrlProblem()
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''))
    return Uint8Array.from(binary, (char) => char.charCodeAt(0))
  } catch {
    throw new Base64UrlProblem()
  }
}

/** Base64url without padding. */
export function toBase64Url(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Waits for a browser's passkey prompt and returns the provider's JSON; null if cancelled. */
export async function credentialJson<R extends AuthenticatorResponse>(
  prompt: Promise<Credential | null>,
  fieldsOf: (response: R) => Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const credential = await prompt.catch((problem: unknown) => {
    if (problem instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(problem.name)) return null
    throw problem
  })
  if (!(credential instanceof PublicKeyCredential)) return null
  const response = credential.response as R
  return JSON.stringify({
    id: credential.id,
    rawId: toBase64Url(credential.rawId),
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: { clientDataJSON: toBase64Url(response.clientDataJSON), ...fieldsOf(response) },
  })
}

/** Prompts for a passkey and returns the provider's JSON; null if cancelled. Throws Base64UrlProblem. */
export async function askForPasskey(challenge: PasskeyChallenge, signal?: AbortSignal): Promise<string | null> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: fromBase64Url(challenge.challenge),
    allowCredentials: challenge.allowCredentials.map(({ id }) => ({ type: 'public-key', id: fromBase64Url(id) })),
    ...(challenge.rpId ? { rpId: challenge.rpId } : {}),
    ...(challenge.timeout ? { timeout: challenge.timeout } : {}),
    ...(challenge.userVerification ? { userVerification: challenge.userVerification } : {}),
  }
  const prompt = navigator.credentials.get(signal ? { publicKey, signal } : { publicKey })
  return credentialJson<AuthenticatorAssertionResponse>(prompt, ({ authenticatorData, signature, userHandle }) => ({
    authenticatorData: toBase64Url(authenticatorData),
    signature: toBase64Url(signature),
    userHandle: userHandle ? toBase64Url(userHandle) : null,
  }))
}
