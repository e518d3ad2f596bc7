import { type CompanyUser, useRead, user as userCalls } from '@parapet/api'
import { Stack, Text, useWords } from '@parapet/ui'
import { useSession } from '../../platform/session/SessionContext.ts'
import { SessionList } from '../../shared/logins/SessionList.tsx'
import { usersWords } from './users.words.ts'

/** Where a user is logged in; an administrator can end each session. */
export function UserSessions({ row }: { row: CompanyUser }) {
  const t = useWords(usersWords)
  const { company } = useSession()
  const read = useRead(userCalls.userTokens, { user: row.id })
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t('sessions.text')}
      </Text>
      <SessionList read={read} userId={row.id} companyId={company?.id} emptyText={t('sessions.none')} />
    </Stack>
  )
}
