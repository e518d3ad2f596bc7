import type { Read } from '@parapet/api'
import { EmptyState, Skeleton, useWords } from '@parapet/ui'
import { type ReactNode, Suspense } from 'react'
import { resourceWords } from '../words/resource.words.ts'
import { ListFailure, ReadNotices, SlowNotice } from './ListNotices.tsx'

/** What a section shows of a read; what was not read by `useRead` has only its data, failure and retry. */
export type SectionRead<T> = Pick<Read<T>, 'data' | 'failure' | 'retry'> &
  Partial<Pick<Read<T>, 'unreadable' | 'updatedAt' | 'slow' | 'cancel'>>

interface ReadSectionProps<T> {
  read: SectionRead<T>
  /** The title when it could not be read. */
  failed: string
  /** Said instead of the content; null if there is content. An empty list is empty by default. */
  empty?: { title: string; text?: string; isEmpty?: (data: T) => boolean }
  /** Shown instead of a failure if there is no such thing. */
  gone?: ReactNode
  /** About how many lines the content has, for the placeholder of the first load. */
  lines?: number
  /** The placeholder of the first load, where lines would not look like the content; false for none. */
  placeholder?: ReactNode
  /** What to say of rows that could not be read; of rows in general by default. */
  unreadableText?: (n: number) => string
  /** Size `s` has no drawings: for a section within another. */
  size?: 's' | 'm'
  children: (data: T) => ReactNode
}

const LINE_PX = 40
const nothingMore = { unreadable: 0, updatedAt: undefined, slow: undefined, cancel: () => undefined }

/**
 * The one place, outside lists and tiles, that shows what a read is at: first load, slow, failed with a retry, forbidden,
 * empty, stale, with unreadable rows, or its content.
 */
export function ReadSection<T>({
  read: given,
  failed,
  empty,
  gone,
  lines = 4,
  placeholder,
  size = 'm',
  unreadableText,
  children,
}: ReadSectionProps<T>) {
  const ui = useWords(resourceWords)
  const read = { ...nothingMore, ...given }
  const { data, failure, slow } = read
  const waiting = placeholder ?? <Skeleton width="100%" height={lines * LINE_PX} />
  if (data === undefined && gone !== undefined && failure?.kind === 'http' && failure.status === 404) return gone
  if (data === undefined && failure)
    return <ListFailure failure={failure} title={failed} onRetry={read.retry} size={size} what="section" />
  if (data === undefined)
    return (
      <>
        {slow && <SlowNotice text={ui('slow.section')} onCancel={read.cancel} />}
        {waiting}
      </>
    )
  const isEmpty = empty?.isEmpty?.(data) ?? (Array.isArray(data) && data.length === 0)
  return (
    <>
      <ReadNotices read={read} what="section" unreadableText={unreadableText} />
      {empty && isEmpty ? (
        <EmptyState size="s" title={empty.title} text={empty.text ?? ''} />
      ) : (
        // What the content has yet to load must not take away the dialog around it, and the focus in it.
        <Suspense fallback={waiting}>{children(data)}</Suspense>
      )}
    </>
  )
}
