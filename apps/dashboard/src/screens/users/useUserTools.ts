import {
  company as companyCalls,
  isClientAdmin,
  isCompanyAdmin,
  isStaff,
  itemsOf,
  type Role,
  useRead,
  user as userCalls,
} from '@parapet/api'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { useRoleName } from '../../platform/session/useRoleName.ts'

export interface UserTools {
  /** The id of the logged-in user. */
  readonly ownId: number | undefined
  readonly roleName: (name: string) => string
  /** The roles by id, for the history; undefined until they are read. */
  readonly roles: readonly Pick<Role, 'id' | 'name'>[] | undefined
  /** Whether the logged-in user manages the others, and so sees who has two-factor. */
  readonly isManager: boolean
  /** Whether the provider shows them where others are logged in. */
  readonly seesSessions: boolean
}

/** Returns what the list of users depends on. */
export function useUserTools(): UserTools {
  const { user, company } = useSession()
  const mayManage = useMay(companyCalls.saveUser).kind === 'allowed'
  const isAdmin = isStaff(user) || isCompanyAdmin(user, company) || isClientAdmin(user, company)
  const roleName = useRoleName()
  const { data } = useRead(userCalls.roles, {}, { quiet: true })
  return {
    ownId: user?.id,
    roleName,
    roles: data && itemsOf(data).items,
    isManager: isAdmin || mayManage,
    seesSessions: isAdmin,
  }
}
