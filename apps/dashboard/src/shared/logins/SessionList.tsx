import { type Read, type TokenRequest, user as userCalls } from '@parapet/api'
import { Status, useFormat, useWords } from '@parapet/ui'
import { LoginItems } from './LoginItems.tsx'
import { nameOfBrowser, secondsOf } from './loginTexts.ts'
import { securityWords } from './security.words.ts'

interface SessionListProps {
  read: Read<readonly TokenRequest[]>
  userId: number
  /** The call to end a session needs a company (§7): without one, sessions are only listed. */
  companyId: number | undefined
  emptyText: string
}

/** Where a user is logged in; each session can be ended. */
export function SessionList({ read, userId, companyId, emptyText }: SessionListProps) {
  const t = useWords(securityWords)
  const f = useFormat()
  const detailsOf = ({ ip, created_at, expires_at }: TokenRequest) =>
    [
      ip,
      created_at && `${t('logins.since')} ${f.date(secondsOf(created_at), 'dateTime')}`,
      expires_at && `${t('expires')} ${f.date(secondsOf(expires_at), 'dateTime')}`,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <LoginItems
      kind="logins"
      label={t('logins.title')}
      read={read}
      items={(read.data ?? []).map((row) => ({
        id: String(row.id),
        name: nameOfBrowser(row, t('devices.unknown')),
        details: detailsOf(row),
        ...(row.current && { mark: <Status tone="good" label={t('logins.current')} /> }),
        ...(!row.current && companyId === undefined && { mark: null }),
      }))}
      emptyText={emptyText}
      removal={userCalls.removeUserToken}
      inputOf={({ id }) => ({ company: companyId ?? 0, user: userId, token: id })}
    />
  )
}
