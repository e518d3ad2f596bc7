import { itemsOf, useRead, user as userCalls } from '@parapet/api'
import { useMemo } from 'react'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { useRoleName } from '../../session/useRoleName.ts'
import { companyUsers } from './companyUsers.tsx'
import { TwoFactorRule } from './TwoFactorRule.tsx'

/** The users of a company (§6, §7): who can log in, with which roles. */
export default function UsersScreen() {
  const { user } = useSession()
  const roleName = useRoleName()
  const { data } = useRead(userCalls.roles, {}, { quiet: true })
  const resource = useMemo(
    () => companyUsers({ ownId: user?.id, roleName, roles: data && itemsOf(data).items }),
    [user?.id, roleName, data],
  )
  return <ResourceScreen resource={resource} intro={<TwoFactorRule />} />
}
