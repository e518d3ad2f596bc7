import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { useAnchor } from '../link/Link.tsx'
import * as css from './tabs.css.ts'

export interface Tab {
  id: string
  label: string
  icon?: IconName
  /** For tabs that are pages: renders a navigation of links. */
  href?: string
}

export interface TabsProps {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect?: (id: string) => void
  children?: ReactNode
}

/** Switches between views: links if the tabs have an `href`, else buttons with arrow keys. */
export function Tabs(props: TabsProps) {
  return props.tabs.some((tab) => tab.href !== undefined) ? <LinkTabs {...props} /> : <ButtonTabs {...props} />
}

function useScrollToSelected(selected: string) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection must scroll again
  useEffect(() => {
    const list = row.current
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]')
    if (!list || !tab) return
    list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }, [selected])
  return row
}

function LinkTabs({ label, tabs, selected, children }: TabsProps) {
  const Anchor = useAnchor()
  const row = useScrollToSelected(selected)
  return (
    <>
      <nav ref={row} aria-label={label} className={css.tabs}>
        {tabs.map(({ id, label: words, icon, href }) => (
          <Anchor key={id} href={href ?? ''} className={css.tab} aria-current={id === selected ? 'page' : undefined}>
            {icon && <Icon name={icon} size={16} />}
            {words}
          </Anchor>
        ))}
      </nav>
      {children !== undefined && <div className={css.panel}>{children}</div>}
    </>
  )
}

function ButtonTabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const baseId = useId()
  const row = useScrollToSelected(selected)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: (index + 1) % tabs.length,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect?.(tab.id)
    document.getElementById(`${baseId}${tab.id}`)?.focus()
  }
  return (
    <>
      <div
        ref={row as React.RefObject<HTMLDivElement | null>}
        role="tablist"
        aria-label={label}
        className={css.tabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label: words, icon }) => (
          <button
            key={id}
            id={`${baseId}${id}`}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls={children === undefined ? undefined : `${baseId}panel`}
            tabIndex={id === selected ? 0 : -1}
            className={css.tab}
            onClick={() => onSelect?.(id)}
          >
            {icon && <Icon name={icon} size={16} />}
            {words}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div
          id={`${baseId}panel`}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel of a tab is a tab stop (ARIA APG)
          tabIndex={0}
          aria-labelledby={`${baseId}${selected}`}
          className={css.panel}
        >
          {children}
        </div>
      )}
    </>
  )
}
