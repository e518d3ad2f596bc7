import { type ReactNode, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { toClipboard } from '../keyvalue/useCopy.ts'
import { Code } from '../text/Code.tsx'
import { Text } from '../text/Text.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { Drawing, type DrawingName } from './Drawing.tsx'
import * as styles from './empty.css.ts'

/** An empty state with its reason and one action; size `s` has no illustration. */
export function EmptyState({
  title,
  text,
  action,
  drawing = 'nothing',
  size = 'm',
}: {
  title: string
  text?: ReactNode
  action?: ReactNode
  drawing?: DrawingName
  size?: 's' | 'm'
}) {
  return (
    <div
      className={styles.empty[size]}
      data-shows={drawing === 'forbidden' || drawing === 'notHired' ? drawing : 'empty'}
    >
      {size === 'm' && <Drawing name={drawing} />}
      <div className={styles.emptyText}>
        <Text as="p" weight="semibold" size={size === 'm' ? 'l' : 'm'}>
          {title}
        </Text>
        {text && (
          <Text as="p" tone="muted" size={size === 'm' ? 'm' : 's'}>
            {text}
          </Text>
        )}
      </div>
      {action}
    </div>
  )
}

/** An error state with a retry button and details for support. */
export function ErrorState({
  title,
  text,
  onRetry,
  details,
  size = 'm',
}: {
  title: string
  text?: ReactNode
  onRetry?: () => void
  details?: string
  size?: 's' | 'm'
}) {
  const t = useWords(uiWords)
  return (
    <div className={styles.empty[size]} role="alert" data-shows="failed">
      {size === 'm' && <Drawing name="broken" />}
      <div className={styles.emptyText}>
        <Text as="p" weight="semibold" size={size === 'm' ? 'l' : 'm'}>
          {title}
        </Text>
        {text && (
          <Text as="p" tone="muted" size={size === 'm' ? 'm' : 's'}>
            {text}
          </Text>
        )}
      </div>
      {onRetry && (
        <Button icon="refresh" size={size} onClick={onRetry}>
          {t('error.retry')}
        </Button>
      )}
      {details && (
        <details className={styles.details}>
          <summary className={styles.summary}>{t('error.details')}</summary>
          <div className={styles.detailsBody}>
            <Code block label={t('error.details')}>
              {details}
            </Code>
            <CopyButton text={details} />
          </div>
        </details>
      )}
    </div>
  )
}

/** A button that copies a text and shows whether that succeeded. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const t = useWords(uiWords)
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => setState((await toClipboard(text)) ? 'copied' : 'refused')
  return (
    <span role="status">
      <Button size="s" tone="quiet" icon={state === 'copied' ? 'check' : 'copy'} onClick={copy}>
        {state === 'copied' ? t('copy.done') : state === 'refused' ? t('copy.failed') : (label ?? t('copy.copy'))}
      </Button>
    </span>
  )
}
