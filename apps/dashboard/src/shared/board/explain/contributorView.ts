import type { Contributor, Span, ViewState } from '@parapet/api'
import type { Baseline, BoardSource } from './explainQuestion.ts'

interface ContributorViewInput {
  readonly span: Span
  readonly against: Baseline
  readonly contributor: Pick<Contributor, 'dimension' | 'key'>
}

/** Returns the view of a span filtered by one value and compared with its baseline. */
export function contributorView(
  { query: { view, company }, tier }: BoardSource,
  { span, against, contributor: { dimension, key } }: ContributorViewInput,
): ViewState {
  const narrowed: ViewState = {
    ...view,
    range: { from: span.from, to: span.to },
    compare: against,
    refreshMs: 0,
    tab: tier === 'L2' ? 'midtier' : 'delivery',
  }
  return dimension === 'vhost'
    ? { ...narrowed, sites: [key], company }
    : { ...narrowed, include: { ...view.include, [dimension]: [key] } }
}
