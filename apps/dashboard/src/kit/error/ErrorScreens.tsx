import { CallFailure, defaultTimings, type Failure, failureText } from '@parapet/api'
import { Button, Drawing, type DrawingName, LinkButton, Logo, Pin, toClipboard, useTheme, useWords } from '@parapet/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { to } from '../../platform/links/to.ts'
import { appWords } from '../../platform/words/app.words.ts'
import { type CodeState, isCodeFailure, untilReachable } from './codeFailure.ts'
import * as css from './error.css.ts'
import { report } from './report.ts'

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
          <Logo on="page">
            <Pin size={28} />
            <span className={css.name}>{seed.title}</span>
          </Logo>
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
  isRetrying?: boolean
  isInside?: boolean
}

/** The page for an unexpected error: what to do, and a report to copy for support. */
export function CrashScreen({ error, onRetry, isRetrying = false, isInside = false }: CrashScreenProps) {
  const t = useWords(appWords)
  const isSlow = useSlow(isRetrying)
  if (isCodeFailure(error)) return <CodeScreen error={error} isInside={isInside} />
  const failure = error instanceof CallFailure ? error.failure : null
  const kind = crashKind(failure)
  const status = failure?.kind === 'http' ? failure.status : 0
  return (
    <CalmScreen
      drawing={drawings[kind]}
      isInside={isInside}
      title={t(`${kind}.title`)}
      text={(failure && failureText(failure)) ?? t(`${kind}.text`, { status: String(status) })}
      actions={
        <>
          <Button tone="primary" icon="refresh" busy={isRetrying} onClick={onRetry ?? (() => location.reload())}>
            {t(onRetry ? 'crash.retry' : 'crash.reload')}
          </Button>
          <Button onClick={() => location.assign(to('home'))}>{t('crash.home')}</Button>
        </>
      }
    >
      <p role="status">{isSlow && t('crash.slow')}</p>
      <Report error={error} />
    </CalmScreen>
  )
}

const drawings = {
  offline: 'offline',
  timeout: 'offline',
  unavailable: 'offline',
  crash: 'broken',
} as const satisfies Record<string, DrawingName>

function crashKind(failure: Failure | null): keyof typeof drawings {
  if (failure?.kind === 'network') return 'offline'
  if (failure?.kind === 'timeout') return 'timeout'
  return failure?.kind === 'http' && (failure.status >= 500 || failure.status === 429) ? 'unavailable' : 'crash'
}

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), defaultTimings.slowMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}

const codeDrawings = { unreachable: 'offline', ready: 'broken', replaced: 'done' } as const satisfies Record<
  CodeState,
  DrawingName
>

/** A file of the product could not be loaded: blames the connection or a newer version, whichever it is. */
function CodeScreen({ error, isInside }: { error: Error; isInside: boolean }) {
  const t = useWords(appWords)
  const state = useCodeState(error)
  return (
    <CalmScreen
      drawing={codeDrawings[state]}
      isInside={isInside}
      title={t(`code.${state}.title`)}
      text={t(`code.${state}.text`)}
      actions={
        <Button tone="primary" icon="refresh" onClick={() => location.reload()}>
          {t('crash.reload')}
        </Button>
      }
    />
  )
}

function useCodeState(error: Error): CodeState {
  const [state, setState] = useState<CodeState>(navigator.onLine ? 'ready' : 'unreachable')
  useEffect(() => {
    const left = new AbortController()
    let wasUnreachable = false
    const onUnreachable = () => {
      wasUnreachable = true
      if (!left.signal.aborted) setState('unreachable')
    }
    untilReachable(error, left.signal, onUnreachable).then(
      (found) => {
        if (left.signal.aborted) return
        if (wasUnreachable && found === 'ready') location.reload()
        else setState(found)
      },
      () => undefined, // The screen was left.
    )
    return () => left.abort()
  }, [error])
  return state
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
