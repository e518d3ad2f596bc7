import { type Company, falsePositivesReport, protection, useSendWrite } from '@parapet/api'
import { Button, Checkbox, Dialog, Notice, Stack, useFormat, useToast, useWords } from '@parapet/ui'
import type { BoardQuery } from '@parapet/widgets'
import { useState } from 'react'
import { useBusyAction } from '../kit/action/useBusyAction.ts'
import { refusalText, useMay } from '../session/useMay.ts'
import { wafReportWords } from '../words/wafReport.ts'

interface WafReportProps {
  readonly company: Pick<Company, 'sites'>
  readonly email: string
  readonly query: Pick<BoardQuery, 'span' | 'view' | 'now'>
}

/** Requests the report of WAF false positives for the range and the sites of the page. */
export function WafReport(props: WafReportProps) {
  const t = useWords(wafReportWords)
  const [isOpen, setOpen] = useState(false)
  const refusal = refusalText(useMay(protection.falsePositives))
  return (
    <>
      <Button size="s" icon="mail" disabledReason={refusal} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <ReportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReportDialog({ company, email, query, onClose }: WafReportProps & { onClose: () => void }) {
  const t = useWords(wafReportWords)
  const f = useFormat()
  const toast = useToast()
  const write = useSendWrite()
  const [whitelist, setWhitelist] = useState(false)
  const { isBusy, run } = useBusyAction()
  const { span, view, now } = query
  const chosen = company.sites.filter(({ url }) => view.sites.includes(url))
  const report = falsePositivesReport(
    { ...span, sites: chosen.map(({ id }) => id), whitelist },
    company.sites.map(({ id }) => id),
    now,
  )
  const send = async () => {
    if (report.kind !== 'request') return
    await write(protection.falsePositives, { body: report.body })
    toast.success(t('sent', { email }))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button
            tone="primary"
            busy={isBusy}
            disabledReason={report.kind === 'request' ? undefined : t(report.fault === 'tooLong' ? 'tooLong' : 'empty')}
            onClick={() => run(send)}
          >
            {t('send')}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('text', { email })}</p>
        <p>
          {t('period', f.ends(span))}
          <br />
          {t('sites', { n: chosen.length, names: chosen.map(({ url }) => url).join(', ') })}
        </p>
        <p>{t('scope')}</p>
        {report.kind === 'refused' && (
          <Notice tone="watch">{t(report.fault === 'tooLong' ? 'tooLong' : 'empty')}</Notice>
        )}
        <Checkbox label={t('whitelist')} name="whitelist" value={whitelist} onChange={setWhitelist} />
      </Stack>
    </Dialog>
  )
}
