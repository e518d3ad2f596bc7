import type { VclConfig } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RowStatus } from '../../kit/resource/columns.tsx'
import { createTools } from '../../kit/resource/createTools.ts'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { type AreaName, useArea } from '../../shared/provisioning/area.ts'
import { scorecardWords } from '../../shared/provisioning/scorecard.words.ts'
import { useDeployments } from '../../shared/provisioning/useDeployments.ts'
import type { VerdictOf } from '../../shared/provisioning/useVerdicts.ts'
import { MOST_JUDGED } from '../../shared/provisioning/useVerdicts.ts'
import { vclVersionsWords } from '../../shared/provisioning/vclVersions.words.ts'
import { verdictTones } from '../../shared/provisioning/verdictTones.ts'

export interface VersionTools {
  readonly live: VclConfig | null | undefined
  readonly hasUnderway: boolean
  readonly onEdit: (row: VclConfig) => void
  readonly onTrace: (row: VclConfig) => void
  readonly onRollback: (row: VclConfig) => void
  /** How the traffic changed after a version went live, and why that is not known. */
  readonly verdictOf: (row: VclConfig) => RowStatus & { readonly why?: string | undefined }
  /** Receives each version that comes on screen, whose traffic is then compared. */
  readonly onSeen: (id: number) => void
  /** Only in staging, for users who see production. */
  readonly onPromote: ((row: VclConfig) => void) | undefined
}

/** Given by the tab, which reads what happened after each version. */
export const [VerdictsContext, useVerdictsOfTab] = createTools<{
  readonly verdictOf: VerdictOf
  readonly onSeen: (id: number) => void
}>()

/** Whether versions of an area can be promoted to production: those of staging, by users who see production. */
export function useCanPromote(area: AreaName): boolean {
  const visitor = useSession()
  return area === 'staging' && paths.autoprovisioning.guard.allows(visitor)
}

/** Returns what the list of versions depends on. */
export function useVersionTools(): VersionTools {
  const { name, page } = useArea()
  const to = useTo()
  const navigate = useNavigate()
  const { live, underway } = useDeployments(name)
  const canPromote = useCanPromote(name)
  const handlers = useMemo(() => {
    const open = (query: Record<string, string>) => void navigate(to(page, undefined, { tab: 'vcl', ...query }))
    return {
      onEdit: ({ id }: VclConfig) => open({ edit: String(id) }),
      onTrace: ({ id }: VclConfig) => void navigate(to(page, undefined, { tab: 'trace', version: String(id) })),
      onRollback: ({ id }: VclConfig) => open({ deploy: String(id) }),
      onPromote: canPromote ? ({ id }: VclConfig) => open({ promote: String(id) }) : undefined,
    }
  }, [page, canPromote, navigate, to])
  const { verdictOf, onSeen } = useVerdictsOfTab()
  const t = useWords(vclVersionsWords)
  const words = useWords(scorecardWords)
  const statusOf = useMemo((): VersionTools['verdictOf'] => {
    return (row) => {
      const fact = verdictOf(row)
      if (fact === null) return { tone: 'quiet', label: '—', why: t('afterwards.never') }
      if (fact.kind === 'reading') return { tone: 'quiet', label: '…' }
      if (fact.kind === 'known') return { tone: verdictTones[fact.value], label: words(`verdict.${fact.value}`) }
      const why = fact.why === 'forbidden' || fact.why === 'many' ? fact.why : 'failed'
      return { tone: 'quiet', label: '—', why: t(`afterwards.${why}`, { n: MOST_JUDGED }) }
    }
  }, [verdictOf, t, words])
  return { live, hasUnderway: underway !== undefined, verdictOf: statusOf, onSeen, ...handlers }
}
