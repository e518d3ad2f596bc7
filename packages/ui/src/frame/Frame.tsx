import type { Ref } from 'react'
import * as styles from './frame.css.ts'

/**
 * A frame with a document or a page that is not part of the app. A page is sandboxed: its scripts run without an origin.
 * A document is a `blob:` address of checked type; Chromium shows no PDF in a sandboxed frame.
 */
export function Frame({
  kind,
  title,
  src,
  isBusy = false,
  onLoad,
  ref,
}: {
  kind: 'document' | 'page'
  title: string
  src: string
  isBusy?: boolean
  onLoad?: () => void
  ref?: Ref<HTMLIFrameElement>
}) {
  return (
    <iframe
      ref={ref}
      className={styles.frame}
      title={title}
      src={src}
      referrerPolicy="no-referrer"
      aria-busy={isBusy}
      data-shows={isBusy ? 'firstLoad' : undefined}
      onLoad={onLoad}
      {...(kind === 'page' && { sandbox: 'allow-scripts allow-forms allow-popups' })}
    />
  )
}
