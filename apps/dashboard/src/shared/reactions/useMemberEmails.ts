import { company as companyCalls, itemsOf, useRead } from '@parapet/api'
import { useMemo } from 'react'
import { useMay } from '../../platform/session/useMay.ts'

/** The email addresses of the company's users; undefined until they have loaded, and if the user may not read them. */
export function useMemberEmails(): readonly string[] | undefined {
  const may = useMay(companyCalls.members)
  const { data } = useRead(companyCalls.members, may.kind === 'allowed' ? { limit: 1000 } : null, { quiet: true })
  return useMemo(() => data && itemsOf(data).items.map(({ email }) => email), [data])
}
