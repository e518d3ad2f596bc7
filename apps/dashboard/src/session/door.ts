import { type ApiContext, ask, auth, type Failure, failureOf, failureText, type TokenResponse } from '@parapet/api'
import { fingerprint } from './fingerprint.ts'
import type { SessionPorts } from './ports.ts'

/** Why a login failed without an answer. `noPasskey`: the browser supports none here, as on an IP address. */
export type Why = 'network' | 'timeout' | 'tooMany' | 'server' | 'refused' | 'unexpected' | 'noPasskey'

/** The result of a login. */
export type SignIn =
  | { readonly kind: 'in' }
  /** The provider requires the second factor. */
  | { readonly kind: 'code' }
  | { readonly kind: 'wrongCode'; readonly text: string | null }
  | { readonly kind: 'wrong'; readonly text: string | null }
  /** `text` is the provider's own message. */
  | { readonly kind: 'failed'; readonly why: Why; readonly status: number; readonly text: string | null }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'cancelled' }

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly code?: string
}

interface DoorOptions {
  readonly ports: Pick<SessionPorts, 'clock' | 'machine' | 'clientId'>
  readonly context: ApiContext
  readonly accept: (answer: { status: number; data: TokenResponse }, username: string) => void
}

export interface Door {
  signIn(credentials: Credentials): Promise<SignIn>
  signInWithPasskey(): Promise<SignIn>
  learnIp(): void
}

const IP_WAIT_MS = 3_000

/** Ways into a session (§7, Auth and user): password with an optional second factor, and passkey. Nothing here rejects. */
export function createDoor({ ports, context, accept }: DoorOptions): Door {
  const { clock, machine, clientId } = ports
  let ip: Promise<string | undefined> | undefined

  const learnIp = () => {
    ip ??= ask(auth.ip, {}, context).then(
      (answer) => answer.ip,
      () => undefined, // §7: the login works without the IP address.
    )
  }
  const knownIp = async (): Promise<string | undefined> => {
    learnIp()
    let timer: unknown
    const late = new Promise<undefined>((resolve) => {
      timer = clock.setTimeout(() => resolve(undefined), IP_WAIT_MS)
    })
    const known = await Promise.race([ip, late])
    clock.clearTimeout(timer)
    return known
  }
  const facts = async (username: string) => ({
    client_id: clientId(),
    uuid: await fingerprint(username, machine.platform),
    os: machine.os,
    browser: machine.browser,
    ip: await knownIp(),
  })

  return {
    learnIp,
    async signIn({ username, password, code }) {
      const name = username.trim()
      try {
        const body = { username: name, password, grant_type: 'password' as const, ...(await facts(name)) }
        accept(await ask(auth.login, { ...(code ? { code } : {}), body }, context), name)
        return { kind: 'in' }
      } catch (problem) {
        return refusal(failureOf(problem), code !== undefined)
      }
    },
    async signInWithPasskey() {
      try {
        const [{ askForPasskey }, challenge] = await Promise.all([
          import('./passkey.ts'),
          ask(auth.passkeyChallenge, {}, context),
        ])
        const passkeys = await askForPasskey(challenge)
        if (passkeys === null) return { kind: 'cancelled' }
        accept(await ask(auth.passkeyLogin, { body: { passkeys, ...(await facts('')) } }, context), '')
        return { kind: 'in' }
      } catch (problem) {
        if (problem instanceof Error && problem.name === 'Base64UrlProblem') return { kind: 'unreadable' }
        if (problem instanceof DOMException && problem.name !== 'AbortError')
          return { kind: 'failed', why: 'noPasskey', status: 0, text: null }
        return refusal(failureOf(problem), false)
      }
    },
  }
}

function refusal(failure: Failure, hadCode: boolean): SignIn {
  if (failure.kind === 'cancelled') return { kind: 'cancelled' }
  if (failure.kind !== 'http' || (failure.status !== 401 && failure.status !== 400)) return failed(failure)
  if (failure.message === '2fa_required') return hadCode ? { kind: 'wrongCode', text: null } : { kind: 'code' }
  const text = failureText(failure)
  return hadCode ? { kind: 'wrongCode', text } : { kind: 'wrong', text }
}

function failed(failure: Failure): SignIn {
  return { kind: 'failed', ...reasonOf(failure), text: failureText(failure) }
}

/** Why a call before the login gave no answer, for a sentence about it. */
export function reasonOf(failure: Failure): { why: Why; status: number } {
  switch (failure.kind) {
    case 'http':
      if (failure.status === 429) return { why: 'tooMany', status: 429 }
      return { why: failure.status >= 500 ? 'server' : 'refused', status: failure.status }
    case 'timeout':
      return { why: 'timeout', status: 0 }
    case 'network':
    case 'cancelled':
      return { why: 'network', status: 0 }
    case 'unexpected':
    case 'task':
      return { why: 'unexpected', status: 0 }
  }
}
