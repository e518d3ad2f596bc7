import { type Notification, notifications } from '@parapet/api'
import { pagedRows, pageParams, resource } from '../../kit/resource/resource.ts'
import { NotificationPanel } from './NotificationPanel.tsx'
import { notificationsWords } from './notifications.words.ts'
import { type NamedRow, useReceivedTools } from './useReceivedTools.ts'

const optionsOf = (rows: readonly NamedRow[]) => rows.map(({ id, name }) => ({ value: String(id), label: name }))

/** The notifications that the user has received (§7), paged by the provider. */
export const received = resource({
  code: 'notifications',
  words: notificationsWords,
  list: pagedRows(notifications.history, (query) => ({
    ...pageParams(query),
    ...(query.filters.read && { read: query.filters.read === 'yes' }),
    ...(query.filters.type && { notification_type: Number(query.filters.type) }),
    ...(query.filters.method && { notification_method: Number(query.filters.method) }),
  })),
  getId: (row: Notification) => String(row.id),
  getTitle: (row) => row.title || String(row.id),
  panels: [{ id: 'message', icon: 'mail', Panel: NotificationPanel }],
  use: useReceivedTools,
  of: ({ types, methods, subjectOf, openSubject, markRead, viewPdf, savePdf }) => ({
    columns: (make, t) => {
      const nameOf = (rows: readonly NamedRow[], wanted: number) =>
        rows.find(({ id }) => id === wanted)?.name ?? t('unknown', { id: String(wanted) })
      return [
        make.longText('subject', (row) => row.title || t('unknown', { id: String(row.id) }), { primary: true }),
        make.longText('message', (row) => row.message),
        make.date('date', (row) => row.created_at, { primary: true }),
        make.status(
          'read',
          (row) => (row.read ? { tone: 'quiet', label: t('read.yes') } : { tone: 'info', label: t('read.no') }),
          { primary: true },
        ),
        make.text('type', (row) => nameOf(types, row.notification_type)),
        make.text('method', (row) => nameOf(methods, row.notification_method)),
      ]
    },
    filters: [
      {
        id: 'read',
        options: (_, t) => (['no', 'yes'] as const).map((value) => ({ value, label: t(`read.${value}`) })),
      },
      { id: 'type', options: () => optionsOf(types) },
      { id: 'method', options: () => optionsOf(methods) },
    ],
    actions: [
      { key: 'subject', icon: 'arrowRight', isOffered: (row) => subjectOf(row) !== null, run: openSubject },
      {
        key: 'markRead',
        icon: 'check',
        call: notifications.markRead,
        isOffered: (row) => !row.read,
        run: (row) => void markRead([row]),
        runMany: markRead,
      },
      { key: 'viewPdf', icon: 'eye', run: viewPdf },
      { key: 'pdf', icon: 'download', run: savePdf },
    ],
  }),
})
