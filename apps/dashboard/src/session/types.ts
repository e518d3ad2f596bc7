import type { Company, Group, ServiceKey, User } from '@parapet/api'
import type { NoticeKey } from '../noticeKey.ts'

/** An access token and when we stop using it (epoch ms; 30 s before it expires). */
export interface Token {
  readonly accessToken: string
  readonly expiresAtMs: number
}

/** A notice of the session. `text` is the provider's own message and replaces the sentence. */
export interface SessionNotice {
  readonly id: number
  readonly messageKey: NoticeKey
  readonly tone: 'info' | 'good' | 'watch' | 'bad'
  readonly text?: string
  /** The service that the company has and the user may not use. */
  readonly service?: ServiceKey
}

/** Staff acting as another user (§4); keeps the own token for the way back. */
export interface Acting {
  readonly ownToken: Token
  /** The name of the staff member. */
  readonly ownName: string
  /** The name of whom they act as. */
  readonly asName: string
  /** The page it was started from. */
  readonly startedFrom: string
}

export type EndReason = 'asked' | 'idle' | 'expired' | 'version' | 'elsewhere' | 'failed'

/** The state of the session (§3). `token`, `loginUsername`, `isPasswordWeak` and `acting` survive a reload. */
export interface SessionState {
  readonly token: Token | null
  /** As typed at login; filled in again after the session ends. */
  readonly loginUsername: string
  /** The login answered 202 (§4): a banner stays until the password is changed. */
  readonly isPasswordWeak: boolean
  readonly acting: Acting | null
  /** null until loaded. */
  readonly user: User | null
  readonly groups: readonly Group[]
  /** The current company; null for a user without one. */
  readonly company: Company | null
  /** When an idle user is logged out (epoch ms), from two minutes before; null otherwise. */
  readonly idleEndsAtMs: number | null
  readonly notices: readonly SessionNotice[]
}

export interface CompanyChoice {
  readonly id: number
  readonly name: string
}

/** The session as screens and shell use it. */
export interface Session extends Omit<SessionState, 'token'> {
  readonly isLoggedIn: boolean
  /** The companies of the user's profiles; staff may open others by their id. */
  readonly companies: readonly CompanyChoice[]
  /** Revokes the token, clears all data of this user, and opens the login (§4). `everywhere` revokes all tokens. */
  signOut(options?: { everywhere?: boolean }): Promise<void>
  /** Restarts the idle time in all tabs. */
  stay(): void
  /** Removes the weak-password banner. */
  passwordChanged(): void
  /** Reloads user and company after a write that changed them. */
  reload(): Promise<void>
  /** Staff only: continues as another user (§4). Rejects with a CallFailure when the provider refuses. */
  startActing(user: { id: number; username: string; first_name?: string; last_name?: string }): Promise<void>
  /** Returns to the own token and the page where acting started. */
  stopActing(): Promise<void>
  dismiss(notice: number): void
}
