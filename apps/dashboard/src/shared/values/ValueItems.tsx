import type { ValueItems as ValueItemsOf } from '@parapet/widgets'
import type { ComponentProps } from 'react'
import { useValueItems } from './useValueItems.ts'

/** Renders a menu with what can be done with a value. */
export function ValueItems({ seen, place, children }: ComponentProps<ValueItemsOf>) {
  return children(useValueItems(seen, place))
}
