import { type AreaContent, itemsOf, type Read, useRead } from '@parapet/api'
import { useMemo } from 'react'
import { joinReads } from '../../kit/read/joinReads.ts'
import { type AreaName, areaCalls } from '../../shared/provisioning/area.ts'
import { useLive } from '../../shared/provisioning/useLive.ts'

/** Reads what an area holds; `reread` reads it again. */
export function useAreaContent(area: AreaName): Read<AreaContent> & { readonly reread: () => void } {
  const calls = areaCalls[area]
  const reads = [useRead(calls.backends, {}), useRead(calls.rules, {}), useLive(area).read] as const
  const read = joinReads(...reads)
  const [backends, rules, vcl] = read.data ?? []
  const data = useMemo(
    () =>
      backends === undefined || rules === undefined || vcl === undefined
        ? undefined
        : { backends: itemsOf(backends).items, rules: itemsOf(rules).items, vcl },
    [backends, rules, vcl],
  )
  const reread = () => {
    for (const one of reads) one.retry()
  }
  return { ...read, data, reread }
}
