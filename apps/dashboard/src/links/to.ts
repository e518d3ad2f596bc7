import { type PageName, pages } from '../pages.ts'

type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Params<P extends string> = {
  readonly [K in Names<P> as K extends `${string}?` ? never : K]: string | number
} & (`company?` extends Names<P> ? { readonly company?: number | null } : unknown)

/** The params in a page's address. */
export type PageParams<N extends PageName> = Params<(typeof pages)[N]['path']>
type Query = URLSearchParams | Readonly<Record<string, string | number | null | undefined>>
/** What `to` takes after the name: params where the address needs some, then a query. */
export type LinkRest<N extends PageName> = [Names<(typeof pages)[N]['path']>] extends [never]
  ? [params?: undefined, query?: Query]
  : Record<never, never> extends PageParams<N>
    ? [params?: PageParams<N>, query?: Query]
    : [params: PageParams<N>, query?: Query]
type Given = Readonly<Record<string, string | number | null | undefined>>

/**
 * The address of a page, the only way links are made: `to('snapshot', { company: 300, sId })`. Inside the app use `useTo`, which adds the
 * company at hand, so that a copied link opens the same company.
 */
export function to<N extends PageName>(name: N, ...[params, query]: LinkRest<N>): string {
  return addressOf(name, params, query)
}

/** `to` with a company for the pages that take one. */
export function toWithin<N extends PageName>(company: number | null, name: N, ...[params, query]: LinkRest<N>): string {
  const given: Given | undefined = params
  return addressOf(name, { company, ...given }, query)
}

function addressOf(name: PageName, given: Given | undefined, query: Query | undefined): string {
  const path = pages[name].path.replace(/\{(\w+)\??\}\/?/g, (hole, key: string) => {
    const value = given?.[key]
    if (value === undefined || value === null) return ''
    return `${encodeURIComponent(value)}${hole.endsWith('/') ? '/' : ''}`
  })
  return `/${path.replace(/\/$/, '')}${written(query)}`
}

function written(query: Query | undefined): string {
  const pairs = query instanceof URLSearchParams ? query : new URLSearchParams(present(query ?? {}))
  const text = pairs.toString()
  return text ? `?${text}` : ''
}

function present(query: Exclude<Query, URLSearchParams>): [string, string][] {
  return Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  )
}
