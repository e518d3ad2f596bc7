import type { SharedUrl } from '../entities/SharedUrl.ts'
import { APP_VERSION } from './version.ts'
import { SHARED } from './viewState.ts'

/** A stored link: whose it is and which. The provider keeps them by user (§7), so that an id alone names nothing. */
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

/** What is stored of a view: the query of its link, under the name of its page. */
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
    // Whoever stored a link that is stored must not send its readers round and round.
    query.delete(SHARED)
    return query
  } catch {
    return undefined
  }
}
