import type { User } from '@parapet/api'
import type { ApiContexts } from './apiContexts.ts'
import type { SessionEnvironment } from './environment.ts'
import { createLogin, type LoginResult } from './login.ts'
import type { Session } from './types.ts'

interface ProveInput {
  readonly by: Parameters<Session['prove']>[0]
  readonly user: User | null
  readonly environment: SessionEnvironment
  readonly contexts: ApiContexts
}

const wrong: LoginResult = { kind: 'wrongCredentials', text: null }

/** Checks a password or a passkey by a login whose token is revoked at once; a passkey of another user is wrong. */
export async function proveIdentity({ by, user, environment, contexts }: ProveInput): Promise<LoginResult> {
  if (!user) return wrong
  const tokens: string[] = []
  const { signIn, signInWithPasskey } = createLogin({
    environment,
    context: contexts.anonymous,
    accept: ({ data }) => void tokens.push(data.access_token),
  })
  const result = await (by === 'passkey' ? signInWithPasskey() : signIn({ ...by, username: user.username }))
  const [token] = tokens
  if (token === undefined) return result
  const owner = await contexts.ownerOf(token).catch(() => null)
  void contexts.revoke(token, false)
  return owner === user.id ? result : wrong
}
