import {
  company as companyCalls,
  isClientAdmin,
  isCompanyAdmin,
  isStaff,
  itemsOf,
  useRead,
  user as userCalls,
} from '@parapet/api'
import { useMemo } from 'react'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { useMay } from '../../session/useMay.ts'
import { useRoleName } from '../../session/useRoleName.ts'
import { companyUsers } from './companyUsers.tsx'
import { TwoFactorRule } from './TwoFactorRule.tsx'

/** The users of a company (§6, §7): who can log in, with which roles. */
export default function UsersScreen() {
  const { user, company } = useSession()
  const mayManage = useMay(companyCalls.saveUser).kind === 'allowed'
  const isAdmin = isStaff(user) || isCompanyAdmin(user, company) || isClientAdmin(user, company)
  const roleName = useRoleName()
  const { data } = useRead(userCalls.roles, {}, { quiet: true })
  const resource = useMemo(
    () =>
      companyUsers({
        ownId: user?.id,
        roleName,
        roles: data && itemsOf(data).items,
        isManager: isAdmin || mayManage,
        seesSessions: isAdmin,
      }),
    [user?.id, roleName, data, isAdmin, mayManage],
  )
  return <ResourceScreen resource={resource} intro={<TwoFactorRule />} />
}
