import type { NotificationPreference } from '@parapet/api'

/** A method with the name it has on the screen. */
export interface MatrixMethod {
  readonly id: number
  readonly name: string
  readonly description?: string | null
  readonly isMail: boolean
}

/** What the matrix of notifications is made of. */
export interface Channels {
  readonly methods: readonly MatrixMethod[]
  readonly held: readonly NotificationPreference[]
  /** The groups that the user is in; undefined if they could not be read. */
  readonly groups: readonly { readonly id: number; readonly name: string }[] | undefined
}

/** Whom a type reaches by the settings of the user: by which methods, and which groups as well. */
export function reachedOf({ methods, held }: Channels, type: number) {
  const own = held.filter(({ notification_type }) => notification_type === type)
  const on = methods.filter(({ id }) => own.some(({ notification_method }) => notification_method === id))
  return {
    methods: on,
    groups: [...new Set(own.flatMap(({ groups }) => groups))].sort((a, b) => a - b),
    isMailOnly: on.length > 0 && on.every(({ isMail }) => isMail),
  }
}
