import type { ValueKind } from '@parapet/api'
import { addressActions } from './addressActions.ts'
import { generalActions } from './generalActions.ts'
import { pathActions } from './pathActions.ts'
import { provisioningActions } from './provisioningActions.ts'
import { ruleActions } from './ruleActions.ts'
import type { ValueAction } from './valueAction.ts'

/** The seventh table: all that can be done with values, in the order of their menus. */
export const valueActions: readonly ValueAction[] = [
  ...addressActions,
  ...pathActions,
  ...ruleActions,
  ...provisioningActions,
  ...generalActions,
]

/** Returns the actions on values of a kind. */
export const actionsOf = (kind: ValueKind): readonly ValueAction[] =>
  valueActions.filter(({ kinds }) => kinds.includes(kind))
