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
import { Fragment, useLayoutEffect } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useAnchor } from '../link/Link.tsx'
import type { MenuAction, MenuAtProps, MenuItem as MenuItemOptions, MenuProps } from '../menu/Menu.tsx'
import * as css from '../menu/menu.css.ts'
import { type Rect, rectOf, useFrozenAnchorRect, useIsAnchorFixed } from './useFrozenAnchorRect.ts'
import { useHeldWhilePressed } from './useHeldWhilePressed.ts'
import type { Opening } from './useOpener.tsx'

/** The menu of a menu button. */
export function MenuPanel({
  opening,
  label,
  items,
  placement,
}: Pick<MenuProps, 'label' | 'items' | 'placement'> & { opening: Opening }) {
  const { isOpen, setOpen, anchor, firstFocus, panelId } = opening
  const store = useMenuStore({ open: isOpen, setOpen, placement })
  const isAnchorFixed = useIsAnchorFixed(isOpen, anchor)
  useLayoutEffect(() => {
    if (!isOpen) return
    store.setAnchorElement(anchor.current)
    store.setDisclosureElement(anchor.current)
    store.setAutoFocusOnShow(true)
    store.setInitialFocus(firstFocus)
  }, [store, anchor, isOpen, firstFocus])
  const getAnchorRect = useFrozenAnchorRect(isOpen, () => rectOf(anchor.current))
  return (
    <MenuList
      store={store}
      id={panelId}
      label={label}
      items={items}
      fixed={isAnchorFixed}
      getAnchorRect={getAnchorRect}
    />
  )
}

/** A menu at an element or point. */
export function MenuAtPanel({ onClose, anchor, point, label, items, placement = 'bottom-end' }: MenuAtProps) {
  const store = useMenuStore({
    open: true,
    setOpen: (isOpen) => {
      if (isOpen) return
      // A click outside has already moved the focus.
      if (document.activeElement?.closest('[role="menu"]')) anchor?.focus()
      onClose()
    },
    placement,
  })
  const isAtPoint = point !== undefined
  useLayoutEffect(() => {
    store.setAutoFocusOnShow(true)
    store.setInitialFocus(isAtPoint ? 'container' : 'first')
  }, [store, isAtPoint])
  const getAnchorRect = useFrozenAnchorRect(true, () => (point ? { ...point, width: 0, height: 0 } : rectOf(anchor)))
  return <MenuList store={store} label={label} items={items} getAnchorRect={getAnchorRect} />
}

function MenuList({
  store,
  label,
  items,
  ...rest
}: {
  store: MenuStore
  label: string
  items: readonly MenuItemOptions[]
  id?: string
  fixed?: boolean
  getAnchorRect: () => Rect | null
}) {
  const { shown, pressed } = useHeldWhilePressed(items)
  return (
    <Menu
      {...rest}
      {...pressed}
      store={store}
      portal
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
      {groupItems(shown).map(({ name, start, members }) => (
        <Fragment key={start}>
          {name ? (
            <MenuGroup>
              <MenuGroupLabel className={css.group}>{name}</MenuGroupLabel>
              <MenuLines items={members} />
            </MenuGroup>
          ) : (
            <MenuLines items={members} />
          )}
        </Fragment>
      ))}
    </Menu>
  )
}

interface ItemGroup {
  name: string | undefined
  start: number
  members: MenuItemOptions[]
}

function groupItems(items: readonly MenuItemOptions[]): ItemGroup[] {
  const groups: ItemGroup[] = []
  for (const [start, item] of items.entries()) {
    const name = item === 'separator' ? undefined : item.group
    const last = groups.at(-1)
    if (last && last.name === name) last.members.push(item)
    else groups.push({ name, start, members: [item] })
  }
  return groups
}

function MenuLines({ items }: { items: readonly MenuItemOptions[] }) {
  return items.map((item, index) =>
    item === 'separator' ? (
      <MenuSeparator key={`separator${index}`} className={css.separator} />
    ) : (
      <MenuLine key={item.label} item={item} />
    ),
  )
}

function MenuLine({ item }: { item: MenuAction }) {
  const Anchor = useAnchor()
  const { label, icon, onSelect, href, why, tone, disabledReason, checked, isRadio } = item
  const commonProps = {
    className: css.item,
    'data-tone': tone,
    disabled: disabledReason !== undefined,
    accessibleWhenDisabled: true,
    onClick: () => onSelect?.(),
  }
  const content = (
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
  const checkMark = <span className={css.tick}>{checked && <Icon name="check" size={16} />}</span>
  if (checked !== undefined && isRadio) {
    return (
      <MenuItem {...commonProps} role="menuitemradio" aria-checked={checked}>
        {content}
        {checkMark}
      </MenuItem>
    )
  }
  if (checked !== undefined) {
    return (
      <MenuItemCheckbox {...commonProps} name={label} checked={checked} hideOnClick={false}>
        {content}
        {checkMark}
      </MenuItemCheckbox>
    )
  }
  if (href !== undefined && !disabledReason) {
    return (
      <MenuItem {...commonProps} render={<Anchor href={href} data-why={why} />}>
        {content}
      </MenuItem>
    )
  }
  return <MenuItem {...commonProps}>{content}</MenuItem>
}
