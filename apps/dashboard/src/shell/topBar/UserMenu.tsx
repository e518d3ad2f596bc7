import { Avatar, lazyModule, Menu, type MenuItem, useWords, VisuallyHidden } from '@parapet/ui'
import { useState } from 'react'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { useLazyPanel } from '../../kit/page/useLazyPanel.ts'
import type { Acting } from '../../platform/session/types.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import * as css from './topBar.css.ts'

const actAs = lazyModule(() => import('./ActAsDialog.tsx'))

interface UserMenuProps {
  name: string
  role: string
  onKeys: () => void
  profileHref: string
  securityHref: string
  acting: Acting | null
  canAct: boolean
  onStop: () => void
  onLogout: () => void
  onLogoutEverywhere: () => void
}

export function UserMenu({ name, role, profileHref, securityHref, acting, canAct, ...on }: UserMenuProps) {
  const t = useWords(shellWords)
  const [isChoosing, setChoosing] = useState(false)
  const { ActAsDialog } = useLazyPanel(actAs, isChoosing, () => setChoosing(false)) ?? {}
  const label = acting ? t('user.menuActing', { me: acting.ownName, name }) : t('user.menu', { name })
  const group = `${name} · ${role}`
  const items: MenuItem[] = [
    { label: t('user.profile'), icon: 'user', href: profileHref, group },
    { label: t('user.security'), icon: 'lock', href: securityHref, group },
    'separator',
    { label: t('user.keys'), icon: 'keyboard', onSelect: on.onKeys },
    'separator',
  ]
  if (canAct) items.push({ label: t('user.actAs'), icon: 'users', onSelect: () => setChoosing(true) })
  if (acting) items.push({ label: t('user.stop', { name: acting.asName }), icon: 'stop', onSelect: on.onStop })
  items.push(
    { label: t('user.logout'), icon: 'logout', onSelect: on.onLogout },
    { label: t('user.logoutAll'), icon: 'devices', onSelect: on.onLogoutEverywhere },
  )
  return (
    <>
      <Menu
        label={label}
        placement="bottom-end"
        trigger={
          <button type="button" className={css.topButton}>
            <VisuallyHidden>{label}</VisuallyHidden>
            <Avatar name={acting?.ownName ?? name} />
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
