import { area } from '../call/area.ts'
import { body, call, extension, file, refreshes, returns } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
import {
  type NewNotificationPreference,
  Notification,
  NotificationMethod,
  NotificationPreference,
  NotificationType,
} from '../entities/Notification.ts'
import { rows } from '../entities/rows.ts'

/** Notification methods, preferences and history (§7, Notifications); the groups are `user.groups`. */
export const notifications = area(
  'notifications',
  {
    methods: call('GET method', returns(rows(NotificationMethod))),
    types: call('GET {company}/type', returns(rows(NotificationType))),
    preferences: call('GET {company}/preference', returns(rows(NotificationPreference))),
    addPreference: call(
      'POST {company}/preference',
      body<NewNotificationPreference>(),
      returns(NotificationPreference),
    ),
    removePreference: call('DELETE {company}/preference/{preference}'),
    history: call(
      'GET history/{?offset,limit,search,read,notification_type,notification_method,ids,created_at}',
      returns(listOf(Notification)),
    ),
    pdf: call('GET history/{notification}/pdf', file),
    /** Without ids: all. */
    markRead: call(
      'POST history/mark-read/',
      body<{ ids?: number[] }>(),
      refreshes('notifications.history'),
      extension,
    ),
  },
  { prefix: 'notifications' },
)
