import type { Company, Group, User } from '@parapet/api'

/** What the provider believes, and until when we use it (epoch ms; a little before the provider stops, decisions.md). */
export interface Token {
  readonly accessToken: string
  readonly expiresAtMs: number
}

/** Sentences of the session, by their key in `words/app`: said above the login form, or as a toast inside. */
export type Says =
  | 'says.expired'
  | 'says.version'
  | 'says.idle'
  | 'says.signedOut'
  | 'says.signedOutElsewhere'
  | 'says.failed'
  | 'says.notHired'
  | 'says.noAccess'
  | 'says.noClient'
  | 'says.otherCompany'
  | 'says.revokeFailed'
  | 'says.actingFailed'
  | 'says.slow'

/** Something the session has to say once. `text` is the provider's own message and wins over the sentence. */
export interface SessionNotice {
  readonly id: number
  readonly says: Says
  readonly tone: 'info' | 'good' | 'watch' | 'bad'
  readonly text?: string
}

/** A staff member acts as somebody else (§4); the own token is kept for the way back. */
export interface Acting {
  readonly ownToken: Token
  /** The name of the staff member. */
  readonly ownName: string
  /** The name of whom they act as. */
  readonly asName: string
  /** The page it was started from. */
  readonly startedFrom: string
}

/** Why a session ends. */
export type Reason = 'asked' | 'idle' | 'expired' | 'version' | 'elsewhere' | 'failed'

/** The session as it is now (§3). What is in `token`, `loginUsername`, `isPasswordWeak` and `acting` outlives a reload. */
export interface SessionState {
  readonly token: Token | null
  /** As typed at login; shown again when the session ended. */
  readonly loginUsername: string
  /** The login answered 202 (§4): a banner stays until the password is changed. */
  readonly isPasswordWeak: boolean
  readonly acting: Acting | null
  /** null until loaded. */
  readonly user: User | null
  readonly groups: readonly Group[]
  /** The company at hand; null for a user without any. */
  readonly company: Company | null
  /** When an idle user is logged out (epoch ms), from two minutes before; null otherwise. */
  readonly idleEndsAtMs: number | null
  readonly notices: readonly SessionNotice[]
}

/** A company to choose from. */
export interface CompanyChoice {
  readonly id: number
  readonly name: string
}

/** What screens and shell see of the session, and what they may ask of it. */
export interface Session extends Omit<SessionState, 'token'> {
  readonly isLoggedIn: boolean
  /** The companies of the user's profiles; staff may open others by their id. */
  readonly companies: readonly CompanyChoice[]
  /** Revokes the token, forgets everything of this user, and goes to login (§4). `everywhere` revokes all tokens. */
  signOut(options?: { everywhere?: boolean }): Promise<void>
  /** Somebody is there: the idle time starts anew, in all tabs. */
  stay(): void
  /** The password was changed: the weak-password banner goes. */
  passwordChanged(): void
  /** Asks the provider again who the user is and what the company holds, after a write that changed it. */
  reload(): Promise<void>
  /** Staff only: goes on as another user (§4). Rejects with a CallFailure when the provider refuses. */
  startActing(user: { id: number; username: string; first_name?: string; last_name?: string }): Promise<void>
  /** Goes back to the own token and to the page it was started from. */
  stopActing(): Promise<void>
  dismiss(notice: number): void
}
