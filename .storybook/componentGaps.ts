// Describes each exported component of packages/ui and lists what its documentation lacks.

export interface ShownStory {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly isPlayed: boolean
  readonly hasKeys: boolean
  readonly isPhone: boolean
  readonly isRightToLeft: boolean
  readonly isLong: boolean
  readonly isEmpty: boolean
  readonly isCanary: boolean
  readonly asksAxe: boolean
}

export interface UiPart {
  readonly name: string
  readonly entry: string
  readonly source: string
  readonly doc: string
  readonly isOperated: boolean
  readonly keyboard: string
  readonly readers: string
  readonly stories: readonly ShownStory[]
  readonly tests: readonly string[]
}

const withoutText: ReadonlySet<string> = new Set([
  ...['Drawing', 'Icon', 'Logo', 'Pin', 'VisuallyHidden'],
  ...['AnnouncerProvider', 'LinkProvider', 'LocaleProvider', 'ThemeProvider', 'ThemeScope', 'ToastProvider'],
])
const isCode = ({ entry }: UiPart): boolean => entry.endsWith('/code')

/** Lists what the documentation of a component lacks; empty when it is complete. */
export function gapsOf(part: UiPart): readonly string[] {
  const gaps: string[] = []
  if (part.doc === '') gaps.push('no doc comment')
  if (part.stories.length === 0) gaps.push('no story')
  else if (part.isOperated && !part.stories.some((story) => story.isPlayed)) gaps.push('no story with a play function')
  if (part.stories.length > 0 && !withoutText.has(part.name) && !isCode(part)) {
    if (!part.stories.some((story) => story.isRightToLeft)) gaps.push('no right-to-left story')
    if (!part.stories.some((story) => story.isLong)) gaps.push('no story with long text')
  }
  if (part.isOperated && part.keyboard === '') gaps.push('no keyboard note')
  if (part.readers === '') gaps.push('no screen reader note')
  return gaps
}
