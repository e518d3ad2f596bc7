import { describe, expect, it } from 'vitest'
import { groupsOf, indexOf, nameInGroup, titleOfName } from './groups.ts'
import type { StoryEntry } from './plan.ts'

const story = (title: string, at: number, tags: string[] = []): StoryEntry => ({
  id: `${title.toLowerCase().replace(/\W+/g, '-')}--${at}`,
  title,
  name: `Story ${at}`,
  importPath: './a.stories.tsx',
  tags,
  type: 'story',
})
const titled = (title: string, count: number, tags: string[] = []) =>
  Array.from({ length: count }, (_, at) => story(title, at, tags))

const many = [
  ...titled('Screens/Home', 10),
  ...titled('UI/Table', 13, ['canary']),
  ...Array.from({ length: 80 }, (_, at) => titled(`UI/Part ${at}`, (at % 7) + 1)).flat(),
]

describe('the stories distributed over the runner', () => {
  it('are each in one file, and a title is never split', () => {
    const groups = groupsOf(many)
    expect(
      groups
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(many.map(({ id }) => id).sort())
    const placesOf = new Map<string, Set<number>>()
    for (const [at, group] of groups.entries()) {
      for (const { title } of group) placesOf.set(title, (placesOf.get(title) ?? new Set()).add(at))
    }
    expect([...placesOf.values()].every((places) => places.size === 1)).toBe(true)
    for (const group of groups) {
      const changes = group.filter(({ title }, at) => at > 0 && group[at - 1]?.title !== title).length
      expect(changes).toBe(new Set(group.map(({ title }) => title)).size - 1)
    }
  })

  it('are few files of about the same length, and one for few stories', () => {
    expect(groupsOf(many)).toHaveLength(12)
    expect(groupsOf(titled('UI/Button', 12))).toHaveLength(1)
    expect(groupsOf([...titled('UI/Button', 4), ...titled('UI/Chip', 4)])).toHaveLength(1)
    const costly = groupsOf(many).find((group) => group.some(({ title }) => title === 'UI/Table'))
    expect(new Set(costly?.map(({ title }) => title))).toEqual(new Set(['UI/Table']))
  })

  it('keep their ids and contain their titles in their names', () => {
    const { entries } = JSON.parse(indexOf(many)) as { entries: Record<string, StoryEntry> }
    const home = entries['screens-home--3']
    expect(home?.name).toBe('Screens/Home › Story 3')
    expect(home && titleOfName(home.name)).toBe('Screens/Home')
    expect(titleOfName('Story 3')).toBeUndefined()
    expect(titleOfName(nameInGroup({ title: 'A/B', name: 'C › D' }))).toBe('A/B')
  })
})
