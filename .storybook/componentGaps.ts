// What a part of packages/ui is, with the stories that hold it, and what it lacks; read by components.ts, held by components.test.ts.

/** What one story of a part is and does. */
export interface ShownStory {
  /** As in Storybook's addresses. */
  readonly id: string
  readonly title: string
  readonly name: string
  readonly isPlayed: boolean
  /** Its play function presses keys. */
  readonly hasKeys: boolean
  readonly isPhone: boolean
  readonly isRightToLeft: boolean
  /** Names, words or figures that are longer than there is room. */
  readonly isLong: boolean
  readonly isEmpty: boolean
  /** Photographed in every theme and at three widths. */
  readonly isCanary: boolean
  /** False where the story switches axe off. */
  readonly asksAxe: boolean
}

/** A part as its users see it, and what is there to hold it. */
export interface UiPart {
  readonly name: string
  /** The entry that exports it: '@parapet/ui/table'. */
  readonly entry: string
  readonly source: string
  /** Its doc comment. */
  readonly says: string
  /** Somebody can press, type or choose something in it. */
  readonly isOperated: boolean
  /** What its own comment, or that of its story file, says of keys. */
  readonly keyboard: string
  /** The same of screen readers. */
  readonly readers: string
  readonly stories: readonly ShownStory[]
  /** Test files that use it. */
  readonly tests: readonly string[]
}

/** Parts that draw no words of their own: no text is too long for them, and most have no direction. */
const wordless: ReadonlySet<string> = new Set([
  ...['Drawing', 'Icon', 'Pin', 'QrCode', 'VisuallyHidden'],
  ...['AnnouncerProvider', 'LinkProvider', 'LocaleProvider', 'ThemeProvider', 'ThemeScope', 'ToastProvider'],
])
/** Code is written from left to right in every script; that its bar turns is shown by the field around it. */
const isCode = ({ entry }: UiPart): boolean => entry.endsWith('/code')

/** What a part lacks, in words; nothing where it is whole. Every part is held against this by components.test.ts. */
export function gapsOf(part: UiPart): readonly string[] {
  const gaps: string[] = []
  if (part.says === '') gaps.push('no doc comment')
  if (part.stories.length === 0) gaps.push('no story')
  else if (part.isOperated && !part.stories.some((story) => story.isPlayed)) gaps.push('nothing is played')
  if (part.stories.length > 0 && !wordless.has(part.name) && !isCode(part)) {
    if (!part.stories.some((story) => story.isRightToLeft)) gaps.push('not shown from right to left')
    if (!part.stories.some((story) => story.isLong)) gaps.push('no long text')
  }
  if (part.isOperated && part.keyboard === '') gaps.push('no note on keys')
  if (part.readers === '') gaps.push('no note on screen readers')
  return gaps
}
