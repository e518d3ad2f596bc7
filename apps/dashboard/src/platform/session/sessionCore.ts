import type { ApiContext, Clock, ServiceKey } from '@parapet/api'
import type { GuardInput } from '../paths/firstChecks.ts'
import type { NoticeKey } from '../words/noticeKey.ts'
import type { SessionEvent } from './reduce.ts'
import type { SafeStorage } from './storage.ts'
import type { EndReason, SessionNotice, SessionState } from './types.ts'

/** The result of the checks of a navigation. */
export type EnterResult =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'redirect'; readonly address: string }
  /** No company has the number of the address. */
  | { readonly kind: 'missingCompany'; readonly company: number }

/** The part of the session that is always loaded, as the signed-in part (signedInSession.ts) uses it. */
export interface SessionCore {
  readonly api: ApiContext
  readonly clock: Clock
  readonly local: SafeStorage
  get(): SessionState
  dispatch(event: SessionEvent): void
  notify(
    messageKey: NoticeKey,
    tone: SessionNotice['tone'],
    more?: { readonly text?: string | null | undefined; readonly service?: ServiceKey | undefined },
  ): void
  end(reason: EndReason): void
  /** Revokes and clears the session and shows the notice of a new version (§4). */
  endForVersion(): void
  persist(): void
  revoke(token: string): Promise<boolean>
  versionState(): GuardInput['version']
  loginAddress(target: string | null): string
  currentAddress(): string
  pageShown(): Promise<unknown>
  navigate(address: string): void
}
