import { type Notification, notifications } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import { notificationsWords } from './notifications.words.ts'

/** Returns functions that mark notifications as read; failures are shown as toasts. */
export function useReceived() {
  const t = useWords(notificationsWords)
  const { send, isBusy, run } = useTask()
  const markRead = useCallback(
    async (rows: readonly Notification[]) => {
      await run(
        async () => {
          const ids = rows.filter(({ read }) => !read).map(({ id }) => id)
          if (ids.length > 0) await send(notifications.markRead, { body: { ids } })
        },
        { done: t('marked', { n: rows.length }) },
      )
    },
    [run, send, t],
  )
  const markAll = useCallback(
    () => run(() => send(notifications.markRead, { body: {} }), { done: t('markedAll') }),
    [run, send, t],
  )
  return { isBusy, markRead, markAll }
}
