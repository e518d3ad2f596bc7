// The pictures of a story by tag: `picture` has one, `canary` also dark mode and phone width.
import { themes } from '../../packages/ui/src/themes/themes.ts'

/** A story as `index.json` lists it. */
export interface StoryEntry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly importPath: string
  readonly tags: readonly string[]
  readonly type: 'story' | 'docs'
}

/** One look of a story. Its name is the file name of the picture. */
export interface Shot {
  readonly name: string
  readonly theme: string
  readonly mode: Mode
  /** CSS pixels; absent for the story's own width. */
  readonly width?: number
  readonly hasPicture: boolean
}

export type Mode = 'light' | 'dark'

const defaultTheme = 'parapet'
const phoneWidth = 390

/** The width of a story without a viewport, CSS pixels. */
export const ownWidth = (isCanary: boolean): number => (isCanary ? 1440 : 1024)

/** Whether a story belongs to the canary set. */
export const isCanary = (tags: readonly string[]): boolean => tags.includes('canary')

/** Whether any picture is taken of a story. */
export const isPictured = (tags: readonly string[]): boolean => tags.includes('picture') || isCanary(tags)

/** The looks of one story in the order they are visited: all at its own width first, because resizing is slow. */
export function shotsOf(id: string, tags: readonly string[]): Shot[] {
  const look = (theme: string, mode: Mode, hasPicture: boolean): Shot => ({
    name: `${id}--${theme}-${mode}`,
    theme,
    mode,
    hasPicture,
  })
  const light = look(defaultTheme, 'light', isPictured(tags))
  const dark = look(defaultTheme, 'dark', isCanary(tags))
  if (!isCanary(tags)) return [light, dark]
  const otherThemes = themes.flatMap(({ name }) =>
    name === defaultTheme ? [] : [look(name, 'light', false), look(name, 'dark', false)],
  )
  return [light, dark, ...otherThemes, { ...light, name: `${light.name}-${phoneWidth}`, width: phoneWidth }]
}

/** The looks of one story that have a picture. */
export const picturesOf = (id: string, tags: readonly string[]): Shot[] =>
  shotsOf(id, tags).filter((shot) => shot.hasPicture)

/** The names of stored pictures that no story has any more. */
export function orphansOf(stories: readonly StoryEntry[], baselines: readonly string[]): string[] {
  const wanted = new Set(stories.flatMap((story) => picturesOf(story.id, story.tags)).map((shot) => shot.name))
  return baselines.filter((name) => !wanted.has(name)).sort()
}
