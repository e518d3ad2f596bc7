import { safeParse } from 'valibot'
import type { Call } from '../call/call.ts'
import { callApi } from '../call/callApi.ts'
import type { ApiContext } from '../call/context.ts'
import { failureOf, readFailure } from '../call/failure.ts'
import { readJson, unexpected } from '../call/read.ts'
import { urlOf } from '../call/route.ts'
import { send } from '../call/send.ts'
import { permissionOf } from '../domain/permission.ts'
import { auth } from '../endpoints/auth.ts'
import { everyCall } from '../endpoints/registry.ts'
import { user as userCalls } from '../endpoints/user.ts'
import { extraFields } from './extraFields.ts'
import { givenParam, notAsked, optionalParts, type ProbeFacts, paramSources, queryOf } from './probeInputs.ts'

/** What a read of the endpoint table answered, beside what the dashboard expects. */
export type ProbeVerdict =
  | { readonly kind: 'expected' }
  /** As expected, with fields that the dashboard does not know. */
  | { readonly kind: 'extra'; readonly fields: readonly string[] }
  /** A field is missing or of another type. */
  | { readonly kind: 'unexpected'; readonly path: string; readonly expected: string; readonly received: string }
  /** 401 or 403, though the user's roles and services allow the call. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null }
  /** 404, 405 or 501. */
  | { readonly kind: 'absent'; readonly status: number; readonly isExtension: boolean }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'notAsked'; readonly reason: string }

/** One read and its verdict. */
export interface ProbeResult {
  readonly name: string
  readonly path: string
  readonly verdict: ProbeVerdict
}

/** The login of a probe; the code is that of the second factor. */
export interface ProbeLogin {
  readonly username: string
  readonly password: string
  readonly code?: string
  /** Undefined for the user's first company. */
  readonly company?: number
}

/** Whether a verdict shows that the dashboard would not work as it should. */
export function isProblem({ verdict }: ProbeResult): boolean {
  switch (verdict.kind) {
    case 'unexpected':
    case 'refused':
    case 'failed':
      return true
    case 'absent':
      return !verdict.isExtension
    case 'expected':
    case 'extra':
    case 'notAsked':
      return false
  }
}

const withoutSlash = (path: string) => (path.split('?')[0] ?? '').replace(/\/$/, '')

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first row of an answer: of the list, of its `results`, or of its only list. */
function firstRow(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer[0]
  if (!isTable(answer)) return undefined
  const list = answer.results ?? Object.values(answer).find(Array.isArray)
  return Array.isArray(list) ? list[0] : undefined
}

interface Answer {
  readonly verdict: ProbeVerdict
  readonly data: unknown
}

/** Asks every read that the user may ask, one after the other, and compares the answers with the schemas. Writes nothing. */
export class Probe {
  readonly #context: ApiContext
  readonly #facts: ProbeFacts
  readonly #answers = new Map<string, Promise<Answer>>()
  readonly #reads = everyCall().filter(({ method }) => method === 'GET')

  constructor(context: ApiContext, facts: ProbeFacts) {
    this.#context = context
    this.#facts = facts
  }

