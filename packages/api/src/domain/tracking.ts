import type { TrackedVisit } from '../entities/Visit.ts'

/** The conditions for counting visits. */
export interface TrackingContext {
  readonly isConfigured: boolean
  readonly needsConsent: boolean
  readonly hasConsent: boolean
  readonly isRefused: boolean
}

/** Whether visits are counted (§7): off unless configured, and never before consent if the theme needs it. */
export function mayTrack({ isConfigured, needsConsent, hasConsent, isRefused }: TrackingContext): boolean {
  return isConfigured && !isRefused && (hasConsent || !needsConsent)
}

const SITE = 1

/** Returns the visit of a page as sent, by path pattern: a URL would reveal ids, filters and tokens. */
export function trackedVisit(
  origin: string,
  page: { readonly name: string; readonly path: string },
  random: string,
): TrackedVisit {
  return {
    idsite: SITE,
    rec: 1,
    url: `${origin}/${page.path.replace(/[{}?]/g, '')}`,
    action_name: page.name,
    rand: random,
    send_image: 0,
  }
}
