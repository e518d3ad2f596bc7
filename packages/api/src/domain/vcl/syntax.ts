import type { SourceSpan } from './tokens.ts'

/** A name and its position. */
export interface VclName extends SourceSpan {
  readonly name: string
}

/** An expression. Variables, backends and ACLs look alike; the check distinguishes them. */
export type VclExpression = SourceSpan &
  (
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'number'; readonly text: string }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly VclArgument[] }
    | { readonly kind: 'not' | 'negative'; readonly of: VclExpression }
    | {
        readonly kind: 'binary'
        readonly operator: VclOperator
        readonly left: VclExpression
        readonly right: VclExpression
      }
  )

/** An argument of a call; some are named. */
export interface VclArgument {
  readonly name: string | null
  readonly value: VclExpression
}

/** Operator precedence from loose to tight. Adjacent strings are concatenated like `+`. */
export const vclPrecedence = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '~': 3,
  '!~': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
  '%': 5,
} as const
export type VclOperator = keyof typeof vclPrecedence

/** `set` and its short forms. */
export const vclAssignments = ['=', '+=', '-=', '*=', '/='] as const
export type VclAssignment = (typeof vclAssignments)[number]

/** One `if` or `elseif` with its condition and body. */
export interface VclBranch {
  readonly test: VclExpression
  readonly body: readonly VclStatement[]
}

/** A line of a subroutine. */
export type VclStatement = SourceSpan &
  (
    | {
        readonly kind: 'set'
        readonly target: VclName
        readonly operator: VclAssignment
        readonly value: VclExpression
      }
    | { readonly kind: 'unset'; readonly target: VclName }
    | { readonly kind: 'call'; readonly sub: VclName }
    | { readonly kind: 'return'; readonly action: VclExpression | null }
    | { readonly kind: 'synthetic'; readonly value: VclExpression }
    | { readonly kind: 'error'; readonly status: VclExpression; readonly reason: VclExpression | null }
    | { readonly kind: 'new'; readonly name: VclName; readonly value: VclExpression }
    | { readonly kind: 'do'; readonly value: VclExpression }
    | {
        readonly kind: 'if'
        readonly branches: readonly VclBranch[]
        readonly otherwise: readonly VclStatement[] | null
      }
  )

/** `.name = value;` of a backend, probe or director; a probe may be written inside a backend. */
export interface VclField {
  readonly name: VclName
  readonly value: VclExpression | readonly VclField[]
}

/** A line of an ACL: `! "192.0.2.0"/24;`. */
export interface VclAclEntry extends SourceSpan {
  readonly isNegated: boolean
  readonly address: string
  readonly prefix: string | null
}

/** A top-level declaration. */
export type VclDeclaration = SourceSpan &
  (
    | { readonly kind: 'version'; readonly version: string }
    | { readonly kind: 'import'; readonly module: VclName; readonly from: string | null }
    | { readonly kind: 'include'; readonly path: string }
    | { readonly kind: 'backend' | 'probe'; readonly name: VclName; readonly fields: readonly VclField[] }
    | {
        readonly kind: 'director'
        readonly name: VclName
        readonly type: VclName
        readonly entries: readonly (readonly VclField[])[]
      }
    | { readonly kind: 'acl'; readonly name: VclName; readonly entries: readonly VclAclEntry[] }
    | { readonly kind: 'sub'; readonly name: VclName; readonly body: readonly VclStatement[] }
  )

export type VclProgram = readonly VclDeclaration[]
