import {
  type Capability,
  type Company,
  type Contract,
  capability,
  isShownTo,
  type RangeSection,
  serviceOf,
  serviceState,
  statistics,
  type User,
  useRead,
} from '@parapet/api'
import { useMemo } from 'react'

/** Returns what the company's contract and the provider's retention say of ranges (§9), the same object until it changes. */
export function useContract({ user, company }: { user: User; company: Company }): {
  contract: Contract
  isDedicated: boolean
  retentionHours: number | null
} {
  const isDedicated = serviceState('dedicatedanalytics', { user, company }).usable
  const { data } = useRead(statistics.serviceConfig, isDedicated ? { company: company.id } : null)
  const retentionHours = data?.retention_period ?? null
  const siteCount = company.sites.length
  const row = serviceOf('dedicatedanalytics')
  const isDedicatedShown = row !== undefined && isShownTo(row, user)
  const contract = useMemo(
    () => ({ dedicated: isDedicated, isDedicatedShown, retentionHours, siteCount }),
    [isDedicated, isDedicatedShown, retentionHours, siteCount],
  )
  return { contract, isDedicated, retentionHours }
}

/** Returns the range limits of a section (§9). */
export function useCapability(
  section: RangeSection,
  viewer: { user: User; company: Company },
): { capability: Capability; isDedicated: boolean; retentionHours: number | null } {
  const { contract, ...rest } = useContract(viewer)
  return { ...rest, capability: useMemo(() => capability(section, contract), [section, contract]) }
}
