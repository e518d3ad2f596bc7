import type { SiteKind } from './catalogue.ts'
import type { Audience } from './people.ts'

/** What the generator has to know of a site. */
export interface SiteProfile {
  kind: SiteKind
  audience: Audience
  /** Requests of an ordinary day of mid-2026. */
  requestsPerDay: number
  /** Misses go to a second cache layer, which is seen as tier L2. */
  midtier: boolean
  /** Epoch seconds before which the site had no traffic. */
  since: number
  /** Takes part in the incidents (fixed offsets before the anchor). */
  hasIncidents: boolean
  /** Small sites are made together, so that thousands of them are as quick as a few: the name of the herd it belongs to. */
  herd?: string
}
