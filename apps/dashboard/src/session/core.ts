import type { ApiContext, Clock } from '@parapet/api'
import type { Entry } from '../firstChecks.ts'
import type { SessionEvent } from './reduce.ts'
import type { OpenShelf } from './storage.ts'
import type { Reason, Says, SessionNotice, SessionState } from './types.ts'

/** Where a navigation may go. */
export type Outcome = { readonly go: 'on' } | { readonly go: 'to'; readonly address: string }

/** What the part of the session that comes with the app (inside.ts) may do to the part that is always there. */
export interface SessionCore {
  readonly api: ApiContext
  readonly clock: Clock
  readonly local: OpenShelf
  get(): SessionState
  dispatch(event: SessionEvent): void
  say(says: Says, tone: SessionNotice['tone'], text?: string | null): void
  /** Forgets the user, here and in the other tabs. */
  end(reason: Reason): void
  /** §4, version: revokes, forgets, and says that there is a newer one. */
  endForVersion(): void
  /** Writes what outlives a reload. */
  keep(): void
  /** Tells the provider that a token is of no more use. */
  revoke(token: string): Promise<boolean>
  /** The version stored in this browser against ours; stores ours. */
  versionState(): Entry['version']
  /** The address of login that leads back to a target. */
  loginAddress(target: string | null): string
  here(): string
  go(address: string): void
}
