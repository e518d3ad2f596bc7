import type { SeenValue } from '@parapet/api'
import { createContext } from 'react'
import type { Asks, ComposesUrls, OpensUrl } from './valueAction.ts'

/** A dialog about a value: a question of its kind, or the choice of the URLs that are meant. */
export type Asked = { readonly seen: SeenValue } & (
  | { readonly dialog: Asks['dialog'] }
  | { readonly dialog: 'urls'; readonly act: ComposesUrls | OpensUrl }
)

/** Opens a dialog about a value. */
export const AskContext = createContext<(asked: Asked) => void>(() => {})
