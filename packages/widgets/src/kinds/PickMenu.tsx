import { safeUrl } from '@parapet/api'
import { type MenuAction, MenuAt, useCopy, useWords } from '@parapet/ui'
import { useEffect, useReducer, useState } from 'react'
import type { Pick, PickKey } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import type { PickTarget } from './usePickMenu.tsx'

const inspected: ReadonlySet<PickKey> = new Set<PickKey>(['request', 'tcdndebugreason'])

interface PickMenuProps {
  opened: PickTarget & { anchor: HTMLElement }
  pick: Pick | undefined
  filterKey: PickKey | undefined
  onClose: () => void
}

/** The actions on a value: Filter, Exclude, open on another page, Copy, Open in a new tab. */
export function PickMenu({ opened: { value, label, url: given, anchor }, pick, filterKey, onClose }: PickMenuProps) {
  const t = useWords(kindWords)
  const copy = useCopy()
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const onCrossPageLinks = pick?.onCrossPageLinks
  useEffect(() => onCrossPageLinks?.(lookAgain), [onCrossPageLinks])
  const crossPageLink = (filterKey && pick?.crossPageLink?.(filterKey, value)) || null
  // Items that arrive while the menu is open go to its end: nothing may move under the pointer.
  const [isKnown] = useState(crossPageLink !== null)
  const linkItems: MenuAction[] = crossPageLink ? [{ ...crossPageLink, icon: 'arrowRight', why: label }] : []
  const items: MenuAction[] = []
  if (pick && filterKey) {
    items.push(
      { label: t('pick.filter'), icon: 'filter', onSelect: () => pick.include(filterKey, value) },
      { label: t('pick.exclude'), icon: 'filterOff', onSelect: () => pick.exclude(filterKey, value) },
    )
    const { inspect } = pick
    if (inspect && inspected.has(filterKey))
      items.push({ label: t('pick.inspect'), icon: 'search', onSelect: () => inspect(value) })
    if (isKnown) items.push(...linkItems)
  }
  items.push({
    label: t('pick.copy'),
    icon: 'copy',
    onSelect: () => void copy(value),
  })
  const url = safeUrl(given)
  if (url) {
    items.push({
      label: t('pick.open'),
      icon: 'external',
      onSelect: () => {
        window.open(url, '_blank', 'noopener,noreferrer')
      },
    })
  }
  if (!isKnown) items.push(...linkItems)
  // The full value: lists truncate it, and touch and keyboard users cannot read a tooltip.
  const group = (value.length > label.length ? value : label).slice(0, 400)
  return (
    <MenuAt
      open
      onClose={onClose}
      anchor={anchor}
      label={t('pick.for', { value: label })}
      items={items.map((item) => ({ ...item, group }))}
    />
  )
}
