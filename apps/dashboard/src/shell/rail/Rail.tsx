import { Icon, Tooltip, useWords, VisuallyHidden } from '@parapet/ui'
import { type ComponentProps, memo, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { shellWords } from '../../platform/words/shell.words.ts'
import { Brand } from './Brand.tsx'
import type { MenuEntry, NavMenu } from './menu.ts'
import * as css from './rail.css.ts'

interface RailProps {
  menu: NavMenu
  isSmall: boolean
  isOver: boolean
  onToggle: () => void
}

/** The side menu: home, the groups of what can be opened, what could be hired behind 'More services', and the toggle. */
export const Rail = memo(function Rail({ menu, isSmall, isOver, onToggle }: RailProps) {
  const t = useWords(shellWords)
  const list = useRef<HTMLDivElement>(null)
  const current = currentKey(menu)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is the current one
  useEffect(() => {
    if (list.current) showCurrent(list.current)
  }, [current])
  return (
    <nav aria-label={t('menu')} className={`${css.rail} ${isOver ? css.railOver : ''}`} data-small={isSmall}>
      <Brand href={menu.home.href} isSmall={isSmall} />
      <div ref={list} className={css.nav}>
        <ul className={css.list}>
          <RailEntry entry={menu.home} isSmall={isSmall} />
        </ul>
        {menu.groups.map((group) => (
          <Group key={group.key} label={t(`group.${group.key}`)} isSmall={isSmall}>
            {group.entries.map((entry) => (
              <RailEntry key={entry.key} entry={entry} isSmall={isSmall} />
            ))}
          </Group>
        ))}
        {menu.more.length > 0 && <More entries={menu.more} isSmall={isSmall} onOpen={isSmall ? onToggle : undefined} />}
      </div>
      <div className={css.railFoot}>
        <Named text={t('menu.expand')} isOn={isSmall}>
          <button type="button" className={css.entry} aria-expanded={!isSmall} onClick={onToggle}>
            <Icon name={isSmall ? 'railOpen' : 'railClose'} size={20} />
            <EntryText isSmall={isSmall}>{isSmall ? t('menu.expand') : t('menu.collapse')}</EntryText>
          </button>
        </Named>
      </div>
    </nav>
  )
})

const currentKey = ({ home, groups }: NavMenu) =>
  [home, ...groups.flatMap(({ entries }) => entries)].find(({ isCurrent }) => isCurrent)?.key

const MARGIN_PX = 8

/** Scrolls the menu, never the page, until its current entry is in sight. */
function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  if (!entry) return
  const { top, bottom } = list.getBoundingClientRect()
  if (entry.bottom > bottom - MARGIN_PX) list.scrollTop += entry.bottom - bottom + MARGIN_PX
  else if (entry.top < top + MARGIN_PX) list.scrollTop -= top + MARGIN_PX - entry.top
}

function Group({ label, isSmall, children }: { label: string; isSmall: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <>
      {isSmall ? (
        <hr className={css.groupLine} />
      ) : (
        <span id={id} className={css.groupLabel}>
          {label}
        </span>
      )}
      <ul className={css.list} {...(isSmall ? { 'aria-label': label } : { 'aria-labelledby': id })}>
        {children}
      </ul>
    </>
  )
}

function RailEntry({ entry, isSmall, isQuiet }: { entry: MenuEntry; isSmall: boolean; isQuiet?: boolean }) {
  return (
    <li>
      <Named text={entry.label} isOn={isSmall}>
        <RouterLink
          href={entry.href}
          className={`${css.entry} ${isQuiet ? css.entryQuiet : ''}`}
          aria-current={entry.isCurrent ? 'page' : undefined}
        >
          <Icon name={entry.icon} size={20} />
          <EntryText isSmall={isSmall}>{entry.label}</EntryText>
        </RouterLink>
      </Named>
    </li>
  )
}

function More({ entries, isSmall, onOpen }: { entries: MenuEntry[]; isSmall: boolean; onOpen?: () => void }) {
  const t = useWords(shellWords)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shown = isOpen && !isSmall
  const open = () => {
    setOpen(isSmall || !isOpen)
    onOpen?.()
  }
  return (
    <>
      <hr className={css.groupLine} />
      <Named text={t('menu.more')} isOn={isSmall}>
        <button
          type="button"
          className={`${css.entry} ${css.entryQuiet}`}
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          title={isSmall ? undefined : t('menu.moreHint', { n: entries.length })}
          onClick={open}
        >
          <Icon name="package" size={20} />
          <EntryText isSmall={isSmall}>{t('menu.more')}</EntryText>
          {!isSmall && <span className={css.count}>{entries.length}</span>}
          {!isSmall && (
            <span className={css.chevron}>
              <Icon name="chevronRight" size={16} />
            </span>
          )}
        </button>
      </Named>
      {shown && (
        <ul id={id} className={css.list} aria-label={t('menu.more')}>
          {entries.map((entry) => (
            <RailEntry key={entry.key} entry={entry} isSmall={false} isQuiet />
          ))}
        </ul>
      )}
    </>
  )
}

function EntryText({ isSmall, children }: { isSmall: boolean; children: ReactNode }) {
  return isSmall ? <VisuallyHidden>{children}</VisuallyHidden> : <span className={css.entryText}>{children}</span>
}

function Named({
  text,
  isOn,
  children,
}: {
  text: string
  isOn: boolean
  children: ComponentProps<typeof Tooltip>['children']
}) {
  return (
    <Tooltip text={isOn ? text : undefined} side="end" wide silent>
      {children}
    </Tooltip>
  )
}
