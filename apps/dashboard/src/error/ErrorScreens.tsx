import { CallFailure, failureText } from '@parapet/api'
import { Button, Drawing, type DrawingName, LinkButton, Pin, toClipboard, useTheme, useWords } from '@parapet/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { to } from '../links/to.ts'
import { appWords } from '../words/app.ts'
import * as css from './error.css.ts'
import { isStaleCode, report } from './report.ts'

interface CalmProps {
  title: string
  text: string
  actions: ReactNode
  drawing: DrawingName
  isInside?: boolean
  children?: ReactNode
}

function CalmScreen({ title, text, actions, drawing, isInside = false, children }: CalmProps) {
  const { seed } = useTheme()
  useEffect(() => {
    document.title = `${title} - ${seed.title}`
  }, [title, seed.title])
  const Room = isInside ? 'div' : 'main'
  return (
    <Room className={isInside ? `${css.page} ${css.inside}` : css.page}>
      {!isInside && (
        <div className={css.mark}>
          <Pin size={28} />
          <span className={css.name}>{seed.title}</span>
        </div>
      )}
      <Drawing name={drawing} height={96} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>{actions}</div>
      {children}
    </Room>
  )
}

interface MissingScreenProps {
  address?: string
  /** The number of the address, if it is that of no company. */
  company?: number | undefined
}

/** The page for an unknown address (§2: error), or a company that does not exist. */
export function MissingScreen({ address = location.pathname, company }: MissingScreenProps) {
  const t = useWords(appWords)
  return (
    <CalmScreen
      drawing="search"
      title={company === undefined ? t('missing.title') : t('missing.company', { company: String(company) })}
      text={
        company === undefined ? `${t('missing.address', { address })} ${t('missing.text')}` : t('missing.companyText')
      }
      actions={
        <>
          <LinkButton href={to('home')} tone="primary">
            {t('missing.home')}
          </LinkButton>
          {company !== undefined && <LinkButton href={to('companies')}>{t('title.companies')}</LinkButton>}
        </>
      }
    />
  )
}

interface CrashScreenProps {
  error: unknown
  onRetry?: () => void
  isInside?: boolean
}

/** The page for an unexpected error: what to do, and a report to copy for support. */
export function CrashScreen({ error, onRetry, isInside = false }: CrashScreenProps) {
  const t = useWords(appWords)
  if (isStaleCode(error)) {
    return (
      <CalmScreen
        drawing="done"
        isInside={isInside}
        title={t('update.title')}
        text={t('update.text')}
        actions={
          <Button tone="primary" icon="refresh" onClick={() => location.reload()}>
            {t('crash.reload')}
          </Button>
        }
      />
    )
  }
  const failure = error instanceof CallFailure ? error.failure : null
  const isOffline = failure?.kind === 'network' || failure?.kind === 'timeout'
  return (
    <CalmScreen
      drawing={isOffline ? 'offline' : 'broken'}
      isInside={isInside}
      title={t(isOffline ? 'offline.title' : 'crash.title')}
      text={isOffline ? t('offline.text') : ((failure && failureText(failure)) ?? t('crash.text'))}
      actions={
        <>
          <Button tone="primary" icon="refresh" onClick={onRetry ?? (() => location.reload())}>
            {t(onRetry ? 'crash.retry' : 'crash.reload')}
          </Button>
          <Button onClick={() => location.assign(to('home'))}>{t('crash.home')}</Button>
        </>
      }
    >
      <Report error={error} />
    </CalmScreen>
  )
}

function Report({ error }: { error: unknown }) {
  const t = useWords(appWords)
  const [text] = useState(() =>
    report(error, { address: location.pathname, userAgent: navigator.userAgent, at: new Date() }),
  )
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null)
  const copy = async () => setCopied((await toClipboard(text)) ? 'done' : 'failed')
  return (
    <details className={css.details}>
      <summary className={css.summary}>{t('crash.details')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre className={css.report} tabIndex={0}>
        {text}
      </pre>
      <div className={css.actions}>
        <Button size="s" icon="copy" onClick={() => void copy()}>
          {t('crash.copy')}
        </Button>
        <span role="status">{copied && t(copied === 'done' ? 'crash.copied' : 'crash.copyFailed')}</span>
      </div>
    </details>
  )
}
