/** The names in a path's braces. */
export type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never
/** The params of a path pattern; the company is optional. */
export type Params<P extends string> = {
  readonly [K in ParamNames<P> as K extends `${string}?` ? never : K]: string | number
} & (`company?` extends ParamNames<P> ? { readonly company?: number | null } : unknown)

export type Query = URLSearchParams | Readonly<Record<string, string | number | null | undefined>>
export type ParamValues = Readonly<Record<string, string | number | null | undefined>>

/** Builds an address from a path pattern, its params and a query. */
export function addressOf(pattern: string, values: ParamValues | undefined, query: Query | undefined): string {
  const path = pattern.replace(/\{(\w+)\??\}\/?/g, (placeholder, key: string) => {
    const value = values?.[key]
    if (value === undefined || value === null) return ''
    return `${encodeURIComponent(value)}${placeholder.endsWith('/') ? '/' : ''}`
  })
  return `/${path.replace(/\/$/, '')}${queryString(query)}`
}

function queryString(query: Query | undefined): string {
  const pairs = query instanceof URLSearchParams ? query : new URLSearchParams(definedEntries(query ?? {}))
  const text = pairs.toString()
  return text ? `?${text}` : ''
}

function definedEntries(query: Exclude<Query, URLSearchParams>): [string, string][] {
  return Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  )
}
