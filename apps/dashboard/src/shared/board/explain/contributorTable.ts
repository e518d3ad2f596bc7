import type { Contributor, ExplainMetric, Span } from '@parapet/api'
import type { Format, T } from '@parapet/ui'
import type evidenceEn from '../evidence/evidence.en.ts'
import type { ExtraTable } from '../evidence/saveEvidence.ts'
import { unitOf } from './ContributorRow.tsx'
import type explainEn from './explain.en.ts'
import type { Baseline } from './explainQuestion.ts'

interface ContributorTableInput {
  readonly title: string
  readonly metric: ExplainMetric
  readonly span: Span
  readonly against: Baseline
  readonly baseline: Span
  readonly contributors: readonly Contributor[]
}

/** Builds the table of an explanation for evidence: what was compared, and each value with its figures. */
export function contributorTable(
  { title, metric, span, against, baseline, contributors }: ContributorTableInput,
  { t, e, f }: { t: T<typeof explainEn>; e: T<typeof evidenceEn>; f: Format },
): ExtraTable {
  const unit = unitOf(metric)
  const spanText = (of: Span) => Object.values(f.ends(of)).join(' – ')
  return {
    title: e('explain.title', { chart: title }),
    text: [t(`metric.${metric}`), spanText(span), t(`against.${against}`), spanText(baseline)].join(' · '),
    twin: {
      caption: t('list'),
      columns: [
        { label: e('explain.dimension') },
        { label: e('explain.value') },
        { label: e('explain.before'), kind: 'number', unit, format: (cell) => f.unit(Number(cell), unit) },
        { label: e('explain.after'), kind: 'number', unit, format: (cell) => f.unit(Number(cell), unit) },
        { label: e('explain.share'), kind: 'number', unit: 'percent', format: (cell) => f.percent(Number(cell)) },
      ],
      rows: contributors.map((one) => [t(`dim.${one.dimension}`), one.key, one.before, one.after, one.share]),
    },
  }
}
