/** What a piece of code is: each has a colour of the theme (codeTheme.ts). */
export type CodeInk = 'plain' | 'comment' | 'keyword' | 'string' | 'number' | 'variable' | 'name' | 'operator' | 'wrong'

/** How a piece of code is recognised. */
export interface CodeRule {
  /** Tried at the place itself; a match of nothing counts as none. */
  readonly match: RegExp
  /** What it is, or what each text that matches is. */
  readonly ink: CodeInk | ((text: string) => CodeInk)
  /** The state behind it; without it the state stays. */
  readonly go?: string
}

/** A way of reading: what no rule recognises has the state's own ink. */
export interface CodeState {
  readonly ink: CodeInk
  readonly rules: readonly CodeRule[]
}

/** Something that may be written here. */
export interface CodeSuggestion {
  readonly text: string
  /** What it is, in a word: the first of what is said about it. */
  readonly kind: string
  /** More about it, in plain text; a paragraph each. */
  readonly note?: readonly string[]
}

/** Something that is wrong with a stretch of the text, in characters: [at, end). */
export interface CodeProblem {
  readonly at: number
  readonly end: number
  /** One sentence. */
  readonly text: string
  /** `bad` keeps the text from working, `watch` is worth a look. */
  readonly tone: 'bad' | 'watch'
}

/**
 * A language, as its domain describes it: the editor itself knows none. Keep it the same object while nothing of it changes, else the text is
 * checked again.
 */
export interface CodeLanguage {
  /** Its key. Editors of one name share how the language is read; what they offer, note and check is each one's own. */
  readonly name: string
  readonly lineComment: string
  readonly blockComment?: readonly [open: string, close: string]
  readonly brackets: readonly (readonly [open: string, close: string])[]
  /** A word: what is completed and noted as one. */
  readonly word: RegExp
  /** Ways of reading by name; every text begins in `start`. */
  readonly states: { readonly start: CodeState } & Readonly<Record<string, CodeState>>
  /** What may be written in place of the word at the caret. */
  readonly suggest?: (word: string) => readonly CodeSuggestion[]
  /** What there is to know about a word: a paragraph each, plain text. */
  readonly note?: (word: string) => readonly string[] | undefined
  /** Everything that is wrong with a text, in its order. Pure: asked after every change. */
  readonly check?: (text: string) => readonly CodeProblem[]
}

/** A place in a text as people count: from 1. */
export interface CodePlace {
  readonly line: number
  readonly column: number
}

/** Where a character stands. */
export function placeOf(text: string, at: number): CodePlace {
  const here = Math.min(at, text.length)
  let line = 1
  let from = 0
  for (let end = text.indexOf('\n'); end >= 0 && end < here; end = text.indexOf('\n', from)) {
    line += 1
    from = end + 1
  }
  return { line, column: here - from + 1 }
}

/** A problem with its place as text: numbers of lines are names, which no language groups by thousands. */
export interface PlacedProblem extends CodeProblem {
  readonly line: string
  readonly column: string
}

/** Problems in the order of their text, each with its place. */
export function placed(text: string, problems: readonly CodeProblem[]): readonly PlacedProblem[] {
  return [...problems]
    .sort((one, other) => one.at - other.at)
    .map((problem) => {
      const { line, column } = placeOf(text, problem.at)
      return { ...problem, line: String(line), column: String(column) }
    })
}
