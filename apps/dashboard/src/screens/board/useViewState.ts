import { decodeView, encodeView, type ViewState } from '@parapet/api'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A view that lives in the address: Back undoes, a copied link shows the same. */
export interface ViewInAddress {
  readonly view: ViewState
  /** Names in the link that mean nothing here; they were left out. */
  readonly ignored: readonly string[]
  /** The link's sites belong to another company, or are not there any more: all are shown (§5, ux-rules §2.5). */
  readonly isSitesDropped: boolean
  readonly change: (next: ViewState, how?: 'push' | 'replace') => void
}

/** Reads and writes the view of a page with a toolbar. `defaults` and `sites` keep their identity while they are the same. */
export function useViewState(
  defaults: ViewState,
  { company, sites }: { company: number; sites: readonly string[] },
): ViewInAddress {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const read = useMemo(() => {
    const { state, ignored } = decodeView(new URLSearchParams(text), defaults)
    const kept = keptSites(state, company, sites)
    const isSitesDropped = kept.length < state.sites.length
    return { view: isSitesDropped ? { ...state, sites: kept } : state, ignored, isSitesDropped }
  }, [text, defaults, company, sites])

  const change = useCallback(
    (next: ViewState, how: 'push' | 'replace' = 'push') => {
      const { company: _, ...rest } = next
      // The company is only said where sites are: they mean nothing in another one.
      const state = next.sites.length > 0 ? { ...rest, company } : rest
      setParams(encodeView(state, defaults), { replace: how === 'replace', preventScrollReset: true })
    },
    [setParams, defaults, company],
  )
  return { ...read, change }
}

function keptSites(state: ViewState, company: number, sites: readonly string[]): string[] {
  if (state.company !== undefined && state.company !== company) return []
  const known = new Set(sites)
  return state.sites.filter((site) => known.has(site))
}
