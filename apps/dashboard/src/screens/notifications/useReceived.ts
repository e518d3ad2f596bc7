import { type Notification, notifications, useSendWrite } from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { useBusyAction } from '../../kit/action/useBusyAction.ts'
import { notificationsWords } from '../../words/notifications.ts'

/** Returns functions that mark notifications as read; failures are shown as toasts. */
export function useReceived() {
  const t = useWords(notificationsWords)
  const send = useSendWrite()
  const toast = useToast()
  const { isBusy, run } = useBusyAction()
  const markRead = useCallback(
    (rows: readonly Notification[]) =>
      run(async () => {
        const ids = rows.filter(({ read }) => !read).map(({ id }) => id)
        if (ids.length > 0) await send(notifications.markRead, { body: { ids } })
        toast.success(t('marked', { n: rows.length }))
      }),
    [run, send, toast, t],
  )
  const markAll = useCallback(
    () =>
      run(async () => {
        await send(notifications.markRead, { body: {} })
        toast.success(t('markedAll'))
      }),
    [run, send, toast, t],
  )
  return { isBusy, markRead, markAll }
}
