import type { Read } from '@parapet/api'
import { EmptyState, Skeleton, useWords } from '@parapet/ui'
import type { ReactNode } from 'react'
import { resourceWords } from '../../words/resource.ts'
import { ListFailure, ReadNotices, SlowNotice } from './ListNotices.tsx'

interface ReadSectionProps<T> {
  read: Pick<Read<T>, 'data' | 'failure' | 'unreadable' | 'updatedAt' | 'slow' | 'retry' | 'cancel'>
  /** The title when it could not be read. */
  failed: string
  /** Said instead of the content; null if there is content. An empty list is empty by default. */
  empty?: { title: string; text?: string; isEmpty?: (data: T) => boolean }
  /** About how many lines the content has, for the placeholder of the first load. */
  lines?: number
  /** The placeholder of the first load, where lines would not look like the content. */
  placeholder?: ReactNode
  /** Size `s` has no drawings: for a section within another. */
  size?: 's' | 'm'
  children: (data: T) => ReactNode
}

const LINE_PX = 40

/**
 * The one place, outside lists and tiles, that shows what a read is at: first load, slow, failed with a retry, forbidden,
 * empty, stale, with unreadable rows, or its content.
 */
export function ReadSection<T>({
  read,
  failed,
  empty,
  lines = 4,
  placeholder,
  size = 'm',
  children,
}: ReadSectionProps<T>) {
  const ui = useWords(resourceWords)
  const { data, failure, slow } = read
  if (data === undefined && failure)
    return <ListFailure failure={failure} title={failed} onRetry={read.retry} size={size} what="section" />
  if (data === undefined)
    return (
      <>
        {slow && <SlowNotice text={ui('slow.section')} onCancel={read.cancel} />}
        {placeholder ?? <Skeleton width="100%" height={lines * LINE_PX} />}
      </>
    )
  const isEmpty = empty?.isEmpty?.(data) ?? (Array.isArray(data) && data.length === 0)
  return (
    <>
      <ReadNotices read={read} what="section" />
      {empty && isEmpty ? <EmptyState size="s" title={empty.title} text={empty.text ?? ''} /> : children(data)}
    </>
  )
}
