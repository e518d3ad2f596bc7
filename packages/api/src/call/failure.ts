/** Why a call gave no answer. */
export type Failure =
  | {
      readonly kind: 'http'
      readonly status: number
      /** The provider's message in any of its four forms; null without a readable one. */
      readonly message: string | null
      /** Messages a field of the body that was sent. */
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

/** Returns the provider's message of a failure; null without one. */
export function failureText(failure: Failure): string | null {
  switch (failure.kind) {
    case 'http':
      return failure.message ?? Object.values(failure.fields)[0]?.[0] ?? null
    case 'task':
      return failure.message
    default:
      return null
  }
}

/** Reads a failed response: `{detail}`, `{message}`, a bare string, or `{field: [messages]}`. Never throws. */
export async function readFailure(response: Response): Promise<Failure> {
  const raw = readBody(await response.text().catch(() => ''))
  const { message, fields } = readError(raw)
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

function readError(raw: unknown): { message: string | null; fields: Record<string, string[]> } {
  if (typeof raw === 'string') return { message: readable(raw), fields: {} }
  if (Array.isArray(raw)) return { message: readable(texts(raw).join(' ')), fields: {} }
  if (typeof raw !== 'object' || raw === null) return { message: null, fields: {} }
  const { detail, message, non_field_errors, ...rest } = raw as Record<string, unknown>
  const said = [detail, message, non_field_errors].map((value) => readable(texts(value).join(' '))).find(Boolean)
  return { message: said ?? null, fields: readFields(rest) }
}

function readFields(body: Record<string, unknown>, prefix = '', depth = 0): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const [key, value] of Object.entries(body)) {
    const name = `${prefix}${key}`
    const said = texts(value)
    if (said.length > 0) fields[name] = said
    else if (depth < 3 && typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(fields, readFields(value as Record<string, unknown>, `${name}.`, depth + 1))
  }
  return fields
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string' && entry !== '') : []
}

function readable(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' || trimmed.startsWith('<') || trimmed.length > LONGEST_MESSAGE ? null : trimmed
}
