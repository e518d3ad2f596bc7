import type { Acting, Token } from './types.ts'
import { withStorage } from './withStorage.ts'

/** A storage that may refuse: private windows and full disks do. Then the session lasts as long as the page. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The part of the session that survives a reload. */
export interface PersistedSession {
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
  owner: `${PREFIX}owner`,
} as const

// Kept at logout: the version (§4) and the look of the login.
const durable: readonly string[] = [
  KEYS.version,
  KEYS.goodbye,
  'parapet.mode',
  'parapet.locale',
  'parapet.theme',
  'parapet.rail',
  'parapet.metricsConsent',
]

const ofSession: readonly string[] = [KEYS.session, KEYS.activity]

/** A storage whose reads and writes never throw. */
export type SafeStorage = ReturnType<typeof safeStorage>

export function safeStorage(shelf: StorageLike | null) {
  const on = <T>(act: (open: StorageLike) => T, otherwise: T) => withStorage(() => shelf, act, otherwise)
  const shelfApi = {
    read: (key: string) => on((open) => open.getItem(key), null),
    write: (key: string, text: string) => on((open) => open.setItem(key, text), undefined),
    remove: (key: string) => on((open) => open.removeItem(key), undefined),
    keys: () => on((open) => Array.from({ length: open.length }, (_, index) => open.key(index) ?? ''), []),
    /** Clears everything (§4: logout), the `session` but not drafts, or only the `work` of another user. */
    clear(what: 'all' | 'session' | 'work') {
      for (const key of shelfApi.keys()) {
        const isOurs = key.startsWith(PREFIX) && !durable.includes(key)
        if (isOurs && (what === 'all' || ofSession.includes(key) === (what === 'session'))) shelfApi.remove(key)
      }
    },
  }
  return shelfApi
}

/** Reads the stored session; null if it is not valid. */
export function readPersistedSession(text: string | null): PersistedSession | null {
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
