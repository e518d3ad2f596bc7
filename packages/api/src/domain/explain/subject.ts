import { hostOf } from '../hosts.ts'
import { plainReason, type ReasonMeaning, reasonMeaning } from '../reasonCodes.ts'
import { requestedPath } from '../requestedUrl.ts'

/** A reason code, the URL of a site, or a path of one. */
export type Subject =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reason'; readonly code: string; readonly meaning: ReasonMeaning }
  | { readonly kind: 'url'; readonly host: string; readonly path: string }
  | { readonly kind: 'path'; readonly path: string }
  /** An address, but of none of the company's sites. */
  | { readonly kind: 'foreign'; readonly host: string }
  | { readonly kind: 'unreadable' }

const LONGEST = 4000

/** Parses a pasted reason code, URL or path; URLs without a scheme count as https. */
export function readSubject(text: string, sites: readonly string[]): Subject {
  const typed = text.trim()
  if (typed === '') return { kind: 'empty' }
  if (typed.length > LONGEST) return { kind: 'unreadable' }
  const meaning = reasonMeaning(typed)
  if (meaning.kind !== 'other' || /^TCDN-/i.test(typed)) return { kind: 'reason', code: plainReason(typed), meaning }
  if (/\s/.test(typed)) return { kind: 'unreadable' }
  if (/^\/(?!\/)/.test(typed)) return { kind: 'path', path: requestedPath(typed) }
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`
  const host = hostOf(address)
  if (!host || !/^https?:/i.test(address)) return { kind: 'unreadable' }
  const { pathname, search } = new URL(address)
  return sites.some((site) => site.toLowerCase() === host)
    ? { kind: 'url', host, path: `${pathname}${search}` }
    : { kind: 'foreign', host }
}
