import { companies as calls, useRead } from '@parapet/api'
import { useMemo } from 'react'
import type { FoundCompany } from './findCompanies.ts'

interface EveryCompany {
  readonly companies: readonly FoundCompany[]
  /** Whether a company that is not among them does not exist for this user. */
  readonly isWhole: boolean
}

/** The companies that a user may open, with clients and sites: those of the session until the list is read. */
export function useEveryCompany(own: readonly FoundCompany[], isWanted: boolean): EveryCompany {
  const { data } = useRead(calls.list, isWanted ? {} : null, { quiet: true })
  return useMemo(() => {
    if (!data) return { companies: own, isWhole: false }
    const known = new Set(data.map(({ id }) => id))
    return { companies: [...data, ...own.filter(({ id }) => !known.has(id))], isWhole: true }
  }, [data, own])
}
