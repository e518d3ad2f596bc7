import type { Failure, Slow } from '@parapet/api'
import type { ReactNode } from 'react'

/** Something to know about what is shown; several can hold at once. */
export type Remark =
  /** Some sites did not answer; the figures are without them. */
  | { readonly is: 'partial'; readonly failed: readonly string[]; readonly total: number }
  /** A share (0…1) of the range was not collected: figures are without it. */
  | { readonly is: 'gap'; readonly share: number }
  | { readonly is: 'top'; readonly shown: number; readonly total: number }
  | { readonly is: 'sampled'; readonly oneIn: number }
  /** Filters of the page that this widget's data cannot take. */
  | { readonly is: 'unfiltered'; readonly filters: readonly string[] }

/** Why there is nothing to show, and what can be done about it. */
export type Emptiness =
  | {
      readonly why: 'noTraffic'
      /** The site, or words for several. */
      readonly who: string
      /** The range in words. */
      readonly range: string
      /** When traffic was last seen, in words that may have to be asked for. */
      readonly lastSeen?: ReactNode
    }
  | {
      readonly why: 'filtered'
      readonly filters: readonly { readonly label: string; readonly onRelax: () => void }[]
      readonly onRelaxAll?: () => void
    }
  | { readonly why: 'range' | 'site' }
  | { readonly why: 'nothing'; readonly text?: string }

/** How the service behind a widget can be had. */
export interface Offer {
  readonly action: { readonly label: string; readonly href: string }
}

/** Every state a widget can be in (ux-rules §6). A kind is drawn in `ready`, `refreshing`, `stale` and (on sample data) `notHired` only. */
export type FrameState =
  | { readonly is: 'loading'; readonly isLong?: boolean }
  /** Out of sight and not asked for yet. */
  | { readonly is: 'away' }
  /** Nothing to show yet, and it takes long. */
  | { readonly is: 'slow'; readonly slow: Slow }
  | { readonly is: 'ready'; readonly updatedAt?: number; readonly remarks?: readonly Remark[] }
  /** The old data stays until the new is there. `isOther`: it answers an earlier question than the page now asks. */
  | {
      readonly is: 'refreshing'
      readonly updatedAt?: number
      readonly remarks?: readonly Remark[]
      readonly slow?: Slow
      readonly isOther?: boolean
    }
  /** The last good data, after a refresh that failed. */
  | {
      readonly is: 'stale'
      readonly updatedAt?: number
      readonly remarks?: readonly Remark[]
      readonly failure: Failure
      readonly onRetry: () => void
    }
  | { readonly is: 'empty'; readonly because: Emptiness }
  | { readonly is: 'notHired'; readonly offer: Offer }
  | { readonly is: 'forbidden'; readonly what: string }
  | { readonly is: 'failed'; readonly failure: Failure | { readonly kind: 'broken' }; readonly onRetry: () => void }

/** What is known of a widget's reads; times in epoch milliseconds. */
export interface ReadState {
  /** The provider is asked; false for what is far below the page's edge. */
  readonly isAsked: boolean
  /** There is something to show, now or from before. */
  readonly hasData: boolean
  /** What there is answers an earlier question. */
  readonly isOther: boolean
  readonly isEmpty: boolean
  readonly isRefreshing: boolean
  readonly failure: Failure | undefined
  readonly slow: Slow | undefined
  readonly updatedAt: number | undefined
  readonly remarks: readonly Remark[]
}

/** What the frame says in the states that need words of the page. */
export interface ReadWords {
  /** What a user would need access to. */
  readonly what: string
  /** Said only where there is nothing. */
  readonly emptiness: () => Emptiness
  readonly onRetry: () => void
}

/**
 * The state of a widget from its reads. Refused (401, 403) is forbidden; any other failure keeps the last good data as stale when it
 * answers the present question, else it is an error. Slow without data tells so; with data it only adds to refreshing.
 */
export function stateOf(read: ReadState, words: ReadWords): FrameState {
  const { hasData, isOther, failure, slow, updatedAt, remarks } = read
  const about = { ...(updatedAt === undefined ? {} : { updatedAt }), ...(remarks.length > 0 ? { remarks } : {}) }
  if (failure) {
    if (isRefusal(failure)) return { is: 'forbidden', what: words.what }
    if (!hasData || isOther) return { is: 'failed', failure, onRetry: words.onRetry }
    return { is: 'stale', failure, onRetry: words.onRetry, ...about }
  }
  if (!hasData && !read.isAsked) return { is: 'away' }
  if (!hasData) return slow ? { is: 'slow', slow } : { is: 'loading' }
  if (isOther || read.isRefreshing) {
    if (read.isEmpty) return slow ? { is: 'slow', slow } : { is: 'loading' }
    return { is: 'refreshing', ...about, ...(slow ? { slow } : {}), ...(isOther ? { isOther } : {}) }
  }
  if (read.isEmpty) return { is: 'empty', because: words.emptiness() }
  return { is: 'ready', ...about }
}

/** Whether the provider refused the person, rather than the request. */
export function isRefusal(failure: Failure): boolean {
  return failure.kind === 'http' && (failure.status === 401 || failure.status === 403)
}

/**
 * Failures that have the same cause: a dead connection, or the same status everywhere. Three widgets of one cause are told once, on
 * top of the page. Answers of another shape are each their own.
 */
export function causeOf(failure: Failure): string | null {
  switch (failure.kind) {
    case 'http':
      return isRefusal(failure) ? null : `http ${failure.status}`
    case 'network':
    case 'timeout':
      return failure.kind
    default:
      return null
  }
}

/** What to hand to support, as plain text: never the whole body, which may hold other people's data. */
export function detailsOf(failure: Failure | { readonly kind: 'broken' }, code: string, at: string): string {
  const lines = [`widget: ${code}`, `time: ${at}`, `failure: ${failure.kind}`]
  if (failure.kind === 'http') {
    lines.push(`status: ${failure.status}`)
    if (failure.message) lines.push(`message: ${failure.message}`)
    lines.push(`request: ${failure.requestId ?? '-'}`)
  }
  if (failure.kind === 'unexpected')
    lines.push(
      `call: ${failure.call}`,
      `path: ${failure.path || '(whole answer)'}`,
      `expected: ${failure.expected}`,
      `received: ${failure.received}`,
    )
  if (failure.kind === 'timeout') lines.push(`after: ${failure.afterMs} ms`)
  if (failure.kind === 'task' && failure.message) lines.push(`message: ${failure.message}`)
  return lines.join('\n')
}
