import { type ApiContext, ask, auth, failureOf } from '@parapet/api'
import type { SessionPorts } from './ports.ts'

/** The token, company and callbacks that the session adds to the API context. */
export type Own = Parameters<SessionPorts['context']>[0]

interface LinkOptions {
  readonly ports: SessionPorts
  readonly own: Own
}

export interface Link {
  readonly api: ApiContext
  /** The API context without a token. */
  readonly outside: ApiContext
  /** Revokes a token; resolves to false if that failed. */
  revoke(token: string, isEverywhere: boolean): Promise<boolean>
}

/** Creates the API contexts of the session. Loaded after the login has rendered, which needs no calls. */
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
      const outliving: typeof fetch = (input, init) => context.fetch(input, { ...init, keepalive: true })
      const body = { token, client_id: ports.clientId() }
      try {
        await ask(auth.revoke, { all: isEverywhere ? true : undefined, body }, { ...context, fetch: outliving })
        return true
      } catch (problem) {
        const failure = failureOf(problem)
        // An unknown token counts as revoked.
        return failure.kind === 'http' && failure.status < 500
      }
    },
  }
}
