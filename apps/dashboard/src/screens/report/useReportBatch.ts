import {
  type ApiContext,
  callApi,
  company as companyCalls,
  failureOf,
  readAccessLog,
  type User,
  useApi,
} from '@parapet/api'
import { type LocaleValue, type ThemeSeed, tokensOf, useTheme, useToast, useWords } from '@parapet/ui'
import { saveBlob } from '@parapet/ui/table'
import type { ReportMonth } from '@parapet/widgets/report'
import { useMemo, useSyncExternalStore } from 'react'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useJobs } from '../../platform/jobs/useJobs.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { useMonthName } from '../../shared/billing/useMonthName.ts'
import { composeReport } from './composeReport.ts'
import { reportWords } from './report.words.ts'
import { readReport, reportAnswers } from './reportAnswers.ts'
import { type BatchRow, batchOf, type MadeReport, rowsFor, runBatch } from './reportBatch.ts'
import { reportHtml } from './reportHtml.ts'
import { loadReportTools } from './reportTools.ts'

interface MakeInput {
  readonly user: User | null
  readonly month: ReportMonth
  readonly value: LocaleValue
  readonly seed: ThemeSeed
  readonly api: ApiContext
  /** The company of which an access log is the only data; null without one. */
  readonly logged: number | null
}

/** Reads, composes and writes the report of one company, as a file. */
export async function makeReport(
  id: number,
  { user, month, value, seed, api, logged }: MakeInput,
  signal: AbortSignal,
): Promise<MadeReport> {
  const [company, tools] = await Promise.all([
    callApi(companyCalls.details, { company: id }, api, { signal, isQuiet: true }),
    loadReportTools(value),
  ])
  const answers = reportAnswers(await readReport({ user, company, month, isOnlyLog: logged === id }, api, signal))
  const report = composeReport({ company, month, answers, brand: seed.title, tools })
  const tokens = tokensOf(seed)
  if (!tokens) throw new Error('the theme of the page is loaded')
  return {
    html: reportHtml(report, { locale: value.locale, tokens: tokens.light, pin: seed.pin }),
    lacks: report.sections.filter(({ lacks }) => lacks).map(({ title }) => title),
  }
}

interface BatchInput {
  readonly companies: readonly { readonly id: number; readonly name: string }[]
  readonly month: ReportMonth
  readonly value: LocaleValue
}

/** The reports of all companies as a job: its rows, and the ways to make, cancel and save them. */
export function useReportBatch({ companies, month, value }: BatchInput) {
  const t = useWords(reportWords)
  const api = useApi()
  const to = useTo()
  const toast = useToast()
  const jobs = useJobs()
  const describe = useDescribeFailure()
  const monthName = useMonthName()
  const { seed } = useTheme()
  const { user } = useSession()
  const accessLog = useConfig().raw.accessLog
  const logged = useMemo(() => {
    const log = readAccessLog(accessLog)
    return log && !log.isDemo ? log.company : null
  }, [accessLog])
  const { locale } = value
  const batch = batchOf([user?.id, month.key, month.zone, locale].join(' '))
  const known = useSyncExternalStore(batch.subscribe, batch.get)
  const running = useSyncExternalStore(batch.running.subscribe, batch.running.get)
  const rows = rowsFor(companies, known)

  const save = async () => {
    const { packReports } = await import('./saveReports.ts')
    const { t: own } = await loadReportTools(value)
    const reports = batch.get().flatMap(({ id, name }) => {
      const html = batch.files.get(id)
      return html === undefined ? [] : [{ company: name, html }]
    })
    const zip = packReports(reports, { title: own('file.title'), month: month.key, at: month.now })
    saveBlob(`${own('file.title')}-${month.key}.zip`, new Blob([zip], { type: 'application/zip' }))
    return reports.length
  }

  const make = async () => {
    const controller = new AbortController()
    batch.set(rows)
    batch.running.set(controller)
    const open = rows.filter(({ state }) => state !== 'done')
    const title = t('all.job', { month: monthName(month.key) })
    const href = to('report', undefined, { month: month.key, lang: locale, open: 'all' })
    const made = await jobs.run(
      { title, href },
      open.length,
      (report, signal) =>
        runBatch(batch, {
          make: ({ id }, stop) => makeReport(id, { user, month, value, seed, api, logged }, stop),
          describe: (problem) => describe(failureOf(problem)),
          report,
          signal: AbortSignal.any([signal, controller.signal]),
        }),
      (all) => endOf(all, t('all.partial', { n: lacking(all).length })),
    )
    batch.running.set(null)
    if (!made || batch.files.size === 0) return
    const n = await save()
    const lacks = lacking(made).length
    if (lacks === 0) toast.success(t('all.done', { n }))
    else toast.warning(`${t('all.done', { n })} ${t('all.partial', { n: lacks })}`)
  }

  return {
    rows,
    isRunning: running !== null,
    hasFiles: batch.files.size > 0,
    make: () => void make(),
    cancel: () => running?.abort(),
    save: () => void save(),
  }
}

const lacking = (rows: readonly BatchRow[]) => rows.filter(({ state }) => state !== 'done')

function endOf(rows: readonly BatchRow[], message: string) {
  if (lacking(rows).length === 0) return { state: 'done', message: null } as const
  return { state: rows.every(({ state }) => state === 'failed') ? 'failed' : 'partial', message } as const
}
