import { lists, parseNetwork } from '@parapet/api'
import { shortUntils } from './until.ts'
import type { ValueAction } from './valueAction.ts'

const kinds = ['address', 'network'] as const

/** Larger networks are blocked after the question only, which says how large they are. */
const WIDEST_AT_ONCE = { 4: 24, 6: 64 } as const

/** Whether a network is small enough to be blocked without a question. */
function isBlockedAtOnce(value: string): boolean {
  const network = parseNetwork(value)
  return network !== null && network.prefix >= WIDEST_AT_ONCE[network.version]
}

/** What can be done with an address or a network. */
export const addressActions: readonly ValueAction[] = [
  { key: 'action.inspectAddress', icon: 'search', kinds, act: () => ({ does: 'ask', dialog: 'inspectAddress' }) },
  ...shortUntils.map(
    (until): ValueAction => ({
      key: `action.block.${until}`,
      icon: 'ban',
      kinds,
      call: lists.block,
      act: ({ value }) => (isBlockedAtOnce(value) ? { does: 'block', until } : null),
    }),
  ),
  { key: 'action.block', icon: 'shield', kinds, call: lists.block, act: () => ({ does: 'ask', dialog: 'block' }) },
  {
    key: 'action.addToList',
    icon: 'plus',
    kinds,
    call: lists.addAddress,
    act: () => ({ does: 'ask', dialog: 'addToList' }),
  },
  {
    key: 'action.blockedList',
    icon: 'list',
    kinds,
    call: lists.blocked,
    act: ({ value }) => ({ does: 'open', page: 'blocked', query: { q: value } }),
  },
]
