import { type Company, falsePositivesReport, protection } from '@parapet/api'
import { Button, Checkbox, Dialog, Notice, Stack, useFormat, useWords } from '@parapet/ui'
import type { BoardQuery } from '@parapet/widgets'
import { useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { wafReportWords } from './wafReport.words.ts'

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
      <Button size="s" icon="mail" isShortOnPhone disabledReason={refusal} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <ReportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReportDialog({ company, email, query, onClose }: WafReportProps & { onClose: () => void }) {
  const t = useWords(wafReportWords)
  const f = useFormat()
  const [whitelist, setWhitelist] = useState(false)
  const { isBusy, run } = useAction(protection.falsePositives)
  const { span, view, now } = query
  const chosen = company.sites.filter(({ url }) => view.sites.includes(url))
  const report = falsePositivesReport(
    { ...span, sites: chosen.map(({ id }) => id), whitelist },
    company.sites.map(({ id }) => id),
    now,
  )
  const send = async () => {
    if (report.kind !== 'request') return
    if (await run({ body: report.body }, { done: t('sent', { email }) })) onClose()
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
            onClick={() => void send()}
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
