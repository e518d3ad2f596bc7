// Widgets for screens that are not boards, apart from the main entry: home would load what they import.
export { domainQueries } from './catalogue/domainQueries.ts'
export { purgeRows } from './catalogue/purgeRows.ts'
export type { Marker } from './charts/types.ts'
export { siteReasons } from './kinds/siteReasons.ts'
export { siteTones } from './kinds/siteTones.ts'
export { SpanWidget } from './SpanWidget.tsx'
