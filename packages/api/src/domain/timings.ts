/** The stages of an origin request (§9), in order. */
export const timingKeys = [
  't-start',
  't-process',
  't-connected',
  't-fetch',
  't-beresp',
  't-ttfb',
  't-berespbody',
  't-error',
] as const
export type TimingKey = (typeof timingKeys)[number]

const timingPrefix = 'tcdn.varnish.'

/** Returns the stage that a filter limits; undefined if it is no timing filter. */
export const timingOf = (key: string): TimingKey | undefined =>
  timingKeys.find((moment) => key === `${timingPrefix}${moment}`)

/** The comparison operators of a timing; `gt` is the default (§9). */
export const timingOperators = ['gt', 'gte', 'lt', 'lte'] as const
export type TimingOperator = (typeof timingOperators)[number]

/** A timing limit in microseconds. */
export interface TimingLimit {
  readonly operator?: TimingOperator
  readonly micros: number
}

/** Serialises a limit: `250000` is greater than, `lt:250000` less. */
export function timingText({ operator = 'gt', micros }: TimingLimit): string {
  const value = String(Math.max(0, Math.round(micros)))
  return operator === 'gt' ? value : `${operator}:${value}`
}

/** Parses a limit; null if it is invalid. */
export function parseTiming(text: string): TimingLimit | null {
  const [, typed = 'gt', micros] = /^(?:([a-z]+):)?(\d{1,15})$/.exec(text.trim()) ?? []
  const operator = timingOperators.find((one) => one === typed)
  return operator && micros !== undefined ? { operator, micros: Number(micros) } : null
}
