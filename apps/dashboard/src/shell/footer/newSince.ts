import type { NewsItem, StatusIssue } from '@parapet/api'

const DAY = 86_400

/** Something that was announced, with its time in epoch seconds. */
export interface Announced {
  readonly id: string
  readonly kind: 'news' | 'incident'
  readonly title: string
  readonly at: number
}

/** Whether a day (a date without a time) has something that a visit may not have seen: it counts until it is over. */
export const isDayAfter = (date: string, last: number): boolean => {
  const start = Date.parse(date) / 1000
  return Number.isFinite(start) && start + DAY > last
}

/** The news and incidents since a visit, the newest first; what has no readable time is left out. */
export function newSince(news: readonly NewsItem[], issues: readonly StatusIssue[], last: number): Announced[] {
  const found: Announced[] = [
    ...news
      .filter(({ date }) => isDayAfter(date, last))
      .map(({ id, date, title }, place) => ({
        id: `news-${id ?? place}`,
        kind: 'news' as const,
        title,
        at: Date.parse(date) / 1000,
      })),
    ...issues.map(({ id, title, created_at, updated_at }) => ({
      id: `incident-${id}`,
      kind: 'incident' as const,
      title,
      at: Date.parse(updated_at ?? created_at) / 1000,
    })),
  ]
  return found
    .filter(({ kind, at }) => Number.isFinite(at) && (kind === 'news' || at > last))
    .sort((a, b) => b.at - a.at)
}
