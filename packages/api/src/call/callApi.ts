import { safeParse } from 'valibot'
import { isUnreadableRow } from '../entities/rows.ts'
import { checkBodyStatus } from './bodyStatus.ts'
import type { AnswerOf, BodyOf, Call, FileAnswer, ParamsOf } from './call.ts'
import type { ApiContext } from './context.ts'
import { CallFailure, failureOf, readFailure } from './failure.ts'
import { readJson, unexpected } from './read.ts'
import { urlOf } from './route.ts'
import { send } from './send.ts'
import type { SlowProgress } from './steps/step.ts'

/** The params of a call, with a body where it has one. */
export type CallInput<C extends Call> = ParamsOf<C> &
  (BodyOf<C> extends undefined ? { body?: undefined } : { body: BodyOf<C> })

/** Options of a single request. */
export interface CallApiOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: SlowProgress) => void
  readonly isQuiet?: boolean
  /** Called with the number of rows left out of the answer because they could not be read. */
  readonly onUnreadable?: (count: number) => void
}

/** Sends a call outside React. Resolves with the validated answer; rejects only with a CallFailure. */
export async function callApi<C extends Call>(
  row: C,
  input: CallInput<C>,
  context: ApiContext,
  options: CallApiOptions = {},
): Promise<AnswerOf<C>> {
  try {
    const { body, ...params } = input as Record<string, unknown>
    const filled = { ...params, company: params.company ?? context.company() }
    const response = await send(context)({
      call: row,
      url: urlOf(row, filled, context),
      method: row.method,
      headers: headersOf(row, params),
      body: encode(row, body),
      ...options,
    })
    if (!response.ok) throw new CallFailure(await readFailure(response))
    const data = row.isFile ? await readFile(response) : await readAnswer(response, row, options)
    return (row.hasStatus ? { status: response.status, data } : data) as AnswerOf<C>
  } catch (error) {
    throw error instanceof CallFailure ? error : new CallFailure(failureOf(error))
  }
}

async function readAnswer(
  response: Response,
  { schema, name, hasBodyStatus }: Call,
  options: CallApiOptions,
): Promise<unknown> {
  if (!schema) return undefined
  const body = await readJson(response, name)
  if (hasBodyStatus) checkBodyStatus(body, response.headers.get('x-request-id'))
  const { issues = [], typed, output } = safeParse(schema, body)
  const faults = issues.filter((issue) => !isUnreadableRow(issue))
  if (!typed || faults.length > 0) throw unexpected(faults.length > 0 ? faults : issues, name)
  if (issues.length > 0) options.onUnreadable?.(issues.length)
  return output
}

async function readFile(response: Response): Promise<FileAnswer> {
  const disposition = response.headers.get('content-disposition') ?? ''
  const name = /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null
  return { blob: await response.blob(), name }
}

function headersOf(row: Call, params: Record<string, unknown>): Record<string, string> {
  const headers: Record<string, string> = row.isFile ? {} : { accept: 'application/json' }
  if (row.encoding === 'json') headers['content-type'] = 'application/json'
  if (row.encoding === 'file') headers['content-type'] = 'application/octet-stream'
  for (const [param, name] of Object.entries(row.headers)) {
    const value = params[param]
    if (value !== undefined && value !== null && value !== '') headers[name] = String(value)
  }
  return headers
}

function encode({ encoding }: Call, body: unknown): BodyInit | undefined {
  if (encoding === null || body === undefined) return undefined
  if (encoding === 'json') return JSON.stringify(body)
  if (encoding === 'file') return body as Blob
  const fields = Object.entries(body as object).filter(([, value]) => value !== undefined && value !== null)
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
}
