import { useToast, useWords } from '@parapet/ui'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'
import { useSession } from '../session/SessionContext.ts'
import { saysWords } from '../words/says.ts'
import { shellWords } from '../words/shell.ts'

/** What the session has to say inside the app, as toasts: each sentence once. */
export function SessionNotices() {
  const { notices, dismiss, isLoggedIn } = useSession()
  const t = useWords(saysWords)
  const toast = useToast()
  // Notices come from the session store, not from a handler of ours: they are handed on and struck off.
  useEffect(() => {
    // What is said when the session ends is for the login page, which takes over.
    if (!isLoggedIn) return
    for (const { id, says, tone, text } of notices) {
      const sentence = text ?? t(says)
      if (tone === 'bad') toast.error(sentence)
      else if (tone === 'watch') toast.warning(sentence)
      else if (tone === 'good') toast.success(sentence)
      else toast.info(sentence)
      dismiss(id)
    }
  }, [notices, dismiss, isLoggedIn, t, toast])
  return null
}

/** Says when preferences could not be saved, with a way to try again, and what became of those of another version (§4). */
export function SavingNotices() {
  const { saving, notice, canRestore, retry, restoreBoards, forgetNotice } = usePreferences()
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
    forgetNotice()
  }, [notice, canRestore, restoreBoards, forgetNotice, t, toast])
  return null
}
