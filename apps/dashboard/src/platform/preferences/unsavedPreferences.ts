import type { PreferencesPayload } from '@parapet/api'
import { withStorage } from '../session/withStorage.ts'
import type { UnsavedStorage } from './preferencesStore.ts'

const KEY = 'parapet.unsent'

/** Stores unsaved preferences for the next page of the same tab and user; ignores other entries. */
export function unsavedPreferences(user: number, storage: () => Storage = () => sessionStorage): UnsavedStorage {
  return {
    take: () => withStorage(storage, (open) => payloadOf(open.getItem(KEY), user), null),
    keep: (payload) => withStorage(storage, (open) => open.setItem(KEY, JSON.stringify(payload)), undefined),
    clear: () => withStorage(storage, (open) => open.removeItem(KEY), undefined),
  }
}

function payloadOf(text: string | null, user: number): PreferencesPayload | null {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null) return null
  const { user: owner, preferences, version, temporal, timezone } = value as Partial<Record<string, unknown>>
  const isWhole =
    typeof preferences === 'string' &&
    typeof version === 'string' &&
    typeof temporal === 'boolean' &&
    typeof timezone === 'string'
  return owner === user && isWhole ? { user, preferences, version, temporal, timezone } : null
}
