import { createContext } from 'react'

/** Reports a widget, or the page, to support: what is on screen goes with it. */
export interface ReportWidget {
  run(code?: string): void
  /** Whether it is being collected what goes with a report; another waits for its end. */
  readonly isBusy: boolean
  /** Why the user may not. */
  readonly disabledReason?: string | undefined
}

/** How any widget is reported to support; null for users without tickets, and in stories. */
export const ReportWidgetContext = createContext<ReportWidget | null>(null)
