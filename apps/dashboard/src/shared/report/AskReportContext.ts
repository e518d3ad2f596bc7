import { createContext } from 'react'

/** Asks for a report of a widget by its code, or of the page. */
export interface AskReport {
  ask(code: string | undefined): void
  readonly isBusy: boolean
}

export const AskReportContext = createContext<AskReport>({ ask: () => undefined, isBusy: false })
