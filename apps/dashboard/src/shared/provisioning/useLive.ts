import { itemsOf, type Read, useRead, type VclConfig } from '@parapet/api'
import { useMemo } from 'react'
import { type AreaName, areaCalls } from './area.ts'

const onlyLive = { active: true, limit: 1, offset: 0 } as const

/** Reads the live version of an area; null if there is none, undefined until it is read. */
export function useLive(
  area: AreaName,
  isWanted = true,
): { live: VclConfig | null | undefined; read: Read<VclConfig | null> } {
  const read = useRead(areaCalls[area].configs, isWanted ? onlyLive : null, { keepPrevious: true })
  const { data } = read
  const live = useMemo<VclConfig | null | undefined>(() => data && (itemsOf(data).items[0] ?? null), [data])
  return { live, read: { ...read, data: live } }
}
