import type { NotificationPreference } from '../entities/Notification.ts'

/** How a type of notification reaches by one method: the one setting that the provider keeps for a user and groups. */
export interface Channel {
  /** The setting as it is stored; undefined: none, so it reaches nobody. */
  readonly preference: NotificationPreference | undefined
  /** The user's own groups that get it as well. */
  readonly own: readonly number[]
  /** Groups that the user is not in; the setting is theirs too, so it is not changed. */
  readonly others: readonly number[]
}

/** What the user wants of a channel: for themselves, and for which of their groups. */
export interface ChannelChoice {
  readonly isOn: boolean
  readonly own: readonly number[]
}

/** The calls that turn a channel into what is wanted; there is none that changes a setting in place. */
export interface ChannelChange {
  readonly removed: NotificationPreference | undefined
  /** The groups of the new setting; null: none is made. */
  readonly added: readonly number[] | null
}

/** Finds the channel of a type and method. Groups that could not be read (undefined) are taken for those of others. */
export function channelOf(
  held: readonly NotificationPreference[],
  { type, method, ownGroups = [] }: { type: number; method: number; ownGroups: readonly number[] | undefined },
): Channel {
  const preference = held.find((one) => one.notification_type === type && one.notification_method === method)
  const groups = preference?.groups ?? []
  return {
    preference,
    own: groups.filter((id) => ownGroups.includes(id)),
    others: groups.filter((id) => !ownGroups.includes(id)),
  }
}

/** What is to be sent for a choice: only a difference, and nothing where others have a part; null if nothing is. */
export function channelChange({ preference, own, others }: Channel, wanted: ChannelChoice): ChannelChange | null {
  if (others.length > 0) return null
  if (!wanted.isOn) return preference ? { removed: preference, added: null } : null
  const groups = [...new Set(wanted.own)].sort((a, b) => a - b)
  const isSame = groups.length === own.length && groups.every((id) => own.includes(id))
  return preference && isSame ? null : { removed: preference, added: groups }
}
