/** The languages of the product. */
export type Locale = 'en' | 'es'
export const locales: readonly Locale[] = ['en', 'es']

/** A table of ICU messages. */
export type Messages = Readonly<Record<string, string>>
/** The same keys in another language. */
export type Translation<M> = { readonly [K in keyof M]: string }

type NotAName = `${string} ${string}` | `${string}#${string}` | `${string}{${string}` | ''
type Hole<S> = S extends `${infer Name},${infer Kind}`
  ? Name extends NotAName
    ? never
    : Kind extends ` plural,${string}` | ` selectordinal,${string}`
      ? [Name, 'number']
      : Kind extends ` select,${string}`
        ? [Name, 'text']
        : never
  : S extends NotAName
    ? never
    : [S, 'either']
type Holes<S> = S extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Inner}}${string}` ? Hole<Inner> : never) | Holes<Rest>
  : never

type ValuesOf<Pairs extends [string, string]> = {
  readonly [P in Pairs as P[0]]: [P[0], 'number'] extends Pairs
    ? number
    : [P[0], 'text'] extends Pairs
      ? string
      : string | number
}
/** The arguments of a message after its key: none, or one object of values. */
export type ArgumentsOf<S> = [Holes<S>] extends [never] ? [] : [values: ValuesOf<Holes<S>>]

/** Writes the message of a key; its values are typed by the English text. */
export type T<M extends Messages> = <K extends keyof M & string>(key: K, ...values: ArgumentsOf<M[K]>) => string
