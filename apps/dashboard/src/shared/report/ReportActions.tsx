import { ticketDesk } from '@parapet/api'
import { Button, lazyModule, useWords } from '@parapet/ui'
import { type ReportWidget, ReportWidgetContext } from '@parapet/widgets'
import { type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { ReportContext } from '../../kit/page/ReportContext.ts'
import { useLazyPanel } from '../../kit/page/useLazyPanel.ts'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { shellWords } from '../../platform/words/shell.words.ts'

const collector = lazyModule(() => import('./ReportCollector.tsx'))

/** Lets every widget and every page within be reported to support; users without tickets are not offered it. */
export function ReportActions({ children }: { children: ReactNode }) {
  const { user, company } = useSession()
  const disabledReason = refusalText(useMay(ticketDesk.add))
  const [asked, setAsked] = useState<{ readonly code: string | undefined } | null>(null)
  const end = useCallback(() => setAsked(null), [])
  const parts = useLazyPanel(collector, asked !== null, end)
  const hasTickets = paths.soporte.guard.allows({ user, company })
  const isBusy = asked !== null
  const report = useMemo((): ReportWidget | null => {
    const run = (code?: string) => setAsked((present) => present ?? { code })
    return hasTickets ? { run, isBusy, disabledReason } : null
  }, [hasTickets, isBusy, disabledReason])
  return (
    <ReportContext value={hasTickets ? ReportButton : null}>
      <ReportWidgetContext value={report}>{children}</ReportWidgetContext>
      {parts && asked && (
        <OptionalBoundary>
          <parts.ReportCollector code={asked.code} onEnd={end} />
        </OptionalBoundary>
      )}
    </ReportContext>
  )
}

/** Opens a ticket about the page: what is on screen goes with it. */
function ReportButton() {
  const t = useWords(shellWords)
  const report = use(ReportWidgetContext)
  return (
    <Button
      tone="quiet"
      size="s"
      icon="ticket"
      isShortOnPhone
      busy={report?.isBusy ?? false}
      disabledReason={report?.disabledReason}
      onClick={() => report?.run()}
    >
      {t('page.report')}
    </Button>
  )
}
