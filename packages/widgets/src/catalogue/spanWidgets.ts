// Widgets for screens that are not boards, apart from the main entry: home would load what they import.

export type { Marker } from '../charts/types.ts'
export { anomalyFigures, anomalyValue } from '../kinds/anomalyValue.ts'
export { siteReasons } from '../kinds/siteReasons.ts'
export { siteTones } from '../kinds/siteTones.ts'
export { anomalyWidget } from '../rows/anomalyWidgets.ts'
export { SpanWidget } from '../tiles/SpanWidget.tsx'
export { type AnomalyLevel, anomalyChart } from './anomalyRows.ts'
export { botOutcomes } from './botOutcomes.ts'
export { crawlerClasses } from './crawlerRows.ts'
export { domainQueries } from './domainQueries.ts'
export { purgeRows } from './purgeRows.ts'
export { wafRuleHits } from './wafRuleHits.ts'
