import type { Page } from '../page.ts'
import { type PageName, pageList } from '../pages.ts'
import { readPath } from './readPath.ts'

/** A page and what its address says. */
export interface Match {
  readonly page: Page & { readonly name: PageName }
  readonly params: Readonly<Record<string, string>>
  /** null when the address names no company. */
  readonly company: number | null
}

/**
 * The page of a path, undefined for the error page. The same reading as the router's, for code that runs without it (start, public
 * screens, guards): a company id is digits only, so '/about/stats' is no page.
 */
export function match(pathname: string): Match | undefined {
  for (const page of pageList) {
    const params = readPath(page.path, pathname)
    if (params) return { page, params, company: params.company === undefined ? null : Number(params.company) }
  }
  return undefined
}
