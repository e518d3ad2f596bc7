import { type AreaContent, itemsOf, type Read, useRead } from '@parapet/api'
import { useMemo } from 'react'
import { joinReads } from '../../kit/read/joinReads.ts'
import { type AreaName, areaCalls } from '../../shared/provisioning/area.ts'
import { useLive } from '../../shared/provisioning/useLive.ts'

/** Reads what an area holds. */
export function useAreaContent(area: AreaName): Read<AreaContent> {
  const calls = areaCalls[area]
  const read = joinReads(useRead(calls.backends, {}), useRead(calls.rules, {}), useLive(area).read)
  const [backends, rules, vcl] = read.data ?? []
  const data = useMemo(
    () =>
      backends === undefined || rules === undefined || vcl === undefined
        ? undefined
        : { backends: itemsOf(backends).items, rules: itemsOf(rules).items, vcl },
    [backends, rules, vcl],
  )
  return { ...read, data }
}
