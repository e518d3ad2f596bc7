import {
  Menu,
  MenuGroup,
  MenuGroupLabel,
  MenuItem,
  MenuItemCheckbox,
  MenuSeparator,
  type MenuStore,
  useMenuStore,
} from '@ariakit/react'
import { Fragment, useLayoutEffect, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useAnchor } from '../link/Link.tsx'
import type { MenuAction, MenuAtProps, MenuProps, MenuItem as OneItem } from '../menu/Menu.tsx'
import * as css from '../menu/menu.css.ts'
import type { Opening } from './useOpener.tsx'
import { isHeld, placeOf, type Rect, useStandingRect } from './useStandingRect.ts'

/** The list of a menu button. */
export function MenuPanel({
  opening,
  label,
  items,
  placement,
}: Pick<MenuProps, 'label' | 'items' | 'placement'> & { opening: Opening }) {
  const { isOpen, setOpen, anchor, firstFocus, panelId } = opening
  const store = useMenuStore({ open: isOpen, setOpen, placement })
  const [isFixed, setFixed] = useState(false)
  useLayoutEffect(() => {
    if (!isOpen) return
    setFixed(isHeld(anchor.current))
    store.setAnchorElement(anchor.current)
    store.setDisclosureElement(anchor.current)
    store.setAutoFocusOnShow(true)
    store.setInitialFocus(firstFocus)
  }, [store, anchor, isOpen, firstFocus])
  const getAnchorRect = useStandingRect(isOpen, () => placeOf(anchor.current))
  return <List store={store} id={panelId} label={label} items={items} fixed={isFixed} getAnchorRect={getAnchorRect} />
}

/** The list at a place. */
export function MenuAtPanel({ onClose, anchor, point, label, items, placement = 'bottom-end' }: MenuAtProps) {
  const store = useMenuStore({
    open: true,
    setOpen: (isOpen) => {
      if (isOpen) return
      // A click elsewhere has already moved the focus; otherwise it is still in the closing menu.
      if (document.activeElement?.closest('[role="menu"]')) anchor?.focus()
      onClose()
    },
    placement,
  })
  const isAtPoint = point !== undefined
  useLayoutEffect(() => {
    // Opened by pointer no item is active; opened by key the first one is.
    store.setAutoFocusOnShow(true)
    store.setInitialFocus(isAtPoint ? 'container' : 'first')
  }, [store, isAtPoint])
  const getAnchorRect = useStandingRect(true, () => (point ? { ...point, width: 0, height: 0 } : placeOf(anchor)))
  return <List store={store} label={label} items={items} getAnchorRect={getAnchorRect} />
}

function List({
  store,
  label,
  items,
  ...rest
}: {
  store: MenuStore
  label: string
  items: readonly OneItem[]
  id?: string
  fixed?: boolean
  getAnchorRect: () => Rect | null
}) {
  return (
    <Menu
      {...rest}
      store={store}
      portal
      // Tab closes a menu; the focus returns to its button.
      preserveTabOrder={false}
      onKeyDown={(event) => {
        if (event.key !== 'Tab') return
        event.preventDefault()
        store.hide()
      }}
      gutter={4}
      unmountOnHide
      className={css.menu}
      aria-label={label}
    >
      {inGroups(items).map(({ name, from, members }) => (
        <Fragment key={from}>
          {name ? (
            <MenuGroup>
              <MenuGroupLabel className={css.group}>{name}</MenuGroupLabel>
              <Lines items={members} />
            </MenuGroup>
          ) : (
            <Lines items={members} />
          )}
        </Fragment>
      ))}
    </Menu>
  )
}

interface Group {
  name: string | undefined
  from: number
  members: OneItem[]
}

function inGroups(items: readonly OneItem[]): Group[] {
  const groups: Group[] = []
  for (const [from, item] of items.entries()) {
    const name = item === 'separator' ? undefined : item.group
    const last = groups.at(-1)
    if (last && last.name === name) last.members.push(item)
    else groups.push({ name, from, members: [item] })
  }
  return groups
}

function Lines({ items }: { items: readonly OneItem[] }) {
  return items.map((item, at) =>
    item === 'separator' ? (
      <MenuSeparator key={`separator${at}`} className={css.separator} />
    ) : (
      <Line key={item.label} item={item} />
    ),
  )
}

function Line({ item }: { item: MenuAction }) {
  const Anchor = useAnchor()
  const { label, icon, onSelect, href, why, tone, disabledReason, checked, isOneOf } = item
  const shared = {
    className: css.item,
    'data-tone': tone,
    disabled: disabledReason !== undefined,
    accessibleWhenDisabled: true,
    onClick: () => onSelect?.(),
  }
  const words = (
    <>
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} size={16} />
        </span>
      )}
      <span className={css.words}>
        {label}
        {disabledReason && <span className={css.why}>{disabledReason}</span>}
      </span>
    </>
  )
  const tick = <span className={css.tick}>{checked && <Icon name="check" size={16} />}</span>
  if (checked !== undefined && isOneOf) {
    return (
      <MenuItem {...shared} role="menuitemradio" aria-checked={checked}>
        {words}
        {tick}
      </MenuItem>
    )
  }
  if (checked !== undefined) {
    return (
      <MenuItemCheckbox {...shared} name={label} checked={checked} hideOnClick={false}>
        {words}
        {tick}
      </MenuItemCheckbox>
    )
  }
  if (href !== undefined && !disabledReason) {
    return (
      <MenuItem {...shared} render={<Anchor href={href} data-why={why} />}>
        {words}
      </MenuItem>
    )
  }
  return <MenuItem {...shared}>{words}</MenuItem>
}
