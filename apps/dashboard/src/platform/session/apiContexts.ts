import { type ApiContext, auth, callApi, failureOf, user } from '@parapet/api'
import type { SessionEnvironment } from './environment.ts'

/** The token, company and callbacks that the session adds to the API context. */
export type ContextParts = Parameters<SessionEnvironment['context']>[0]

interface ApiContextsOptions {
  readonly environment: SessionEnvironment
  readonly contextParts: ContextParts
}

export interface ApiContexts {
  readonly api: ApiContext
  readonly anonymous: ApiContext
  revoke(token: string, isEverywhere: boolean): Promise<boolean>
  /** The number of the user whom a token logs in. */
  ownerOf(token: string): Promise<number>
}

/** Creates the API contexts of the session. Loaded after the login has rendered, which needs no calls. */
export function createApiContexts({ environment, contextParts }: ApiContextsOptions): ApiContexts {
  const contextFor = (token: string | null): ApiContext =>
    environment.context({
      token: () => token,
      company: contextParts.company,
      onUnauthorized: () => undefined,
      onSlow: () => undefined,
    })
  return {
    api: environment.context(contextParts),
    anonymous: contextFor(null),
    ownerOf: async (token) => (await callApi(user.current, {}, contextFor(token))).id,
    async revoke(token, isEverywhere) {
      const context = contextFor(token)
      const outliving: typeof fetch = (input, init) => context.fetch(input, { ...init, keepalive: true })
      const body = { token, client_id: environment.clientId() }
      try {
        await callApi(auth.revoke, { all: isEverywhere ? true : undefined, body }, { ...context, fetch: outliving })
        return true
      } catch (problem) {
        const failure = failureOf(problem)
        return failure.kind === 'http' && failure.status < 500
      }
    },
  }
}
