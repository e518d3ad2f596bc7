import type { MenuAction } from '@parapet/ui'
import { ValueItemsContext } from '@parapet/widgets'
import { type ReactNode, Suspense, use } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Resource } from './resource.ts'

const nowhere = { sites: [], span: null }

/** Returns a function that adds what can be done with the value of a row to the row's menu. */
export function useValueItemsOf<Row, Draft extends FieldValues>({
  valueIn,
}: Pick<Resource<Row, Draft>, 'valueIn'>): (row: Row, menu: (more: readonly MenuAction[]) => ReactNode) => ReactNode {
  const Items = use(ValueItemsContext)
  return (row, menu) => {
    const seen = valueIn?.(row)
    if (!Items || !seen) return menu([])
    return (
      <Suspense fallback={null}>
        <Items seen={{ ...nowhere, ...seen }} place="row">
          {menu}
        </Items>
      </Suspense>
    )
  }
}
