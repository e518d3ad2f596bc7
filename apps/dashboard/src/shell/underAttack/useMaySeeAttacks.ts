import { serviceState } from '@parapet/api'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'

/** Whether the user may open the list of sites in under attack mode. */
export function useMaySeeAttacks(): boolean {
  const { user, company } = useSession()
  const visitor = { user, company }
  return paths.perimetrical.guard.allows(visitor) && serviceState('uam', visitor).usable
}
