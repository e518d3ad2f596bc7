import { withStorage } from '../../session/withStorage.ts'
import type { PersonalDraft } from './personalProblems.ts'

const KEY = 'parapet.draft.personal'

/**
 * Stores unsaved personal data for this tab and user. It survives navigation, reload and an idle logout; an explicit
 * logout clears it.
 */
export function personalDraftOf(user: number, storage: () => Storage = () => sessionStorage) {
  return {
    read: () => withStorage(storage, (open) => draftOf(open.getItem(KEY), user), null),
    /** null: nothing unsaved. */
    keep: (draft: PersonalDraft | null) =>
      withStorage(
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
