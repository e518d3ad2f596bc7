import { type Notification, notifications, useRead } from '@parapet/api'
import { useNotificationPdf } from './useNotificationPdf.ts'
import { useReceived } from './useReceived.ts'

export interface NamedRow {
  readonly id: number
  readonly name: string
}

export interface ReceivedTools {
  readonly types: readonly NamedRow[]
  readonly methods: readonly NamedRow[]
  readonly markRead: (rows: readonly Notification[]) => Promise<void>
  readonly viewPdf: (row: Notification) => void
  readonly savePdf: (row: Notification) => void
}

const none: readonly NamedRow[] = []

/** Returns what the list of notifications depends on. */
export function useReceivedTools(): ReceivedTools {
  const types = useRead(notifications.types, {}, { quiet: true }).data ?? none
  const methods = useRead(notifications.methods, {}, { quiet: true }).data ?? none
  const { markRead } = useReceived()
  const { viewPdf, savePdf } = useNotificationPdf()
  return { types, methods, markRead, viewPdf, savePdf }
}
