import {
  type Company,
  deployedVersions,
  type Fact,
  itemsOf,
  known,
  liveSince,
  neighboursOf,
  origins,
  provisioning,
  reading,
  statistics,
  type User,
  unread,
  useApi,
  useRead,
  type VclConfig,
  type WatchVerdict,
  watchRules,
  windowOf,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useMemo } from 'react'
import { askScorecard } from '../../platform/jobs/askScorecard.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { useNowSeconds } from '../../shell/underAttack/useNowSeconds.ts'
import { useCapability } from '../board/useCapability.ts'
import { unreadBy } from '../onboarding/facts.ts'
import { useAskedRows } from '../onboarding/useAskedRows.ts'

const MINUTE_S = 60
/** How many of the newest versions that were live can be judged. */
export const MOST_JUDGED = deployedVersions.limit
/** Those, and the newest one again each minute until its minutes are over. */
const MOST_QUESTIONS = 2 * MOST_JUDGED

/** Tells how the traffic changed after a version went live; null for one that never was. */
export type VerdictOf = (row: VclConfig) => Fact<WatchVerdict> | null

const none: readonly VclConfig[] = []

/** The question about a version; while its minutes run, each minute is a new one. */
function keyOf(row: VclConfig, versions: readonly VclConfig[], now: number): string {
  const window = windowOf(row, neighboursOf(row, versions), now)
  const isSettled = window === null || now >= window.after.to + watchRules.lateS
  return isSettled ? `${row.id}` : `${row.id} ${Math.floor(now / MINUTE_S)}`
}

/**
 * Reads how the traffic changed after versions that were live in production, as the scorecard says; one after the other,
 * once they are on screen. `seen` are their ids.
 */
export function useVerdicts(
  isAsked: boolean,
  seen: readonly number[],
  viewer: { user: User; company: Company },
): VerdictOf {
  const { company } = viewer
  const api = useApi()
  const may = useMay(statistics.historicHistogram).kind === 'allowed'
  const mayOrigins = useMay(origins.analyticHistogram).kind === 'allowed'
  const oldest = useCapability('analytics.backendsdelivery', viewer).capability.oldestSeconds
  const read = useRead(provisioning.configs, isAsked && may ? deployedVersions : null, {
    quiet: true,
    keepPrevious: true,
  })
  const versions = useMemo(() => (read.data ? itemsOf(read.data).items : none), [read.data])
  const judged = useMemo(() => versions.filter((row) => liveSince(row) !== null), [versions])
  const [newest] = judged
  const isRunning = newest !== undefined && keyOf(newest, versions, nowSeconds()) !== `${newest.id}`
  const now = useNowSeconds(isRunning ? MINUTE_S * 1000 : 0)
  const keys = useMemo(() => {
    const onScreen = new Set(seen)
    return judged.filter(({ id }) => onScreen.has(id)).map((row) => keyOf(row, versions, now))
  }, [judged, seen, versions, now])
  const sites = useMemo(() => company.sites.map(({ url }) => url), [company.sites])
  const { answers, failed } = useAskedRows<WatchVerdict>(keys, {
    group: 1,
    most: MOST_QUESTIONS,
    reads: [provisioning.configs],
    async ask(asked) {
      const found = new Map<string, WatchVerdict>()
      for (const key of asked) {
        const row = judged.find(({ id }) => key.split(' ')[0] === `${id}`)
        if (!row) continue
        const at = nowSeconds()
        const hasOrigins = mayOrigins && (liveSince(row) ?? 0) - watchRules.windowS >= at - oldest
        const card = await askScorecard({ row, versions, sites, hasOrigins, now: at }, company.id, api)
        if (card) found.set(key, card.verdict)
      }
      return found
    },
  })
  return useMemo(() => {
    const latest = new Map<string, WatchVerdict>()
    for (const [key, verdict] of answers) latest.set(key.split(' ')[0] ?? key, verdict)
    return (row) => {
      if (liveSince(row) === null) return null
      if (!may) return unread('forbidden')
      const verdict = latest.get(`${row.id}`)
      if (verdict) return known(verdict)
      if (read.failure && !read.data) return unreadBy(read.failure)
      if (read.data && !judged.some(({ id }) => id === row.id)) return unread('many')
      return failed.has(`${row.id}`) ? unread('failed') : reading
    }
  }, [may, answers, failed, judged, read.data, read.failure])
}
