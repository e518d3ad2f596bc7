// Distributes titles to few Jest files, because a file takes two seconds before its first story.
import { type StoryEntry, shotsOf } from './plan.ts'

const mostGroups = 12
const fewest = 12

const between = ' › '

/** The name of a story for the runner, with its title. */
export const nameInGroup = ({ title, name }: Pick<StoryEntry, 'title' | 'name'>): string => `${title}${between}${name}`

/** The story's own title, of a name in a group; undefined for another name. */
export const titleOfName = (name: string): string | undefined =>
  name.includes(between) ? name.slice(0, name.indexOf(between)) : undefined

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

/** Storybook's index with a title for each group: the runner creates a file per title. */
export function indexOf(stories: readonly StoryEntry[]): string {
  const entries = groupsOf(stories).flatMap((group, at) =>
    group.map((story) => [
      story.id,
      { ...story, title: `Stories ${String(at + 1).padStart(2, '0')}`, name: nameInGroup(story) },
    ]),
  )
  return JSON.stringify({ v: 5, entries: Object.fromEntries(entries) })
}
