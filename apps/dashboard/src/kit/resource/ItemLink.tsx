import { Link } from '@parapet/ui'
import type { ReactNode } from 'react'
import { useItemHref } from './useOpenItem.ts'

/** A link that opens the drawer of an item. It reads the URL itself, so that columns need not depend on it. */
export function ItemLink({ item, children }: { item: string; children: ReactNode }) {
  return <Link href={useItemHref(item)}>{children}</Link>
}
