import { type HandledCounts, handledCounts, type Read, stoppedReasons } from '@parapet/api'
import { useCounts } from './counting.ts'
import type { AttackScope } from './useAttackScope.ts'

/** How the edge dealt with the requests of a time, and how many of the served ones came from its cache. */
export interface Handled extends HandledCounts {
  readonly requests: number
  readonly cached: number
}

/** The figures of the attack, since it began and of the last minutes. */
export interface Figures {
  readonly since: Handled
  readonly recent: Handled
  /** The reasons by which the edge stopped something. */
  readonly stopped: readonly string[]
}

/** The share of the requests that the edge stopped; null without requests. */
export const stoppedShare = ({ requests, blocked, challenged }: Handled): number | null =>
  requests > 0 ? (blocked + challenged) / requests : null

/** Reads the figures of the attack; null asks nothing. */
export function useFigures({ sites, include, span, recent }: AttackScope, isAsked: boolean): Read<Figures> {
  const question = isAsked ? { when: { span, recent }, subject: { sites, include } } : null
  return useCounts('attack figures', question, async (countIn) => {
    const handledIn = async (during: typeof span) => {
      const count = countIn(during)
      const reasons = (await count('tcdndebugreason', { sites, include, exclude: {} })).rows
      const stopped = stoppedReasons(reasons)
      const results = (await count('cached', { sites, include, exclude: { tcdndebugreason: stopped } })).rows
      const counts = handledCounts(reasons)
      const handled: Handled = {
        ...counts,
        requests: counts.served + counts.blocked + counts.challenged,
        cached: results.find(({ key }) => key.toLowerCase() === 'hit')?.requests ?? 0,
      }
      return { handled, stopped }
    }
    const [since, now] = [await handledIn(span), await handledIn(recent)]
    return {
      since: since.handled,
      recent: now.handled,
      stopped: [...new Set([...since.stopped, ...now.stopped])].sort(),
    }
  })
}
