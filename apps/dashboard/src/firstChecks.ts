import type { Guard, Visitor } from './page.ts'
import type { Says } from './session/types.ts'

/** All that the guards look at on one navigation. */
export interface Entry extends Visitor {
  readonly guard: Guard
  /** The version stored in this browser against ours (§4). */
  readonly version: 'same' | 'changed'
  /** A token that is missing is no session; one that is no longer valid is a session that expired. */
  readonly token: 'valid' | 'expired' | 'none'
  /** The company id of the address; null when it names none. */
  readonly askedCompany: number | null
}

/** What a check says: go on, or where to go instead. */
export type Verdict =
  | { readonly go: 'on' }
  /** Log out if anybody is in, then login, which leads back here. */
  | { readonly go: 'login'; readonly says: Says | null }
  /** The same page of the visitor's own company. */
  | { readonly go: 'ownCompany'; readonly says: Says }
  | { readonly go: 'home'; readonly says: Says | null }

export const on: Verdict = { go: 'on' }

/** §4: another version of the app means logging in again. */
function themeAndVersion({ version }: Entry): Verdict {
  return version === 'changed' ? { go: 'login', says: 'says.version' } : on
}

function login({ guard, token }: Entry): Verdict {
  if (guard.isPublic || token === 'valid') return on
  return { go: 'login', says: token === 'expired' ? 'says.expired' : null }
}

/** The first half of §2's order: what is known without asking the provider. The pages before the login need no more. */
export const firstChecks = [
  { name: 'theme and version', check: themeAndVersion },
  { name: 'login', check: login },
] as const
