import type { AccessLogField, Failure, SlowRead } from '@parapet/api'
import type { ReactNode } from 'react'

/** A remark on the data; several may apply at once. */
export type Remark =
  /** Parts beside the main data that could not be loaded, by name. */
  | { readonly kind: 'partial'; readonly failed: readonly string[] }
  | { readonly kind: 'gap'; readonly share: number }
  | { readonly kind: 'top'; readonly shown: number; readonly total: number }
  /** Other keys than these may be larger: the provider ranks by requests. */
  | { readonly kind: 'compared'; readonly rows: number; readonly total: number }
  | { readonly kind: 'sampled'; readonly oneIn: number }
  | { readonly kind: 'unfiltered'; readonly filters: readonly string[] }
  /** The contract keeps these data for less than the range of the page. */
  | { readonly kind: 'shorter'; readonly span: string }
  /** Rows left out because they could not be read; `text` names them, such as "1 ticket could not be read." */
  | { readonly kind: 'unreadable'; readonly count: number; readonly text?: string }

/** Why there is no data, and what to do about it. */
export type Emptiness =
  | {
      readonly kind: 'noTraffic'
      readonly who: string
      readonly range: string
      readonly lastSeen?: ReactNode
    }
  | {
      readonly kind: 'filtered'
      readonly filters: readonly { readonly label: string; readonly onRelax: () => void }[]
      readonly onRelaxAll?: () => void
    }
  /** The access log that is the traffic does not say it. */
  | { readonly kind: 'notLogged'; readonly field: LogNeed }
  | { readonly kind: 'range' | 'site' }
  /** The provider answered without any bucket: whether there was traffic is not known. */
  | { readonly kind: 'unknown'; readonly range: string }
  | { readonly kind: 'nothing'; readonly text?: string }

/** What data needs of an access log: a field that some lack, or DNS queries, which are not requests. */
export type LogNeed = AccessLogField | 'queries'

/** How to get the service of a widget. */
export interface Offer {
  readonly action: { readonly label: string; readonly href: string }
}

/** The states of a widget. A kind only renders in `ready`, `refreshing`, `stale` and (on sample data) `notHired`. */
export type FrameState =
  | { readonly kind: 'loading'; readonly isLong?: boolean }
  | { readonly kind: 'away' }
  | { readonly kind: 'slow'; readonly slow: SlowRead }
  | { readonly kind: 'ready'; readonly updatedAt?: number; readonly remarks?: readonly Remark[] }
  /** The old data stays until the new arrives. `isEarlierData`: it belongs to an earlier request. */
  | {
      readonly kind: 'refreshing'
      readonly updatedAt?: number
      readonly remarks?: readonly Remark[]
      readonly slow?: SlowRead
      readonly isEarlierData?: boolean
    }
  | {
      readonly kind: 'stale'
      readonly updatedAt?: number
      readonly remarks?: readonly Remark[]
      readonly failure: Failure
      readonly onRetry: () => void
    }
  | { readonly kind: 'empty'; readonly reason: Emptiness }
  | { readonly kind: 'notHired'; readonly offer: Offer }
  | { readonly kind: 'forbidden'; readonly what: string }
  | { readonly kind: 'failed'; readonly failure: Failure | { readonly kind: 'broken' }; readonly onRetry: () => void }

/** The state of a widget's reads; times in epoch milliseconds. */
export interface ReadState {
  readonly isRequested: boolean
  readonly hasData: boolean
  readonly isEarlierData: boolean
  readonly isEmpty: boolean
  readonly isRefreshing: boolean
  readonly failure: Failure | undefined
  readonly slow: SlowRead | undefined
  readonly updatedAt: number | undefined
  readonly remarks: readonly Remark[]
}

export interface FrameTexts {
  readonly what: string
  readonly emptiness: () => Emptiness
  readonly onRetry: () => void
}

/** Returns the state of a widget: failures keep matching old data as stale, otherwise they are errors. */
export function frameStateOf(read: ReadState, words: FrameTexts): FrameState {
  const { hasData, isEarlierData, failure, slow, updatedAt, remarks } = read
  const about = { ...(updatedAt === undefined ? {} : { updatedAt }), ...(remarks.length > 0 ? { remarks } : {}) }
  if (failure) {
    if (isRefusal(failure)) return { kind: 'forbidden', what: words.what }
    if (!hasData || isEarlierData) return { kind: 'failed', failure, onRetry: words.onRetry }
    return { kind: 'stale', failure, onRetry: words.onRetry, ...about }
  }
  if (!hasData && !read.isRequested) return { kind: 'away' }
  if (!hasData) return slow ? { kind: 'slow', slow } : { kind: 'loading' }
  if (isEarlierData || read.isRefreshing) {
    if (read.isEmpty) return slow ? { kind: 'slow', slow } : { kind: 'loading' }
    return { kind: 'refreshing', ...about, ...(slow ? { slow } : {}), ...(isEarlierData ? { isEarlierData } : {}) }
  }
  if (read.isEmpty) return { kind: 'empty', reason: words.emptiness() }
  return { kind: 'ready', ...about }
}

/** Returns the name of a state as stories have it; data with a gap or without some rows is `partial`. */
export function shownState(state: FrameState): string {
  if (state.kind === 'loading') return 'firstLoad'
  return state.kind === 'ready' && state.remarks?.some(isWarning) ? 'partial' : state.kind
}

/** Whether a remark says that something is missing. */
export const isWarning = ({ kind }: Remark): boolean => kind === 'partial' || kind === 'gap' || kind === 'unreadable'

/** Whether the provider refused the user rather than the request. */
export function isRefusal(failure: Failure): boolean {
  return failure.kind === 'http' && (failure.status === 401 || failure.status === 403)
}

/** Returns a key for failures with the same cause: three widgets with one cause share a banner. */
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

/** Formats a failure for support as plain text, without the body, which may contain other people's data. */
export function failureDetails(failure: Failure | { readonly kind: 'broken' }, code: string, at: string): string {
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
