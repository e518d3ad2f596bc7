import {
  type Capability,
  type Company,
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

/** Returns the range limits of a section under the company's contract and the provider's retention (§9). */
export function useCapability(
  section: RangeSection,
  { user, company }: { user: User; company: Company },
): { capability: Capability; isDedicated: boolean; retentionHours: number | null } {
  const isDedicated = serviceState('dedicatedanalytics', { user, company }).usable
  const { data } = useRead(statistics.serviceConfig, isDedicated ? { company: company.id } : null)
  const retentionHours = data?.retention_period ?? null
  const siteCount = company.sites.length
  const row = serviceOf('dedicatedanalytics')
  const isDedicatedShown = row !== undefined && isShownTo(row, user)
  return {
    isDedicated,
    retentionHours,
    capability: useMemo(
      () => capability(section, { dedicated: isDedicated, isDedicatedShown, retentionHours, siteCount }),
      [section, isDedicated, isDedicatedShown, retentionHours, siteCount],
    ),
  }
}
