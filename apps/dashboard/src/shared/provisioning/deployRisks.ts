import type { VclConfig } from '@parapet/api'
import { lineChanges } from './versionTexts.ts'

interface Deployment {
  readonly body: string
  /** The version that was live when the text was begun, 0 for none; null if it does not matter. */
  readonly base: number | null
  readonly live: VclConfig | null
  readonly underway: VclConfig | undefined
}

/** Why a deployment needs more than a glance. */
export interface DeployRisks {
  readonly overtakenBy: VclConfig | null
  readonly underway: VclConfig | null
  readonly removed: number
  readonly liveLines: number
  /** Removes more than half of the live lines. */
  readonly isLarge: boolean
  /** Production asks to type the name of the company. */
  readonly isHigh: boolean
}

const SHORT_LINES = 6

/** Compares a text with what is live and on its way. */
export function deployRisks({ body, base, live, underway }: Deployment): DeployRisks {
  const liveLines = live ? live.config_body.trim().split('\n').length : 0
  const removed = live ? lineChanges(live.config_body.trim(), body.trim()).removed : 0
  const overtakenBy = live && base !== null && base !== live.id ? live : null
  const isLarge = liveLines >= SHORT_LINES && removed > liveLines / 2
  return {
    overtakenBy,
    underway: underway ?? null,
    removed,
    liveLines,
    isLarge,
    isHigh: overtakenBy !== null || underway !== undefined || isLarge,
  }
}
