import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuButton,
  MenuGroup,
  MenuGroupLabel,
  MenuItemCheckbox,
  MenuProvider,
  MenuSeparator,
  useMenuContext,
} from '@ariakit/react'
import { Fragment, type ReactElement } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { useAnchor } from '../link/Link.tsx'
import * as css from './menu.css.ts'

/** One thing to do or to go to. Items with the same `group` stand together under its name. */
export interface MenuAction {
  label: string
  icon?: IconName
  onSelect?: () => void
  href?: string
  tone?: 'danger'
  /** The item stays reachable and says why it cannot be chosen. */
  disabledReason?: string
  /** Given for choices that are on or off. */
  checked?: boolean
  group?: string
}
export type MenuItem = MenuAction | 'separator'

export interface MenuProps {
  /** A button; it gets the menu's attributes and keys. */
  trigger: ReactElement
  label: string
  items: readonly MenuItem[]
  /** Where the menu opens; by default under the start of its button. */
  placement?: 'bottom-start' | 'bottom-end' | 'right-start' | 'top-start' | 'top-end'
  onOpen?: (isOpen: boolean) => void
}

/** A button with a list of things to do. */
export function Menu({ trigger, label, items, placement = 'bottom-start', onOpen }: MenuProps) {
  return (
    <MenuProvider placement={placement} setOpen={onOpen}>
      <MenuButton render={trigger} />
      <MenuPanel label={label} items={items} />
    </MenuProvider>
  )
}

export interface MenuAtProps {
  open: boolean
  onClose: () => void
  /** What the menu belongs to: a row's button, a point of a chart. The focus goes back to it. */
  anchor: HTMLElement | null
  /** A place within the anchor (a mouse position), px of the window. */
  point?: { x: number; y: number }
  label: string
  items: readonly MenuItem[]
  placement?: MenuProps['placement']
}

/** One menu for many places (rows of a table, points of a chart), which then cost nothing until it opens. */
export function MenuAt({ open, onClose, anchor, point, label, items, placement = 'bottom-end' }: MenuAtProps) {
  // Mounted anew for each place, so that the closing of one cannot touch the opening of the next.
  if (!open) return null
  return (
    <MenuProvider
      open
      setOpen={(isOpen) => {
        if (isOpen) return
        // A click elsewhere has already moved the focus; anything else leaves it in the menu, which goes.
        if (document.activeElement?.closest('[role="menu"]')) anchor?.focus()
        onClose()
      }}
      placement={placement}
    >
      <MenuPanel
        label={label}
        items={items}
        getAnchorRect={() => (point ? { ...point, width: 0, height: 0 } : (anchor?.getBoundingClientRect() ?? null))}
        autoFocusOnShow
      />
    </MenuProvider>
  )
}

function MenuPanel({
  label,
  items,
  ...rest
}: {
  label: string
  items: readonly MenuItem[]
  getAnchorRect?: () => { x: number; y: number; width: number; height: number } | null
  autoFocusOnShow?: boolean
}) {
  const menu = useMenuContext()
  return (
    <AriaMenu
      {...rest}
      portal
      // Tab leaves a menu by closing it; the focus goes back to its button.
      preserveTabOrder={false}
      onKeyDown={(event) => {
        if (event.key !== 'Tab') return
        event.preventDefault()
        menu?.hide()
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
    </AriaMenu>
  )
}

interface Group {
  name: string | undefined
  from: number
  members: MenuItem[]
}

// Neighbours of the same group stand under one name.
function inGroups(items: readonly MenuItem[]): Group[] {
  const groups: Group[] = []
  for (const [from, item] of items.entries()) {
    const name = item === 'separator' ? undefined : item.group
    const last = groups.at(-1)
    if (last && last.name === name) last.members.push(item)
    else groups.push({ name, from, members: [item] })
  }
  return groups
}

function Lines({ items }: { items: readonly MenuItem[] }) {
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
  const { label, icon, onSelect, href, tone, disabledReason, checked } = item
  const shared = {
    className: css.item,
    'data-tone': tone,
    disabled: disabledReason !== undefined,
    accessibleWhenDisabled: true,
    onClick: onSelect,
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
  if (checked !== undefined) {
    return (
      <MenuItemCheckbox {...shared} name={label} checked={checked} hideOnClick={false}>
        {words}
        <span className={css.tick}>{checked && <Icon name="check" size={16} />}</span>
      </MenuItemCheckbox>
    )
  }
  if (href !== undefined && !disabledReason) {
    return (
      <AriaMenuItem {...shared} render={<Anchor href={href} />}>
        {words}
      </AriaMenuItem>
    )
  }
  return <AriaMenuItem {...shared}>{words}</AriaMenuItem>
}
