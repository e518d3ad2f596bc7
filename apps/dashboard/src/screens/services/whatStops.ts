import type { Company, ServiceKey } from '@parapet/api'
import { lazyBoards, type WidgetRow } from '@parapet/widgets'
import type { Visitor } from '../../platform/paths/guards.ts'
import { type PageName, pathList, paths } from '../../platform/paths/paths.ts'
import { type BoardScreenName, boardTabs, isTabOpen } from '../../shared/board/boardTabs.ts'

const without = (company: Company, key: ServiceKey): Company => ({
  ...company,
  services: company.services.filter(({ name }) => name !== key),
})

/** What a visitor can no longer open once their company has not the service. */
interface Closed {
  readonly pages: readonly PageName[]
  /** Pages that stay, of which tabs close. */
  readonly tabs: readonly BoardScreenName[]
  /** The boards of those pages and tabs, such as `stats.waf`. */
  readonly boards: readonly string[]
}

/** What a visitor can no longer open once their company has not the service: pages, and tabs of pages that stay. */
export function closedBy(key: ServiceKey, { user, company }: Visitor): Closed {
  if (!company) return { pages: [], tabs: [], boards: [] }
  const before = { user, company }
  const after = { user, company: without(company, key) }
  const pages = pathList
    .filter(({ isAlias, guard }) => !isAlias && guard.allows(before) && !guard.allows(after))
    .map(({ name }) => name)
  const closed = (['stats', 'analytics', 'perimetrical'] as const)
    .filter((screen) => paths[screen].guard.allows(before))
    .map((screen) => ({
      screen,
      tabs: boardTabs[screen].filter(
        (tab) => isTabOpen(tab, before) && (pages.includes(screen) || !isTabOpen(tab, after)),
      ),
    }))
  return {
    pages,
    tabs: closed.filter(({ screen, tabs }) => tabs.length > 0 && !pages.includes(screen)).map(({ screen }) => screen),
    boards: closed.flatMap(({ screen, tabs }) => tabs.map(({ id }) => `${screen}.${id}`)),
  }
}

type CountedBoard = { readonly rows: readonly Pick<WidgetRow, 'service'>[] }

/** How many widgets show no more without a service: all of the boards that close, and those of others that need it. */
export const widgetsOf = (
  boards: Readonly<Record<string, CountedBoard>>,
  key: ServiceKey,
  closed: readonly string[],
): number =>
  Object.entries(boards).reduce(
    (sum, [code, { rows }]) =>
      sum + (closed.includes(code) ? rows.length : rows.filter(({ service }) => service === key).length),
    0,
  )

/** Loads every board to count the widgets that show no more without a service. */
export async function countWidgets(key: ServiceKey, closed: readonly string[]): Promise<number> {
  const boards = Object.entries(lazyBoards).map(async ([code, board]) => [code, await board.load()] as const)
  return widgetsOf(Object.fromEntries(await Promise.all(boards)), key, closed)
}
