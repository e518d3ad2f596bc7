import { type Device, type User, useRead, user as userCalls } from '@parapet/api'
import { SideSection, useFormat, useWords } from '@parapet/ui'
import { useSession } from '../../platform/session/SessionContext.ts'
import { LoginItems } from '../../shared/logins/LoginItems.tsx'
import { nameOfBrowser, secondsOf } from '../../shared/logins/loginTexts.ts'
import { SessionList } from '../../shared/logins/SessionList.tsx'
import { securityWords } from '../../shared/logins/security.words.ts'

/** The browsers that skip the second factor. */
export function Devices() {
  const t = useWords(securityWords)
  const f = useFormat()
  const read = useRead(userCalls.devices, {})
  const detailsOf = ({ ip, last_login, expires_at }: Device) =>
    [
      ip,
      last_login && `${t('lastUsed')} ${f.date(secondsOf(last_login), 'dateTime')}`,
      expires_at && `${t('expires')} ${f.date(secondsOf(expires_at), 'date')}`,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <SideSection title={t('devices.title')} text={t('devices.text')}>
      <LoginItems
        kind="devices"
        label={t('devices.title')}
        read={read}
        items={(read.data ?? []).map((row) => ({
          id: String(row.id),
          name: nameOfBrowser(row, t('devices.unknown')),
          details: detailsOf(row),
        }))}
        emptyText={t('devices.none')}
        removal={userCalls.removeDevice}
        inputOf={({ id }) => ({ device: id })}
      />
    </SideSection>
  )
}

/** Where the user is logged in. */
export function ActiveLogins({ user }: { user: User }) {
  const t = useWords(securityWords)
  const { company } = useSession()
  const read = useRead(userCalls.tokenRequests, {})
  return (
    <SideSection title={t('logins.title')} text={t('logins.text')}>
      <SessionList read={read} userId={user.id} companyId={company?.id} emptyText={t('logins.none')} />
    </SideSection>
  )
}
