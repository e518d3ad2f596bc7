import type { SiteKind } from './catalogue.ts'
import type { Audience } from './people.ts'

/** The generator's input for a site. */
export interface SiteProfile {
  kind: SiteKind
  audience: Audience
  requestsPerDay: number
  midtier: boolean
  /** Epoch seconds before which the site had no traffic. */
  since: number
  hasIncidents: boolean
  /** Small sites share the draws of their group. */
  siteGroup?: string
}
