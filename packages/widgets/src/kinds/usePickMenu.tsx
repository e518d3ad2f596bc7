import { useLater } from '@parapet/ui'
import { type ReactNode, useCallback, useState } from 'react'
import type { Pick, PickKey } from '../charts/types.ts'
import { pickMenu } from './pickMenu.ts'

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
 * The one menu of a table, list or map. `open` is called by the button of a row; `menu` is drawn once. Filter and Exclude are there when the
 * page can be filtered (`pick`) by what the rows are (`filterKey`).
 */
export function usePickMenu(
  pick: Pick | undefined,
  filterKey: PickKey | undefined,
): { open: (anchor: HTMLElement, target: PickTarget) => void; opened: string | null; menu: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = useCallback((anchor: HTMLElement, target: PickTarget) => setOpened({ ...target, anchor }), [])
  const close = useCallback(() => setOpened(null), [])
  const parts = useLater(pickMenu, opened !== null, close)
  const menu = opened && parts && <parts.PickMenu opened={opened} pick={pick} filterKey={filterKey} onClose={close} />
  return { open, opened: opened?.value ?? null, menu }
}
