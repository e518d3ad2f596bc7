import { companies as companyCalls, isStaff, useRead } from '@parapet/api'
import { Button, Dialog, ListTable, type Locale, Stack, Status, Text, useLocale, useWords } from '@parapet/ui'
import type { ReportMonth } from '@parapet/widgets/report'
import { ReadSection, type SectionRead } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import type { CompanyChoice } from '../../platform/session/types.ts'
import { useMonthName } from '../../shared/billing/useMonthName.ts'
import { reportWords } from './report.words.ts'
import type { BatchRow } from './reportBatch.ts'
import { useReportBatch } from './useReportBatch.ts'

interface AllCompaniesProps {
  open: boolean
  month: ReportMonth
  /** The language of the reports. */
  language: Locale
  onClose: () => void
}

const tones = { waiting: 'quiet', running: 'info', done: 'good', incomplete: 'watch', failed: 'bad' } as const

/** Makes the reports of all companies of the user one after the other, and tells what became of each. */
export function AllCompaniesDialog({ open, month, language, onClose }: AllCompaniesProps) {
  const t = useWords(reportWords)
  const { locale, zone, byteLabels } = useLocale()
  const { user, companies: own } = useSession()
  const monthName = useMonthName()
  // Staff have profiles in few companies, but may open all.
  const all = useRead(companyCalls.list, open && isStaff(user) ? {} : null)
  const read: SectionRead<readonly CompanyChoice[]> = isStaff(user)
    ? all
    : { data: own, failure: undefined, retry: () => undefined }
  const companies = (read.data ?? []).toSorted((a, b) => a.name.localeCompare(b.name, locale))
  const batch = useReportBatch({
    companies,
    month,
    value: { locale: language, zone, ...(byteLabels && { byteLabels }) },
  })
  const missing = batch.rows.filter(({ state }) => state === 'waiting' || state === 'running').length
  const again = batch.rows.filter(({ state }) => state === 'incomplete' || state === 'failed').length
  const makeText =
    missing === batch.rows.length
      ? t('all.make', { n: missing })
      : missing > 0
        ? t('all.continue', { n: missing + again })
        : t('all.again', { n: again })
  const stateOf = ({ state, detail }: BatchRow) => {
    switch (state) {
      case 'incomplete':
        return t('row.incomplete', { parts: detail })
      case 'failed':
        return t('row.failed', { why: detail })
      default:
        return t(`row.${state}`)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="m"
      title={t('all.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('all.close')}</Button>
          {batch.hasFiles && !batch.isRunning && (
            <Button icon="download" onClick={batch.save}>
              {t('all.save')}
            </Button>
          )}
          {batch.isRunning ? (
            <Button onClick={batch.cancel}>{t('all.cancel')}</Button>
          ) : (
            missing + again > 0 && (
              <Button tone="primary" onClick={batch.make}>
                {makeText}
              </Button>
            )
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">{t('all.text', { month: monthName(month.key) })}</Text>
        <ReadSection read={read} failed={t('all.failed')} size="s">
          {() => (
            <ListTable<BatchRow>
              label={t('all.list')}
              isFitted
              rows={batch.rows}
              getRowId={({ id }) => String(id)}
              columns={[
                { id: 'company', header: t('all.company'), value: ({ name }) => name },
                {
                  id: 'state',
                  header: t('all.state'),
                  value: stateOf,
                  cell: (row) => <Status tone={tones[row.state]} label={stateOf(row)} />,
                },
              ]}
            />
          )}
        </ReadSection>
      </Stack>
    </Dialog>
  )
}
