import { type ApiContext, callApi, packView, type User, user as userCalls, writeSharedId } from '@parapet/api'

interface StoredView {
  page: string
  query: URLSearchParams
  user: Pick<User, 'id'>
  description: string
}

const TIMEOUT_MS = 8000

/** Stores a view at the provider (§7, shared URLs) and returns its id. Rejects with a CallFailure. */
export async function storeView({ page, query, user, description }: StoredView, api: ApiContext): Promise<string> {
  const body = { user: user.id, ...packView(page, query), temporal: false, description }
  const options = { isQuiet: true, signal: AbortSignal.timeout(TIMEOUT_MS) }
  const { id } = await callApi(userCalls.addSharedUrl, { user: user.id, body }, api, options)
  return writeSharedId({ user: user.id, id })
}
