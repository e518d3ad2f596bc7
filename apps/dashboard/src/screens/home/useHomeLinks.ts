import type { BoardLinks } from '@parapet/widgets'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { trailState } from '../../platform/router/trail.ts'
import { useBoardLinks } from '../../shared/board/boardLinks.ts'

/** Returns the links of home's widgets, which also open the explanation of a change on its board. */
export function useHomeLinks(): BoardLinks {
  const links = useBoardLinks()
  const navigate = useNavigate()
  const location = useLocation()
  return useMemo(
    () => ({
      ...links,
      explain: (href, chart, why) => void navigate(href, { state: { ...trailState(location, why), explain: chart } }),
    }),
    [links, navigate, location],
  )
}
