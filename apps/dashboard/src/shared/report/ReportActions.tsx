import { ticketDesk } from '@parapet/api'
import { lazyModule } from '@parapet/ui'
import { ReportWidgetContext } from '@parapet/widgets'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { ReportContext } from '../../kit/page/ReportContext.ts'
import { useLazyPanel } from '../../kit/page/useLazyPanel.ts'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { AskReportContext } from './AskReportContext.ts'
import { ReportButton } from './ReportButton.tsx'

const collector = lazyModule(() => import('./ReportCollector.tsx'))

/** Lets every widget and every page within be reported to support; users without tickets are not offered it. */
export function ReportActions({ children }: { children: ReactNode }) {
  const { user, company } = useSession()
  const disabledReason = refusalText(useMay(ticketDesk.add))
  const [asked, setAsked] = useState<{ readonly code: string | undefined } | null>(null)
  const isBusy = asked !== null
  const end = useCallback(() => setAsked(null), [])
  const parts = useLazyPanel(collector, isBusy, end)
  const ask = useMemo(() => ({ isBusy, ask: (code: string | undefined) => setAsked({ code }) }), [isBusy])
  const hasTickets = paths.soporte.guard.allows({ user, company })
  const widget = useMemo(
    () => (hasTickets ? { run: (code: string) => setAsked({ code }), disabledReason } : null),
    [hasTickets, disabledReason],
  )
  return (
    <AskReportContext value={ask}>
      <ReportContext value={hasTickets ? ReportButton : null}>
        <ReportWidgetContext value={widget}>{children}</ReportWidgetContext>
      </ReportContext>
      {parts && asked && (
        <OptionalBoundary>
          <parts.ReportCollector code={asked.code} onEnd={end} />
        </OptionalBoundary>
      )}
    </AskReportContext>
  )
}
