import { type PageName, paths } from '../paths/paths.ts'
import { addressOf, type ParamNames, type Params, type ParamValues, type Query } from './address.ts'

export type PageParams<N extends PageName> = Params<(typeof paths)[N]['path']>
/** The arguments of `to` after the name: params where the path needs some, then a query. */
export type LinkRest<N extends PageName> = [ParamNames<(typeof paths)[N]['path']>] extends [never]
  ? [params?: undefined, query?: Query]
  : Record<never, never> extends PageParams<N>
    ? [params?: PageParams<N>, query?: Query]
    : [params: PageParams<N>, query?: Query]

/** Builds the URL of a page: `to('snapshot', { company: 300, sId })`. Components use `useTo`. */
export function to<N extends PageName>(name: N, ...[params, query]: LinkRest<N>): string {
  return addressOf(paths[name].path, params, query)
}

/** Pages whose address needs nothing but a company. */
export type PlainPage = {
  [N in PageName]: Record<never, never> extends PageParams<N> ? N : never
}[PageName]

/** Whether a page's address needs nothing but a company. */
export const isPlainPage = (name: PageName): name is PlainPage => !/\{\w+\}/.test(paths[name].path)

/** The address of a page whose name is only known at run time, with the params of its path. */
export const addressOfPage = (name: PageName, params: ParamValues, query?: Query): string =>
  addressOf(paths[name].path, params, query)

/** `to` with a company for the pages that take one. */
export function toInCompany<N extends PageName>(
  company: number | null,
  name: N,
  ...[params, query]: LinkRest<N>
): string {
  const given: ParamValues | undefined = params
  return addressOf(paths[name].path, { company, ...given }, query)
}
