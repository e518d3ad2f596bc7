import type { SeenValue } from '@parapet/api'
import type { MenuAction } from '@parapet/ui'
import { type ComponentType, createContext, type ReactNode } from 'react'

/** Where a value is shown: among traffic that it filters, in the row of what it names, or elsewhere. */
export type ValuePlace = 'traffic' | 'row' | 'elsewhere'

/** Renders a menu with what can be done with a value. */
export type ValueItems = ComponentType<{
  seen: SeenValue
  place: ValuePlace
  children: (items: readonly MenuAction[]) => ReactNode
}>

/** The product's actions on values; the menu of a value has filters and Copy only without them. */
export const ValueItemsContext = createContext<ValueItems | null>(null)
