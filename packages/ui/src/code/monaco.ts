// Imports only the Monaco features in use. None needs Monaco's worker; one that does (links, diff, unicode highlight)
// needs `MonacoEnvironment.getWorker` and a Trusted Types policy for its URL (decision 0013).
import 'monaco-editor/features/bracketMatching/register'
import 'monaco-editor/features/clipboard/register'
import 'monaco-editor/features/codicon/register'
import 'monaco-editor/features/comment/register'
import 'monaco-editor/features/find/register'
import 'monaco-editor/features/hover/register'
import 'monaco-editor/features/linesOperations/register'
import 'monaco-editor/features/placeholderText/register'
import 'monaco-editor/features/snippet/register'
import 'monaco-editor/features/wordOperations/register'
import 'monaco-editor/editor/contrib/suggest/browser/suggestController'
import { loader } from '@monaco-editor/react'
import * as monaco from 'monaco-editor/editor'
import type { CodeInk, CodeLanguage } from './language.ts'
import { readLine } from './readLine.ts'

export { monaco }

loader.config({ monaco: monaco as never })

const languages = new WeakMap<monaco.editor.ITextModel, CodeLanguage>()

/** Sets the language that provides completion and hover for a model. */
export function setLanguage(model: monaco.editor.ITextModel, language: CodeLanguage): void {
  languages.set(model, language)
}

class LineState implements monaco.languages.IState {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
  clone() {
    return this
  }
  equals(other: monaco.languages.IState) {
    return other instanceof LineState && other.name === this.name
  }
}

const initialState = new LineState('start')

function wordAt(model: monaco.editor.ITextModel, { lineNumber, column }: monaco.Position, word: RegExp) {
  const line = model.getLineContent(lineNumber)
  const before =
    new RegExp(`(?:${word.source})$`, word.flags.replace('g', '')).exec(line.slice(0, column - 1))?.[0] ?? ''
  const after = /^[\w-]*/.exec(line.slice(column - 1))?.[0] ?? ''
  const range = (end: number): monaco.IRange => ({
    startLineNumber: lineNumber,
    endLineNumber: lineNumber,
    startColumn: column - before.length,
    endColumn: end,
  })
  return { before, insert: range(column), replace: range(column + after.length) }
}

const toMarkdown = (paragraphs: readonly string[]): monaco.IMarkdownString => ({
  value: paragraphs.map((text) => text.replace(/[\\`*_{}[\]()#+\-.!|<>~&]/g, '\\$&')).join('\n\n'),
})

const registered = new Set<string>()

/** Registers a language with Monaco; later ones with the same name are ignored. */
export function register({ name, word, states, lineComment, blockComment, brackets }: CodeLanguage): void {
  if (registered.has(name)) return
  registered.add(name)
  const { languages: all } = monaco
  all.register({ id: name })
  all.setLanguageConfiguration(name, {
    comments: { lineComment, ...(blockComment ? { blockComment: [...blockComment] } : {}) },
    brackets: brackets.map(([open, close]) => [open, close]),
    autoClosingPairs: brackets.map(([open, close]) => ({ open, close, notIn: ['string', 'comment'] })),
    indentationRules: {
      increaseIndentPattern: new RegExp(`[${brackets.map(([open]) => `\\${open}`).join('')}]\\s*$`),
      decreaseIndentPattern: new RegExp(`^\\s*[${brackets.map(([, close]) => `\\${close}`).join('')}]`),
    },
    wordPattern: new RegExp(word.source, `${word.flags.replace('g', '')}g`),
  })
  all.setTokensProvider(name, {
    getInitialState: () => initialState,
    tokenize: (line, state) => {
      const from = state instanceof LineState ? state.name : 'start'
      const { runs, state: end } = readLine(states, from, line)
      const scope = (ink: CodeInk) => (ink === 'plain' ? '' : ink)
      return {
        tokens: runs.map(({ at, ink }) => ({ startIndex: at, scopes: scope(ink) })),
        endState: end === from ? state : new LineState(end),
      }
    },
  })
  all.registerCompletionItemProvider(name, {
    triggerCharacters: ['.'],
    provideCompletionItems: (model, position) => {
      const { before, insert, replace } = wordAt(model, position, word)
      const suggestions = languages.get(model)?.suggest?.(before, model.getValue(), model.getOffsetAt(position)) ?? []
      return {
        suggestions: suggestions.map(({ text, kind, note, snippet }, index) => ({
          label: text,
          kind: all.CompletionItemKind.Text,
          insertText: snippet ?? text,
          ...(snippet !== undefined && {
            insertTextRules: all.CompletionItemInsertTextRule.InsertAsSnippet,
          }),
          filterText: text,
          sortText: String(index).padStart(6, '0'),
          range: { insert, replace },
          documentation: toMarkdown([kind, ...(note ?? [])]),
        })),
      }
    },
  })
  all.registerHoverProvider(name, {
    provideHover: (model, position) => {
      const hovered = model.getWordAtPosition(position)
      const note = hovered && languages.get(model)?.note?.(hovered.word)
      if (!hovered || !note) return null
      const { lineNumber } = position
      return {
        range: new monaco.Range(lineNumber, hovered.startColumn, lineNumber, hovered.endColumn),
        contents: [toMarkdown([hovered.word]), toMarkdown(note)],
      }
    },
  })
}
