import type { Failure } from '@parapet/api'
import {
  Button,
  Drawing,
  type DrawingName,
  Icon,
  type IconName,
  toClipboard,
  useAnnounce,
  useFormat,
  useWords,
} from '@parapet/ui'
import { type ReactNode, useState } from 'react'
import { frameWords } from '../words/frame.ts'
import * as css from './frame.css.ts'
import { failureDetails } from './frameState.ts'

/** The message of a frame: optional drawing, sentence, reason and actions. */
export function Message({
  icon,
  drawing,
  title,
  children,
  actions,
}: {
  icon?: IconName
  drawing?: DrawingName | undefined
  title: string
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className={css.message}>
      {icon && (
        <span className={css.messageIcon}>
          <Icon name={icon} size={20} />
        </span>
      )}
      {drawing && (
        <span className={css.drawing}>
          <Drawing name={drawing} height={64} />
        </span>
      )}
      <p className={css.messageTitle}>{title}</p>
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}

/** Why a read failed, in words. */
export function useFailureText(): (failure: Failure | { kind: 'broken' }) => string {
  const t = useWords(frameWords)
  const f = useFormat()
  return (failure) => {
    switch (failure.kind) {
      case 'http':
        return failure.message ?? t('failed.http')
      case 'task':
        return failure.message ?? t('failed.task')
      case 'timeout':
        return t('failed.timeout', { elapsed: f.duration(Math.round(failure.afterMs / 1000)) })
      case 'cancelled':
        return t('cancelled.text')
      case 'held':
        return t(`held.${failure.why}`)
      default:
        return t(`failed.${failure.kind}`)
    }
  }
}

/** The error message: what failed, what to do, and details for support. */
export function FailedMessage({
  code,
  title,
  failure,
  onRetry,
  isReported = false,
  isSmall = false,
}: {
  code: string
  title: string
  failure: Failure | { kind: 'broken' }
  onRetry: () => void
  isReported?: boolean
  isSmall?: boolean
}) {
  const t = useWords(frameWords)
  const text = useFailureText()
  const announce = useAnnounce()
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>()
  if (failure.kind === 'cancelled')
    return (
      <Message
        icon="stop"
        title={t('cancelled.title')}
        actions={
          <Button tone="secondary" size="s" icon="refresh" onClick={onRetry}>
            {t('cancelled.retry')}
          </Button>
        }
      >
        <p className={css.messageText}>{text(failure)}</p>
      </Message>
    )
  if (isReported)
    return (
      <Message
        title={t('failed.title', { title })}
        actions={
          <Button tone="quiet" size="s" icon="refresh" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
        }
      />
    )
  const copy = async () => {
    const details = failureDetails(failure, code, new Date().toISOString())
    const result = (await toClipboard(details)) ? 'copied' : 'copyFailed'
    setCopied(result)
    announce(t(`failed.${result}`), 'polite')
  }
  return (
    <Message
      drawing={isSmall ? undefined : failure.kind === 'network' ? 'offline' : 'broken'}
      title={t('failed.title', { title })}
      actions={
        <>
          <Button tone="secondary" size="s" icon="refresh" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
          <Button tone="quiet" size="s" icon="copy" onClick={() => void copy()}>
            {t(copied ? `failed.${copied}` : 'failed.copy')}
          </Button>
        </>
      }
    >
      {!isSmall && <p className={css.messageText}>{text(failure)}</p>}
      {!isSmall && failure.kind === 'http' && (
        <code className={css.code}>{[`HTTP ${failure.status}`, failure.requestId].filter(Boolean).join(' · ')}</code>
      )}
    </Message>
  )
}
