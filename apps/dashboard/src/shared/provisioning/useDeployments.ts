import { isUnderway, itemsOf, type Read, useRead, type VclConfig } from '@parapet/api'
import { useState } from 'react'
import { joinReads } from '../../kit/read/joinReads.ts'
import { type AreaName, areaCalls } from './area.ts'
import { useLive } from './useLive.ts'

const POLL_MS = 20_000

/** The params of the newest versions of an area: among them are what is on its way and, usually, what is live. */
export const newestVersions = { limit: 10, offset: 0 } as const

/** Reads what is live, on its way and to go back to in an area, again and again while a version is on its way. */
export function useDeployments(area: AreaName) {
  const [isPolling, setPolling] = useState(false)
  const newest = useRead(areaCalls[area].configs, newestVersions, {
    keepPrevious: true,
    refreshEveryMs: isPolling ? POLL_MS : 0,
  })
  const rows = newest.data && itemsOf(newest.data).items
  const recent = rows?.find(({ active }) => active)
  const isOlder = rows !== undefined && recent === undefined
  const older = useLive(area, isOlder)
  const live = rows === undefined ? undefined : (recent ?? older.live)
  const underway = rows?.find(isUnderway)
  if ((underway !== undefined) !== isPolling) setPolling(underway !== undefined)
  const previous = live ? rows?.find(({ id, deployed }) => deployed && id < live.id) : undefined
  return {
    live,
    underway,
    /** What undoes the last deployment: the live version if another is on its way, else the one before it. */
    rollback: (underway ? live : previous) satisfies VclConfig | null | undefined,
    read: { ...(isOlder ? joinReads(newest, older.read) : newest), data: live } satisfies Read<VclConfig | null>,
  }
}
