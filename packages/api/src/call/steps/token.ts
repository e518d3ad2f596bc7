import type { ApiContext } from '../context.ts'
import type { SendStep } from './step.ts'

/** Adds the token, and reports once when the provider rejects it. */
export const token: SendStep = (context) => (next) => async (request) => {
  const { auth } = request.call
  const bearer = auth === 'bearer' ? context.token() : null
  const response = await next({ ...request, headers: { ...request.headers, ...credentials(context, auth, bearer) } })
  if (response.status === 401 && bearer !== null && refused.get(context.onUnauthorized) !== bearer) {
    refused.set(context.onUnauthorized, bearer)
    context.onUnauthorized()
  }
  return response
}

const refused = /* @__PURE__ */ new WeakMap<ApiContext['onUnauthorized'], string>()

function credentials(context: ApiContext, auth: string, bearer: string | null): Record<string, string> {
  if (bearer !== null) return { authorization: `Bearer ${bearer}` }
  const key = auth === 'apiKey' ? context.apiKey?.() : null
  if (key) return { 'x-redmine-api-key': key }
  const keys = auth === 'status' ? context.statusKeys : null
  return keys ? { 'x-auth-token': keys.token, 'x-auth-secret': keys.secret } : {}
}
