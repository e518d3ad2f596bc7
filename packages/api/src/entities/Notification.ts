import { array, boolean, type InferOutput, nullish, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** A notification channel: email, chat, webhook. Names are the provider's, the shape is ours. */
export const NotificationMethod = loose({ id: number(), name: string(), description: nullish(string(), null) })
export type NotificationMethod = InferOutput<typeof NotificationMethod>

/** A notification type. Names are the provider's, the shape is ours. */
export const NotificationType = loose({ id: number(), name: string(), description: nullish(string(), null) })
export type NotificationType = InferOutput<typeof NotificationType>

/** Which types go to the user and their groups, by which channel. The shape is ours. */
export const NotificationPreference = loose({
  id: number(),
  notification_type: number(),
  notification_method: number(),
  groups: optional(array(number()), []),
})
export type NotificationPreference = InferOutput<typeof NotificationPreference>

export interface NewNotificationPreference {
  notification_type: number
  notification_method: number
  groups?: number[]
}

/** A sent notification; created_at in epoch seconds; title, message and company are ours. */
export const Notification = loose({
  id: number(),
  read: optional(boolean(), false),
  notification_type: number(),
  notification_method: number(),
  created_at: number(),
  title: optional(string(), ''),
  message: optional(string(), ''),
  company: nullish(number(), null),
})
export type Notification = InferOutput<typeof Notification>

/** A notification for the sandbox, stories and tests. */
export function makeNotification(over: Partial<Notification> = {}): Notification {
  return {
    id: 1,
    read: false,
    notification_type: 1,
    notification_method: 1,
    created_at: 1_781_519_400,
    title: 'Configuration deployed',
    message: 'Version 4747 is live.',
    company: 300,
    ...over,
  }
}

/** A notification preference for the sandbox, stories and tests. */
export function makeNotificationPreference(over: Partial<NotificationPreference> = {}): NotificationPreference {
  return { id: 1, notification_type: 1, notification_method: 1, groups: [], ...over }
}
