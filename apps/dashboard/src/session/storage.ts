import { tried } from './tried.ts'
import type { Acting, Token } from './types.ts'

/** A storage that may refuse: private windows and full disks do. Then the session lasts as long as the page. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** What outlives a reload. */
export interface Kept {
  readonly token: Token
  readonly loginUsername: string
  readonly isPasswordWeak: boolean
  readonly acting: Acting | null
}

const PREFIX = 'parapet.'
export const KEYS = {
  session: `${PREFIX}session`,
  version: `${PREFIX}version`,
  activity: `${PREFIX}activity`,
  company: `${PREFIX}company`,
  redirect: `${PREFIX}redirect`,
  goodbye: `${PREFIX}goodbye`,
  /** Whose saved work is in this browser. */
  owner: `${PREFIX}owner`,
} as const

// Not of the user but of this browser: the version rule of §4 and how the login page looks.
const durable: readonly string[] = [
  KEYS.version,
  KEYS.goodbye,
  'parapet.mode',
  'parapet.locale',
  'parapet.theme',
  'parapet.rail',
]

const ofSession: readonly string[] = [KEYS.session, KEYS.activity]

/** A shelf whose reads and writes never throw. */
export type OpenShelf = ReturnType<typeof openShelf>

/** Opens a storage. */
export function openShelf(shelf: Shelf | null) {
  const on = <T>(act: (open: Shelf) => T, otherwise: T) => tried(() => shelf, act, otherwise)
  const shelfApi = {
    read: (key: string) => on((open) => open.getItem(key), null),
    write: (key: string, text: string) => on((open) => open.setItem(key, text), undefined),
    remove: (key: string) => on((open) => open.removeItem(key), undefined),
    keys: () => on((open) => Array.from({ length: open.length }, (_, index) => open.key(index) ?? ''), []),
    /**
     * What goes: `all` of the user (§4, logout: session, saved local state, redirect and dashboard state), the `session` only, so that
     * drafts wait for the same user, or the `work` only, when another user came.
     */
    clear(what: 'all' | 'session' | 'work') {
      for (const key of shelfApi.keys()) {
        const isOurs = key.startsWith(PREFIX) && !durable.includes(key)
        if (isOurs && (what === 'all' || ofSession.includes(key) === (what === 'session'))) shelfApi.remove(key)
      }
    },
  }
  return shelfApi
}

/** Reads what was kept; anything that is not ours counts as nothing. */
export function readKept(text: string | null): Kept | null {
  const kept = parse(text)
  const token = readToken(kept?.token)
  if (!kept || !token) return null
  return {
    token,
    loginUsername: typeof kept.loginUsername === 'string' ? kept.loginUsername : '',
    isPasswordWeak: kept.isPasswordWeak === true,
    acting: readActing(kept.acting),
  }
}

function readToken(value: unknown): Token | null {
  if (!isTable(value)) return null
  const { accessToken, expiresAtMs } = value
  return typeof accessToken === 'string' && typeof expiresAtMs === 'number' ? { accessToken, expiresAtMs } : null
}

function readActing(value: unknown): Acting | null {
  if (!isTable(value)) return null
  const { ownName, asName, startedFrom } = value
  const ownToken = readToken(value.ownToken)
  return ownToken && typeof ownName === 'string' && typeof asName === 'string' && typeof startedFrom === 'string'
    ? { ownToken, ownName, asName, startedFrom }
    : null
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isTable(value) ? value : null
  } catch {
    return null
  }
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
