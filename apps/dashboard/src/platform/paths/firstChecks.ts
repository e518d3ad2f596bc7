import type { ServiceKey } from '@parapet/api'
import type { NoticeKey } from '../words/noticeKey.ts'
import type { Guard, Visitor } from './path.ts'

/** All that the guards look at on one navigation. */
export interface GuardInput extends Visitor {
  readonly guard: Guard
  /** The version stored in this browser against ours (§4). */
  readonly version: 'same' | 'changed'
  /** 'none' without a token; 'expired' once its time has passed. */
  readonly token: 'valid' | 'expired' | 'none'
  /** The company id of the address; null when it names none. */
  readonly requestedCompany: number | null
  /** Whether the user has set up two-factor; null when it is not known. Only read if the company requires it. */
  readonly hasTwoFactor: boolean | null
}

/** The result of a check: continue, or where to go instead. */
export type GuardResult =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'login'; readonly messageKey: NoticeKey | null }
  | { readonly kind: 'ownCompany'; readonly messageKey: NoticeKey }
  | { readonly kind: 'missingCompany'; readonly company: number }
  | { readonly kind: 'setUpTwoFactor' }
  | { readonly kind: 'home'; readonly messageKey: NoticeKey | null; readonly service?: ServiceKey }

export const proceed: GuardResult = { kind: 'proceed' }

function themeAndVersion({ version }: GuardInput): GuardResult {
  return version === 'changed' ? { kind: 'login', messageKey: 'notice.version' } : proceed
}

function login({ guard, token }: GuardInput): GuardResult {
  if (guard.isPublic || token === 'valid') return proceed
  return { kind: 'login', messageKey: token === 'expired' ? 'notice.expired' : null }
}

/** The checks of §2 that need no request. The pages before the login run only these. */
export const firstChecks = [
  { name: 'theme and version', check: themeAndVersion },
  { name: 'login', check: login },
] as const
