import { useLazyModule } from '@parapet/ui'
import { type ReactNode, useCallback, useState } from 'react'
import type { Pick, PickKey } from '../charts/types.ts'
import { pickMenu } from './pickMenu.ts'

/** A value that a reader may act upon. */
export interface PickTarget {
  value: string
  label: string
  url?: string | null
}

interface Opened extends PickTarget {
  anchor: HTMLElement
}

/** The shared menu of a table, list or map; call `open` from a row's button and render `menu` once. */
export function usePickMenu(
  pick: Pick | undefined,
  filterKey: PickKey | undefined,
): { open: (anchor: HTMLElement, target: PickTarget) => void; opened: string | null; menu: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = useCallback((anchor: HTMLElement, target: PickTarget) => setOpened({ ...target, anchor }), [])
  const close = useCallback(() => setOpened(null), [])
  const parts = useLazyModule(pickMenu, opened !== null, close)
  const menu = opened && parts && <parts.PickMenu opened={opened} pick={pick} filterKey={filterKey} onClose={close} />
  return { open, opened: opened?.value ?? null, menu }
}
