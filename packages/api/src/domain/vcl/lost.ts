import { parseVcl } from './parse.ts'
import { statementText } from './print.ts'
import type { VclDeclaration } from './syntax.ts'
import type { VclProblem } from './tokens.ts'

/** A part of a program that another one does not have: a declaration, or lines of a subroutine that both have. */
export interface LostPart {
  readonly kind: 'sub' | 'acl' | 'backend' | 'probe' | 'director' | 'import' | 'include'
  readonly name: string
  /** Where it is in the program that has it. */
  readonly at: number
  /** The statements of a subroutine that are lost, at its top level, and how many it has. */
  readonly statements: number
  readonly all: number
}

/** What is lost when a program replaces another one. */
export interface LostVcl {
  readonly parts: readonly LostPart[]
  /** The first problem of the program that is replaced: behind it nothing could be read. */
  readonly problem: VclProblem | null
}

function nameOf(part: VclDeclaration): string | null {
  switch (part.kind) {
    case 'version':
      return null
    case 'import':
      return part.module.name
    case 'include':
      return part.path
    case 'backend':
    case 'probe':
    case 'director':
    case 'acl':
    case 'sub':
      return part.name.name
  }
}

const bodyOf = (part: VclDeclaration) => (part.kind === 'sub' ? part.body : [])

/** Returns what of a program is not in the one that replaces it; lines that only moved or are written otherwise are there. */
export function lostVcl(before: string, after: string): LostVcl {
  const [old, next] = [parseVcl(before), parseVcl(after)]
  const kept = new Map<string, number>()
  const countOf = (key: string) => kept.get(key) ?? 0
  for (const part of next.program) {
    kept.set(`${part.kind} ${nameOf(part)}`, 1)
    for (const line of bodyOf(part)) {
      const key = `${nameOf(part)} ${statementText(line)}`
      kept.set(key, countOf(key) + 1)
    }
  }
  const found = new Map<string, LostPart>()
  for (const part of old.program) {
    const name = nameOf(part)
    if (name === null || part.kind === 'version') continue
    const lines = bodyOf(part).filter((line) => {
      const key = `${name} ${statementText(line)}`
      const left = countOf(key)
      kept.set(key, left - 1)
      return left <= 0
    })
    if (part.kind === 'sub' ? lines.length === 0 && part.body.length > 0 : countOf(`${part.kind} ${name}`) > 0) continue
    if (part.kind === 'sub' && part.body.length === 0 && countOf(`sub ${name}`) > 0) continue
    const known = found.get(`${part.kind} ${name}`)
    found.set(`${part.kind} ${name}`, {
      kind: part.kind,
      name,
      at: known?.at ?? part.at,
      statements: (known?.statements ?? 0) + lines.length,
      all: (known?.all ?? 0) + bodyOf(part).length,
    })
  }
  return { parts: [...found.values()], problem: old.problems[0] ?? null }
}
