import type { Guard, Visitor } from './page.ts'
import type { Says } from './session/types.ts'

/** All that the guards look at on one navigation. */
export interface Entry extends Visitor {
  readonly guard: Guard
  /** The version stored in this browser against ours (§4). */
  readonly version: 'same' | 'changed'
  /** 'none' without a token; 'expired' once its time has passed. */
  readonly token: 'valid' | 'expired' | 'none'
  /** The company id of the address; null when it names none. */
  readonly askedCompany: number | null
}

/** The result of a check: continue, or where to go instead. */
export type Verdict =
  | { readonly go: 'on' }
  | { readonly go: 'login'; readonly says: Says | null }
  | { readonly go: 'ownCompany'; readonly says: Says }
  | { readonly go: 'home'; readonly says: Says | null }

export const on: Verdict = { go: 'on' }

function themeAndVersion({ version }: Entry): Verdict {
  return version === 'changed' ? { go: 'login', says: 'says.version' } : on
}

function login({ guard, token }: Entry): Verdict {
  if (guard.isPublic || token === 'valid') return on
  return { go: 'login', says: token === 'expired' ? 'says.expired' : null }
}

/** The checks of §2 that need no request. The pages before the login run only these. */
export const firstChecks = [
  { name: 'theme and version', check: themeAndVersion },
  { name: 'login', check: login },
] as const
