import {
  describeVcl,
  formatVcl,
  type VclKeyword,
  type VclNote,
  type VclProblem,
  type VclSurroundings,
  type VclSymbol,
  vclDefinition,
  vclOutline,
  vclReserved,
} from '@parapet/api'
import type { T } from '@parapet/ui'
import type { CodeInk, CodeLanguage } from '@parapet/ui/code'
import type en from '../words/vcl.en.ts'
import { checkVclAside } from './checkVclAside.ts'
import { vclSuggestions } from './vclSuggestions.ts'

/** The names a configuration may use or complete. */
export interface VclEditorContext extends VclSurroundings {
  readonly keywords: readonly VclKeyword[]
  /** Whether to suggest backends: where staging or autoprovisioning is hired (§5). They are always valid. */
  readonly offersBackends: boolean
}

const reserved = new Set(vclReserved)
const inks: Readonly<Record<VclNote['kind'], CodeInk>> = {
  variable: 'variable',
  subroutine: 'name',
  callable: 'name',
  function: 'name',
  module: 'name',
}

const inkOf = (word: string): CodeInk => {
  if (reserved.has(word)) return 'keyword'
  const note = describeVcl(word)
  return note ? inks[note.kind] : 'plain'
}

/** Highlighting states of VCL, line by line, matching `vclTokens`. */
export const vclStates: CodeLanguage['states'] = {
  start: {
    ink: 'plain',
    rules: [
      { match: /(?:#|\/\/).*/, ink: 'comment' },
      { match: /\/\*/, ink: 'comment', go: 'comment' },
      { match: /C\{/, ink: 'wrong', go: 'foreign' },
      { match: /"""/, ink: 'string', go: 'tripled' },
      { match: /\{"/, ink: 'string', go: 'braced' },
      { match: /"[^"]*"/, ink: 'string' },
      { match: /".*/, ink: 'wrong' },
      { match: /[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*/, ink: inkOf },
      { match: /\d+(?:\.\d+)?[A-Za-z]*/, ink: 'number' },
      { match: /[{}();,=~!<>+\-*/%.&|]/, ink: 'operator' },
    ],
  },
  comment: { ink: 'comment', rules: [{ match: /\*\//, ink: 'comment', go: 'start' }] },
  foreign: { ink: 'wrong', rules: [{ match: /\}C/, ink: 'wrong', go: 'start' }] },
  tripled: { ink: 'string', rules: [{ match: /"""/, ink: 'string', go: 'start' }] },
  braced: { ink: 'string', rules: [{ match: /"\}/, ink: 'string', go: 'start' }] },
}

/** A problem in the reader's words. */
export function vclProblemText(t: T<typeof en>, { code, name, got = '' }: VclProblem): string {
  switch (code) {
    case 'expected':
    case 'variable-not-here':
    case 'wrong-operator':
    case 'wrong-type':
      return t(`problem.${code}`, { name, got })
    case 'inline-c':
    case 'unterminated-comment':
    case 'unterminated-string':
      return t(`problem.${code}`)
    default:
      return t(`problem.${code}`, { name })
  }
}

function noteText(t: T<typeof en>, name: string, note: VclNote): string[] {
  switch (note.kind) {
    case 'callable':
      return [t('note.callable', { name })]
    case 'subroutine':
      return [t(note.isOpen ? 'note.subroutine' : 'note.closed')]
    case 'module':
      return [t('note.module')]
    case 'function':
      return [
        note.least === note.most
          ? t('note.function', { n: note.most })
          : t('note.functionUpTo', { least: note.least, most: note.most }),
      ]
    case 'variable':
      return [
        `${t('note.type', { type: note.type === 'TEXT' ? 'STRING' : note.type })} ${t(note.isWritable ? 'note.write' : 'note.read')}`,
        t('note.where', { places: note.where.join(', ') }),
      ]
  }
}

/** Creates the VCL language of a company for the code editor; memoise the result. */
export function vclLanguage(t: T<typeof en>, { keywords, offersBackends, ...around }: VclEditorContext): CodeLanguage {
  const backends = new Set(around.backends)
  const note = (word: string) => {
    const owner = word.split('.')[0] ?? ''
    if (backends.has(owner)) return [t('note.backend')]
    const known = describeVcl(word)
    return known ? noteText(t, word, known) : undefined
  }
  const symbol = ({ kind, ...named }: VclSymbol) => ({ ...named, kind: t(`symbol.${kind}`) })
  return {
    name: 'vcl',
    lineComment: '#',
    blockComment: ['/*', '*/'],
    brackets: [
      ['{', '}'],
      ['(', ')'],
    ],
    word: /[A-Za-z_][\w-]*(?:\.[\w-]*)*/,
    states: vclStates,
    suggest: vclSuggestions(t, { keywords, offersBackends, ...around }, note),
    outline: (text) => vclOutline(text).map(symbol),
    define: (text, at) => {
      const found = vclDefinition(text, at)
      return found && symbol(found)
    },
    format: formatVcl,
    note,
    check: async (text) =>
      (await checkVclAside(text, around)).map((problem) => ({
        at: problem.at,
        end: problem.end,
        text: vclProblemText(t, problem),
        tone: 'bad' as const,
      })),
  }
}
