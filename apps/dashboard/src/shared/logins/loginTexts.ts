import type { Device } from '@parapet/api'

/** Converts an ISO time to epoch seconds; null if there is none. */
export const secondsOf = (iso: string | null | undefined) => (iso ? Date.parse(iso) / 1000 : null)

/** Returns the name of the browser and system of a login. */
export const nameOfBrowser = ({ browser, os }: Pick<Device, 'browser' | 'os'>, fallback: string): string =>
  [browser, os].filter(Boolean).join(' · ') || fallback
