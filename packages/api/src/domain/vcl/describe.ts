import {
  edgeCallables,
  edgeSubroutines,
  type VclType,
  vclFunctions,
  vclModules,
  vclSubroutines,
  vclVariable,
} from './language.ts'

/** The documentation of a VCL word, for hovers and completion. */
export type VclNote =
  | {
      readonly kind: 'variable'
      readonly type: VclType
      readonly where: readonly string[]
      readonly isWritable: boolean
    }
  /** `isOpen`: customers may write in it. */
  | { readonly kind: 'subroutine'; readonly isOpen: boolean }
  | { readonly kind: 'callable' }
  | { readonly kind: 'function'; readonly least: number; readonly most: number }
  | { readonly kind: 'module' }

/** Describes a known word; undefined for user-defined names. */
export function describeVcl(word: string): VclNote | undefined {
  if (edgeCallables.includes(word)) return { kind: 'callable' }
  if (vclSubroutines.includes(word)) return { kind: 'subroutine', isOpen: edgeSubroutines.includes(word) }
  const known = vclFunctions.get(word)
  if (known) return { kind: 'function', least: known.least, most: known.most }
  const variable = vclVariable(word)
  if (variable) {
    const { type, where, isWritable } = variable
    return { kind: 'variable', type, where, isWritable }
  }
  return vclModules.includes(word) ? { kind: 'module' } : undefined
}

/** Keywords that start or join declarations and statements, for highlighting. */
export const vclReserved: readonly string[] = [
  ...['vcl', 'import', 'from', 'include', 'backend', 'probe', 'director', 'acl', 'sub'],
  ...['set', 'unset', 'remove', 'call', 'return', 'synthetic', 'error', 'new', 'if', 'else', 'elseif', 'elsif', 'elif'],
  ...['true', 'false'],
]
