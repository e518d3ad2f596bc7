import { type ApiContext, callApi, mayTrack, metrics, trackedVisit } from '@parapet/api'
import type { ConfigStore } from '../../platform/config/configStore.ts'
import type { PathRow } from '../../platform/paths/path.ts'

/** The entry of local storage in which a consent tool of the deployment writes `granted` (docs/hosting.md). */
const CONSENT_KEY = 'parapet.metricsConsent'

/** Browser state that decides on tracking. */
export interface TrackingBrowser {
  readonly origin: string
  /** The stored consent; may throw where storage is blocked. */
  readonly consent: () => string | null
  readonly isRefused: boolean
}

/** Returns the tracking environment of the window. */
export function trackingBrowser(): TrackingBrowser {
  return {
    origin: location.origin,
    consent: () => localStorage.getItem(CONSENT_KEY),
    isRefused: (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true,
  }
}

function hasConsent(consent: TrackingBrowser['consent']): boolean {
  try {
    return consent() === 'granted'
  } catch {
    return false
  }
}

/** Creates the function that counts the visit of a page in the metrics service, where the deployment has one (§7). */
export function createVisitTracker(
  { get }: Pick<ConfigStore, 'get'>,
  api: () => ApiContext,
  { origin, consent, isRefused }: TrackingBrowser,
): (page: Pick<PathRow, 'path'> & { readonly name: string }) => void {
  let last: string | undefined
  return (page) => {
    if (page.name === last) return
    last = page.name
    const { config, theme } = get()
    const isOn = mayTrack({
      isConfigured: config.third.metrics !== null,
      needsConsent: theme.metrics === 'consent',
      hasConsent: hasConsent(consent),
      isRefused,
    })
    if (!isOn) return
    const body = trackedVisit(origin, page, crypto.randomUUID())
    // A failed count must not disturb the user.
    callApi(metrics.track, { body }, api()).catch(() => undefined)
  }
}
