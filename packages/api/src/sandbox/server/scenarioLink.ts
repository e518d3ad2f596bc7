import type { IncomingMessage, ServerResponse } from 'node:http'
import { findScenario, noScenario, type Scenario } from '../context.ts'

const cookie = 'parapet_scenario'

/** The scenario of a browser's cookie; undefined without one or if it no longer exists. */
export function scenarioOfCookie(header: string | undefined): Scenario | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2))
  return findScenario(pairs.find(([name]) => name === cookie)?.[1])
}

const isPage = (pathname: string) => !/^\/assets\/|\.(?:js|css|json|svg|png|ico|woff2|txt|map)$/.test(pathname)

function refuse(response: ServerResponse, text: string) {
  response.writeHead(400, {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  })
  response.end(`${text}\n`)
}

/** Stores the scenario of `?scenario=NAME` in a cookie and redirects without it; false for other requests. */
export function followScenario(
  url: URL,
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  own: Scenario,
): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !url.searchParams.has('scenario') || !isPage(url.pathname))
    return false
  const name = url.searchParams.get('scenario') || own
  const found = findScenario(name)
  if (!found) {
    refuse(response, noScenario(name))
    return true
  }
  url.searchParams.delete('scenario')
  // Two slashes would start another host's address.
  const path = `/${url.pathname.replace(/^\/+/, '')}${url.search}`
  response.writeHead(303, {
    location: path,
    'set-cookie': `${cookie}=${found}; Path=/; SameSite=Strict; HttpOnly${found === own ? '; Max-Age=0' : ''}`,
    'cache-control': 'no-store',
  })
  response.end()
  return true
}
