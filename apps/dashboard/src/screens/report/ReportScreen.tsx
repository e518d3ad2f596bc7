import type { Company } from '@parapet/api'
import { lastFullMinute, printPage } from '@parapet/base'
import {
  Box,
  Button,
  type Locale,
  LocaleProvider,
  lazyModule,
  locales,
  Notice,
  Select,
  Skeleton,
  useLocale,
  useTheme,
  useWords,
} from '@parapet/ui'
import { type ReportMonth, reportMonth, reportMonths } from '@parapet/widgets/report'
import { Suspense, useMemo, useState } from 'react'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { useLazyPanel } from '../../kit/page/useLazyPanel.ts'
import { paths } from '../../platform/paths/paths.ts'
import { idParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMonthName } from '../../shared/billing/useMonthName.ts'
import { useAccessLog } from '../../shared/board/boardLinks.ts'
import { composeReport } from './composeReport.ts'
import { ReportSheet } from './ReportSheet.tsx'
import { reportWords } from './report.words.ts'
import { useReportTools } from './reportTools.ts'
import { type ReportReads, useReportReads } from './useReportReads.ts'

const allCompanies = lazyModule(() => import('./AllCompaniesDialog.tsx'))

const params = { month: idParam, lang: idParam, open: idParam }

const languages: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' }

/** The page of the monthly report. */
export default function ReportScreen() {
  const { company } = useSession()
  return company && <CompanyReport key={company.id} company={company} />
}

/** A company's month on paper, in a language of its own, and the way to make those of all companies. */
function CompanyReport({ company }: { company: Company }) {
  const t = useWords(reportWords)
  const { locale, zone, byteLabels } = useLocale()
  const { user } = useSession()
  const monthName = useMonthName()
  const [now] = useState(lastFullMinute)
  const [url, change] = useUrlState(params)
  const month = useMemo(() => reportMonth(url.month, now, zone), [url.month, now, zone])
  const language = locales.find((one) => one === url.lang) ?? locale
  const isOnlyLog = useAccessLog(company.id)?.isDemo === false
  const reads = useReportReads({ user, company, month, isOnlyLog })
  const hasSeveral = paths.companies.guard.allows({ user, company })
  const isAllOpen = hasSeveral && url.open === 'all'
  const closeAll = () => change({ open: null })
  const { AllCompaniesDialog } = useLazyPanel(allCompanies, isAllOpen, closeAll) ?? {}
  return (
    <>
      <Box onPaper="hidden">
        <PageHeader
          title={t('title')}
          sentence={t('sentence')}
          actions={
            <>
              <Select
                label={t('month')}
                isLabelHidden
                name="month"
                value={month.key}
                onChange={(next) => change({ month: next })}
                options={reportMonths(now, zone).map((value) => ({ value, label: monthName(value) }))}
              />
              <Select
                label={t('language')}
                isLabelHidden
                name="lang"
                value={language}
                onChange={(next) => change({ lang: next === locale ? null : next })}
                options={locales.map((value) => ({ value, label: languages[value] }))}
              />
              {hasSeveral && (
                <Button icon="layers" onClick={() => change({ open: 'all' })}>
                  {t('all')}
                </Button>
              )}
              <Button tone="primary" icon="print" busy={reads.isWaiting} onClick={() => void printPage()}>
                {t('print')}
              </Button>
            </>
          }
        />
        {reads.hasFailed && (
          <Notice
            tone="watch"
            actions={
              <Button size="s" icon="refresh" onClick={reads.retry}>
                {t('retry')}
              </Button>
            }
          >
            {t('lacks')}
          </Notice>
        )}
      </Box>
      <LocaleProvider locale={language} zone={zone} {...(byteLabels && { byteLabels })}>
        <Suspense fallback={<Skeleton width="100%" height="60vh" />}>
          <Box paddingBlock={6}>
            <Sheet company={company} month={month} reads={reads} />
          </Box>
        </Suspense>
      </LocaleProvider>
      {AllCompaniesDialog && (
        <OptionalBoundary>
          <AllCompaniesDialog open={isAllOpen} month={month} language={language} onClose={closeAll} />
        </OptionalBoundary>
      )}
    </>
  )
}

function Sheet({ company, month, reads }: { company: Company; month: ReportMonth; reads: ReportReads }) {
  const { seed } = useTheme()
  const tools = useReportTools()
  const report = composeReport({ company, month, answers: reads.answers, brand: seed.title, tools })
  return (
    <ReportSheet report={report} readOf={reads.readOf} failedText={({ title }) => tools.t('failed', { part: title })} />
  )
}
