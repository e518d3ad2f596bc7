import { toFamilyFilter, useRead, waf } from '@parapet/api'
import { useLocale } from '@parapet/ui'
import type { BoardQuery } from '@parapet/widgets'

/** The most rules, paths or agents that are read. */
export const MOST_ROWS = 250

/** The range and the sites of the page. */
export type WafQuery = Pick<BoardQuery, 'span' | 'step' | 'company' | 'allSites' | 'view'>

/** Ranks what the firewall denied by a key, of one rule or of all; null reads nothing. */
export function useWafTable(
  { span, step, company, allSites, view }: WafQuery,
  key: 'ruleid' | 'targetpath' | 'targeturi' | 'useragent' | 'clientip' | 'vhost' | null,
  rule?: string,
) {
  const { zone } = useLocale()
  const filters = toFamilyFilter(
    'waf',
    {
      company,
      span,
      step,
      zone,
      sites: view.sites,
      resultSize: MOST_ROWS,
      ...(rule === undefined ? {} : { include: { ruleid: [rule] } }),
    },
    { allSites, filterCompany: view.company ?? null },
  )
  const keyField = key === 'ruleid' ? 'transaction.messages.details.ruleId' : key
  return useRead(waf.analyticTable, keyField === null ? null : { filters, key_field: keyField, total_count: true }, {
    quiet: true,
  })
}
