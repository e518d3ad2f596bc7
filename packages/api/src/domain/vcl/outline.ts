import { parseVcl } from './parse.ts'
import type { VclDeclaration, VclStatement } from './syntax.ts'
import type { SourceSpan } from './tokens.ts'

/** A named declaration of a program, in the order of the text. `at` and `end` are those of its name. */
export interface VclSymbol extends SourceSpan {
  readonly kind: 'sub' | 'backend' | 'probe' | 'director' | 'acl' | 'object'
  readonly name: string
}

function made(body: readonly VclStatement[]): VclSymbol[] {
  return body.flatMap((line) => {
    if (line.kind === 'new') return [{ kind: 'object' as const, ...line.name }]
    if (line.kind !== 'if') return []
    return [...line.branches.flatMap((branch) => made(branch.body)), ...made(line.otherwise ?? [])]
  })
}

function symbolsOf(part: VclDeclaration): VclSymbol[] {
  switch (part.kind) {
    case 'version':
    case 'import':
    case 'include':
      return []
    case 'sub':
      return [{ kind: part.kind, ...part.name }, ...made(part.body)]
    default:
      return [{ kind: part.kind, ...part.name }]
  }
}

/** The subroutines, backends, probes, directors and access lists of a program. A program with mistakes has one, too. */
export const vclOutline = (source: string): VclSymbol[] => parseVcl(source).program.flatMap(symbolsOf)

const letters = /[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*/y

/** The declaration of the name at a place: of a subroutine, a backend, a probe, a director or an access list. */
export function vclDefinition(source: string, at: number): VclSymbol | undefined {
  const lineStart = source.lastIndexOf('\n', at - 1) + 1
  let begins = lineStart
  let word = ''
  while (begins <= at) {
    letters.lastIndex = begins
    word = letters.exec(source)?.[0] ?? ''
    if (word !== '' && begins + word.length >= at) break
    begins += Math.max(1, word.length)
    word = ''
  }
  if (word === '') return undefined
  const owner = word.split('.')[0] ?? ''
  const symbols = vclOutline(source)
  return symbols.find(({ name }) => name === word) ?? symbols.find(({ name }) => name === owner)
}
