import { type Device, type TokenRequest, type User, useRead, user as userCalls, useWrite } from '@parapet/api'
import { SideSection, Status, useFormat, useWords } from '@parapet/ui'
import { useSession } from '../../session/SessionContext.ts'
import { securityWords } from '../../words/security.ts'
import { LoginItems } from './LoginItems.tsx'

const secondsOf = (iso: string | null | undefined) => (iso ? Date.parse(iso) / 1000 : null)

const nameOf = ({ browser, os }: Pick<Device, 'browser' | 'os'>, fallback: string): string =>
  [browser, os].filter(Boolean).join(' · ') || fallback

/** The browsers that skip the second factor. */
export function Devices() {
  const t = useWords(securityWords)
  const f = useFormat()
  const read = useRead(userCalls.devices, {})
  const removal = useWrite(userCalls.removeDevice)
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
          name: nameOf(row, t('devices.unknown')),
          details: detailsOf(row),
        }))}
        emptyText={t('devices.none')}
        onRemove={({ id }) => removal.run({ device: id })}
      />
    </SideSection>
  )
}

/** Where the user is logged in. The call to end a login needs a company (§7). */
export function ActiveLogins({ user }: { user: User }) {
  const t = useWords(securityWords)
  const f = useFormat()
  const { company } = useSession()
  const read = useRead(userCalls.tokenRequests, {})
  const removal = useWrite(userCalls.removeUserToken)
  const detailsOf = ({ ip, created_at, expires_at }: TokenRequest) =>
    [
      ip,
      created_at && `${t('logins.since')} ${f.date(secondsOf(created_at), 'dateTime')}`,
      expires_at && `${t('expires')} ${f.date(secondsOf(expires_at), 'dateTime')}`,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <SideSection title={t('logins.title')} text={t('logins.text')}>
      <LoginItems
        kind="logins"
        label={t('logins.title')}
        read={read}
        items={(read.data ?? []).map((row) => ({
          id: String(row.id),
          name: nameOf(row, t('devices.unknown')),
          details: detailsOf(row),
          ...(row.current && { mark: <Status tone="good" label={t('logins.current')} /> }),
          ...(!row.current && !company && { mark: null }),
        }))}
        emptyText={t('logins.none')}
        onRemove={({ id }) => removal.run({ company: company?.id ?? 0, user: user.id, token: id })}
      />
    </SideSection>
  )
}
