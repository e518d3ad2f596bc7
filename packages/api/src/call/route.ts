import type { Call } from './call.ts'
import { type ApiContext, defaultHosts } from './context.ts'
import { CallFailure } from './failure.ts'

type Servers = Pick<ApiContext, 'base' | 'hosts'>

/** Builds the URL of a call; objects become JSON. A missing path param is an `unexpected` failure. */
export function urlOf(row: Call, params: Readonly<Record<string, unknown>>, servers: Servers): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '')
      throw new CallFailure({ kind: 'unexpected', path: name, expected: 'a value', received: 'none', call: row.name })
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const name of row.query) {
    const value = params[name]
    if (value === undefined || value === null) continue
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  const [place, fixed = ''] = path.split('?')
  // A param takes the place of the fixed value of its name.
  const kept = fixed.split('&').filter((part) => part !== '' && !query.has(part.replace(/=.*/, '')))
  const text = [...kept, query.toString()].filter(Boolean).join('&')
  return `${serverOf(row, servers)}/${place}${text && '?'}${text}`
}

/** The URL of a read below the API base that needs only the token; null for any other. */
export function tokenOnlyUrl(
  row: Call,
  params: Readonly<Record<string, unknown>>,
  api: Servers & Pick<ApiContext, 'company'>,
): string | null {
  if (row.host !== 'api' || row.auth !== 'bearer' || row.isFile || Object.keys(row.headers).length > 0) return null
  return urlOf(row, { ...params, company: params.company ?? api.company() }, api).slice(api.base.length)
}

/** The pattern for a router: '/api/v1/companies/:company/users/:user', without a fixed query. */
export function routePattern(row: Call, servers: Servers = { base: '/api', hosts: defaultHosts }): string {
  const path = (row.path.split('?')[0] ?? '').replace(/\{(\w+)\}/g, ':$1')
  return `${serverOf(row, servers)}/${path}`
}

function serverOf({ host, version }: Call, { base, hosts }: Servers): string {
  if (host !== 'api') return hosts[host] ?? defaultHosts[host]
  return version ? `${base}/${version}` : base
}
