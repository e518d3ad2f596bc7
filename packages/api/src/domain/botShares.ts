import type { BotEntry } from '../entities/BotTraffic.ts'

/** The outcomes of a bot's request; they add up to `crawler_total`. */
export const botOutcomes = ['allow', 'block', 'captcha', 'jschallenge'] as const
export type BotOutcome = (typeof botOutcomes)[number]

/** The share of a count of bots (§9: relative to crawler_total), 0 to 1; null without bots. */
export function crawlerShare(count: number, crawlerTotal: number): number | null {
  return crawlerTotal > 0 ? count / crawlerTotal : null
}

/** The share of each outcome over several time steps; null without bots. */
export function outcomeShares(
  entries: readonly Pick<BotEntry, BotOutcome | 'crawler_total'>[],
): Record<BotOutcome, number> | null {
  const sum = (key: BotOutcome | 'crawler_total') => entries.reduce((total, entry) => total + entry[key], 0)
  const total = sum('crawler_total')
  if (total <= 0) return null
  const share = (outcome: BotOutcome) => sum(outcome) / total
  return { allow: share('allow'), block: share('block'), captcha: share('captcha'), jschallenge: share('jschallenge') }
}
