import { useState } from 'react'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { companyUsers } from './companyUsers.tsx'
import { RolesDialog } from './RolesDialog.tsx'
import type { ChangingRoles } from './roleChanges.ts'
import { TwoFactorRule } from './TwoFactorRule.tsx'
import { AskRolesContext } from './useUserTools.ts'

/** The users of a company (§6, §7): who can log in, with which roles. */
export default function UsersScreen() {
  const [asked, setAsked] = useState<ChangingRoles | null>(null)
  return (
    <AskRolesContext value={setAsked}>
      <ResourceScreen resource={companyUsers} intro={<TwoFactorRule />} />
      <RolesDialog asked={asked} onClose={() => setAsked(null)} />
    </AskRolesContext>
  )
}
