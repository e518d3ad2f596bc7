import { Avatar, lazyModule, Menu, type MenuItem, useWords, VisuallyHidden } from '@parapet/ui'
import { useState } from 'react'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { useLazyPanel } from '../../kit/page/useLazyPanel.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import * as css from './topBar.css.ts'

const actAs = lazyModule(() => import('./ActAsDialog.tsx'))

interface UserMenuProps {
  name: string
  role: string
  onKeys: () => void
  profileHref: string
  securityHref: string
  actingAs: string | undefined
  canAct: boolean
  onStop: () => void
  onLogout: () => void
  onLogoutEverywhere: () => void
}

export function UserMenu({ name, role, profileHref, securityHref, actingAs, canAct, ...on }: UserMenuProps) {
  const t = useWords(shellWords)
  const [isChoosing, setChoosing] = useState(false)
  const { ActAsDialog } = useLazyPanel(actAs, isChoosing, () => setChoosing(false)) ?? {}
  const group = `${name} · ${role}`
  const items: MenuItem[] = [
    { label: t('user.profile'), icon: 'user', href: profileHref, group },
    { label: t('user.security'), icon: 'lock', href: securityHref, group },
    'separator',
    { label: t('user.keys'), icon: 'keyboard', onSelect: on.onKeys },
    'separator',
  ]
  if (canAct) items.push({ label: t('user.actAs'), icon: 'users', onSelect: () => setChoosing(true) })
  if (actingAs !== undefined)
    items.push({ label: t('user.stop', { name: actingAs }), icon: 'stop', onSelect: on.onStop })
  items.push(
    { label: t('user.logout'), icon: 'logout', onSelect: on.onLogout },
    { label: t('user.logoutAll'), icon: 'devices', onSelect: on.onLogoutEverywhere },
  )
  return (
    <>
      <Menu
        label={t('user.menu', { name })}
        placement="bottom-end"
        trigger={
          <button type="button" className={css.topButton}>
            <VisuallyHidden>{t('user.menu', { name })}</VisuallyHidden>
            <Avatar name={name} />
          </button>
        }
        items={items}
      />
      {canAct && ActAsDialog && (
        <OptionalBoundary>
          <ActAsDialog open={isChoosing} onClose={() => setChoosing(false)} />
        </OptionalBoundary>
      )}
    </>
  )
}
