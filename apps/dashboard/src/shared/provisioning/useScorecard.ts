import {
  type Company,
  deployedVersions,
  itemsOf,
  liveSince,
  type Neighbours,
  neighboursOf,
  origins,
  provisioning,
  type Read,
  readScorecard,
  type Scorecard,
  statistics,
  type User,
  useRead,
  type VclConfig,
  type WatchWindow,
  watchedSites,
  watchParams,
  watchRules,
  windowOf,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useMemo } from 'react'
import { joinReads } from '../../kit/read/joinReads.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useNowSeconds } from '../../shell/underAttack/useNowSeconds.ts'
import { useCapability } from '../board/useCapability.ts'

const LOOK_MS = 15_000
const LATE_MS = 30_000
const longest = 2 * watchRules.windowS

/** Why the first byte of the origin is not compared; null if it is. */
export type OriginsGap =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'old' | 'failed' }
  | null

/** The scorecard of a version with what is around it. */
export interface CardOfVersion {
  readonly card: Scorecard
  readonly neighbours: Neighbours
  readonly originsGap: OriginsGap
  /** How many sites the company has. */
  readonly all: number
  /** How many of them were asked for. */
  readonly asked: number
}

const quiet = { quiet: true, keepPrevious: true } as const

/** Reads the scorecard of a version that is or was live in production; again every minute until its minutes are over. */
export function useScorecard(row: VclConfig, viewer: { user: User; company: Company }): Read<CardOfVersion> {
  const { company } = viewer
  const at = liveSince(row)
  const now = useNowSeconds(at === null || nowSeconds() - at > longest ? 0 : LOOK_MS)
  const versions = useRead(provisioning.configs, deployedVersions, { keepPrevious: true })
  const neighbours = useMemo(
    () => versions.data && neighboursOf(row, itemsOf(versions.data).items),
    [versions.data, row],
  )
  const minute = Math.floor(now / 60) * 60
  const window = useMemo(() => (neighbours ? windowOf(row, neighbours, minute) : null), [row, neighbours, minute])
  const allSites = useMemo(() => company.sites.map(({ url }) => url), [company.sites])
  const params = useMemo(
    () => window && watchParams({ company: company.id, allSites, window }),
    [company.id, allSites, window],
  )
  const isSettled = window !== null && now >= window.after.to + watchRules.lateS
  const fresh = { ...quiet, refreshEveryMs: window?.isOver && !isSettled ? LATE_MS : 0 }
  const total = useRead(statistics.historicHistogram, params?.total ?? null, fresh)
  const busiest = useRead(statistics.historicTable, params?.busiest ?? null, quiet)
  const worst = useRead(statistics.historicTable, params?.worst ?? null, fresh)
  const isRanked = params?.busiest === null || (busiest.data !== undefined && worst.data !== undefined)
  const sites = useMemo(
    () => (isRanked ? watchedSites(allSites, busiest.data, worst.data) : null),
    [isRanked, allSites, busiest.data, worst.data],
  )
  const bySiteParams = useMemo(() => (params && sites ? params.bySite(sites) : null), [params, sites])
  const bySite = useRead(statistics.historicHistogram, bySiteParams, fresh)
  const first = useOrigins({ window, viewer, params, sites }, now)

  const ranks = params?.busiest ? [busiest, worst] : []
  const joined = joinReads(versions, total, bySite, ...ranks)
  const data = useMemo((): CardOfVersion | undefined => {
    if (!window || !neighbours || !sites || !total.data || !bySite.data || !first) return undefined
    const card = readScorecard(window, sites, {
      total: total.data,
      bySite: bySite.data,
      originTotal: first.total,
      originBySite: first.bySite,
    })
    return { card, neighbours, originsGap: first.gap, all: allSites.length, asked: sites.length }
  }, [window, neighbours, sites, total.data, bySite.data, first, allSites.length])
  return { ...joined, data }
}

interface OriginsOf {
  readonly window: WatchWindow | null
  readonly viewer: { user: User; company: Company }
  readonly params: ReturnType<typeof watchParams> | null
  readonly sites: readonly string[] | null
}

/** Reads how origins answered; undefined while it loads. Without it the other figures stand alone. */
function useOrigins({ window, viewer, params, sites }: OriginsOf, now: number) {
  const reason = refusalText(useMay(origins.analyticHistogram))
  const { capability } = useCapability('analytics.backendsdelivery', viewer)
  const isOld = window !== null && window.before.from < now - capability.oldestSeconds
  const isAsked = reason === undefined && !isOld && params !== null
  const total = useRead(origins.analyticHistogram, isAsked ? params.originTotal : null, quiet)
  const bySiteParams = useMemo(
    () => (isAsked && params && sites ? params.originBySite(sites) : null),
    [isAsked, params, sites],
  )
  const bySite = useRead(origins.analyticHistogram, bySiteParams, quiet)
  const hasFailed = total.failure !== undefined || bySite.failure !== undefined
  return useMemo(() => {
    const without = (gap: OriginsGap) => ({ total: null, bySite: null, gap })
    if (reason !== undefined) return without({ kind: 'refused', reason })
    if (isOld) return without({ kind: 'old' })
    if (total.data && bySite.data) return { total: total.data, bySite: bySite.data, gap: null }
    return hasFailed ? without({ kind: 'failed' }) : undefined
  }, [reason, isOld, total.data, bySite.data, hasFailed])
}
