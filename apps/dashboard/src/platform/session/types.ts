import type { Company, Group, Method, ServiceKey, User } from '@parapet/api'
import type { NoticeKey } from '../words/noticeKey.ts'
import type { Credentials, LoginResult } from './login.ts'

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
  readonly service?: ServiceKey
}

/** Staff acting as another user (§4); keeps the own token for the way back. */
export interface Acting {
  readonly ownToken: Token
  readonly ownName: string
  readonly asName: string
  readonly startedFrom: string
  readonly reason: string
  readonly startedAtMs: number
  /** It only looks until control is taken. */
  readonly hasControl: boolean
  readonly deeds: readonly ActingDeed[]
}

/** A write that was sent while acting as somebody. */
export interface ActingDeed {
  readonly atMs: number
  readonly method: Exclude<Method, 'GET'>
  /** As the audit log names it. */
  readonly path: string
  /** Whether the provider accepted it. */
  readonly isDone: boolean
}

/** What is left of acting as somebody once it has ended. */
export interface ActingSummary extends Omit<Acting, 'ownToken' | 'startedFrom'> {
  readonly endedAtMs: number
  /** It ended by itself. */
  readonly isTimeUp: boolean
}

export type EndReason = 'asked' | 'idle' | 'expired' | 'version' | 'elsewhere' | 'failed'

/** The state of the session (§3). `token`, `loginUsername`, `isPasswordWeak` and `acting`, `lastActing` survive a reload. */
export interface SessionState {
  readonly token: Token | null
  readonly loginUsername: string
  /** The login answered 202 (§4): a banner stays until the password is changed. */
  readonly isPasswordWeak: boolean
  readonly acting: Acting | null
  /** What was done while acting as somebody, until it was read. */
  readonly lastActing: ActingSummary | null
  readonly user: User | null
  readonly groups: readonly Group[]
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
  readonly companies: readonly CompanyChoice[]
  /** Revokes the token, clears all data of this user, and opens the login (§4). `everywhere` revokes all tokens. */
  signOut(options?: { everywhere?: boolean }): Promise<void>
  stay(): void
  passwordChanged(): void
  reload(): Promise<void>
  /** Staff only: continues as another user (§4). Rejects with a CallFailure when the provider refuses. */
  startActing(
    user: { id: number; username: string; first_name?: string; last_name?: string },
    reason: string,
  ): Promise<void>
  /** Lets writes out until acting ends; before, only reads leave. */
  takeControl(): void
  stopActing(options?: { isTimeUp?: boolean }): Promise<void>
  /** Forgets what was done while acting, once it was read. */
  closeSummary(): void
  dismiss(notice: number): void
  /** Whether the user has given a password or passkey a few minutes ago. */
  hasProved(): boolean
  /** Checks a password or a passkey of the user by a login of its own, which is ended at once. */
  prove(by: Omit<Credentials, 'username'> | 'passkey'): Promise<LoginResult>
}
