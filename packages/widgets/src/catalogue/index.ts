import { analyticsDelivery, analyticsMidtier } from './analytics.ts'
import { home } from './home.ts'
import type { WidgetRow } from './row.ts'
import { statsDelivery, statsMidtier } from './stats.ts'

/** A board: its widgets and how many columns it has on a wide screen. */
export interface BoardRow {
  readonly columns: 2 | 3
  readonly rows: readonly WidgetRow[]
}

/** Every board, by the code under which preferences keep its layout. */
export const boards = {
  home: { columns: 3, rows: home },
  'stats.delivery': { columns: 2, rows: statsDelivery },
  'stats.midtier': { columns: 2, rows: statsMidtier },
  'analytics.delivery': { columns: 2, rows: analyticsDelivery },
  'analytics.midtier': { columns: 2, rows: analyticsMidtier },
} as const satisfies Record<string, BoardRow>

/** The code of a board. */
export type BoardCode = keyof typeof boards

/** The codes of all widgets: preferences of other codes are forgotten when they are read. */
export const widgetCodes: ReadonlySet<string> = /* @__PURE__ */ new Set(
  Object.values(boards).flatMap(({ rows }) => rows.map((row) => row.code)),
)
