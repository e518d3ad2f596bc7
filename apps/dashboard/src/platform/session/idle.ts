/** §9: an hour without activity ends the session. */
export const IDLE_MS = 3_600_000
/** Show the warning with 'Stay' this long before the logout. */
export const WARN_MS = 120_000

/** The idle phase of a session and when it changes (epoch ms). */
export type Idle =
  | { readonly phase: 'active'; readonly warnsAtMs: number }
  | { readonly phase: 'warning'; readonly endsAtMs: number }
  | { readonly phase: 'over' }

/** Returns the idle phase since the last activity in any tab; a clock set back counts as activity now. */
export function idleOf(lastActivityMs: number, nowMs: number): Idle {
  const since = Math.max(0, nowMs - lastActivityMs)
  const endsAtMs = nowMs - since + IDLE_MS
  if (since >= IDLE_MS) return { phase: 'over' }
  if (since >= IDLE_MS - WARN_MS) return { phase: 'warning', endsAtMs }
  return { phase: 'active', warnsAtMs: endsAtMs - WARN_MS }
}
