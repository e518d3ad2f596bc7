import { ticketDesk } from '@parapet/api'
import { Button, useWords } from '@parapet/ui'
import { use } from 'react'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { AskReportContext } from './AskReportContext.ts'
import { reportWords } from './report.words.ts'

/** Opens a ticket about the page: what is on screen goes with it. */
export function ReportButton() {
  const t = useWords(reportWords)
  const { ask, isBusy } = use(AskReportContext)
  const refusal = refusalText(useMay(ticketDesk.add))
  return (
    <Button tone="quiet" size="s" icon="ticket" busy={isBusy} disabledReason={refusal} onClick={() => ask(undefined)}>
      {t('button')}
    </Button>
  )
}
