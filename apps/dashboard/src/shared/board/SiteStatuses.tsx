import { type BoardQuery, useSiteStatuses } from '@parapet/widgets'
import { useEffect } from 'react'

interface SiteStatusesProps {
  query: BoardQuery
  onStatuses: (statuses: ReturnType<typeof useSiteStatuses>) => void
}

/** Reports the health of sites for the site picker; loaded when the picker first opens. */
export function SiteStatuses({ query, onStatuses }: SiteStatusesProps) {
  const statuses = useSiteStatuses(query, true)
  useEffect(() => onStatuses(statuses), [statuses, onStatuses])
  return null
}
