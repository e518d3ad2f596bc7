import { classesChart } from './analyticsRows.ts'

/** The requests of a crawler by status class, on the screen of AI crawlers. */
export const crawlerClasses = classesChart('bots.ai.classes', {
  source: 'analytic',
  tier: 'L1',
  supportedFilters: ['agent'],
})
