import type { Company } from '@parapet/api'
import { monthTraffic, type ReportMonth } from '@parapet/widgets/report'
import { consumptionSection } from './consumptionSection.ts'
import { eventSections } from './eventSections.ts'
import type { ReportAnswers } from './reportAnswers.ts'
import type { Report } from './reportModel.ts'
import type { ReportTools } from './reportTools.ts'
import { trafficSections } from './trafficSections.ts'

interface ReportInput {
  readonly company: Pick<Company, 'name' | 'client' | 'sites'>
  readonly month: ReportMonth
  readonly answers: ReportAnswers
  /** The provider's name, of the theme. */
  readonly brand: string
  readonly tools: ReportTools
}

/** Composes the report of a company's month: the same for the screen and for files. */
export function composeReport({ company, month, answers, brand, tools }: ReportInput): Report {
  const { t, f } = tools
  const { span, zone, isRunning, now } = month
  const { days } = monthTraffic([], month)
  return {
    brand,
    title: `${t('title')}: ${tools.monthName(month.key)}`,
    company: company.name,
    remarks: [
      t('period', f.ends(span)),
      t('zone', { zone: zone.replaceAll('_', ' ') }),
      ...(isRunning ? [t('running.note', { date: f.date(span.to, 'dateTime') })] : []),
      t('made', { date: f.date(now, 'dateTime') }),
    ],
    sections: [
      ...trafficSections(answers, month, tools),
      ...eventSections(answers, month, days, tools, company),
      consumptionSection(answers, month, company, tools),
    ].map((section) => {
      const n = answers.unreadableIn(section.name)
      return n > 0 ? { ...section, remarks: [...section.remarks, t('unreadable.note', { n })] } : section
    }),
  }
}
