import { boolean, type InferOutput, nullish, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

// Known: id, site; the rest is ours. `duration` is the cookie's lifetime in seconds, other times are epoch seconds.
/** A link that exempts a browser from WAF and bot mitigation by a cookie. */
export const SafeRoute = loose({
  id: number(),
  name: string(),
  description: optional(string(), ''),
  site: number(),
  site_url: optional(string(), ''),
  url: optional(string(), '/'),
  active: optional(boolean(), true),
  duration: number(),
  link: optional(string(), ''),
  owner: nullish(string(), null),
  expires_at: nullish(number(), null),
  last_used: nullish(number(), null),
  uses_30d: optional(number(), 0),
})
export type SafeRoute = InferOutput<typeof SafeRoute>

export interface NewSafeRoute {
  name: string
  description: string
  site: number
  url: string
  duration: number
  active: boolean
  /** Epoch seconds; null is never. */
  expires_at?: number | null
}

/** One use of a safe route: from where, when (epoch seconds), with what. Ours. */
export const SafeRouteUse = loose({ ip: string(), timestamp: number(), user_agent: nullish(string(), null) })
export type SafeRouteUse = InferOutput<typeof SafeRouteUse>

/** A safe route for the sandbox, stories and tests. */
export function makeSafeRoute(over: Partial<SafeRoute> = {}): SafeRoute {
  return {
    id: 5,
    name: 'Penetration test',
    description: '',
    site: 1201,
    site_url: 'www.example.com',
    url: '/',
    active: true,
    duration: 3600,
    link: '',
    owner: null,
    expires_at: null,
    last_used: null,
    uses_30d: 0,
    ...over,
  }
}
