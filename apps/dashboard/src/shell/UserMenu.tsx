import { Avatar, Menu, type MenuItem, useWords } from '@parapet/ui'
import { shellWords } from '../words/shell.ts'
import * as css from './frame.css.ts'

interface UserMenuProps {
  name: string
  /** The second line: what the user is here. */
  role: string
  profileHref: string
  securityHref: string
  /** Whom the user acts as, when they do. */
  actingAs?: string
  onStop: () => void
  onLogout: () => void
  onLogoutEverywhere: () => void
}

/** Everything about the person who is logged in. */
export function UserMenu({ name, role, profileHref, securityHref, actingAs, ...on }: UserMenuProps) {
  const t = useWords(shellWords)
  const items: MenuItem[] = [
    { label: t('user.profile'), icon: 'user', href: profileHref, group: `${name} · ${role}` },
    { label: t('user.security'), icon: 'lock', href: securityHref, group: `${name} · ${role}` },
    'separator',
    ...(actingAs === undefined
      ? []
      : [{ label: t('user.stop', { name: actingAs }), icon: 'stop', onSelect: on.onStop } as const]),
    { label: t('user.logout'), icon: 'logout', onSelect: on.onLogout },
    { label: t('user.logoutAll'), icon: 'devices', onSelect: on.onLogoutEverywhere },
  ]
  return (
    <Menu
      label={t('user.menu', { name })}
      trigger={
        <button type="button" className={css.topButton} aria-label={t('user.menu', { name })}>
          <Avatar name={name} />
        </button>
      }
      items={items}
    />
  )
}
