import type { VclConfig } from '@parapet/api'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { type AreaName, useArea } from '../../shared/provisioning/area.ts'
import { useDeployments } from '../../shared/provisioning/useDeployments.ts'

export interface VersionTools {
  readonly live: VclConfig | null | undefined
  readonly hasUnderway: boolean
  readonly onEdit: (row: VclConfig) => void
  readonly onTrace: (row: VclConfig) => void
  readonly onRollback: (row: VclConfig) => void
  /** Only in staging, for users who see production. */
  readonly onPromote: ((row: VclConfig) => void) | undefined
}

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
  return { live, hasUnderway: underway !== undefined, ...handlers }
}
