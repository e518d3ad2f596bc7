import type { NewSafeRoute, SafeRoute } from '../entities/SafeRoute.ts'
import { requestedPath } from './requestedUrl.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** The lifetimes on offer for the cookie of a safe route, in seconds: an hour to a month. */
export const cookieLifetimes = [HOUR, 8 * HOUR, DAY, 7 * DAY, 30 * DAY] as const

/** The longest texts of a safe route, and the limits of its cookie's lifetime in seconds. */
export const safeRouteLimits = {
  name: 100,
  description: 2000,
  url: 2000,
  duration: { min: 60, max: 366 * DAY },
} as const

/** A safe route as typed; the site is missing until it is chosen. */
export type SafeRouteDraft = Omit<NewSafeRoute, 'site' | 'expires_at'> & {
  readonly site: number | null
  /** Epoch seconds; null is never. */
  readonly expires_at: number | null
}

/** Why a field of a safe route is refused; the words are the app's. */
export type SafeRouteFault = 'needed' | 'tooLong' | 'notPath' | 'notInRange' | 'past'

export type SafeRouteFaults = Partial<
  Record<'name' | 'description' | 'site' | 'url' | 'duration' | 'expires_at', SafeRouteFault>
>

/** Validates a safe route at a moment (epoch seconds); an expired route may keep its `stored` end. */
export function safeRouteFaults(draft: SafeRouteDraft, now: number, stored: number | null = null): SafeRouteFaults {
  const { name, description, site, url, duration, expires_at: end } = draft
  const { min, max } = safeRouteLimits.duration
  const found: Partial<Record<keyof SafeRouteFaults, SafeRouteFault | undefined>> = {
    name: name.trim() === '' ? 'needed' : tooLong(name.trim(), safeRouteLimits.name),
    description: tooLong(description, safeRouteLimits.description),
    site: site === null ? 'needed' : undefined,
    url: /^\/[^\s\\]*$/.test(requestedPath(url)) ? tooLong(requestedPath(url), safeRouteLimits.url) : 'notPath',
    duration: Number.isInteger(duration) && duration >= min && duration <= max ? undefined : 'notInRange',
    expires_at: end !== null && end !== stored && end <= now ? 'past' : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}

const tooLong = (text: string, longest: number): SafeRouteFault | undefined =>
  text.length > longest ? 'tooLong' : undefined

/** Whether the cookie lasts so long that a copied one is a danger: a month or more. */
export function isLongCookie(seconds: number): boolean {
  return seconds >= 30 * DAY
}

/** Whether the link of a safe route works: `ended` is one that is active but beyond its last moment. */
export type SafeRouteState = 'active' | 'inactive' | 'ended'

/** Returns the state of a safe route at a moment (epoch seconds). */
export function safeRouteState(
  { active, expires_at }: Pick<SafeRoute, 'active' | 'expires_at'>,
  now: number,
): SafeRouteState {
  if (!active) return 'inactive'
  return expires_at !== null && expires_at <= now ? 'ended' : 'active'
}
