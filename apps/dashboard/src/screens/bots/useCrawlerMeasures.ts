import {
  aiCrawlers,
  type CrawlerMeasure,
  configOrigin,
  isCrawlerRule,
  isRulesLive,
  itemsOf,
  measuresIn,
  provisioning,
  type Rule,
  statusOfRule,
  useRead,
  type VclConfig,
} from '@parapet/api'
import { useMemo } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useDeployments } from '../../shared/provisioning/useDeployments.ts'

/** What is done to a crawler on a site, and whether it already works. */
export interface AppliedMeasure {
  readonly token: string
  readonly host: string
  readonly measure: CrawlerMeasure
  readonly isLive: boolean
  /** The rule that does it; null if lines of VCL do. */
  readonly rule: Rule | null
}

/** What the company does to AI crawlers, and how it can be changed. */
export interface CrawlerMeasures {
  readonly applied: readonly AppliedMeasure[]
  /** Rules make the configuration, or lines are added to one that was written by hand. */
  readonly by: 'rules' | 'lines'
  readonly live: VclConfig | null
  readonly rules: readonly Rule[]
}

const none: readonly Rule[] = []

/** Reads what is done to AI crawlers: undefined until it is known, and for those who may not see the configuration. */
export function useCrawlerMeasures(): { measures: CrawlerMeasures | undefined; refusal: string | undefined } {
  const { company } = useSession()
  const refusal = refusalText(useMay(provisioning.deploy))
  const { live, underway, read } = useDeployments('production')
  const { data: answer } = useRead(provisioning.rules, {}, { quiet: true })
  const { data: generated } = useRead(provisioning.generatedVcl, {}, { quiet: true })
  const sites = company?.sites
  const measures = useMemo((): CrawlerMeasures | undefined => {
    if (read.data === undefined || live === undefined || answer === undefined || generated === undefined)
      return undefined
    const body = live?.config_body ?? ''
    const isWritten = configOrigin(body) === 'written'
    const rules = itemsOf(answer).items
    const inVcl = [
      ...measuresIn(body).map((one) => ({ ...one, isLive: true, rule: null })),
      ...(underway ? measuresIn(underway.config_body) : []).map((one) => ({ ...one, isLive: false, rule: null })),
    ]
    const inRules = isWritten
      ? []
      : rules.flatMap((rule): AppliedMeasure[] => {
          const crawler = rule.active ? aiCrawlers.find((one) => isCrawlerRule(rule, one)) : undefined
          const host = sites?.find(({ id }) => id === rule.site)?.url
          if (!crawler || host === undefined) return []
          const measure = statusOfRule(rule) === '402' ? '402' : '403'
          const isLive = !underway && isRulesLive(body, generated.config_body)
          return [{ token: crawler.token, host, measure, isLive, rule }]
        })
    const seen = new Set<string>()
    return {
      by: isWritten ? 'lines' : 'rules',
      live,
      rules: isWritten ? none : rules,
      // What is live comes first, and the same on its way is not another measure.
      applied: [...inVcl, ...inRules].filter(({ token, host, measure }) => {
        const key = `${token} ${host} ${measure}`
        return !seen.has(key) && seen.add(key)
      }),
    }
  }, [read.data, live, underway, answer, generated, sites])
  return { measures, refusal }
}
