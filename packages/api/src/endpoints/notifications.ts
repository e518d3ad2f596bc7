import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, file, gives, refreshes, takes } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
import {
  type NewNotificationPreference,
  Notification,
  NotificationMethod,
  NotificationPreference,
  NotificationType,
} from '../entities/Notification.ts'

/** Notification methods, preferences and history (§7, Notifications); the groups are `user.groups`. */
export const notifications = area(
  'notifications',
  {
    methods: call('GET method/', gives(array(NotificationMethod))),
    types: call('GET {company}/type/', gives(array(NotificationType))),
    preferences: call('GET {company}/preference/', gives(array(NotificationPreference))),
    preference: call('GET {company}/preference/{preference}', gives(NotificationPreference), extension),
    addPreference: call(
      'POST {company}/preference/',
      takes<NewNotificationPreference>(),
      gives(NotificationPreference),
    ),
    removePreference: call('DELETE {company}/preference/{preference}'),
    history: call(
      'GET history/{?offset,limit,search,read,notification_type,notification_method,ids,created_at}',
      gives(listOf(Notification)),
    ),
    pdf: call('GET history/{notification}/pdf', file),
    /** Without ids: all. */
    markRead: call(
      'POST history/mark-read/',
      takes<{ ids?: number[] }>(),
      refreshes('notifications.history'),
      extension,
    ),
  },
  { prefix: 'notifications' },
)
