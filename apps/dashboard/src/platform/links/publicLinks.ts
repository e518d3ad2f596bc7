import { publicPaths } from '../paths/publicPaths.ts'
import { addressOf, type Params, type Query } from './address.ts'
import { matchPattern } from './matchPattern.ts'

export type PublicName = keyof typeof publicPaths
type Rest<N extends PublicName> =
  Record<never, never> extends Params<(typeof publicPaths)[N]['path']>
    ? [params?: undefined, query?: Query]
    : [params: Params<(typeof publicPaths)[N]['path']>, query?: Query]

/** `to` for the pages before the login, which do not carry the whole table. */
export function toPublic<N extends PublicName>(name: N, ...[params, query]: Rest<N>): string {
  return addressOf(publicPaths[name].path, params, query)
}

/** The page before the login that an address names, with its params; undefined for every other page. */
export function matchPublic(address: string): { name: PublicName; params: Record<string, string> } | undefined {
  for (const [name, { path }] of Object.entries(publicPaths)) {
    const params = matchPattern(path, pathOf(address))
    if (params) return { name: name as PublicName, params }
  }
  return undefined
}

/** The path of an address, without query and hash. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '/'
}

/** The query of an address, with its question mark. */
export function queryOf(address: string): string {
  return /\?[^#]*/.exec(address)?.[0] ?? ''
}
