import { parseCountry } from './countries.ts'
import { parseNetwork } from './networks.ts'
import type { TraceRequest } from './vcl/traceState.ts'

/** A request to trace as it is entered; headers are lines `Name: value`. */
export interface TraceInput {
  readonly url: string
  readonly method: string
  readonly headers: string
  readonly country: string | null
  readonly address: string
  readonly status: number | null
}

export const traceMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'] as const

/** Why a field of a request is refused; `header` and `hostHeader` are about a line. */
export type TraceFault =
  | 'needed'
  | 'url'
  | 'tooLong'
  | 'header'
  | 'hostHeader'
  | 'tooMany'
  | 'address'
  | 'country'
  | 'status'

const MOST_CHARACTERS = 2000
const MOST_HEADERS = 50
const headerLine = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([^\p{Cc}]*)$/u

const typedAddress = (text: string) => {
  const typed = text.trim()
  return /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/]+:\d+(?:\/|$)/.test(typed) ? typed : `https://${typed}`
}

function addressOf(text: string): URL | null {
  const typed = typedAddress(text)
  if (/[\s\p{Cc}]/u.test(typed) || !URL.canParse(typed)) return null
  const url = new URL(typed)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.username === '' && url.password === '' ? url : null
}

const linesOf = (headers: string) =>
  headers
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

function headersFault(text: string): TraceFault | null {
  const lines = linesOf(text)
  if (lines.length > MOST_HEADERS) return 'tooMany'
  if (text.length > MOST_CHARACTERS * 4) return 'tooLong'
  if (lines.some((line) => !headerLine.test(line))) return 'header'
  return lines.some((line) => /^host:/i.test(line)) ? 'hostHeader' : null
}

function urlFault(text: string): TraceFault | null {
  if (text.trim() === '') return 'needed'
  if (text.length > MOST_CHARACTERS) return 'tooLong'
  return addressOf(text) ? null : 'url'
}

/** Returns what is wrong with a request, by field. */
export function traceFaults(input: TraceInput): Partial<Record<keyof TraceInput, TraceFault>> {
  const { url, headers, country, address, status } = input
  const isAddress = address.trim() === '' || (!address.includes('/') && parseNetwork(address) !== null)
  const isStatus = status === null || (Number.isInteger(status) && status >= 100 && status <= 599)
  const found = {
    url: urlFault(url),
    headers: headersFault(headers),
    country: country === null || country === '' || parseCountry(country) === country ? null : ('country' as const),
    address: isAddress ? null : ('address' as const),
    status: isStatus ? null : ('status' as const),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null))
}

/** Returns the request of what was entered; null if something is wrong with it. */
export function traceRequestOf(input: TraceInput): TraceRequest | null {
  if (Object.keys(traceFaults(input)).length > 0) return null
  const url = addressOf(input.url)
  if (!url) return null
  return {
    host: url.host,
    url: url.pathname + url.search,
    scheme: url.protocol === 'http:' ? 'http' : 'https',
    method: input.method,
    headers: linesOf(input.headers).flatMap((line) => {
      const [, name = '', value = ''] = headerLine.exec(line) ?? []
      return name === '' ? [] : [{ name, value: value.trim() }]
    }),
    country: input.country || null,
    address: input.address.trim() || null,
    originStatus: input.status,
    isAnyVisitor: false,
  }
}
