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
  const resource = useMemo(() => companyUsers({ ownId: user?.id, roleName }), [user?.id, roleName])
  return <ResourceScreen resource={resource} intro={<TwoFactorRule />} />
}
