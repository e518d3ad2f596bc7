import {
  type Company,
  canSeeBilling,
  clientIdOf,
  isStaff,
  type ServiceKey,
  serviceState,
  type User,
} from '@parapet/api'
import type { Says } from './session/types.ts'

/** Who stands before a page. */
export interface Visitor {
  readonly user: User | null
  readonly company: Company | null
}

/** A page's own need: a pure function of the session, with what is said to whom it turns away. */
export interface Guard {
  /** For the access matrix and the docs: 'hired stats'. */
  readonly name: string
  readonly isPublic: boolean
  /** null: turned away without a word. */
  readonly says: Says | null
  admits(visitor: Visitor): boolean
}

/** Open to everybody. */
export const anyone: Guard = { name: 'anyone', isPublic: true, says: null, admits: () => true }

/** Open to whoever is logged in. */
export const loggedIn: Guard = { name: 'logged in', isPublic: false, says: null, admits: () => true }

/** §4: a service is usable only when active and hired; one of several names is enough. */
export function hired(...keys: [ServiceKey, ...ServiceKey[]]): Guard {
  return {
    name: `hired ${keys.join(' or ')}`,
    isPublic: false,
    says: 'says.notHired',
    admits: (visitor) => keys.some((key) => serviceState(key, visitor).usable),
  }
}

/** §2: a client admin who is not staff. */
export const clientAdmin: Guard = {
  name: 'client admin, not staff',
  isPublic: false,
  says: 'says.noAccess',
  admits: ({ user, company }) => canSeeBilling(user, company),
}

/** §2: provider staff. */
export const staff: Guard = {
  name: 'staff',
  isPublic: false,
  says: 'says.noAccess',
  admits: ({ user }) => isStaff(user),
}

/** §5: the company has the perimetrical service; which roles grant it does not matter. */
export const perimetrical: Guard = {
  name: 'company has perimetrical',
  isPublic: false,
  says: 'says.noAccess',
  admits: (visitor) => serviceState('perimetrical', visitor).hired,
}

/** §5: a client id must exist. */
export const withClient: Guard = {
  name: 'company with a client',
  isPublic: false,
  says: 'says.noClient',
  admits: ({ company }) => clientIdOf(company) !== null,
}

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

const on: Verdict = { go: 'on' }

/** §4: another version of the app means logging in again. */
function themeAndVersion({ version }: Entry): Verdict {
  return version === 'changed' ? { go: 'login', says: 'says.version' } : on
}

function login({ guard, token }: Entry): Verdict {
  if (guard.isPublic || token === 'valid') return on
  return { go: 'login', says: token === 'expired' ? 'says.expired' : null }
}

function company({ guard, askedCompany, company: current }: Entry): Verdict {
  if (guard.isPublic || askedCompany === null || askedCompany === current?.id) return on
  return { go: 'ownCompany', says: 'says.otherCompany' }
}

function need({ guard, user, company: current }: Entry): Verdict {
  return guard.admits({ user, company: current }) ? on : { go: 'home', says: guard.says }
}

/** §2: the order in which every navigation is checked. What a later check looks at may be loaded after the one before it. */
export const checks = [
  { name: 'theme and version', check: themeAndVersion },
  { name: 'login', check: login },
  { name: 'company', check: company },
  { name: 'need', check: need },
] as const

/** The first check that does not go on decides. */
export function judge(entry: Entry): Verdict {
  for (const { check } of checks) {
    const verdict = check(entry)
    if (verdict.go !== 'on') return verdict
  }
  return on
}
