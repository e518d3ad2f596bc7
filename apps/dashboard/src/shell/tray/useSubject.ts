import { type Notification, notifications, useRead } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { addressOfPage } from '../../platform/links/to.ts'
import { type PageName, paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { appWords } from '../../platform/words/app.words.ts'
import { kindOfType, type NotificationKind } from './useNotificationNames.ts'

/** Where what a notification is about is found. */
export interface Subject {
  readonly href: string
  /** The title of that page. */
  readonly title: string
}

interface Place {
  readonly page: PageName
  readonly query: Readonly<Record<string, string>>
}

const places: Readonly<Record<NotificationKind, Place>> = {
  deployments: { page: 'autoprovisioning', query: { tab: 'vcl' } },
  certificates: { page: 'autoprovisioning', query: { tab: 'certificates' } },
  anomalies: { page: 'anomalydetection', query: {} },
  limits: { page: 'user-alerts', query: {} },
  invoices: { page: 'user-invoices', query: {} },
  maintenance: { page: 'home', query: {} },
}

/** Returns a function that tells the page a notification is about; null if its type has none or the user may not open it. */
export function useSubject(): (notification: Notification) => Subject | null {
  const { user, company } = useSession()
  const title = useWords(appWords)
  const types = useRead(notifications.types, {}, { quiet: true }).data
  return useCallback(
    (notification) => {
      const type = types?.find(({ id }) => id === notification.notification_type)
      const kind = type && kindOfType(type)
      if (!kind) return null
      const { page, query } = places[kind]
      const of = notification.company ?? company?.id ?? null
      // What the user may open in another company is only known there.
      if (of !== (company?.id ?? null) && !paths[page].path.startsWith('{company?}')) return null
      if (of === (company?.id ?? null) && !paths[page].guard.allows({ user, company })) return null
      return { href: addressOfPage(page, { company: of }, query), title: title(paths[page].title) }
    },
    [types, user, company, title],
  )
}
