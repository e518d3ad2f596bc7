import {
  type CompanyUser,
  company as companyCalls,
  isClientAdmin,
  isCompanyAdmin,
  isStaff,
  itemsOf,
  type Role,
  useRead,
  user as userCalls,
} from '@parapet/api'
import { createContext, use } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { useRoleName } from '../../platform/session/useRoleName.ts'
import type { ChangingRoles } from './roleChanges.ts'

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
  /** All users of the company; none while they are not read, or are too many to be read at once. */
  readonly members: readonly CompanyUser[]
  /** Asks which roles to give to users or to take, and changes them; null where there is no page for it. */
  readonly onRoles: ((rows: readonly CompanyUser[]) => Promise<void>) | null
}

/** Most users that are loaded at once. */
export const MOST_USERS = 1000

const none: readonly CompanyUser[] = []

/** Asks for the roles of several users; given by the page, which has the dialog. */
export const AskRolesContext = createContext<((asked: ChangingRoles) => void) | null>(null)

/** Returns what the list of users depends on. */
export function useUserTools(): UserTools {
  const { user, company } = useSession()
  const mayManage = useMay(companyCalls.saveUser).kind === 'allowed'
  const isAdmin = isStaff(user) || isCompanyAdmin(user, company) || isClientAdmin(user, company)
  const roleName = useRoleName()
  const ask = use(AskRolesContext)
  const { data } = useRead(userCalls.roles, {}, { quiet: true })
  const read = useRead(companyCalls.members, { limit: MOST_USERS }, { quiet: true }).data
  const { items, count } = read ? itemsOf(read) : { items: none, count: 0 }
  return {
    ownId: user?.id,
    roleName,
    roles: data && itemsOf(data).items,
    isManager: isAdmin || mayManage,
    seesSessions: isAdmin,
    members: items.length === count ? items : none,
    onRoles: ask && ((rows) => new Promise((finish) => ask({ rows, finish }))),
  }
}
