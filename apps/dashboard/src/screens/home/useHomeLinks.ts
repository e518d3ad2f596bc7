import type { BoardLinks } from '@parapet/widgets'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { trailState } from '../../platform/router/trail.ts'
import { useBoardLinks } from '../../shared/board/boardLinks.ts'

/** Returns the links of home's widgets: to the explanation of a change on its board, and to sites that are not set up. */
export function useHomeLinks(unfinished: readonly string[]): BoardLinks {
  const links = useBoardLinks()
  const navigate = useNavigate()
  const location = useLocation()
  return useMemo(
    () => ({
      ...links,
      explain: (href, chart, why) => void navigate(href, { state: { ...trailState(location, why), explain: chart } }),
      unfinished,
    }),
    [links, navigate, location, unfinished],
  )
}
