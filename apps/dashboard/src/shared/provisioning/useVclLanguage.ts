import { backendVclName, itemsOf, lists, statics, useRead, type VclSurroundings } from '@parapet/api'
import { useWords } from '@parapet/ui'
import type { CodeLanguage } from '@parapet/ui/code'
import { vclLanguage, vclWords } from '@parapet/widgets/vcl'
import { useMemo } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { type AreaName, areaCalls } from './area.ts'

const quiet = { quiet: true } as const

/** The VCL of an area for the editor (§5): completion, notes and check, with the company's backends and IP lists. */
export function useVclLanguage(area: AreaName) {
  const t = useWords(vclWords)
  const { company } = useSession()
  const mayLists = useMay(lists.all)
  const backends = useRead(areaCalls[area].backends, {}, quiet).data
  const ipLists = useRead(lists.all, mayLists.kind === 'allowed' ? { address_count_only: true } : null, quiet).data
  const keywords = useRead(statics.vclKeywords, {}, quiet).data
  const companyId = company?.id ?? 0
  return useMemo(() => {
    const names = backends && itemsOf(backends).items.map(backendVclName)
    const acls = ipLists && itemsOf(ipLists).items.map(({ name }) => `acl_c${companyId}_${name}`)
    const surroundings: VclSurroundings = { backends: names ?? [], ...(acls && { acls }) }
    const language = vclLanguage(t, { ...surroundings, keywords: keywords ?? [], offersBackends: true })
    // Until the backends are known every one of them would be reported.
    const { check: _, ...unchecked } = language
    return { language: (names ? language : unchecked) as CodeLanguage, backends: names, acls }
  }, [t, backends, ipLists, keywords, companyId])
}
