import type { Company, ServiceKey } from '@parapet/api'
import { lazyBoards, type WidgetRow } from '@parapet/widgets'
import type { Visitor } from '../../platform/paths/guards.ts'
import { type PageName, pathList } from '../../platform/paths/paths.ts'
import { type BoardScreenName, boardTabs, isTabOpen } from '../../shared/board/boardTabs.ts'

const without = (company: Company, key: ServiceKey): Company => ({
  ...company,
  services: company.services.filter(({ name }) => name !== key),
})

/** What a visitor can no longer open once their company has not the service: pages, and tabs of pages that stay. */
export function closedBy(key: ServiceKey, { user, company }: Visitor): { pages: PageName[]; tabs: BoardScreenName[] } {
  if (!company) return { pages: [], tabs: [] }
  const before = { user, company }
  const after = { user, company: without(company, key) }
  const pages = pathList
    .filter(({ isAlias, guard }) => !isAlias && guard.allows(before) && !guard.allows(after))
    .map(({ name }) => name)
  const screens = ['stats', 'analytics', 'perimetrical'] as const
  const tabs = screens.filter(
    (screen) =>
      !pages.includes(screen) && boardTabs[screen].some((tab) => isTabOpen(tab, before) && !isTabOpen(tab, after)),
  )
  return { pages, tabs }
}

/** How many widgets of the boards need a service. */
export const widgetsOf = (
  boards: readonly { readonly rows: readonly Pick<WidgetRow, 'service'>[] }[],
  key: ServiceKey,
): number => boards.reduce((sum, { rows }) => sum + rows.filter(({ service }) => service === key).length, 0)

/** Loads every board to count the widgets of a service. */
export const countWidgets = async (key: ServiceKey): Promise<number> =>
  widgetsOf(await Promise.all(Object.values(lazyBoards).map((board) => board.load())), key)
