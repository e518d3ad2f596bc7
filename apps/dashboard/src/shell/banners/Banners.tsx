import { Banner, Button, useWords } from '@parapet/ui'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { isWaitingForCode } from '../../platform/router/pendingCode.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import * as css from '../frame.css.ts'
import { useOnline } from './useOnline.ts'

const ActingBar = lazy(async () => ({ default: (await import('../acting/ActingBar.tsx')).ActingBar }))

/** Persistent banners: offline, a page that waits for a connection, impersonation, weak password. */
export function Banners({ securityHref, children }: { securityHref: string; children?: ReactNode }) {
  const t = useWords(shellWords)
  const isOnline = useOnline()
  const { acting, isPasswordWeak } = useSession()
  const isWaiting = useSyncExternalStore(isWaitingForCode.subscribe, isWaitingForCode.get)
  const go = useNavigate()
  const { pathname, search, hash } = useLocation()
  return (
    <div className={css.banners}>
      {isWaiting ? (
        <Banner
          tone="watch"
          actions={
            <Button size="s" tone="secondary" onClick={() => go(`${pathname}${search}${hash}`, { replace: true })}>
              {t('offline.stay')}
            </Button>
          }
        >
          {t('offline.waiting')}
        </Banner>
      ) : (
        !isOnline && <Banner tone="watch">{t('offline.text')}</Banner>
      )}
      {acting && (
        <OptionalBoundary>
          <Suspense>
            <ActingBar acting={acting} />
          </Suspense>
        </OptionalBoundary>
      )}
      {isPasswordWeak && !acting && (
        <Banner
          tone="watch"
          actions={
            <Button size="s" tone="secondary" onClick={() => go(securityHref)}>
              {t('weak.action')}
            </Button>
          }
        >
          <strong>{t('weak.title')}</strong> {t('weak.text')}
        </Banner>
      )}
      {children}
    </div>
  )
}
