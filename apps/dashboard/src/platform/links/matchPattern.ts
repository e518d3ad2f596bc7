import { safeDecode } from './safeDecode.ts'

/** The params of a path that has this pattern; undefined when it has not. '{company?}' is digits only. */
export function matchPattern(pattern: string, pathname: string): Record<string, string> | undefined {
  return read(pattern.split('/'), pathname.split('/').filter(Boolean))
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
  if (name) return { [name]: safeDecode(segment), ...params }
  return first === segment ? params : undefined
}
