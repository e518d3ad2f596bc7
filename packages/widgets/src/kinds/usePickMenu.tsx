import type { FilterKey } from '@parapet/api'
import { MenuAt, type MenuItem, useAnnounce, useWords } from '@parapet/ui'
import { type ReactNode, useCallback, useState } from 'react'
import type { Pick } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import { safeUrl } from './safeUrl.ts'

/** A value that a reader may act upon. */
export interface PickTarget {
  /** The value as the data has it. */
  value: string
  /** How it is shown and spoken. */
  label: string
  /** Where it can be opened; only http and https are offered. */
  url?: string | null
}

interface Opened extends PickTarget {
  anchor: HTMLElement
}

/**
 * The one menu of a table, list or map: Filter, Exclude, Copy, Open in a new tab. `open` is called by the button of a row; `menu` is
 * drawn once. Filter and Exclude are there when the page can be filtered (`pick`) by what the rows are (`filterKey`).
 */
export function usePickMenu(
  pick: Pick | undefined,
  filterKey: FilterKey | undefined,
): { open: (anchor: HTMLElement, target: PickTarget) => void; opened: string | null; menu: ReactNode } {
  const t = useWords(kindWords)
  const announce = useAnnounce()
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = useCallback((anchor: HTMLElement, target: PickTarget) => setOpened({ ...target, anchor }), [])
  const items: MenuItem[] = []
  if (opened) {
    const { value } = opened
    if (pick && filterKey) {
      items.push(
        { label: t('pick.filter'), icon: 'filter', onSelect: () => pick.include(filterKey, value) },
        { label: t('pick.exclude'), icon: 'filterOff', onSelect: () => pick.exclude(filterKey, value) },
      )
    }
    items.push({
      label: t('pick.copy'),
      icon: 'copy',
      onSelect: () => {
        navigator.clipboard?.writeText(value).then(
          () => announce(t('pick.copied'), 'polite'),
          // Not allowed to write: the whole value is on the page to be copied by hand.
          () => undefined,
        )
      },
    })
    const url = safeUrl(opened.url)
    if (url) {
      items.push({
        label: t('pick.open'),
        icon: 'external',
        onSelect: () => {
          window.open(url, '_blank', 'noopener,noreferrer')
        },
      })
    }
  }
  const menu = (
    <MenuAt
      open={opened !== null}
      onClose={() => setOpened(null)}
      anchor={opened?.anchor ?? null}
      label={t('pick.for', { value: opened?.label ?? '' })}
      items={items}
    />
  )
  return { open, opened: opened?.value ?? null, menu }
}
