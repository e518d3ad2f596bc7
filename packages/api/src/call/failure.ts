import type { Held } from '../domain/acting.ts'

/** Why a call gave no answer. */
export type Failure =
  | {
      readonly kind: 'http'
      readonly status: number
      /** The provider's message in any of its four forms; null without a readable one. */
      readonly message: string | null
      /** Messages by the path of a body field, with list indexes: 'addresses.1.address'. */
      readonly fields: Record<string, string[]>
      readonly requestId: string | null
      readonly raw: unknown
    }
  | {
      readonly kind: 'unexpected'
      /** The path within the answer, such as '0.timestamp'; empty for the whole answer. */
      readonly path: string
      readonly expected: string
      readonly received: string
      readonly call: string
    }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout'; readonly afterMs: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'task'; readonly message: string | null }
  /** Never sent: staff act as somebody, and this is closed to them or needs control first. */
  | { readonly kind: 'held'; readonly why: Held }

/** The only thing calls reject with. */
export class CallFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failureText(failure) ?? failure.kind)
    this.name = 'CallFailure'
    this.failure = failure
  }
}

/** Returns the failure of a caught error; an error that is not from a call counts as a network failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailure) return error.failure
  return error instanceof DOMException && error.name === 'AbortError' ? { kind: 'cancelled' } : { kind: 'network' }
}

/** Returns the provider's message of a failure, or those of its fields; null without one. */
export function failureText(failure: Failure): string | null {
  switch (failure.kind) {
    case 'http':
      return failure.message ?? sentences(Object.values(failure.fields).flat().slice(0, MOST_SENTENCES))
    case 'task':
      return failure.message
    default:
      return null
  }
}

/** Returns the provider's messages by field path ('addresses.1.address'); empty for other failures. */
export function fieldErrors(failure: Failure | undefined): Readonly<Record<string, string>> {
  if (failure?.kind !== 'http') return {}
  return Object.fromEntries(Object.entries(failure.fields).map(([path, messages]) => [path, sentences(messages) ?? '']))
}

/** Why a save conflicts. `changed`: someone saved after we read (412); `taken`: it contradicts stored data (409). */
export interface Conflict {
  readonly kind: 'changed' | 'taken'
  readonly message: string | null
}

/** Returns the conflict of a failure; null if it is none. */
export function conflictOf(failure: Failure): Conflict | null {
  if (failure.kind !== 'http' || (failure.status !== 409 && failure.status !== 412)) return null
  return { kind: failure.status === 412 ? 'changed' : 'taken', message: failureText(failure) }
}

export type RowResult<Row> =
  | { readonly kind: 'done'; readonly row: Row }
  | { readonly kind: 'failed'; readonly row: Row; readonly failure: Failure }

/** Runs a call for each row in turn; never rejects. After a cancelled call all remaining ones are cancelled. */
export async function runRows<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  onResult?: (result: RowResult<Row>) => void,
): Promise<RowResult<Row>[]> {
  const results: RowResult<Row>[] = []
  let isCancelled = false
  for (const row of rows) {
    const result: RowResult<Row> = isCancelled
      ? { kind: 'failed', row, failure: { kind: 'cancelled' } }
      : await run(row).then(
          () => ({ kind: 'done' as const, row }),
          (error: unknown) => ({ kind: 'failed' as const, row, failure: failureOf(error) }),
        )
    isCancelled ||= result.kind === 'failed' && result.failure.kind === 'cancelled'
    results.push(result)
    onResult?.(result)
  }
  return results
}

// Proxies answer these by themselves, with a text of their own: 'upstream connect error', 'error code: 502'.
const PROXY_STATUSES = [429, 502, 503, 504]

/**
 * Reads a failed response: `{detail}`, `{message}`, a string, or `{field: [messages]}`, and `{errors: [messages]}` of
 * third parties. Never throws.
 */
export async function readFailure(response: Response): Promise<Failure> {
  const text = await response.text().catch(() => '')
  const raw = readBody(text)
  const isProxyText = raw === text && PROXY_STATUSES.includes(response.status)
  const { message, fields } = readError(isProxyText ? null : raw)
  return {
    kind: 'http',
    status: response.status,
    message,
    fields,
    requestId: response.headers.get('x-request-id'),
    raw,
  }
}

const LONGEST_MESSAGE = 500

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns the readable messages of a refusal's body, as a whole and by field. */
export function readError(raw: unknown): { message: string | null; fields: Record<string, string[]> } {
  if (typeof raw === 'string') return { message: readable(raw), fields: {} }
  if (typeof raw !== 'object' || raw === null) return { message: null, fields: {} }
  if (Array.isArray(raw)) return { message: readable(sentences(texts(raw)) ?? ''), fields: fieldsOf(raw) }
  const { detail, message, non_field_errors, errors, error, ...rest } = raw as Record<string, unknown>
  const text = [detail, message, non_field_errors, errors, error]
    .map((value) => readable(sentences(texts(value)) ?? ''))
    .find(Boolean)
  return { message: text ?? null, fields: fieldsOf({ ...rest, ...fieldErrorsWithin(errors) }) }
}

/** The fields of `{errors: {field: [messages]}}`, and of `{errors: [{field, message}]}`. */
function fieldErrorsWithin(errors: unknown): object {
  if (typeof errors !== 'object' || errors === null) return {}
  if (!Array.isArray(errors)) return errors
  return Object.fromEntries(
    errors.flatMap((entry: unknown, index) => {
      if (typeof entry !== 'object' || entry === null) return []
      const { field, message, detail } = entry as Record<string, unknown>
      const found = texts(message ?? detail)
      return found.length > 0
        ? [[typeof field === 'string' ? field : `errors.${index}`, found]]
        : [[String(index), entry]]
    }),
  )
}

const DEEPEST_FIELD = 8
const MOST_FIELDS = 1000

function fieldsOf(body: object): Record<string, string[]> {
  const found = new Map<string, string[]>()
  const walk = (value: object, path: string, depth: number) => {
    for (const [key, inside] of Object.entries(value)) {
      if (found.size >= MOST_FIELDS) return
      if (path === '' && Array.isArray(value) && typeof inside === 'string') continue
      const name = key === 'non_field_errors' ? path : path === '' ? key : `${path}.${key}`
      const messages = texts(inside)
      if (messages.length > 0) found.set(name, [...(found.get(name) ?? []), ...messages])
      else if (depth < DEEPEST_FIELD && typeof inside === 'object' && inside !== null) walk(inside, name, depth + 1)
    }
  }
  walk(body, '', 0)
  return Object.fromEntries(found)
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string' && entry !== '') : []
}

const MOST_SENTENCES = 5

/** Joins messages as sentences, each once, a line each; null without any. */
function sentences(messages: readonly string[]): string | null {
  const distinct = [...new Set(messages.map((message) => message.trim()))]
  if (distinct.length < 2) return distinct[0] ?? null
  return distinct.map((one) => (/[.!?…:;]$/.test(one) ? one : `${one}.`)).join('\n')
}

function readable(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' || trimmed.startsWith('<') || trimmed.length > LONGEST_MESSAGE ? null : trimmed
}
