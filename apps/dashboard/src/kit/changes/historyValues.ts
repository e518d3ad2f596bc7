import type { Format, Messages, T } from '@parapet/ui'

/** What a field of the history is formatted with. */
export interface HistoryTools<M extends Messages = Messages> {
  readonly t: T<M>
  readonly f: Format
  /** The name of a site of the company by its id. */
  readonly siteName: (id: unknown) => string | undefined
}

/** How the history shows a field of the bodies that were sent. */
export interface HistoryField<M extends Messages = Messages> {
  /** The message that names the field; `column.{field}` by default. */
  readonly label?: keyof M & string
  /** Formats a value, or each item of a list; undefined shows it as it was sent. */
  readonly text?: (value: unknown, tools: HistoryTools<M>) => string | undefined
}

/** A moment in epoch seconds, in the user's time zone. */
export const momentText = (value: unknown, { f }: Pick<HistoryTools, 'f'>): string | undefined =>
  typeof value === 'number' ? f.date(value, 'dateTime') : undefined

/** Seconds in words. */
export const durationText = (value: unknown, { f }: Pick<HistoryTools, 'f'>): string | undefined =>
  typeof value === 'number' ? f.duration(value) : undefined

/** The id of a site as its name. */
export const siteText = (value: unknown, { siteName }: Pick<HistoryTools, 'siteName'>): string | undefined =>
  siteName(value)

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
