import { Link } from '@parapet/ui'
import type { ReactNode } from 'react'
import { useOpenItem } from './useOpenItem.ts'

/** A link that opens the drawer of an item. It reads the URL itself, so that columns need not depend on it. */
export function ItemLink({ item, children }: { item: string; children: ReactNode }) {
  const { hrefOf } = useOpenItem()
  return <Link href={hrefOf(item)}>{children}</Link>
}
