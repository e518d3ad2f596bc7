import { Drawer, Icon, type IconName, lazyModule, useLazyModule, useWords } from '@parapet/ui'
import { memo, useState } from 'react'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { shellWords } from '../../platform/words/shell.words.ts'
import * as css from './bottomBar.css.ts'
import { type MenuEntry, type MenuGroupKey, menuGroups, type NavMenu } from './menu.ts'

const choices = lazyModule(() => import('../topBar/AppearanceChoices.tsx'))
const withoutThem = () => {}

type Sheet = MenuGroupKey | 'more'

const icons: Record<Sheet, IconName> = {
  observe: 'analytics',
  deliver: 'layers',
  secure: 'shield',
  account: 'user',
  more: 'more',
}

/** The phone navigation: groups of pages and 'more', each opening a sheet. */
export const BottomBar = memo(function BottomBar({ menu }: { menu: NavMenu }) {
  const t = useWords(shellWords)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const looks = useLazyModule(choices, sheet === 'more', withoutThem)
  const entriesOf = (key: Sheet): MenuEntry[] => {
    if (key === 'more') return menu.more
    const own = menu.groups.find((group) => group.key === key)?.entries ?? []
    return key === 'observe' ? [menu.home, ...own] : own
  }
  const close = () => setSheet(null)
  const sheets = [...menuGroups, 'more' as const].filter((key) => key === 'more' || entriesOf(key).length > 0)
  return (
    <nav aria-label={t('menu')} className={css.bottomBar}>
      {sheets.map((key) => (
        <button
          key={key}
          type="button"
          className={css.bottomEntry}
          data-current={entriesOf(key).some((entry) => entry.isCurrent)}
          aria-haspopup="dialog"
          aria-expanded={sheet === key}
          onClick={() => setSheet(key)}
        >
          <span className={css.bottomMark}>
            <Icon name={icons[key]} size={20} />
          </span>
          <span className={css.bottomText}>{t(`group.${key}`)}</span>
        </button>
      ))}
      <Drawer open={sheet !== null} onClose={close} title={t(`group.${sheet ?? 'more'}`)} side="bottom">
        {sheet === 'more' && looks && (
          <div className={css.sheetChoices}>
            <looks.ModeChoice />
            <looks.LanguageChoice />
          </div>
        )}
        {sheet === 'more' && menu.more.length > 0 && <div className={css.sheetLabel}>{t('menu.more')}</div>}
        {sheet && (
          <ul className={css.sheetList}>
            {entriesOf(sheet).map((entry) => (
              <li key={entry.key}>
                <RouterLink
                  href={entry.href}
                  className={css.sheetEntry}
                  aria-current={entry.isCurrent ? 'page' : undefined}
                  onClick={close}
                >
                  <Icon name={entry.icon} size={20} />
                  {entry.label}
                </RouterLink>
              </li>
            ))}
          </ul>
        )}
      </Drawer>
    </nav>
  )
})
