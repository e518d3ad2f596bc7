import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { companyUsers } from './companyUsers.tsx'
import { TwoFactorRule } from './TwoFactorRule.tsx'

/** The users of a company (§6, §7): who can log in, with which roles. */
export default function UsersScreen() {
  return <ResourceScreen resource={companyUsers} intro={<TwoFactorRule />} />
}
