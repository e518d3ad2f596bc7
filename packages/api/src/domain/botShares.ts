/** The outcomes of a bot's request; they add up to `crawler_total`. */
export const botOutcomes = ['allow', 'block', 'captcha', 'jschallenge'] as const
export type BotOutcome = (typeof botOutcomes)[number]
