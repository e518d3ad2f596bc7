import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot'
import type { ServiceKey } from '../domain/services.ts'
import type { Need, NeededRole } from './needs.ts'
import { type Method, type MethodOf, type PathNames, type PathOf, type QueryNames, readNotation } from './notation.ts'

/** Any schema: it defines a type, validates responses, and limits what the sandbox may answer. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/** The servers a call may go to; each is a path of our own origin, behind a proxy. */
export type HostName = 'api' | 'tickets' | 'status' | 'blog' | 'static' | 'metrics'

/** How a request authenticates. */
export type Auth = 'bearer' | 'apiKey' | 'status' | 'none'

/** A downloaded file and the name the provider gave it. */
export interface FileAnswer {
  readonly blob: Blob
  readonly name: string | null
}

interface Gives<T, S = unknown> {
  readonly kind: 'gives'
  readonly schema: Schema
  readonly types?: { answer: T; sent: S }
}
interface Takes<B> {
  readonly kind: 'takes'
  readonly encoding: 'json' | 'form' | 'file'
  readonly types?: { body: B }
}
interface FilteredBy<F> {
  readonly kind: 'filteredBy'
  readonly types?: { filters: F }
}
interface Header<P extends string> {
  readonly kind: 'header'
  readonly header: string
  readonly param: P
}
interface File {
  readonly kind: 'file'
}
interface WithStatus {
  readonly kind: 'withStatus'
}
interface Anonymous {
  readonly kind: 'anonymous'
}
interface Retries {
  readonly kind: 'retries'
}
interface Quiet {
  readonly kind: 'quiet'
}
interface Extension {
  readonly kind: 'extension'
}
interface Refreshes {
  readonly kind: 'refreshes'
  readonly names: readonly string[]
}
export interface NeedsOption {
  readonly kind: 'needs'
  readonly need: Need
}

/** A word of the call language. */
export type CallOption =
  | Gives<unknown>
  | Takes<unknown>
  | FilteredBy<unknown>
  | Header<string>
  | File
  | WithStatus
  | Anonymous
  | Retries
  | Quiet
  | Extension
  | Refreshes
  | NeedsOption

/** The answer is checked against this schema. */
/* @__NO_SIDE_EFFECTS__ */
export function returns<S extends Schema>(schema: S): Gives<InferOutput<S>, InferInput<S>> {
  return { kind: 'gives', schema }
}

/** The body is JSON of this type: `takes<NewSite>()`, or of what a schema takes: `takes(NewSite)`. */
export function body<B>(): Takes<B>
export function body<S extends Schema>(schema: S): Takes<InferInput<S>>
/* @__NO_SIDE_EFFECTS__ */
export function body<B>(_schema?: Schema): Takes<B> {
  return { kind: 'takes', encoding: 'json' }
}

/** Marks a form-encoded body; undefined and null fields are omitted. */
/* @__NO_SIDE_EFFECTS__ */
export function formBody<B extends object>(): Takes<B> {
  return { kind: 'takes', encoding: 'form' }
}

/** The body is a file as it is, `application/octet-stream`. */
/* @__NO_SIDE_EFFECTS__ */
export function fileBody<B extends Blob>(): Takes<B> {
  return { kind: 'takes', encoding: 'file' }
}

/** The query carries `filters` of this type as JSON (§7); the notation must name it. */
/* @__NO_SIDE_EFFECTS__ */
export function filteredBy<F>(): FilteredBy<F> {
  return { kind: 'filteredBy' }
}

/** An optional param that travels in a header, such as the 2FA code (§7). */
/* @__NO_SIDE_EFFECTS__ */
export function header<const P extends string>(name: string, param: P): Header<P> {
  return { kind: 'header', header: name, param }
}

/** The answer is a file. */
export const file: File = { kind: 'file' }

/** Returns the answer with its status: `{ status, data }`, because 200 and 202 differ (§4, weak password). */
export const withStatus: WithStatus = { kind: 'withStatus' }

/** Sends no token. */
export const anonymous: Anonymous = { kind: 'anonymous' }

/** Retries on 425 (§4), never on another status. */
export const retries: Retries = { kind: 'retries' }

/** A write after which nothing we show is out of date. */
export const quiet: Quiet = { kind: 'quiet' }

/** Marks a call that is not in §7, so a provider may lack it (404, 405 or 501). Write it last in a row. */
export const extension: Extension = { kind: 'extension' }

/** Names reads ('area.call') that a write refreshes besides its own collection. */
/* @__NO_SIDE_EFFECTS__ */
export function refreshes(...names: readonly string[]): Refreshes {
  return { kind: 'refreshes', names }
}

/** Only users of this role may make the call; several needs have to be met together. Replaces the needs of the area. */
/* @__NO_SIDE_EFFECTS__ */
export function needs(role: NeededRole): NeedsOption {
  return { kind: 'needs', need: { kind: 'role', role } }
}

