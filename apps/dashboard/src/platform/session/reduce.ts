import type { Company, Group, User } from '@parapet/api'
import type { Acting, ActingDeed, ActingSummary, SessionNotice, SessionState, Token } from './types.ts'

export type SessionEvent =
  | { type: 'signedIn'; token: Token; username: string; isPasswordWeak: boolean }
  | { type: 'loaded'; user: User }
  | { type: 'groups'; groups: readonly Group[] }
  | { type: 'company'; company: Company | null }
  | { type: 'ended'; isNameKept: boolean }
  | { type: 'actingStarted'; token: Token; acting: Acting }
  | { type: 'controlTaken' }
  | { type: 'written'; deed: ActingDeed }
  | { type: 'actingStopped'; endedAtMs: number; isTimeUp: boolean }
  | { type: 'summaryClosed' }
  | { type: 'passwordChanged' }
  | { type: 'idle'; endsAtMs: number | null }
  | { type: 'typed'; username: string }
  | { type: 'said'; notice: SessionNotice }
  | { type: 'dismissed'; id: number }

export const signedOut: SessionState = {
  token: null,
  loginUsername: '',
  isPasswordWeak: false,
  acting: null,
  lastActing: null,
  user: null,
  groups: [],
  company: null,
  idleEndsAtMs: null,
  notices: [],
}

/** The session reducer (§4, Session). Returns the same object when nothing changes. */
export function reduce(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'signedIn':
      return {
        ...signedOut,
        token: event.token,
        loginUsername: event.username,
        isPasswordWeak: event.isPasswordWeak,
      }
    case 'loaded':
      return {
        ...state,
        user: event.user,
        notices: state.notices.filter(({ messageKey }) => messageKey !== 'notice.slow'),
      }
    case 'groups':
      return { ...state, groups: event.groups }
    case 'company':
      return { ...state, company: event.company }
    case 'ended':
      return { ...signedOut, loginUsername: event.isNameKept ? state.loginUsername : '', notices: state.notices }
    case 'actingStarted':
      return {
        ...state,
        token: event.token,
        acting: event.acting,
        lastActing: null,
        user: null,
        groups: [],
        company: null,
      }
    case 'controlTaken':
      return state.acting ? { ...state, acting: { ...state.acting, hasControl: true } } : state
    case 'written':
      return state.acting
        ? { ...state, acting: { ...state.acting, deeds: [...state.acting.deeds, event.deed].slice(-MOST_DEEDS) } }
        : state
    case 'actingStopped':
      return state.acting
        ? {
            ...state,
            token: state.acting.ownToken,
            acting: null,
            lastActing: summaryOf(state.acting, event),
            user: null,
            groups: [],
            company: null,
          }
        : state
    case 'summaryClosed':
      return state.lastActing ? { ...state, lastActing: null } : state
    case 'passwordChanged':
      return state.isPasswordWeak ? { ...state, isPasswordWeak: false } : state
    case 'idle':
      return state.idleEndsAtMs === event.endsAtMs ? state : { ...state, idleEndsAtMs: event.endsAtMs }
    case 'typed':
      return state.loginUsername === event.username ? state : { ...state, loginUsername: event.username }
    case 'said':
      return state.notices.some(
        ({ messageKey, text }) => messageKey === event.notice.messageKey && text === event.notice.text,
      )
        ? state
        : { ...state, notices: [...state.notices, event.notice] }
    case 'dismissed':
      return { ...state, notices: state.notices.filter(({ id }) => id !== event.id) }
  }
}

/** The newest writes of an impersonation that are kept. */
const MOST_DEEDS = 200

function summaryOf(
  { ownToken: _, startedFrom: __, ...acting }: Acting,
  { endedAtMs, isTimeUp }: Pick<ActingSummary, 'endedAtMs' | 'isTimeUp'>,
): ActingSummary {
  return { ...acting, endedAtMs, isTimeUp }
}

/** §4: a token is valid while its expiry is in the future. */
export function tokenState(token: Token | null, nowMs: number): 'valid' | 'expired' | 'none' {
  if (!token) return 'none'
  return token.expiresAtMs > nowMs ? 'valid' : 'expired'
}

const EARLY_MS = 30_000

/** Builds a token from a login answer; it expires 30 s before the provider's. */
export function tokenOf(answer: { access_token: string; expires_in: number }, nowMs: number): Token {
  return { accessToken: answer.access_token, expiresAtMs: nowMs + answer.expires_in * 1000 - EARLY_MS }
}
