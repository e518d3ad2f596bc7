import { deploymentSeconds, deploymentState, type VclConfig } from '@parapet/api'
import { diffLines, type T } from '@parapet/ui'
import type { RowStatus } from '../../kit/resource/columns.tsx'
import type en from './vclVersions.en.ts'

const tones = {
  queued: 'info',
  validating: 'info',
  deploying: 'info',
  live: 'good',
  superseded: 'quiet',
  rejected: 'bad',
} as const

const MINUTE_MS = 60_000
const mostMinutes = Math.round(deploymentSeconds[1] / 60)

/** The state of a version in words, with the minutes that a deployment has taken. */
export function versionStatus(row: VclConfig, t: T<typeof en>): RowStatus {
  const state = deploymentState(row)
  const tone = tones[state]
  if (state !== 'deploying') return { tone, label: t(`state.${state}`) }
  const passed = Math.floor((Date.now() - Date.parse(row.upload_dt)) / MINUTE_MS)
  return {
    tone,
    label: t('state.deploying', { minutes: Math.min(Math.max(passed, 0), mostMinutes), most: mostMinutes }),
  }
}

/** The name of who uploaded a version; null if the provider does not say. */
export function versionAuthor({ creator_user: user }: VclConfig): string | null {
  if (!user) return null
  return [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username || user.email || null
}

/** Epoch seconds of a date of the provider; null for none. */
export function secondsOf(text: string | null | undefined): number | null {
  const ms = Date.parse(text ?? '')
  return Number.isNaN(ms) ? null : ms / 1000
}

export interface LineChanges {
  readonly added: number
  readonly removed: number
}

/** Counts the lines that differ between two configurations. */
export function lineChanges(before: string, after: string): LineChanges {
  const lines = diffLines(before, after)
  const count = (kind: string) => lines.filter((line) => line.kind === kind).length
  return { added: count('added'), removed: count('removed') }
}

/** Returns `lineChanges` that remembers its results: versions never change. */
export function createLineCounts(live: VclConfig | null | undefined): (row: VclConfig) => LineChanges | null {
  const counts = new Map<number, LineChanges>()
  return (row) => {
    if (!live) return null
    const known = counts.get(row.id) ?? lineChanges(live.config_body, row.config_body)
    counts.set(row.id, known)
    return known
  }
}
