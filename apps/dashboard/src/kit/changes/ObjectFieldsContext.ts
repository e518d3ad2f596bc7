import type { Catalogue, Messages } from '@parapet/ui'
import { createContext } from 'react'
import type { HistoryField } from './historyValues.ts'

/** How the fields of a kind of object are named and shown. */
export interface ObjectFields {
  readonly words: Catalogue<Messages>
  /** A hook, because some fields are shown by what is read, such as roles by their names. */
  readonly useFields: () => Readonly<Record<string, HistoryField>>
}

/** Loads the fields of a kind of object; null if no screen edits it. */
export type LoadObjectFields = (kind: string) => Promise<ObjectFields | null>

/** The fields of the objects of all screens, for a screen that shows changes of any of them. */
export const ObjectFieldsContext = createContext<LoadObjectFields>(async () => null)
