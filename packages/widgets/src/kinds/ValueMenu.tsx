import { safeUrl, type ValueKind } from '@parapet/api'
import { type MenuAction, MenuAt, useCopy, useWords } from '@parapet/ui'
import { Suspense, use, useEffect, useReducer, useState } from 'react'
import type { Pick, PickKey, Where } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import type { Opened } from './useValueMenu.tsx'
import { ValueItemsContext } from './ValueItemsContext.ts'

interface ValueMenuProps {
  opened: Opened
  kind: ValueKind
  where: (() => Where) | undefined
  onAct: (() => void) | undefined
  pick: Pick | undefined
  filterKey: PickKey | undefined
  onClose: () => void
}

const nowhere = { sites: [], span: null }

/** What can be done with a value: Filter, Exclude, open on another page, the actions of its kind, Copy. */
export function ValueMenu({ opened, kind, where, onAct, pick, filterKey, onClose }: ValueMenuProps) {
  const { value, label, url: given, span, anchor, point } = opened
  const t = useWords(kindWords)
  const copy = useCopy()
  const Items = use(ValueItemsContext)
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const onCrossPageLinks = pick?.onCrossPageLinks
  useEffect(() => onCrossPageLinks?.(lookAgain), [onCrossPageLinks])
  const crossPageLink = (filterKey && pick?.crossPageLink?.(filterKey, value)) || null
  // Items that arrive while the menu is open go to its end: nothing may move under the pointer.
  const [isKnown] = useState(crossPageLink !== null)
  const linkItems: MenuAction[] = crossPageLink ? [{ ...crossPageLink, icon: 'arrowRight', why: label }] : []
  const acting = (act: () => void) => () => {
    onAct?.()
    act()
  }
  const filters: MenuAction[] =
    pick && filterKey
      ? [
          { label: t('pick.filter'), icon: 'filter', onSelect: acting(() => pick.include(filterKey, value)) },
          { label: t('pick.exclude'), icon: 'filterOff', onSelect: acting(() => pick.exclude(filterKey, value)) },
        ]
      : []
  const url = safeUrl(given)
  const last: MenuAction[] = [
    { label: t('pick.copy'), icon: 'copy', onSelect: () => void copy(value) },
    ...(url
      ? [
          {
            label: t('pick.open'),
            icon: 'external' as const,
            onSelect: () => void window.open(url, '_blank', 'noopener,noreferrer'),
          },
        ]
      : []),
  ]
  // The full value: lists truncate it, and touch and keyboard users cannot read a tooltip.
  const group = (value.length > label.length ? value : label).slice(0, 400)
  const menu = (actions: readonly MenuAction[]) => (
    <MenuAt
      open
      onClose={onClose}
      anchor={anchor}
      {...(point && { point })}
      label={t('pick.for', { value: label })}
      items={[...filters, ...(isKnown ? linkItems : []), ...actions, ...last, ...(isKnown ? [] : linkItems)].map(
        (item) => ({ ...item, group }),
      )}
    />
  )
  if (!Items) return menu([])
  return (
    <Suspense fallback={null}>
      <Items
        seen={{ kind, value, ...(where?.() ?? nowhere), ...(span && { span }) }}
        place={filters.length > 0 ? 'traffic' : 'elsewhere'}
      >
        {(actions) => menu(actions.map((one) => (one.onSelect ? { ...one, onSelect: acting(one.onSelect) } : one)))}
      </Items>
    </Suspense>
  )
}