  async run(onResult: (result: ProbeResult) => void): Promise<readonly ProbeResult[]> {
    const results: ProbeResult[] = []
    for (const row of this.#reads) {
      const result = { name: row.name, path: row.path, verdict: (await this.#ask(row)).verdict }
      results.push(result)
      onResult(result)
    }
    return results
  }

  #ask(row: Call): Promise<Answer> {
    const asked = this.#answers.get(row.name) ?? this.#answer(row)
    this.#answers.set(row.name, asked)
    return asked
  }

  async #answer(row: Call): Promise<Answer> {
    const not = (reason: string): Answer => ({ verdict: { kind: 'notAsked', reason }, data: undefined })
    const reason = notAsked[row.name]
    if (reason) return not(reason)
    if (permissionOf(row, this.#facts).kind === 'refused') return not('the user may not')
    const params = await this.#paramsOf(row)
    if (typeof params === 'string') return not(params)
    try {
      const response = await send(this.#context)({
        call: row,
        url: urlOf(row, params, this.#context),
        method: 'GET',
        headers: row.isFile ? {} : { accept: 'application/json' },
        body: undefined,
      })
      if (!response.ok) return { verdict: await refusalOf(row, response), data: undefined }
      if (row.isFile) return { verdict: fileVerdict(await response.blob()), data: undefined }
      return checked(row, await readJson(response, row.name))
    } catch (error) {
      const failure = failureOf(error)
      return failure.kind === 'unexpected'
        ? { verdict: failure, data: undefined }
        : { verdict: { kind: 'failed', message: failure.kind }, data: undefined }
    }
  }

  /** The params of a read, or why there are none. */
  async #paramsOf(row: Call): Promise<Readonly<Record<string, unknown>> | string> {
    const params: Record<string, unknown> = { ...queryOf(row, this.#facts) }
    for (const { 1: name = '', index } of row.path.matchAll(/\{(\w+)\}/g)) {
      const value = givenParam(row, name, this.#facts) ?? (await this.#found(row, name, row.path.slice(0, index)))
      if (value === undefined) return `there is no ${name} to ask about`
      params[name] = value
    }
    for (const name of row.query) {
      const value = paramSources[`${row.name} ${name}`] && (await this.#found(row, name, ''))
      if (value !== undefined) params[name] = value
    }
    return params
  }

  /** A param from the first row of its collection. */
  async #found(row: Call, name: string, before: string): Promise<unknown> {
    const [source, field] = paramSources[`${row.name} ${name}`] ?? []
    const isCollection = (read: Call) =>
      read.host === row.host && read.version === row.version && withoutSlash(read.path) === withoutSlash(before)
    const collection = this.#reads.find((read) => (source ? read.name === source : isCollection(read)))
    if (!collection || collection === row) return undefined
    const first = firstRow((await this.#ask(collection)).data)
    if (!isTable(first)) return undefined
    return field ? first[field] : (first.id ?? first[name] ?? first.name)
  }
}

function checked(row: Call, data: unknown): Answer {
  if (!row.schema) return { verdict: { kind: 'expected' }, data }
  const parsed = safeParse(row.schema, data)
  if (!parsed.success) {
    const { failure } = unexpected(parsed.issues, row.name)
    if (failure.kind === 'unexpected') return { verdict: failure, data }
  }
  const fields = extraFields(row.schema, data)
  return { verdict: fields.length > 0 ? { kind: 'extra', fields } : { kind: 'expected' }, data }
}

const fileVerdict = (file: Blob): ProbeVerdict =>
  file.size > 0 ? { kind: 'expected' } : { kind: 'unexpected', path: '', expected: 'a file', received: 'nothing' }

async function refusalOf(row: Call, response: Response): Promise<ProbeVerdict> {
  const failure = await readFailure(response)
  const message = failure.kind === 'http' ? failure.message : null
  switch (response.status) {
    case 401:
    case 403:
      return { kind: 'refused', status: response.status, message }
    case 404:
      if (optionalParts.includes(row.name)) return { kind: 'notAsked', reason: 'the first site has none' }
      return { kind: 'absent', status: 404, isExtension: row.isExtension }
    case 405:
    case 501:
      return { kind: 'absent', status: response.status, isExtension: row.isExtension }
    default:
      return { kind: 'failed', message: [response.status, message].filter(Boolean).join(' ') }
  }
}

/** Logs in, probes every read and logs out again; rejects with a CallFailure if the login fails. */
export async function probe(
  login: ProbeLogin,
  makeContext: (own: Pick<ApiContext, 'token' | 'company' | 'apiKey'>) => ApiContext,
  onResult: (result: ProbeResult) => void,
): Promise<readonly ProbeResult[]> {
  let token: string | null = null
  let facts: ProbeFacts | null = null
  const context = makeContext({
    token: () => token,
    company: () => facts?.company.id ?? null,
    apiKey: () => facts?.user.api_key ?? null,
  })
  const clientId = 'parapet-dashboard'
  const { data } = await callApi(
    auth.login,
    {
      body: {
        username: login.username,
        password: login.password,
        client_id: clientId,
        grant_type: 'password',
        uuid: 'parapet-probe',
        os: 'probe',
        browser: 'probe',
      },
      ...(login.code ? { code: login.code } : {}),
    },
    context,
  )
  token = data.access_token
  try {
    const user = await callApi(userCalls.current, {}, context)
    const id = login.company ?? user.transparentprofile_set[0]?.company.id
    if (id === undefined) throw new TypeError('The user has no company; name one.')
    const company = await callApi(userCalls.company, { id }, context)
    facts = { user, company, now: Math.floor(context.clock.now() / 1000) }
    return await new Probe(context, facts).run(onResult)
  } finally {
    await callApi(auth.revoke, { body: { token, client_id: clientId } }, context)
  }
}
