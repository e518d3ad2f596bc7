import { lists } from '@parapet/api'
import type { ValueAction } from './valueAction.ts'

const kinds = ['address', 'network'] as const

/** What can be done with an address or a network. */
export const addressActions: readonly ValueAction[] = [
  { key: 'action.inspectAddress', icon: 'search', kinds, act: () => ({ does: 'ask', dialog: 'inspectAddress' }) },
  { key: 'action.block', icon: 'ban', kinds, call: lists.block, act: () => ({ does: 'ask', dialog: 'block' }) },
  {
    key: 'action.addToList',
    icon: 'plus',
    kinds,
    call: lists.addAddress,
    act: () => ({ does: 'ask', dialog: 'addToList' }),
  },
]
