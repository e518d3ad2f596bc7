export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Trim<S extends string> = S extends ` ${infer Rest}` ? Trim<Rest> : S

/** The method of a notation such as 'GET v2 users/{user}/{?limit}'. */
export type MethodOf<N extends string> = N extends `${infer M} ${string}` ? (M extends Method ? M : never) : never

type WithoutMethod<N extends string> = N extends `${Method} ${infer Rest}` ? Trim<Rest> : never

/** The path of a notation, without method and version. */
export type PathOf<N extends string> =
  WithoutMethod<N> extends `${infer V extends 'v1' | 'v2'} ${infer Rest}`
    ? V extends string
      ? Trim<Rest>
      : never
    : WithoutMethod<N>

/** The names in a path's braces: 'users/{user}/{?limit}' → 'user'. */
export type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `?${string}` ? never : Name) | PathNames<Rest>
  : never

type Split<S extends string> = S extends `${infer Head},${infer Rest}` ? Head | Split<Rest> : S

/** The names of a path's optional query: 'users/{?limit,offset}' → 'limit' | 'offset'. */
export type QueryNames<P extends string> = P extends `${string}{?${infer List}}${string}` ? Split<List> : never

/** The parsed parts of a notation. */
export interface Notation {
  readonly method: Method
  readonly version: string | null
  /** Without leading slash and query braces; may end in a fixed query ('issues.json?status_id=*'). */
  readonly path: string
  readonly query: readonly string[]
}

/** Takes a notation apart; it is source code, so a wrong one throws at once. */
/* @__NO_SIDE_EFFECTS__ */
export function readNotation(notation: string): Notation {
  const match = /^(GET|POST|PUT|PATCH|DELETE) +(?:(v\d+) +)?([^ {]*(?:\{\w+\}[^ {]*)*)(?:\{\?([\w,]+)\})?$/.exec(
    notation,
  )
  if (!match) throw new TypeError(`Not a call: ${notation}`)
  const [, method, version = null, path = '', query] = match
  return { method: method as Method, version, path, query: query ? query.split(',') : [] }
}
