import { type ApiContext, ask, auth, failureOf } from '@parapet/api'
import type { SessionPorts } from './ports.ts'

/** What the session says about itself to the provider, and what it hears of it. */
export type Own = Parameters<SessionPorts['context']>[0]

interface LinkOptions {
  readonly ports: SessionPorts
  readonly own: Own
}

export interface Link {
  /** For all calls of the session. */
  readonly api: ApiContext
  /** For calls of somebody who is not in. */
  readonly outside: ApiContext
  /** Tells the provider that a token is of no more use; false when it could not be told. */
  revoke(token: string, isEverywhere: boolean): Promise<boolean>
}

/** The session's line to the provider. It comes after the login is on screen: the form needs no calls before it is filled in. */
export function createLink({ ports, own }: LinkOptions): Link {
  const contextFor = (token: string | null): ApiContext =>
    ports.context({
      token: () => token,
      company: own.company,
      onUnauthorized: () => undefined,
      onSlow: () => undefined,
    })
  return {
    api: ports.context(own),
    outside: contextFor(null),
    async revoke(token, isEverywhere) {
      const context = contextFor(token)
      // The page may be closed the next moment.
      const outliving: typeof fetch = (input, init) => context.fetch(input, { ...init, keepalive: true })
      const body = { token, client_id: ports.clientId() }
      try {
        await ask(auth.revoke, { all: isEverywhere ? true : undefined, body }, { ...context, fetch: outliving })
        return true
      } catch (problem) {
        const failure = failureOf(problem)
        // A token the provider no longer knows is as good as revoked.
        return failure.kind === 'http' && failure.status < 500
      }
    },
  }
}
