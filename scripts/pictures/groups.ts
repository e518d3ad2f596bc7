// How the stories are dealt out to the runner's files. A file of Jest costs two seconds of a processor before its first story (the runner and the
// hooks are read anew in each), so a file is many titles; a title stays whole, for its stories share a page (test-runner.ts opens the next).
import { type StoryEntry, shotsOf } from './plan.ts'

/** So many files: three workers take the next as they end, the longest first. */
const mostGroups = 12
/** Fewer stories than this are not worth a file. */
const fewest = 12

const between = ' › '

/** What the runner is told a story is called: its title stands in it, for a file's own is that of many. */
export const nameInGroup = ({ title, name }: Pick<StoryEntry, 'title' | 'name'>): string => `${title}${between}${name}`

/** The story's own title, of a name in a group; undefined for another name. */
export const titleOfName = (name: string): string | undefined =>
  name.includes(between) ? name.slice(0, name.indexOf(between)) : undefined

/** How long a story takes, roughly: its looks, and a screen or a board many times a part. */
const costOf = ({ id, tags }: StoryEntry): number =>
  (1 + shotsOf(id, tags).length) * (/^(screens|widgets-boards)-/.test(id) ? 5 : 1)

/** The stories in groups of whole titles that take about as long as each other, the longest title first in each. */
export function groupsOf(stories: readonly StoryEntry[]): readonly (readonly StoryEntry[])[] {
  const titles = new Map<string, StoryEntry[]>()
  for (const story of stories) titles.set(story.title, [...(titles.get(story.title) ?? []), story])
  const weighed = [...titles.values()]
    .map((of) => ({ of, cost: of.reduce((sum, story) => sum + costOf(story), 0) }))
    .sort((one, other) => other.cost - one.cost)
  const count = Math.max(1, Math.min(mostGroups, titles.size, Math.ceil(stories.length / fewest)))
  const groups = Array.from({ length: count }, () => ({ stories: [] as StoryEntry[], cost: 0 }))
  for (const { of, cost } of weighed) {
    const least = groups.reduce((best, group) => (group.cost < best.cost ? group : best))
    least.stories.push(...of)
    least.cost += cost
  }
  return groups.map((group) => group.stories)
}

/** Storybook's index with a title for each group: the runner makes a file of each title. */
export function indexOf(stories: readonly StoryEntry[]): string {
  const entries = groupsOf(stories).flatMap((group, at) =>
    group.map((story) => [
      story.id,
      { ...story, title: `Stories ${String(at + 1).padStart(2, '0')}`, name: nameInGroup(story) },
    ]),
  )
  return JSON.stringify({ v: 5, entries: Object.fromEntries(entries) })
}
