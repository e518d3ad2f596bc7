import { type Page, type PageName, pageList } from '../pages.ts'

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
  const given = pathname.split('/').filter(Boolean)
  for (const page of pageList) {
    const params = read(page.path.split('/'), given)
    if (params) return { page, params, company: params.company === undefined ? null : Number(params.company) }
  }
  return undefined
}

function read(wanted: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  const [first, ...rest] = wanted
  if (first === '{company?}') {
    const [company, ...others] = given
    if (company !== undefined && /^\d{1,15}$/.test(company)) {
      const params = read(rest, others)
      if (params) return { company, ...params }
    }
    return read(rest, given)
  }
  if (first === undefined) return given.length === 0 ? {} : undefined
  const [segment, ...others] = given
  if (segment === undefined) return undefined
  const params = read(rest, others)
  if (!params) return undefined
  const name = /^\{(\w+)\}$/.exec(first)?.[1]
  if (name) return { [name]: decode(segment), ...params }
  return first === segment ? params : undefined
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // A lone '%' is what it is.
  }
}
