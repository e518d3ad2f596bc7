import {
  type ConfigText,
  isRulesLive,
  itemsOf,
  type Read,
  ruleBuilder,
  type TraceConfig,
  traceConfig,
  useRead,
} from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { joinReads } from '../../kit/read/joinReads.ts'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { type AreaName, areaCalls, areaPages } from '../../shared/provisioning/area.ts'
import { type RuleAt, rulesIn } from '../../shared/provisioning/ruleLabels.ts'
import { traceWords } from '../../shared/provisioning/trace.words.ts'
import { useAreaPrograms } from '../../shared/provisioning/useImpact.ts'
import { useLive } from '../../shared/provisioning/useLive.ts'
import { useVclDrafts } from '../../shared/provisioning/vclDraft.ts'

/** A configuration to walk a request through. */
export interface TraceTarget {
  readonly key: string
  readonly title: string
  readonly texts: readonly ConfigText[]
  readonly config: TraceConfig
  readonly ruleAt: RuleAt
  /** What others are compared with. */
  readonly isLive: boolean
}

const quiet = { quiet: true } as const
const nothing: Read<null> = {
  data: null,
  failure: undefined,
  unreadable: 0,
  isLoading: false,
  isRefreshing: false,
  updatedAt: undefined,
  slow: undefined,
  retry: () => undefined,
  cancel: () => undefined,
}

/** The configurations of one area: what is live, what waits in drafts and rules, and a chosen version. */
function useAreaTargets(area: AreaName, version: string | null) {
  const t = useWords(traceWords)
  const visitor = useSession()
  const { company } = visitor
  const isOpen = paths[areaPages[area]].guard.allows(visitor)
  const calls = areaCalls[area]
  const { live, read } = useLive(area, isOpen)
  const chosen = useRead(calls.config, isOpen && version !== null ? { config: Number(version) || 0 } : null)
  const { data: generated, failure: lost } = useRead(calls.generatedVcl, isOpen ? {} : null, quiet)
  const { data: rules } = useRead(calls.rules, isOpen ? {} : null, quiet)
  const { data: properties } = useRead(ruleBuilder.properties, isOpen ? {} : null, quiet)
  const programs = useAreaPrograms(area, isOpen)
  const drafts = useVclDrafts(area)
  const targets = useMemo((): readonly TraceTarget[] => {
    if (live === undefined || !programs.isRead) return []
    const urls = new Map((company?.sites ?? []).map(({ id, url }) => [id, url]))
    const context = {
      company: company?.id ?? 0,
      properties: properties === undefined ? [] : itemsOf(properties).items,
      siteUrl: (site: number) => urls.get(site),
    }
    const own = rules === undefined ? [] : itemsOf(rules).items
    const target = (key: string, title: string, source: string, isLive = false): TraceTarget => {
      const texts = programs.textsOf(source)
      const config = traceConfig(texts, programs.backends)
      return { key: `${area} ${key}`, title, texts, config, ruleAt: rulesIn(texts, own, context), isLive }
    }
    const isProduction = area === 'production'
    const body = live?.config_body ?? ''
    const program = generated?.config_body.trim() ?? ''
    return [
      target('live', live ? t(`target.${area}`, { id: String(live.id) }) : t(`target.${area}None`), body, isProduction),
      ...(chosen.data && chosen.data.id !== live?.id
        ? [target('version', t('target.version', { id: String(chosen.data.id) }), chosen.data.config_body)]
        : []),
      ...drafts
        .all()
        .map(({ base, body: draft }) =>
          target(`draft ${base}`, base > 0 ? t('target.draft', { id: String(base) }) : t('target.draftNew'), draft),
        ),
      ...(program !== '' && !isRulesLive(body, program)
        ? [target('rules', t(isProduction ? 'target.rules' : 'target.rulesStaging'), program)]
        : []),
    ]
  }, [area, live, chosen.data, drafts, generated, rules, properties, programs, company, t])
  const unread = lost !== undefined || chosen.failure !== undefined
  return { targets, unread, read: isOpen ? read : nothing }
}

/** The configurations that the visitor may see: live, chosen, in drafts, not deployed, and on staging. */
export function useTraceTargets(area: AreaName, version: string | null) {
  const production = useAreaTargets('production', area === 'production' ? version : null)
  const staging = useAreaTargets('staging', area === 'staging' ? version : null)
  return {
    targets: [...production.targets, ...staging.targets],
    /** Whether a version or rules that should be compared could not be read. */
    isPartial: production.unread || staging.unread,
    read: joinReads(production.read, staging.read),
  }
}
