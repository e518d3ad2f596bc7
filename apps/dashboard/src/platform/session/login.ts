import { type ApiContext, auth, callApi, type Failure, failureOf, failureText, type TokenResponse } from '@parapet/api'
import type { SessionEnvironment } from './environment.ts'
import { loginUuid } from './loginUuid.ts'

/** Why a login failed without an answer. `noPasskey`: the browser supports none here, as on an IP address. */
export type LoginFailureReason = 'network' | 'timeout' | 'tooMany' | 'server' | 'refused' | 'unexpected' | 'noPasskey'

export type LoginResult =
  | { readonly kind: 'signedIn' }
  /** The provider requires the second factor. */
  | { readonly kind: 'codeRequired' }
  | { readonly kind: 'wrongCode'; readonly text: string | null }
  | { readonly kind: 'wrongCredentials'; readonly text: string | null }
  /** `text` is the provider's own message. */
  | {
      readonly kind: 'failed'
      readonly reason: LoginFailureReason
      readonly status: number
      readonly text: string | null
    }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'cancelled' }

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly code?: string
}

interface LoginOptions {
  readonly environment: Pick<SessionEnvironment, 'clock' | 'device' | 'clientId'>
  readonly context: ApiContext
  readonly accept: (answer: { status: number; data: TokenResponse }, username: string) => void
}

export interface Login {
  signIn(credentials: Credentials): Promise<LoginResult>
  signInWithPasskey(): Promise<LoginResult>
  fetchIp(): void
}

const IP_WAIT_MS = 3_000

/** Creates the login (§7): password with an optional second factor, and passkey; nothing rejects. */
export function createLogin({ environment, context, accept }: LoginOptions): Login {
  const { clock, device, clientId } = environment
  let ip: Promise<string | undefined> | undefined

  const fetchIp = () => {
    ip ??= callApi(auth.ip, {}, context).then(
      (answer) => answer.ip,
      () => undefined, // §7: the login works without the IP address.
    )
  }
  const ipWithTimeout = async (): Promise<string | undefined> => {
    fetchIp()
    let timer: unknown
    const timeout = new Promise<undefined>((resolve) => {
      timer = clock.setTimeout(() => resolve(undefined), IP_WAIT_MS)
    })
    const result = await Promise.race([ip, timeout])
    clock.clearTimeout(timer)
    return result
  }
  const loginParams = async (username: string) => ({
    client_id: clientId(),
    uuid: await loginUuid(username, device.platform),
    os: device.os,
    browser: device.browser,
    ip: await ipWithTimeout(),
  })

  return {
    fetchIp,
    async signIn({ username, password, code }) {
      const name = username.trim()
      try {
        const body = { username: name, password, grant_type: 'password' as const, ...(await loginParams(name)) }
        accept(await callApi(auth.login, { ...(code ? { code } : {}), body }, context), name)
        return { kind: 'signedIn' }
      } catch (problem) {
        return refusal(failureOf(problem), code !== undefined)
      }
    },
    async signInWithPasskey() {
      try {
        const [{ askForPasskey }, challenge] = await Promise.all([
          import('./passkey.ts'),
          callApi(auth.passkeyChallenge, {}, context),
        ])
        const passkeys = await askForPasskey(challenge)
        if (passkeys === null) return { kind: 'cancelled' }
        accept(await callApi(auth.passkeyLogin, { body: { passkeys, ...(await loginParams('')) } }, context), '')
        return { kind: 'signedIn' }
      } catch (problem) {
        if (problem instanceof Error && problem.name === 'Base64UrlProblem') return { kind: 'unreadable' }
        if (problem instanceof DOMException && problem.name !== 'AbortError')
          return { kind: 'failed', reason: 'noPasskey', status: 0, text: null }
        return refusal(failureOf(problem), false)
      }
    },
  }
}

function refusal(failure: Failure, hadCode: boolean): LoginResult {
  if (failure.kind === 'cancelled') return { kind: 'cancelled' }
  if (failure.kind !== 'http' || (failure.status !== 401 && failure.status !== 400)) return failed(failure)
  if (failure.message === '2fa_required') return hadCode ? { kind: 'wrongCode', text: null } : { kind: 'codeRequired' }
  const text = failureText(failure)
  return hadCode ? { kind: 'wrongCode', text } : { kind: 'wrongCredentials', text }
}

function failed(failure: Failure): LoginResult {
  return { kind: 'failed', ...loginFailureReason(failure), text: failureText(failure) }
}

/** Why a call before the login gave no answer, for a sentence about it. */
export function loginFailureReason(failure: Failure): { reason: LoginFailureReason; status: number } {
  switch (failure.kind) {
    case 'http':
      if (failure.status === 429) return { reason: 'tooMany', status: 429 }
      return { reason: failure.status >= 500 ? 'server' : 'refused', status: failure.status }
    case 'timeout':
      return { reason: 'timeout', status: 0 }
    case 'network':
    case 'cancelled':
      return { reason: 'network', status: 0 }
    case 'unexpected':
    case 'task':
    case 'held':
      return { reason: 'unexpected', status: 0 }
  }
}
