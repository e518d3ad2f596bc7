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
  /** Not needed for links. */
  onSelect?: (id: string) => void
  /** The panel of the selected tab. */
  children?: ReactNode
}

/** Views of one thing. With `href`s links to pages, else buttons with arrow keys. */
export function Tabs(props: TabsProps) {
  return props.tabs.some((tab) => tab.href !== undefined) ? <LinkTabs {...props} /> : <ButtonTabs {...props} />
}

function useInSight(selected: string) {
  const row = useRef<HTMLElement>(null)
  // The selection may come from the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection must scroll again
  useEffect(() => {
    const list = row.current
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]')
    if (!list || !tab) return
    // Centred, so that its neighbours are visible too.
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
