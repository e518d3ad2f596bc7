import type { Acting, ActingDeed, ActingSummary, Token } from './types.ts'
import { withStorage } from './withStorage.ts'

/** A browser storage that may throw (private window, full disk); the session then lasts as long as the page. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The part of the session that survives a reload. */
export interface PersistedSession {
  readonly token: Token
  readonly loginUsername: string
  readonly isPasswordWeak: boolean
  readonly acting: Acting | null
  readonly lastActing: ActingSummary | null
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
  proved: `${PREFIX}proved`,
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

export function safeStorage(storage: StorageLike | null) {
  const withFallback = <T>(use: (store: StorageLike) => T, fallback: T) => withStorage(() => storage, use, fallback)
  const safe = {
    read: (key: string) => withFallback((store) => store.getItem(key), null),
    write: (key: string, text: string) => withFallback((store) => store.setItem(key, text), undefined),
    remove: (key: string) => withFallback((store) => store.removeItem(key), undefined),
    keys: () => withFallback((store) => Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''), []),
    /** Clears everything (§4: logout), the `session` but not drafts, or only the `work` of another user. */
    clear(scope: 'all' | 'session' | 'work') {
      for (const key of safe.keys()) {
        const isOurs = key.startsWith(PREFIX) && !durable.includes(key)
        if (isOurs && (scope === 'all' || ofSession.includes(key) === (scope === 'session'))) safe.remove(key)
      }
    },
  }
  return safe
}

/** Reads the stored session; null if it is not valid. */
export function readPersistedSession(text: string | null): PersistedSession | null {
  const stored = parse(text)
  const token = readToken(stored?.token)
  if (!stored || !token) return null
  return {
    token,
    loginUsername: typeof stored.loginUsername === 'string' ? stored.loginUsername : '',
    isPasswordWeak: stored.isPasswordWeak === true,
    acting: readActing(stored.acting),
    lastActing: readSummary(stored.lastActing),
  }
}

function readToken(value: unknown): Token | null {
  if (!isRecord(value)) return null
  const { accessToken, expiresAtMs } = value
  return typeof accessToken === 'string' && typeof expiresAtMs === 'number' ? { accessToken, expiresAtMs } : null
}

function readActing(value: unknown): Acting | null {
  if (!isRecord(value)) return null
  const ownToken = readToken(value.ownToken)
  const facts = readFacts(value)
  return ownToken && facts && typeof value.startedFrom === 'string'
    ? { ...facts, ownToken, startedFrom: value.startedFrom }
    : null
}

function readSummary(value: unknown): ActingSummary | null {
  if (!isRecord(value)) return null
  const facts = readFacts(value)
  return facts && typeof value.endedAtMs === 'number'
    ? { ...facts, endedAtMs: value.endedAtMs, isTimeUp: value.isTimeUp === true }
    : null
}

function readFacts(value: Record<string, unknown>): Omit<Acting, 'ownToken' | 'startedFrom'> | null {
  const { ownName, asName, reason, startedAtMs } = value
  if (typeof ownName !== 'string' || typeof asName !== 'string') return null
  if (typeof reason !== 'string' || typeof startedAtMs !== 'number') return null
  const deeds = Array.isArray(value.deeds) ? value.deeds.flatMap(readDeed) : []
  return { ownName, asName, reason, startedAtMs, hasControl: value.hasControl === true, deeds }
}

const written = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

function readDeed(value: unknown): readonly ActingDeed[] {
  if (!isRecord(value)) return []
  const { atMs, path } = value
  const method = written.find((one) => one === value.method)
  return method && typeof atMs === 'number' && typeof path === 'string'
    ? [{ atMs, method, path, isDone: value.isDone === true }]
    : []
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
