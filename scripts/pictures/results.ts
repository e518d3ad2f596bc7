// The results of a run: written by .storybook/test-runner.ts, read by the report and the review.
import { isCanary, type Shot, type StoryEntry } from './plan.ts'

/** The comparison of one picture with its baseline. */
export interface ShotResult extends Shot {
  readonly kind: 'same' | 'new' | 'changed'
  /** Whether the story's page was a new one for its title, as a difference requires that counts. */
  readonly isOnNewPage: boolean
}

/** The outcome of a run, with the lines to print. */
export interface Report {
  readonly stories: number
  readonly failures: number
  readonly lines: readonly string[]
}

/**
 * How many pictures differ before a visit that keeps one page for all gives each title a new one: most will differ, and what differs
 * there need not be visited again.
 */
export const wideChange = 12

const mostRepeated = 8

/**
 * The stories to visit again on a new page. A first visit that keeps one page for all (`isOnePage`) only finds out what may differ, so all of
 * that is visited again if the page was not new; otherwise a few, because many differences are no accident.
 */
export function toRepeat(
  stories: readonly StoryEntry[],
  failed: ReadonlySet<string>,
  results: ReadonlyMap<string, readonly ShotResult[]>,
  isOnePage: boolean,
): StoryEntry[] {
  const isDoubtful = ({ kind, isOnNewPage }: ShotResult) =>
    isOnePage ? kind !== 'same' && !isOnNewPage : kind === 'changed'
  const found = stories.filter(({ id }) => failed.has(id) || results.get(id)?.some(isDoubtful))
  return isOnePage || found.length <= mostRepeated ? found : []
}

const mostNamed = 20

const canaryFirst = (stories: readonly StoryEntry[]): StoryEntry[] =>
  [...stories].sort((a, b) => Number(isCanary(b.tags)) - Number(isCanary(a.tags)))

function lineOf(story: StoryEntry, results: readonly ShotResult[]): string {
  const part = (kind: ShotResult['kind']): string => {
    const looks = results.filter((result) => result.kind === kind).map(({ name }) => name.slice(story.id.length + 2))
    return looks.length > 0 ? `${kind}: ${looks.join(', ')}` : ''
  }
  return `  ${isCanary(story.tags) ? '* ' : '  '}${story.id} (${[part('changed'), part('new')].filter(Boolean).join('; ')})`
}

/** Lists the pictures that differ, the canary set first and starred; one line if none does. */
export function reportOf(
  stories: readonly StoryEntry[],
  results: ReadonlyMap<string, readonly ShotResult[]>,
  orphans: readonly string[],
): Report {
  const differing = canaryFirst(stories).filter(({ id }) => results.get(id)?.some(({ kind }) => kind !== 'same'))
  const all = [...results.values()].flat()
  const count = (kind: ShotResult['kind']): number => all.filter((result) => result.kind === kind).length
  const lines = [
    `pictures: ${count('same')} as accepted, ${count('changed')} changed, ${count('new')} new, ${orphans.length} without a story`,
    ...(differing.some(({ tags }) => isCanary(tags)) ? ['  * canary set: look at these first'] : []),
    ...differing.slice(0, mostNamed).map((story) => lineOf(story, results.get(story.id) ?? [])),
  ]
  if (differing.length > mostNamed) lines.push(`    … and ${differing.length - mostNamed} more stories`)
  lines.push(...orphans.slice(0, mostNamed).map((name) => `    ${name}.webp has no story`))
  if (orphans.length > mostNamed) lines.push(`    … and ${orphans.length - mostNamed} more files`)
  if (differing.length + orphans.length > 0) lines.push('  Review and accept them with `pnpm pictures`.')
  return { stories: differing.length, failures: differing.length + orphans.length, lines }
}
