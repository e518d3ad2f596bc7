export type Locale = 'en' | 'es'
export const locales: readonly Locale[] = ['en', 'es']

/** A table of ICU messages. */
export type Messages = Readonly<Record<string, string>>
/** A table with the same keys in another language. */
export type Translation<M> = { readonly [K in keyof M]: string }

type NotAnArgument = `${string} ${string}` | `${string}#${string}` | `${string}{${string}` | ''
type Placeholder<S> = S extends `${infer Name},${infer Kind}`
  ? Name extends NotAnArgument
    ? never
    : Kind extends ` plural,${string}` | ` selectordinal,${string}`
      ? [Name, 'number']
      : Kind extends ` select,${string}`
        ? [Name, 'text']
        : never
  : S extends NotAnArgument
    ? never
    : [S, 'either']
type Placeholders<S> = S extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Inner}}${string}` ? Placeholder<Inner> : never) | Placeholders<Rest>
  : never

/** The placeholders that name a thing by its number: a version is not "4,765", so their values are texts. */
type Identifier =
  | 'id'
  | 'ids'
  | 'version'
  | 'base'
  | 'port'
  | 'line'
  | 'column'
  | 'status'
  | 'code'
  | 'year'
  | 'number'
  | 'prefix'
  | 'asn'
  | 'company'
  | 'rule'
  | 'job'
  | 'ticket'
  | 'invoice'

type ValuesOf<Pairs extends [string, string]> = {
  readonly [P in Pairs as P[0]]: [P[0], 'number'] extends Pairs
    ? number
    : [P[0], 'text'] extends Pairs
      ? string
      : P[0] extends Identifier
        ? string
        : string | number
}
/** The arguments of a message after its key: none, or one object of values. */
export type ArgumentsOf<S> = [Placeholders<S>] extends [never] ? [] : [values: ValuesOf<Placeholders<S>>]

/** Translates a key; the English text defines the types of the values. */
export type T<M extends Messages> = <K extends keyof M & string>(key: K, ...values: ArgumentsOf<M[K]>) => string
