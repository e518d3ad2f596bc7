import { type ApiContext, type Call, urlOf } from '@parapet/api'

/** Formats a call as a curl command for a POSIX shell, without the token: secrets must not reach the clipboard. */
export function copyAsCurl(
  call: Call,
  input: object,
  api: Pick<ApiContext, 'base' | 'hosts' | 'company'>,
  origin: string = location.origin,
): string {
  const { body, ...params } = input as Record<string, unknown>
  const url = urlOf(call, { ...params, company: params.company ?? api.company() }, api)
  const lines = [
    `curl -X ${call.method} ${quoted(new URL(url, origin).href)}`,
    '-H "Authorization: Bearer $PARAPET_TOKEN"',
  ]
  if (body !== undefined && call.encoding === 'json')
    lines.push(`-H ${quoted('Content-Type: application/json')}`, `--data-raw ${quoted(JSON.stringify(body))}`)
  return lines.join(' \\\n  ')
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
