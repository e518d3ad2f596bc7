/** The types of syntax tokens; codeTheme.ts has a colour for each. */
export type CodeInk = 'plain' | 'comment' | 'keyword' | 'string' | 'number' | 'variable' | 'name' | 'operator' | 'wrong'

export interface CodeRule {
  /** Matched at the current position only; an empty match is ignored. */
  readonly match: RegExp
  readonly ink: CodeInk | ((text: string) => CodeInk)
  readonly go?: string
}

/** A tokeniser state: its rules, and the token type of text that no rule matches. */
export interface CodeState {
  readonly ink: CodeInk
  readonly rules: readonly CodeRule[]
}

export interface CodeSuggestion {
  readonly text: string
  readonly kind: string
  readonly note?: readonly string[]
  /** What is inserted instead of the text, with `${1:…}` where the caret stops. */
  readonly snippet?: string
}

/** A named part of a text, in its order; [at, end) is its name. */
export interface CodeSymbol {
  readonly name: string
  readonly kind: string
  readonly at: number
  readonly end: number
}

/** A problem in the range [at, end), in characters. */
export interface CodeProblem {
  readonly at: number
  readonly end: number
  readonly text: string
  /** `bad` is an error, `watch` a warning. */
  readonly tone: 'bad' | 'watch'
}

/** A language definition. Keep the object stable: a new one checks the text again. */
export interface CodeLanguage {
  /** The language id in Monaco: editors with the same name share highlighting. */
  readonly name: string
  readonly lineComment: string
  readonly blockComment?: readonly [open: string, close: string]
  readonly brackets: readonly (readonly [open: string, close: string])[]
  readonly word: RegExp
  /** Tokeniser states by name; a text begins in `start`. */
  readonly states: { readonly start: CodeState } & Readonly<Record<string, CodeState>>
  /** The suggestions for a word that ends at an offset of the text. */
  readonly suggest?: (word: string, text: string, at: number) => readonly CodeSuggestion[]
  readonly note?: (word: string) => readonly string[] | undefined
  /** Returns all problems in text order, now or later. Must be pure: it is called after every change. */
  readonly check?: (text: string) => readonly CodeProblem[] | Promise<readonly CodeProblem[]>
  readonly outline?: (text: string) => readonly CodeSymbol[]
  /** The declaration of the name at an offset. */
  readonly define?: (text: string, at: number) => CodeSymbol | undefined
  /** The same text in its usual form; null while a problem does not allow it. */
  readonly format?: (text: string) => string | null
}

/** A position in a text, counted from 1. */
export interface CodePosition {
  readonly line: number
  readonly column: number
}

/** Converts an offset to a line and column. */
export function positionAt(text: string, at: number): CodePosition {
  const offset = Math.min(at, text.length)
  let line = 1
  let lineStart = 0
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', lineStart)) {
    line += 1
    lineStart = end + 1
  }
  return { line, column: offset - lineStart + 1 }
}

/** A problem with its position as strings, so that line numbers are not formatted with thousands separators. */
export interface PlacedProblem extends CodeProblem {
  readonly line: string
  readonly column: string
}

/** Sorts problems by offset and adds their positions. */
export function placed(text: string, problems: readonly CodeProblem[]): readonly PlacedProblem[] {
  return [...problems]
    .sort((one, other) => one.at - other.at)
    .map((problem) => {
      const { line, column } = positionAt(text, problem.at)
      return { ...problem, line: String(line), column: String(column) }
    })
}
