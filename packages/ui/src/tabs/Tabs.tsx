import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { useAnchor } from '../link/Link.tsx'
import * as css from './tabs.css.ts'

export interface Tab {
  id: string
  label: string
  icon?: IconName
  /** Given when a tab is a page of its own: the row is then a navigation of links. */
  href?: string
}

export interface TabsProps {
  label: string
  tabs: readonly Tab[]
  selected: string
  /** Not needed for links. */
  onSelect?: (id: string) => void
  /** What the selected tab shows; tied to it for assistive technology. */
  children?: ReactNode
}

/** Views of one thing. With `href`s links to pages, else buttons with arrow keys. */
export function Tabs(props: TabsProps) {
  return props.tabs.some((tab) => tab.href !== undefined) ? <LinkTabs {...props} /> : <ButtonTabs {...props} />
}

/** Keeps the selected tab in sight where the row is wider than its place. */
function useInSight(selected: string) {
  const row = useRef<HTMLElement>(null)
  // The row's own scroll is the browser's; it must follow the selection, which may come from the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection is the reason to look again
  useEffect(() => {
    const list = row.current
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]')
    if (!list || !tab) return
    // In the middle, so that what comes before and after is seen too.
    list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }, [selected])
  return row
}

function LinkTabs({ label, tabs, selected, children }: TabsProps) {
  const Anchor = useAnchor()
  const row = useInSight(selected)
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
  const own = useId()
  const row = useInSight(selected)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: (at + 1) % tabs.length,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect?.(tab.id)
    document.getElementById(`${own}${tab.id}`)?.focus()
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
            id={`${own}${id}`}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls={children === undefined ? undefined : `${own}panel`}
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
          id={`${own}panel`}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard goes from a tab into its panel
          tabIndex={0}
          aria-labelledby={`${own}${selected}`}
          className={css.panel}
        >
          {children}
        </div>
      )}
    </>
  )
}
