import type { SiteKind } from './catalogue.ts'
import type { Audience } from './people.ts'

/** The generator's input for a site. */
export interface SiteProfile {
  kind: SiteKind
  audience: Audience
  /** Requests of an ordinary day of mid-2026. */
  requestsPerDay: number
  /** Misses go to a midtier, reported as tier L2. */
  midtier: boolean
  /** Epoch seconds before which the site had no traffic. */
  since: number
  hasIncidents: boolean
  herd?: string
}
