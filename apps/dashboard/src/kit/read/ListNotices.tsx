import { type Failure, failureText, type Read } from '@parapet/api'
import { Ago, Button, EmptyState, ErrorState, Notice, useWords } from '@parapet/ui'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { resourceWords } from '../words/resource.words.ts'

interface ListFailureProps {
  failure: Failure
  onRetry: () => void
  title?: string
  size?: 's' | 'm'
  /** What could not be read, in its sentences. */
  what?: 'list' | 'section'
}

/** Why a list or a section could not be read: no access, no such call, or a failure to try again. */
export function ListFailure({ failure, onRetry, title, size = 'm', what = 'list' }: ListFailureProps) {
  const ui = useWords(resourceWords)
  const describe = useDescribeFailure()
  const status = failure.kind === 'http' ? failure.status : 0
  const message = failureText(failure)
  if (status === 403)
    return (
      <EmptyState
        drawing="forbidden"
        size={size}
        title={ui(what === 'list' ? 'forbidden.title' : 'forbidden.section')}
        text={[message, ui('forbidden.text')].filter(Boolean).join(' ')}
      />
    )
  if (status === 404 || status === 405 || status === 501)
    return <EmptyState size={size} title={ui('unavailable.title')} text={ui('unavailable.text')} />
  const details = [status > 0 && `HTTP ${status}`, failure.kind === 'http' && failure.requestId]
    .filter(Boolean)
    .join(' · ')
  return (
    <ErrorState
      size={size}
      title={title ?? ui('list.failed')}
      text={describe(failure)}
      onRetry={onRetry}
      {...(details && { details })}
    />
  )
}

interface ReadNoticesProps {
  read: Pick<Read<unknown>, 'failure' | 'updatedAt' | 'slow' | 'unreadable' | 'retry' | 'cancel'>
  what?: 'list' | 'section'
  /** What to say of rows that could not be read; of rows in general by default. */
  unreadableText?: ((n: number) => string) | undefined
}

/** The messages of a list or a section that is slow, could not be refreshed, or lacks rows that could not be read. */
export function ReadNotices({ read, what = 'list', unreadableText }: ReadNoticesProps) {
  const ui = useWords(resourceWords)
  const { failure, updatedAt, slow, unreadable, retry, cancel } = read
  return (
    <>
      {failure && (
        <Notice
          tone="watch"
          live
          shows="stale"
          actions={
            <Button size="s" onClick={retry}>
              {ui('retry')}
            </Button>
          }
        >
          {ui(what === 'list' ? 'stale' : 'stale.section')}{' '}
          {updatedAt !== undefined && <Ago value={updatedAt / 1000} />} {failureText(failure)}
        </Notice>
      )}
      <UnreadableNotice n={unreadable} text={unreadableText} />
      {slow && <SlowNotice text={ui(what === 'list' ? 'slow' : 'slow.section')} onCancel={cancel} />}
    </>
  )
}

interface UnreadableNoticeProps {
  n: number
  text?: ((n: number) => string) | undefined
}

/** Says how many rows of a list could not be read; nothing if all could. */
export function UnreadableNotice({ n, text }: UnreadableNoticeProps) {
  const ui = useWords(resourceWords)
  if (n === 0) return null
  return (
    <Notice tone="watch" live shows="partial">
      {text?.(n) ?? ui('unreadable', { n })}
    </Notice>
  )
}

/** Says that a response takes longer than usual, and offers to cancel the request. */
export function SlowNotice({ text, onCancel }: { text: string; onCancel: () => void }) {
  const ui = useWords(resourceWords)
  return (
    <Notice
      tone="info"
      live
      shows="slow"
      actions={
        <Button size="s" onClick={onCancel}>
          {ui('cancel')}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
