import type { Messages, T } from '@parapet/ui'

/** A translate function of any catalogue: its keys are made of the names of fields. */
export type AnyT = T<Messages>

/** Erases which keys a catalogue has, where they are made of the names of fields. */
export const anyT = <M extends Messages>(t: T<M>): AnyT => t as unknown as AnyT
