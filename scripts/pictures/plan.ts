// Derives the list of pictures from Storybook's index. Every story in the default theme, light and dark, at its own
// width; the canary set at three widths and in every theme: checked by axe in both modes, photographed in the mode
// where the brand is harder to render.

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

/** One look of a story. Its name is the file name. */
export interface Shot {
  readonly name: string
  readonly theme: string
  readonly mode: Mode
  /** CSS pixels; absent where it is the story's own width. */
  readonly width?: number
  /** False if only axe checks it. */
  readonly isKept: boolean
}

export type Mode = 'light' | 'dark'

const defaultTheme = 'parapet'
const modes = ['light', 'dark'] as const
/** Themes photographed in dark mode, where dark brands are harder to render. */
const inTheDark = new Set(['obsidian', 'slate', 'cobalt'])
const keptMode = (theme: string): Mode => (inTheDark.has(theme) ? 'dark' : 'light')
const otherThemes = themes.map(({ name }) => name).filter((name) => name !== defaultTheme)

/** The width of a story without a viewport. */
export const ownWidth = (isCanary: boolean): number => (isCanary ? 1440 : 1024)
const canaryWidths = [768, 390]

/** Whether a story belongs to the canary set. */
export const isCanary = (tags: readonly string[]): boolean => tags.includes('canary')

/** The looks of one story, in the order they are visited: widths are changed as rarely as can be. */
export function shotsOf(id: string, tags: readonly string[]): Shot[] {
  const look = (theme: string, mode: Mode, width?: number): Shot => ({
    name: `${id}--${theme}-${mode}${width ? `-${width}` : ''}`,
    theme,
    mode,
    isKept: theme === defaultTheme || keptMode(theme) === mode,
    ...(width ? { width } : {}),
  })
  const own = modes.map((mode) => look(defaultTheme, mode))
  if (!isCanary(tags)) return own
  const turned = otherThemes.flatMap((theme) => modes.map((mode) => look(theme, mode)))
  const narrower = canaryWidths.flatMap((width) => modes.map((mode) => look(defaultTheme, mode, width)))
  return [...own, ...turned, ...narrower]
}

/** The looks that are kept as pictures. */
export const picturesOf = (id: string, tags: readonly string[]): Shot[] =>
  shotsOf(id, tags).filter((shot) => shot.isKept)

/** Baselines without a story: deleted, renamed, or no longer canary. */
export function orphansOf(stories: readonly StoryEntry[], baselines: readonly string[]): string[] {
  const wanted = new Set(stories.flatMap((story) => picturesOf(story.id, story.tags)).map((shot) => shot.name))
  return baselines.filter((name) => !wanted.has(name)).sort()
}
