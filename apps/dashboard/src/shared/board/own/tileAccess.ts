import {
  type Company,
  isShownTo,
  type RangeSection,
  type ServiceKey,
  serviceOf,
  serviceState,
  type User,
  type Viewer,
} from '@parapet/api'
import type { BoardCode, Hole } from '@parapet/widgets'
import { paths } from '../../../platform/paths/paths.ts'
import { type BoardScreenName, type BoardTab, boardTabs, isTabOpen, tabsFor } from '../boardTabs.ts'

interface Place {
  readonly page: BoardScreenName
  readonly tab: BoardTab
}

/** Returns the page and tab of a board; null for home. */
function placeOf(code: BoardCode): Place | null {
  const at = code.indexOf('.')
  const page = (Object.keys(boardTabs) as BoardScreenName[]).find((one) => one === code.slice(0, at))
  const tab = page && boardTabs[page].find(({ id }) => id === code.slice(at + 1))
  return page && tab ? { page, tab } : null
}

/** Returns the row of the capability table (§9) that limits the ranges of a board's widgets. */
export const sectionOf = (code: BoardCode): RangeSection => placeOf(code)?.tab.section ?? 'stats'

/** Returns why a user may not see the widgets of a board; undefined if they may. */
export function boardHole(
  code: BoardCode,
  viewer: { readonly user: User; readonly company: Company },
): Hole | undefined {
  const place = placeOf(code)
  if (!place) return undefined
  const { page, tab } = place
  const { guard } = paths[page]
  if (!guard.allows(viewer)) return holeOf(guard.lacks?.(viewer), viewer)
  if (!tabsFor(page, viewer).includes(tab) || !isTabOpen(tab, viewer)) return holeOf(tab.service ?? undefined, viewer)
  return undefined
}

/** Returns why a user may not see what a service shows. */
export function holeOf(service: ServiceKey | undefined, viewer: Viewer): Hole {
  const row = service && serviceOf(service)
  const isOffer = row !== undefined && isShownTo(row, viewer.user) && !serviceState(row.key, viewer).hired
  return isOffer ? { reason: 'notHired', service: row.key } : { reason: 'forbidden' }
}
