import { Link } from '@parapet/ui'
import type { ReactNode } from 'react'
import { useOpenItem } from './useOpenItem.ts'

/** A link that opens the drawer of an item. It follows the address by itself, so that columns need not be made anew. */
export function ItemLink({ item, children }: { item: string; children: ReactNode }) {
  const { hrefOf } = useOpenItem()
  return <Link href={hrefOf(item)}>{children}</Link>
}
