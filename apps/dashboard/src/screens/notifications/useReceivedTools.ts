import { type Notification, notifications, useRead } from '@parapet/api'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useNotificationNames } from '../../shell/tray/useNotificationNames.ts'
import { useSubject } from '../../shell/tray/useSubject.ts'
import { useNotificationPdf } from './useNotificationPdf.ts'
import { useReceived } from './useReceived.ts'

export interface NamedRow {
  readonly id: number
  readonly name: string
}

export interface ReceivedTools {
  readonly types: readonly NamedRow[]
  readonly methods: readonly NamedRow[]
  readonly subjectOf: ReturnType<typeof useSubject>
  /** Opens the page that a notification is about, and marks it as read. */
  readonly openSubject: (row: Notification) => void
  readonly markRead: (rows: readonly Notification[]) => Promise<void>
  readonly viewPdf: (row: Notification) => void
  readonly savePdf: (row: Notification) => void
}

const none: readonly NamedRow[] = []

/** Returns what the list of notifications depends on. */
export function useReceivedTools(): ReceivedTools {
  const { typeName, methodName } = useNotificationNames()
  const allTypes = useRead(notifications.types, {}, { quiet: true }).data
  const allMethods = useRead(notifications.methods, {}, { quiet: true }).data
  const types = useMemo(
    () => allTypes?.map((type) => ({ ...type, name: typeName(type) })) ?? none,
    [allTypes, typeName],
  )
  const methods = useMemo(
    () => allMethods?.map((method) => ({ ...method, name: methodName(method) })) ?? none,
    [allMethods, methodName],
  )
  const { markRead } = useReceived()
  const subjectOf = useSubject()
  const navigate = useNavigate()
  const openSubject = useCallback(
    (row: Notification) => {
      const subject = subjectOf(row)
      if (!subject) return
      if (!row.read) void markRead([row])
      void navigate(subject.href)
    },
    [subjectOf, markRead, navigate],
  )
  const { viewPdf, savePdf } = useNotificationPdf()
  return { types, methods, subjectOf, openSubject, markRead, viewPdf, savePdf }
}