/** The call is part of a service, or of one of several. Replaces the needs of the area. */
/* @__NO_SIDE_EFFECTS__ */
export function needsService(...anyOf: readonly [ServiceKey, ...ServiceKey[]]): NeedsOption {
  return { kind: 'needs', need: { kind: 'service', anyOf } }
}

/** A value in a query; objects travel as JSON. */
export type QueryValue = string | number | boolean | object | null | undefined

type Flat<T> = { [K in keyof T]: T[K] }
type OptionOf<P extends readonly CallOption[], Name extends CallOption['kind']> = Extract<P[number], { kind: Name }>
type Filters<P extends readonly CallOption[]> = [OptionOf<P, 'filteredBy'>] extends [never]
  ? unknown
  : OptionOf<P, 'filteredBy'> extends FilteredBy<infer F>
    ? { filters: F }
    : unknown
type Headers<P extends readonly CallOption[]> = [OptionOf<P, 'header'>] extends [never]
  ? unknown
  : OptionOf<P, 'header'> extends Header<infer Name>
    ? { [K in Name]?: string }
    : unknown

/** The params of a notation: path params are required, query params optional, the company comes from the session. */
export type ParamsFor<N extends string, P extends readonly CallOption[]> = Flat<
  { [K in Exclude<PathNames<PathOf<N>>, 'company'>]: string | number } & ('company' extends PathNames<PathOf<N>>
    ? { company?: number }
    : unknown) & { [K in Exclude<QueryNames<PathOf<N>>, keyof Filters<P>>]?: QueryValue } & Filters<P> &
    Headers<P>
>

type Checked<P extends readonly CallOption[]> = [OptionOf<P, 'gives'>] extends [never]
  ? [OptionOf<P, 'file'>] extends [never]
    ? undefined
    : FileAnswer
  : OptionOf<P, 'gives'> extends Gives<infer T>
    ? T
    : never
type SentFor<P extends readonly CallOption[]> = [OptionOf<P, 'gives'>] extends [never]
  ? undefined
  : OptionOf<P, 'gives'> extends Gives<unknown, infer S>
    ? S
    : never
type AnswerFor<P extends readonly CallOption[]> = [OptionOf<P, 'withStatus'>] extends [never]
  ? Checked<P>
  : { status: number; data: Checked<P> }
type BodyFor<P extends readonly CallOption[]> = [OptionOf<P, 'takes'>] extends [never]
  ? undefined
  : OptionOf<P, 'takes'> extends Takes<infer B>
    ? B
    : never

/** One HTTP call: a row of the endpoint table. */
export interface Call<M extends Method = Method, P = unknown, B = unknown, T = unknown, S = unknown> {
  /** 'area.call'; empty until the row is in an area. */
  readonly name: string
  readonly method: M
  readonly version: string | null
  readonly path: string
  readonly query: readonly string[]
  readonly host: HostName
  readonly auth: Auth
  /** Whether a refusal may come with status 200 and say so in the body's `status` (Staytus). */
  readonly hasBodyStatus: boolean
  readonly schema: Schema | null
  readonly encoding: 'json' | 'form' | 'file' | null
  readonly headers: Readonly<Record<string, string>>
  readonly isFile: boolean
  readonly hasStatus: boolean
  readonly isRetried: boolean
  readonly isQuiet: boolean
  readonly isExtension: boolean
  readonly needs: readonly Need[]
  readonly refreshes: readonly string[]
  /** Only for the compiler; never there. */
  readonly types?: { params: P; body: B; answer: T; sent: S }
}

export type ParamsOf<C extends Call> = NonNullable<C['types']>['params']
export type BodyOf<C extends Call> = NonNullable<C['types']>['body']
export type AnswerOf<C extends Call> = NonNullable<C['types']>['answer']
export type SentOf<C extends Call> = NonNullable<C['types']>['sent']

/** Creates a row from the specification's notation (method, optional version, path, `{params}`) and options. */
/* @__NO_SIDE_EFFECTS__ */
export function call<const N extends `${Method} ${string}`, const P extends readonly CallOption[]>(
  notation: N,
  ...options: P
): Call<MethodOf<N>, ParamsFor<N, P>, BodyFor<P>, AnswerFor<P>, SentFor<P>> {
  const { method, version, path, query } = readNotation(notation)
  const of = <K extends CallOption['kind']>(name: K) =>
    options.filter((option): option is Extract<CallOption, { kind: K }> => option.kind === name)
  return {
    name: '',
    method: method as MethodOf<N>,
    version,
    path,
    query,
    host: 'api',
    auth: of('anonymous').length > 0 ? 'none' : 'bearer',
    hasBodyStatus: false,
    schema: of('gives')[0]?.schema ?? null,
    encoding: of('takes')[0]?.encoding ?? null,
    headers: Object.fromEntries(of('header').map((option) => [option.param, option.header])),
    isFile: of('file').length > 0,
    hasStatus: of('withStatus').length > 0,
    isRetried: of('retries').length > 0,
    isQuiet: of('quiet').length > 0,
    isExtension: of('extension').length > 0,
    needs: of('needs').map((option) => option.need),
    refreshes: of('refreshes').flatMap((option) => option.names),
  }
}
