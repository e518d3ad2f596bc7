import { tried } from '../../session/tried.ts'
import type { PersonalDraft } from './personalProblems.ts'

const KEY = 'parapet.draft.personal'

/**
 * What somebody typed about themselves and has not saved, kept for this tab: it outlives another page, a reload and a logout for idleness, and goes
 * with a logout that was asked for. A storage that refuses keeps nothing; what is not of this user counts as nothing.
 */
export function personalDraftOf(user: number, storage: () => Storage = () => sessionStorage) {
  return {
    read: () => tried(storage, (open) => draftOf(open.getItem(KEY), user), null),
    /** null: there is nothing unsaved. */
    keep: (draft: PersonalDraft | null) =>
      tried(
        storage,
        (open) => (draft ? open.setItem(KEY, JSON.stringify({ user, draft })) : open.removeItem(KEY)),
        undefined,
      ),
  }
}

function draftOf(text: string | null, user: number): PersonalDraft | null {
  const kept: unknown = JSON.parse(text ?? 'null')
  if (typeof kept !== 'object' || kept === null || !('user' in kept) || kept.user !== user) return null
  const { first_name, last_name, email } = ('draft' in kept && kept.draft ? kept.draft : {}) as Record<string, unknown>
  return typeof first_name === 'string' && typeof last_name === 'string' && typeof email === 'string'
    ? { first_name, last_name, email }
    : null
}
