/** The reasons of the anti-DDoS statistics (§9): two rate limits and the deny list. */
export const ddosReasons = {
  global: 'TCDN-RPE-GRL-429-Too Many Requests',
  address: 'TCDN-RPE-UA-429-Too Many Requests',
  denylist: 'TCDN-RPE-UA-403-Denylist',
} as const
export type DdosReason = keyof typeof ddosReasons

/** Normalises a debug reason for grouping: the provider logs `<reason>:<xid>`, sometimes without prefix. */
export function plainReason(text: string): string {
  const reason = text.trim().replace(/:\d+$/, '')
  return /^(?:OK|E|DNF|NBD|OENG|SBNG|(?:RPE|BENG|SBPR)-.+)$/.test(reason) ? `TCDN-${reason}` : reason
}

/** Returns the reason of the anti-DDoS statistics for a debug reason; null for others. */
export function ddosReasonOf(text: string): DdosReason | null {
  const reason = plainReason(text)
  const entry = Object.entries(ddosReasons).find(([, code]) => code === reason)
  return entry ? (entry[0] as DdosReason) : null
}

/** The meaning of a debug reason; the app has the words. */
export type ReasonMeaning =
  | { readonly kind: 'delivered' }
  /** Answered at the edge by VCL. */
  | { readonly kind: 'answeredAtEdge'; readonly status: number }
  | { readonly kind: 'globalRateLimit'; readonly status: 429 }
  | { readonly kind: 'underAttack' }
  /** Repeatedly failed the challenge of under attack mode. */
  | { readonly kind: 'challengeFailures'; readonly status: 429 }
  | { readonly kind: 'denylist'; readonly status: 403 }
  /** An error of the origin, with nothing stale to serve. */
  | { readonly kind: 'originError'; readonly status: number }
  | { readonly kind: 'originUnreachable' }
  /** An uncacheable POST or PUT to a failing origin. */
  | { readonly kind: 'failedUpload'; readonly status: number }
  /** The backend is marked sick and the object is not cached. */
  | { readonly kind: 'sickBackend' }
  /** An error of the origin that VCL passes through. */
  | { readonly kind: 'passedError' }
  | { readonly kind: 'unknownDomain' }
  | { readonly kind: 'noBackend' }
  | { readonly kind: 'unknownError' }
  /** Not in the provider's list. */
  | { readonly kind: 'other'; readonly text: string }

const meanings: ReadonlyMap<string, ReasonMeaning> = /* @__PURE__ */ new Map<string, ReasonMeaning>([
  ['TCDN-OK', { kind: 'delivered' }],
  [ddosReasons.global, { kind: 'globalRateLimit', status: 429 }],
  ['TCDN-RPE-Under Attack', { kind: 'underAttack' }],
  [ddosReasons.address, { kind: 'challengeFailures', status: 429 }],
  [ddosReasons.denylist, { kind: 'denylist', status: 403 }],
  ['TCDN-BENG-Service unavailable', { kind: 'originUnreachable' }],
  ['TCDN-SBNG', { kind: 'sickBackend' }],
  ['TCDN-OENG', { kind: 'passedError' }],
  ['TCDN-DNF', { kind: 'unknownDomain' }],
  ['TCDN-NBD', { kind: 'noBackend' }],
  ['TCDN-E', { kind: 'unknownError' }],
])

const withStatus = { RPE: 'answeredAtEdge', BENG: 'originError', SBPR: 'failedUpload' } as const

/** Returns the meaning of a debug reason, as logged or as a statistics key. */
export function reasonMeaning(text: string): ReasonMeaning {
  const reason = plainReason(text)
  const known = meanings.get(reason)
  if (known) return known
  const [, group, status] = /^TCDN-(RPE|BENG|SBPR)-([1-9]\d\d)$/.exec(reason) ?? []
  if (group && status) return { kind: withStatus[group as keyof typeof withStatus], status: Number(status) }
  return { kind: 'other', text: reason }
}

/** The provider's list of reasons; XXX stands for a status code. */
export const reasonCodes: readonly (readonly [code: string, kind: ReasonMeaning['kind']])[] = /* @__PURE__ */ [
  ...[...meanings].map(([code, { kind }]) => [code, kind] as const),
  ...Object.entries(withStatus).map(([group, kind]) => [`TCDN-${group}-XXX`, kind] as const),
]
