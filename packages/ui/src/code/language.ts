/** The kinds of code that have a colour (codeTheme.ts). */
export type CodeInk = 'plain' | 'comment' | 'keyword' | 'string' | 'number' | 'variable' | 'name' | 'operator' | 'wrong'

/** A highlighting rule. */
export interface CodeRule {
  /** Tried at the place itself; a match of nothing counts as none. */
  readonly match: RegExp
  /** The kind of the match, or of each text that matches. */
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
  /** The kind in one word, shown first in the details. */
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
  /** `bad` is an error, `watch` a warning. */
  readonly tone: 'bad' | 'watch'
}

/** The description of a language. Keep the object stable: a new one checks the text again. */
export interface CodeLanguage {
  /** The language id. Editors of one language share highlighting; completion, notes and checks are per editor. */
  readonly name: string
  readonly lineComment: string
  readonly blockComment?: readonly [open: string, close: string]
  readonly brackets: readonly (readonly [open: string, close: string])[]
  /** Matches a word for completion and notes. */
  readonly word: RegExp
  /** Highlighting states by name; every text begins in `start`. */
  readonly states: { readonly start: CodeState } & Readonly<Record<string, CodeState>>
  /** Returns the suggestions at the caret. */
  readonly suggest?: (word: string) => readonly CodeSuggestion[]
  /** Returns notes about a word: one string per paragraph, plain text. */
  readonly note?: (word: string) => readonly string[] | undefined
  /** Returns all problems in text order. Must be pure: called after every change. */
  readonly check?: (text: string) => readonly CodeProblem[]
}

/** A place in a text as people count: from 1. */
export interface CodePlace {
  readonly line: number
  readonly column: number
}

/** Converts an offset to line and column. */
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
