import type { BodyOf, Call, ParamsOf } from '../../call/call.ts'
import type { PersonaName } from '../world/personas.ts'
import type { World } from '../world/World.ts'

type Params<C extends Call> = Omit<ParamsOf<C>, 'company'>
type Needed<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : object extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T }

/** A valid request of a row: `by` a persona (admin), `in` a company (300), with status `answers` if not 2xx. */
type Sample<C extends Call> = Needed<'params', Params<C>> &
  Needed<'body', BodyOf<C>> & {
    readonly by?: PersonaName
    readonly in?: number
    readonly answers?: number
    /** Fields of the body ('rules.0.action': and below) whose type the provider does not check. */
    readonly lenient?: readonly string[]
    readonly takesNothing?: boolean
    readonly namesNothing?: boolean
    readonly leavesTraces?: boolean
  }

/** A sample for every row of an area; a function if it depends on the world. */
export type SamplesOf<A> = {
  readonly [Name in keyof A]: A[Name] extends Call ? Sample<A[Name]> | ((world: World) => Sample<A[Name]>) : never
}
