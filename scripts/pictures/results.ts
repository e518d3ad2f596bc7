// The results of a run, written by the visits (.storybook/test-runner.ts) and read by report and review.
import { isCanary, type Shot, type StoryEntry } from './plan.ts'

/** One picture of one story. `pixels`: how many differ. */
export type Found = Shot & ({ readonly is: 'same' | 'new' } | { readonly is: 'changed'; readonly pixels: number })

/** The verdict of a run in lines for a terminal. */
export interface Report {
  readonly stories: number
  /** These and the baselines without a story. */
  readonly failures: number
  readonly lines: readonly string[]
}

const named = 20

/** Sorts the canary set first: it is quickest to judge. */
export const canaryFirst = (stories: readonly StoryEntry[]): StoryEntry[] =>
  [...stories].sort((one, other) => Number(isCanary(other.tags)) - Number(isCanary(one.tags)))

function lineOf(story: StoryEntry, found: readonly Found[]): string {
  const part = (is: Found['is']): string => {
    const those = found.filter((one) => one.is === is)
    const looks = those.map(({ name }) => name.slice(story.id.length + 2))
    return those.length > 0
      ? `${is}: ${looks.slice(0, 4).join(', ')}${looks.length > 4 ? ` and ${looks.length - 4} more` : ''}`
      : ''
  }
  return `  ${isCanary(story.tags) ? '* ' : '  '}${story.id} (${[part('changed'), part('new')].filter(Boolean).join('; ')})`
}

/** Lists the pictures that differ, the canary set first and starred; one line if none does. */
export function reportOf(
  stories: readonly StoryEntry[],
  found: ReadonlyMap<string, readonly Found[]>,
  orphans: readonly string[],
): Report {
  const off = canaryFirst(stories).filter(({ id }) => found.get(id)?.some(({ is }) => is !== 'same'))
  const all = [...found.values()].flat()
  const count = (is: Found['is']): number => all.filter((one) => one.is === is).length
  const lines = [
    `pictures: ${count('same')} as accepted, ${count('changed')} changed, ${count('new')} new, ${orphans.length} without a story`,
    ...(off.some(({ tags }) => isCanary(tags))
      ? ['  * is of the canary set, which stands for all: look at it first']
      : []),
    ...off.slice(0, named).map((story) => lineOf(story, found.get(story.id) ?? [])),
  ]
  if (off.length > named) lines.push(`    … and ${off.length - named} more stories`)
  lines.push(...orphans.slice(0, named).map((name) => `    ${name}.webp has no story`))
  if (orphans.length > named) lines.push(`    … and ${orphans.length - named} more files`)
  if (off.length + orphans.length > 0) lines.push('  Look at them and accept them with `pnpm pictures`.')
  return { stories: off.length, failures: off.length + orphans.length, lines }
}
