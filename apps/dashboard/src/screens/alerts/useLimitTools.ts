import { useAmounts } from '../../shared/limits/useAmounts.ts'
import { type ReactionTools, useReactions } from '../../shared/reactions/useReactions.ts'

type LimitTools = Pick<ReturnType<typeof useAmounts>, 'entered' | 'serviceName'> & ReactionTools

/** Returns what the list of limits depends on. */
export function useLimitTools(): LimitTools {
  const { entered, serviceName } = useAmounts()
  return { entered, serviceName, ...useReactions('TransparentAlert') }
}
