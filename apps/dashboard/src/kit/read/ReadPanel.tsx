import type { Read } from '@parapet/api'
import { EmptyState, Skeleton } from '@parapet/ui'
import type { ReactNode } from 'react'
import { ListFailure, UnreadableNotice } from './ListNotices.tsx'

interface ReadPanelProps<T> {
  read: Read<readonly T[]>
  /** The title when it could not be read. */
  failed: string
  empty: { title: string; text: string }
  children: (items: readonly T[]) => ReactNode
}

/** A list within a panel: its first load, its failure with a retry, that it is empty, or its items. */
export function ReadPanel<T>({
  read: { data, failure, unreadable, retry },
  failed,
  empty,
  children,
}: ReadPanelProps<T>) {
  if (failure && !data) return <ListFailure failure={failure} title={failed} onRetry={retry} />
  if (!data) return <Skeleton width="100%" height="160px" />
  return (
    <>
      <UnreadableNotice n={unreadable} />
      {data.length === 0 ? <EmptyState size="s" {...empty} /> : children(data)}
    </>
  )
}
