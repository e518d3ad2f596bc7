import type { SiteImpact, VclConfig } from '@parapet/api'
import { isHarmful } from './impactSites.ts'
import { lineChanges } from './versionTexts.ts'

interface Deployment {
  readonly body: string
  /** The version that was live when the text was begun, 0 for none; null if it does not matter. */
  readonly base: number | null
  readonly live: VclConfig | null
  readonly underway: VclConfig | undefined
  /** What it does to the sites that were compared, and how many there are. */
  readonly impact?: { readonly sites: readonly SiteImpact[]; readonly all: number }
}

/** Why a deployment needs more than a glance. */
export interface DeployRisks {
  readonly overtakenBy: VclConfig | null
  readonly underway: VclConfig | null
  readonly removed: number
  readonly liveLines: number
  /** Removes more than half of the live lines, and what that does to the sites is not known of all. */
  readonly isLarge: boolean
  /** Sites lose their backend. */
  readonly isHarmful: boolean
  /** Production asks to type the name of the company. */
  readonly isHigh: boolean
}

const SHORT_LINES = 6

/** Compares a text with what is live and on its way. */
export function deployRisks({ body, base, live, underway, impact }: Deployment): DeployRisks {
  const liveLines = live ? live.config_body.trim().split('\n').length : 0
  const removed = live ? lineChanges(live.config_body.trim(), body.trim()).removed : 0
  const overtakenBy = live && base !== null && base !== live.id ? live : null
  const { sites = [], all = 0 } = impact ?? {}
  const isKnown = impact !== undefined && sites.length >= all && sites.every(({ backend }) => backend !== 'undecided')
  const isLarge = !isKnown && liveLines >= SHORT_LINES && removed > liveLines / 2
  const harms = isHarmful(sites)
  return {
    overtakenBy,
    underway: underway ?? null,
    removed,
    liveLines,
    isLarge,
    isHarmful: harms,
    isHigh: overtakenBy !== null || underway !== undefined || isLarge || harms,
  }
}
