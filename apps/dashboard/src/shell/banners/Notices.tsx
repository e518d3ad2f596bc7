import { useToast, useWords } from '@parapet/ui'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { noticeWords } from '../../platform/words/notices.words.ts'
import { shellWords } from '../../platform/words/shell.words.ts'

/** Shows the notices of the session as toasts, each once. */
export function SessionNotices() {
  const { notices, dismiss, isLoggedIn } = useSession()
  const t = useWords(noticeWords)
  const shell = useWords(shellWords)
  const toast = useToast()
  useEffect(() => {
    if (!isLoggedIn) return
    for (const { id, messageKey, tone, text, service } of notices) {
      const refused = service && shell('notGranted', { service: shell(`service.${service}`) })
      const sentence = text ?? refused ?? t(messageKey)
      if (tone === 'bad') toast.error(sentence)
      else if (tone === 'watch') toast.warning(sentence)
      else if (tone === 'good') toast.success(sentence)
      else toast.info(sentence)
      dismiss(id)
    }
  }, [notices, dismiss, isLoggedIn, t, shell, toast])
  return null
}

/** Shows when preferences could not be saved, with Retry, and what happened to those of another version (§4). */
export function SavingNotices() {
  const { saving, notice, canRestore, retry, restoreBoards, dismissNotice } = usePreferences()
  const t = useWords(shellWords)
  const toast = useToast()
  const wasFailed = useRef(false)
  const isFailed = saving === 'failed'

  useEffect(() => {
    if (isFailed && !wasFailed.current) toast.error(t('saving.failed'), { label: t('saving.retry'), onAct: retry })
    wasFailed.current = isFailed
  }, [isFailed, retry, t, toast])

  useEffect(() => {
    if (!notice) return
    const restore = () => {
      if (restoreBoards()) toast.success(t('layout.restored'))
    }
    toast.warning(t(`layout.${notice}`), canRestore ? { label: t('layout.restore'), onAct: restore } : undefined)
    dismissNotice()
  }, [notice, canRestore, restoreBoards, dismissNotice, t, toast])
  return null
}
