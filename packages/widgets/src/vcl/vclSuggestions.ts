import {
  describeVcl,
  edgeCallables,
  edgeSubroutines,
  isVclFunctionOffered,
  isVclVariableOffered,
  type VclPlace,
  type VclSymbol,
  vclAttributes,
  vclOutline,
  vclPlace,
} from '@parapet/api'
import type { T } from '@parapet/ui'
import type { CodeSuggestion } from '@parapet/ui/code'
import type en from '../words/vcl.en.ts'
import type { VclEditorContext } from './vclLanguage.ts'
import { type SnippetName, vclSnippets } from './vclSnippets.ts'

const statements = ['set', 'unset', 'call', 'if', 'elseif', 'else']
const declarations = ['sub', 'acl', 'backend', 'probe', 'director', 'import']
const literals = ['true', 'false']

/** Whether a keyword of the platform may be written at a place. Words that we do not know are offered in any subroutine. */
function isOffered(word: string, place: VclPlace): boolean {
  const { wanted, owner, target } = place
  if (statements.includes(word)) return wanted === 'statement'
  if (word === 'sub') return wanted === 'declaration'
  if (literals.includes(word)) return wanted === 'value'
  const known = describeVcl(word)
  switch (known?.kind) {
    case 'variable':
      return owner === 'sub' && isVclVariableOffered(word, place)
    case 'function':
      return owner === 'sub' && isVclFunctionOffered(word, place)
    case 'callable':
      return wanted === 'call'
    case 'subroutine':
      return wanted === 'subroutine'
    case 'module':
      return false
    case undefined:
      return owner === 'sub' && target === null && (wanted === 'statement' || wanted === 'value')
  }
}

/** Suggests what may be written at the place of the caret: variables and functions of its subroutine, names, snippets. */
export function vclSuggestions(
  t: T<typeof en>,
  { keywords, offersBackends, backends, acls }: VclEditorContext,
  noteOf: (word: string) => readonly string[] | undefined,
) {
  const kindOf = (word: string) => t(`kind.${describeVcl(word)?.kind ?? 'keyword'}`)
  const parents = new Set(keywords.flatMap(({ parentKey }) => parentKey ?? []))
  const leaves = keywords.filter(({ text }) => !parents.has(text) || describeVcl(text) !== undefined)
  const word = (text: string): CodeSuggestion => ({ text, kind: kindOf(text), note: noteOf(text) ?? [] })
  const named = (kind: VclSymbol['kind'], names: readonly string[], write = (name: string) => name) =>
    names.map((name): CodeSuggestion => ({ text: write(name), kind: t(`kind.${kind}`) }))
  const snippets = (names: readonly SnippetName[]) =>
    names.map(
      (name): CodeSuggestion => ({
        text: t(`snippet.${name}`),
        kind: t('kind.snippet'),
        snippet: vclSnippets[name].text(backends[0] ?? 'backend'),
        note: [
          vclSnippets[name]
            .text(backends[0] ?? 'backend')
            .replace(/\$\{\d+:([^}]*)\}/g, '$1')
            .replace(/\$0/g, ''),
        ],
      }),
    )
  const own = (text: string, ...kinds: readonly VclSymbol['kind'][]) =>
    vclOutline(text).filter(({ kind }) => kinds.includes(kind))
  const prefixes = (texts: readonly string[]) => [
    ...new Set(
      texts.flatMap((text) =>
        text
          .split('.')
          .slice(0, -1)
          .map((_, i, parts) => parts.slice(0, i + 1).join('.')),
      ),
    ),
  ]

  return (before: string, text: string, at: number): CodeSuggestion[] => {
    const place = vclPlace(text, at, before)
    const { wanted, sub, owner, target } = place
    if (wanted === 'nothing') return []
    const fitting = leaves.filter((keyword) => isOffered(keyword.text, place)).map((keyword) => keyword.text)
    const roots = prefixes(fitting).filter((prefix) => !fitting.includes(prefix))
    const offered = [...fitting, ...roots].map(word)
    const isBackend = target === null || target === 'req.backend_hint' || target === 'bereq.backend'
    const fitsSub = (name: SnippetName) => vclSnippets[name].sub === sub
    const names = Object.keys(vclSnippets) as SnippetName[]
    switch (wanted) {
      case 'declaration': {
        const written = own(text, 'sub').map(({ name }) => name)
        return [
          ...declarations.filter((one) => one !== 'sub' || !offered.some((known) => known.text === 'sub')).map(word),
          ...offered.filter(({ text: one }) => one === 'sub'),
          ...edgeSubroutines
            .filter((name) => !written.includes(name))
            .map(
              (name): CodeSuggestion => ({
                text: `sub ${name}`,
                kind: t('kind.snippet'),
                snippet: `sub ${name} {\n  $0\n}`,
                note: noteOf(name) ?? [],
              }),
            ),
          ...snippets(names.filter((name) => vclSnippets[name].sub === null)),
        ]
      }
      case 'subroutine':
        return edgeSubroutines.map(word)
      case 'call':
        return [
          ...edgeCallables.map(word),
          ...named(
            'sub',
            own(text, 'sub')
              .map(({ name }) => name)
              .filter((name) => !name.startsWith('vcl_')),
          ),
        ]
      case 'attribute': {
        const kind = owner === 'backend' || owner === 'probe' ? owner : null
        return kind
          ? vclAttributes[kind].map((name): CodeSuggestion => ({ text: name, kind: t('kind.attribute') }))
          : []
      }
      case 'statement':
        return [...offered, ...snippets(names.filter(fitsSub))]
      case 'acl':
        return [...named('acl', [...own(text, 'acl').map(({ name }) => name), ...(acls ?? [])]), ...offered]
      case 'set':
      case 'unset':
        return offered
      case 'value': {
        if (owner === 'backend')
          return target === 'probe'
            ? named(
                'probe',
                own(text, 'probe').map(({ name }) => name),
              )
            : []
        if (owner !== 'sub')
          return target === 'backend'
            ? named(
                'backend',
                own(text, 'backend').map(({ name }) => name),
              )
            : []
        const choices = isBackend
          ? named(
              'backend',
              own(text, 'backend', 'director').map(({ name }) => name),
            )
          : []
        const company = isBackend && offersBackends ? backends : []
        return [
          ...offered,
          ...company.map(
            (name): CodeSuggestion => ({
              text: `${name}.backend()`,
              kind: t('kind.backend'),
              note: [t('note.backend')],
            }),
          ),
          ...choices,
        ]
      }
    }
  }
}
