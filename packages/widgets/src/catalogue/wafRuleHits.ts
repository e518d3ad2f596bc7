import { wafTraffic } from './familySources.ts'
import { siteChart } from './trafficRows.ts'

/** The requests that a rule of the firewall denied over time, beside its tuning. */
export const wafRuleHits = siteChart('waf.tuning.hits', 'eventRate', {
  source: wafTraffic,
  tier: 'L1',
  icon: 'shield',
  title: 'waf.rate',
  subtitle: 'waf.bySite',
  about: 'waf.about',
  supportedFilters: wafTraffic.filters,
})
