import { useCallback } from 'react'
import { type LinkRest, toInCompany } from '../links/to.ts'
import type { PageName } from '../paths/paths.ts'
import { useSession } from './SessionContext.ts'

/** Returns `to` with the current company filled in. */
export function useTo(): <N extends PageName>(name: N, ...rest: LinkRest<N>) => string {
  const { company } = useSession()
  const id = company?.id ?? null
  return useCallback((name, ...rest) => toInCompany(id, name, ...rest), [id])
}
