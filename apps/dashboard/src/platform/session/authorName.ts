import type { Session } from './types.ts'

/** The name under which something is saved: of who sits there, also while acting as another user. */
export function authorName({ user, acting }: Pick<Session, 'user' | 'acting'>): string {
  if (acting) return acting.ownName
  return [user?.first_name, user?.last_name].filter(Boolean).join(' ') || user?.username || ''
}
