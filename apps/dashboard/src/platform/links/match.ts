import type { PathRow } from '../paths/path.ts'
import { type PageName, pathList } from '../paths/paths.ts'
import { matchPattern } from './matchPattern.ts'

/** A page and the params of its address. */
export interface PageMatch {
  readonly page: PathRow & { readonly name: PageName }
  readonly params: Readonly<Record<string, string>>
  readonly company: number | null
}

/** Finds the page of a path without the router; undefined for the error page. Company ids are digits only. */
export function match(pathname: string): PageMatch | undefined {
  for (const page of pathList) {
    const params = matchPattern(page.path, pathname)
    if (params) return { page, params, company: params.company === undefined ? null : Number(params.company) }
  }
  return undefined
}
