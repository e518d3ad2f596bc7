import { Drawer, Icon, type IconName, useWords } from '@parapet/ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { shellWords } from '../words/shell.ts'
import * as css from './frame.css.ts'
import { type Menu, type MenuEntry, type MenuGroupKey, menuGroups } from './menu.ts'

type Sheet = MenuGroupKey | 'more'

const icons: Record<Sheet, IconName> = {
  observe: 'analytics',
  deliver: 'layers',
  secure: 'shield',
  account: 'user',
  more: 'more',
}

/**
 * Phones: the four groups and 'more' in reach of the thumb. A group opens a sheet with its entries; 'more' holds what could be
 * hired and, as `extra`, what the top bar has no room for.
 */
export function BottomBar({ menu, extra }: { menu: Menu; extra: ReactNode }) {
  const t = useWords(shellWords)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const entriesOf = (key: Sheet): MenuEntry[] => {
    if (key === 'more') return menu.more
    const own = menu.groups.find((group) => group.key === key)?.entries ?? []
    return key === 'observe' ? [menu.home, ...own] : own
  }
  const close = () => setSheet(null)
  return (
    <nav aria-label={t('menu')} className={css.bottomBar}>
      {[...menuGroups, 'more' as const].map((key) => {
        const isCurrent = entriesOf(key).some((entry) => entry.isCurrent)
        return (
          <button
            key={key}
            type="button"
            className={css.bottomEntry}
            data-current={isCurrent}
            aria-haspopup="dialog"
            aria-expanded={sheet === key}
            onClick={() => setSheet(key)}
          >
            <span className={css.bottomMark}>
              <Icon name={icons[key]} size={20} />
            </span>
            {t(`group.${key}`)}
          </button>
        )
      })}
      <Drawer open={sheet !== null} onClose={close} title={sheet ? t(`group.${sheet}`) : ''} side="bottom">
        {sheet && (
          <>
            {sheet === 'more' && extra}
            {sheet === 'more' && menu.more.length > 0 && <div className={css.sheetLabel}>{t('menu.more')}</div>}
            <ul className={css.sheetList}>
              {entriesOf(sheet).map((entry) => (
                <li key={entry.key}>
                  <Link
                    to={entry.href}
                    className={css.sheetEntry}
                    aria-current={entry.isCurrent ? 'page' : undefined}
                    onClick={close}
                  >
                    <Icon name={entry.icon} size={20} />
                    {entry.label}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Drawer>
    </nav>
  )
}
