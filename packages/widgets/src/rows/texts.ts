import { excludeKeys, isEverySite, type Span, type ViewFilterKey, type ViewState } from '@parapet/api'
import { zoneText } from '../frame/zoneText.ts'
import type { BoardQuery } from './boardQuery.ts'
import { filterName, filterValue } from './filterFields.ts'
import type { RowContext } from './row.ts'

type Words = Pick<RowContext, 't' | 'f'>

/** Both ends of a span in the reader's zone. */
export function spanText(span: Span, { t, f }: Words): string {
  return t('range.span', f.ends(span))
}

/** Describes the selected sites: one by name, several by number, or all. */
export function sitesText({ view, allSites }: Pick<BoardQuery, 'view' | 'allSites'>, { t }: Words): string {
  if (isEverySite(view.sites, allSites)) return t('who.all')
  const [only] = view.sites
  return view.sites.length === 1 && only ? only : t('who.some', { n: view.sites.length })
}

/** The sites that were chosen, for pictures: without their names one site's chart looks like everybody's. None for all of them. */
export function siteTexts({ view, allSites }: Pick<BoardQuery, 'view' | 'allSites'>, { t }: Words): string[] {
  if (isEverySite(view.sites, allSites)) return []
  return view.sites.map((value) => t('filter.chip', { key: t('filter.vhost'), value }))
}

/** One value of a filter in words. */
export interface FilterText {
  readonly key: ViewFilterKey | 'vhost'
  readonly value: string
  readonly label: string
}

/** The filters of a view in words, for pictures and for what can be relaxed. */
export function filterTexts(
  view: Pick<ViewState, 'include' | 'exclude'>,
  { t, locale }: Pick<RowContext, 't' | 'locale'>,
): FilterText[] {
  const told = (says: 'filter.chip' | 'filter.not', key: FilterText['key'], value: string): FilterText => ({
    key,
    value,
    label: t(says, { key: filterName(key, t), value: filterValue(key, value, locale) }),
  })

  return excludeKeys.flatMap((key) => [
    ...(key === 'vhost' ? [] : (view.include[key] ?? [])).map((value) => told('filter.chip', key, value)),
    ...(view.exclude[key] ?? []).map((value) => told('filter.not', key, value)),
  ])
}

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

export function bucketText(step: number, { t }: Words): string {
  if (step >= DAY) return t('bucket.days', { n: Math.round(step / DAY) })
  if (step >= HOUR) return t('bucket.hours', { n: Math.round(step / HOUR) })
  return t('bucket.minutes', { n: Math.round(step / MINUTE) })
}

/** The subtitle of a figure. Names the range only if it differs from the page's. */
export function wholeSubtitle(subject: string, context: RowContext, span: Span = context.query.span): string {
  const isOfPage = span.from === context.query.span.from && span.to === context.query.span.to
  return isOfPage ? subject : context.t('sub.parts', { what: subject, range: spanText(span, context) })
}

/** The subtitle of a chart over time: subject, granularity and zone. */
export function seriesSubtitle(subject: string, context: RowContext): string {
  return context.t('sub.series', {
    what: subject,
    bucket: bucketText(context.query.step, context),
    zone: zoneText(context.query.zone),
  })
}
