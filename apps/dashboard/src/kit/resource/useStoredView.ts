import type { Column, TableView } from '@parapet/ui/table'
import { useCallback, useMemo, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { withStorage } from '../../platform/session/withStorage.ts'

/** Keeps the columns, widths and density of a list for the user and company, in this browser. */
export function useStoredView(
  code: string,
  columns: readonly Pick<Column<never>, 'id' | 'isHidden'>[],
): readonly [TableView, (view: TableView) => void] {
  const { user, company } = useSession()
  const key = `parapet.view.${code}.${user?.id ?? 0}.${company?.id ?? 0}`
  const [view, setView] = useState<TableView>(() =>
    withStorage(
      () => localStorage,
      (open) => readView(open.getItem(key)),
      {},
    ),
  )
  const change = useCallback(
    (next: TableView) => {
      setView(next)
      withStorage(
        () => localStorage,
        (open) => open.setItem(key, JSON.stringify(next)),
        undefined,
      )
    },
    [key],
  )
  const all = useMemo(
    () => ({ hidden: columns.filter(({ isHidden }) => isHidden).map(({ id }) => id), ...view }),
    [columns, view],
  )
  return [all, change]
}

function readView(text: string | null): TableView {
  const stored: unknown = JSON.parse(text ?? '{}')
  if (typeof stored !== 'object' || stored === null) return {}
  const { density, hidden, order, widths } = stored as Record<string, unknown>
  return {
    ...((density === 'compact' || density === 'comfortable') && { density }),
    ...(isTexts(hidden) && { hidden }),
    ...(isTexts(order) && { order }),
    ...(isWidths(widths) && { widths }),
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')
const isWidths = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((px) => typeof px === 'number')
