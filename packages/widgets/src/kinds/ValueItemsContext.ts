import type { SeenValue } from '@parapet/api'
import type { MenuAction } from '@parapet/ui'
import { type ComponentType, createContext, type ReactNode } from 'react'

/** Renders a menu with what can be done with a value. */
export type ValueItems = ComponentType<{
  seen: SeenValue
  /** Whether the value can be filtered by where it is shown. */
  isFilterable: boolean
  children: (items: readonly MenuAction[]) => ReactNode
}>

/** The product's actions on values; the menu of a value has filters and Copy only without them. */
export const ValueItemsContext = createContext<ValueItems | null>(null)
