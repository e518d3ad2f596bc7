import type { SharedUrl } from '../entities/SharedUrl.ts'
import { APP_VERSION } from './version.ts'
import { SHARED } from './viewState.ts'

/** The owner and id of a shared URL: the provider stores them by user (§7), so the id alone is not enough. */
export interface SharedId {
  readonly user: number
  readonly id: string
}

/** `12-7`: the seventh of user 12. */
export function writeSharedId({ user, id }: Pick<SharedUrl, 'id'> & { user: number }): string {
  return `${user}-${id}`
}

/** The id that a link names; undefined where it names none. */
export function readSharedId(text: string): SharedId | undefined {
  const [, user, id] = /^(\d{1,15})-([\w-]{1,64})$/.exec(text) ?? []
  return user !== undefined && id !== undefined ? { user: Number(user), id } : undefined
}

/** Serialises a view for storage: the query of its link, under the name of its page. */
export function packView(page: string, query: URLSearchParams): { preferences: string; version: string } {
  return { preferences: JSON.stringify({ page, query: query.toString() }), version: APP_VERSION }
}

/** The query of a stored view; undefined when something else is stored there, or the view of another page. */
export function unpackView(page: string, { preferences }: Pick<SharedUrl, 'preferences'>): URLSearchParams | undefined {
  try {
    const read: unknown = JSON.parse(preferences)
    if (typeof read !== 'object' || read === null || !('page' in read && 'query' in read)) return undefined
    if (read.page !== page || typeof read.query !== 'string') return undefined
    const query = new URLSearchParams(read.query)
    // A stored link that contains a stored link would redirect for ever.
    query.delete(SHARED)
    return query
  } catch {
    return undefined
  }
}
