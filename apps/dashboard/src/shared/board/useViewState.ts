import { decodeView, encodeView, type Legends, type ViewDefaults, type ViewState } from '@parapet/api'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useReplaceQuery } from '../../platform/router/useReplaceQuery.ts'
import { SLEEP, TURN, WALL } from '../../shell/wall/wallParams.ts'

const wallParams = [WALL, SLEEP, TURN]

/** A view that lives in the address: Back undoes, a copied link shows the same. */
export interface ViewInAddress {
  readonly view: ViewState
  /** Hidden legend entries; separate from `view`, so that toggling one sends no request. */
  readonly legends: Legends
  readonly ignored: readonly string[]
  /** The link named sites of another company or sites that no longer exist, so all sites are shown (§5). */
  readonly isSitesDropped: boolean
  readonly change: (next: ViewState, how?: 'push' | 'replace') => void
  readonly changeLegends: (next: Legends, how?: 'push' | 'replace') => void
}

/** Reads and writes the view of a board in the address. Pass stable `defaults` and `sites`. */
export function useViewState(
  defaults: ViewState,
  { company, sites }: { company: number; sites: readonly string[] },
  linkDefaults: ViewDefaults = defaults,
): ViewInAddress {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const replaceQuery = useReplaceQuery()
  const { state: cameFrom } = useLocation()
  const whole = params.toString()
  const { legends, text } = useMemo(() => {
    const all = new URLSearchParams(whole)
    const read = decodeView(all, defaults).legends
    for (const name of encodeView(defaults, defaults, read).keys()) all.delete(name)
    return { legends: read, text: all.toString() }
  }, [whole, defaults])
  const read = useMemo(() => {
    const { state, ignored } = decodeView(new URLSearchParams(text), defaults, wallParams)
    const kept = withKnownSites(state, company, sites)
    return { view: kept ?? state, ignored, isSitesDropped: kept !== undefined }
  }, [text, defaults, company, sites])

  // The URL updates later: two changes in a row must not undo each other.
  const latest = useRef({ view: read.view, legends })
  useLayoutEffect(() => {
    latest.current = { view: read.view, legends }
  }, [read.view, legends])
  const address = useRef(params)
  useLayoutEffect(() => {
    address.current = params
  }, [params])
  const write = useCallback(
    (how: 'push' | 'replace') => {
      const { company: _, ...rest } = latest.current.view
      const state = rest.sites.length > 0 ? { ...rest, company } : rest
      const query = encodeView(state, linkDefaults, latest.current.legends)
      for (const name of wallParams) {
        const value = address.current.get(name)
        if (value !== null) query.set(name, value)
      }
      const search = `?${query}`
      if (how === 'replace') replaceQuery(search, cameFrom)
      else void navigate({ search }, { preventScrollReset: true, state: cameFrom })
    },
    [navigate, replaceQuery, linkDefaults, company, cameFrom],
  )
  const change = useCallback(
    (view: ViewState, how: 'push' | 'replace' = 'push') => {
      latest.current = { ...latest.current, view }
      write(how)
    },
    [write],
  )
  const changeLegends = useCallback(
    (next: Legends, how: 'push' | 'replace' = 'replace') => {
      latest.current = { ...latest.current, legends: next }
      write(how)
    },
    [write],
  )
  return { ...read, legends, change, changeLegends }
}

function withKnownSites(state: ViewState, company: number, sites: readonly string[]): ViewState | undefined {
  const isOther = state.company !== undefined && state.company !== company
  const known = new Set(isOther ? [] : sites)
  const keep = (list: readonly string[] = []) => list.filter((site) => known.has(site))
  const { vhost, ...exclude } = state.exclude
  const { vhost: waiting, ...off } = state.off.exclude
  const [chosen, out, outWaiting] = [keep(state.sites), keep(vhost), keep(waiting)]
  const before = state.sites.length + (vhost?.length ?? 0) + (waiting?.length ?? 0)
  if (chosen.length + out.length + outWaiting.length === before) return undefined
  return {
    ...state,
    sites: chosen,
    exclude: out.length > 0 ? { ...exclude, vhost: out } : exclude,
    off: { ...state.off, exclude: outWaiting.length > 0 ? { ...off, vhost: outWaiting } : off },
  }
}
