import { Banner, Button, useWords } from '@parapet/ui'

import { useNavigate } from 'react-router-dom'
import { useSession } from '../session/SessionContext.ts'
import { shellWords } from '../words/shell.ts'
import * as css from './frame.css.ts'
import { useOnline } from './useOnline.ts'

/** Persistent banners: offline, impersonation, weak password. */
export function Banners({ securityHref }: { securityHref: string }) {
  const t = useWords(shellWords)
  const isOnline = useOnline()
  const { acting, company, isPasswordWeak, stopActing } = useSession()
  const go = useNavigate()
  return (
    <div className={css.banners}>
      {!isOnline && <Banner tone="watch">{t('offline.text')}</Banner>}
      {acting && (
        <Banner
          tone="watch"
          actions={
            <Button size="s" tone="secondary" onClick={() => void stopActing()}>
              {t('acting.stop')}
            </Button>
          }
        >
          {t('acting.text', { me: acting.ownName, name: acting.asName, company: company?.name ?? t('company.none') })}
        </Banner>
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
    </div>
  )
}
