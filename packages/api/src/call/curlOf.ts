import { quoteForShell } from '@parapet/base'
import type { Call } from './call.ts'
import type { ApiContext } from './context.ts'
import { urlOf } from './route.ts'

const credentials = {
  bearer: ['-H "Authorization: Bearer $TOKEN"'],
  apiKey: ['-H "X-Redmine-API-Key: $API_KEY"'],
  status: [],
  none: [],
} as const satisfies Record<Call['auth'], readonly string[]>

/** Formats a call as a curl command for a POSIX shell, with `$TOKEN` for the token: secrets must not reach the clipboard. */
export function curlOf(
  call: Call,
  input: object,
  api: Pick<ApiContext, 'base' | 'hosts' | 'company'>,
  origin: string = location.origin,
): string {
  const { body, ...params } = input as Record<string, unknown>
  const url = urlOf(call, { ...params, company: params.company ?? api.company() }, api)
  const lines = [`curl -X ${call.method} ${quoteForShell(new URL(url, origin).href)}`, ...credentials[call.auth]]
  if (body !== undefined && call.encoding === 'json')
    lines.push(
      `-H ${quoteForShell('Content-Type: application/json')}`,
      `--data-raw ${quoteForShell(JSON.stringify(body))}`,
    )
  return lines.join(' \\\n  ')
}
