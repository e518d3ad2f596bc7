import {
  type Bill,
  type Company,
  type Consumption,
  expectedPrice,
  monthKey,
  priceSoFar,
  projectedConsumption,
} from '@parapet/api'
import { formatMoney } from '@parapet/ui'
import type { ReportMonth } from '@parapet/widgets/report'
import { billOfMonth } from '../../shared/billing/billOfMonth.ts'
import { CURRENCY } from '../../shared/billing/currency.ts'
import { type Plan, planOf } from '../../shared/billing/usePlan.ts'
import type { ReportAnswers } from './reportAnswers.ts'
import type { ReportFigure, ReportSection, ReportTable } from './reportModel.ts'
import { definedFigure, emptySection } from './reportParts.ts'
import type { ReportTools } from './reportTools.ts'

/** The section of consumption: of the client that is charged, against its package, with the price. */
export function consumptionSection(
  answers: ReportAnswers,
  month: ReportMonth,
  { client }: Pick<Company, 'client'>,
  tools: ReportTools,
): ReportSection {
  const { t } = tools
  const { state, data } = answers.of('consumption')
  const section = emptySection('consumption', state, tools)
  if (!data) return section
  const rows = data.filter(({ timestamp }) => monthKey(timestamp) === month.key)
  const of = t('consumption.of', { client: client?.name ?? '—' })
  if (rows.length === 0) return { ...section, remarks: [of, t('consumption.none')] }
  const [solutions, held, extras] = [
    answers.of('solutions'),
    answers.of('clientSolution'),
    answers.of('extraSolutions'),
  ]
  const plan = solutions.data && held.data && extras.data ? planOf([solutions.data, held.data, extras.data]) : undefined
  const bills = answers.of('bills')
  const priced = month.isRunning ? [solutions, held, extras] : [bills]
  const figures = month.isRunning ? runningPrice(rows, plan, month, tools) : invoicedPrice(bills.data, month, tools)
  return {
    ...section,
    lacks: priced.some((one) => one.state === 'failed'),
    remarks: [
      of,
      ...(priced.some((one) => one.state === 'failed') ? [t('part.failed', { part: t('figure.price') })] : []),
    ],
    figures,
    tables: [tableOf(rows, month, tools)],
  }
}

function runningPrice(
  rows: readonly Consumption[],
  held: Plan | undefined,
  { now }: ReportMonth,
  tools: ReportTools,
): ReportFigure[] {
  const plan = held?.plan
  const money = (value: number | null) => formatMoney(value, CURRENCY, tools.locale)
  const [soFar, expected] =
    held && plan ? [priceSoFar(rows, plan, held.extras), expectedPrice(rows, plan, held.extras, now)] : [null, null]
  const note = plan ? tools.t('price.soFar', { name: plan.name }) : ''
  return [definedFigure('price', money(soFar), tools, note), definedFigure('projection', money(expected), tools)]
}

function invoicedPrice(bills: readonly Bill[] | undefined, { key }: ReportMonth, tools: ReportTools): ReportFigure[] {
  const { t, locale } = tools
  const bill = bills && billOfMonth(bills, key)
  const note = bill ? t('price.invoice', { code: bill.code }) : bills ? t('price.unbilled') : ''
  return [definedFigure('price', formatMoney(bill?.base, bill?.currency ?? CURRENCY, locale), tools, note)]
}

function tableOf(
  rows: readonly Consumption[],
  { isRunning, now }: ReportMonth,
  { t, amounts, locale }: ReportTools,
): ReportTable {
  const numeric = (label: string) => ({ label, isNumeric: true })
  return {
    title: t('consumption.title'),
    columns: [
      { label: t('consumption.service') },
      numeric(t('consumption.used')),
      numeric(t('consumption.included')),
      numeric(t('consumption.beyond')),
      ...(isRunning ? [numeric(t('consumption.expected'))] : []),
    ],
    rows: rows.map((row) => {
      const { product, consumed, committed, amount, unit } = row
      const projected = projectedConsumption(row, now)
      return [
        amounts.serviceName(product),
        amounts.amount(consumed, unit),
        committed > 0 ? amounts.amount(committed, unit) : '—',
        formatMoney(amount, CURRENCY, locale),
        ...(isRunning ? [projected === null ? '—' : amounts.amount(projected, unit)] : []),
      ]
    }),
  }
}
