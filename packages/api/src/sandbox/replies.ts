import type { BodyOf, Call, SentOf } from '../call/call.ts'
import { routePattern } from '../call/route.ts'
import { addressOf, Refusal, refusals, type SandboxContext, type SandboxRequest } from './context.ts'
import { mustMeet } from './permissions.ts'
import { everySandboxCall } from './publicCalls.ts'
import { recordAudit } from './recordAudit.ts'
import { SourceError } from './traffic/sourceError.ts'
import type { TokenRecord, UserRecord } from './world/records.ts'
import { isMember } from './world/World.ts'

/** Answers one row of the endpoint table: a Response as is, undefined without an object, anything else as JSON. */
export type Reply<C extends Call = Call> = (
  req: SandboxRequest<BodyOf<C>>,
) => SentOf<C> | Response | Promise<SentOf<C> | Response>

/** Replies of an area by the names of its rows; an absent one answers 501. */
export type Replies = ReadonlyMap<string, Reply>

/** Some or all replies of an area, by row. */
export type Answers<A extends Record<string, Call>> = { readonly [Name in keyof A]?: Reply<A[Name]> }

/** The replies of an area, typed by its rows: `replies(tickets, { list: (req) => … })`. */
export function replies<A extends Record<string, Call>>(rows: A, answers: Answers<A>): Replies {
  const found = new Map<string, Reply>()
  for (const [name, row] of Object.entries(rows)) {
    const reply = answers[name]
    if (reply) found.set(row.name, reply as unknown as Reply)
  }
  return found
}

interface Route {
  row: Call
  segments: readonly string[]
}

const aliases: readonly (readonly [string, string])[] = [
  ['/api/v1/statistics/:company/delivery/', '/api/v2/statistics/:company/delivery/'],
  ['/api/v1/statistics/:company/waf/', '/api/v2/statistics/:company/waf/'],
  ['/api/v1/statistics/:company/bot_mitigation/', '/api/v2/statistics/:company/bot_mitigation/'],
  ['/api/v1/statistics/:company/backend_delivery/', '/api/v2/statistics/:company/backend_delivery/'],
  ['/api/v1/statistics/:company/i3/', '/api/v2/statistics/:company/i3/'],
  ['/api/v1/statistics/:company/ipinfo/', '/api/v2/statistics/:company/ip_info/'],
  ['/api/v1/statistics/:company/task-status/', '/api/v1/core/:company/task-status/'],
  ['/api/v1/companies/:company/invalidate/', '/api/v1/companies/:company/invalidate/:size/'],
  ['/api/v1/companies/:company/tag_invalidate/', '/api/v1/companies/:company/tag_invalidate/:size/'],
  ['/api/v2/billing/current_user/clients/', '/api/v2/billing/current_user/tenants/'],
  ['/api/v2/billing/current_user/client/:client', '/api/v2/billing/current_user/tenant/:client'],
  ['/api/v1/companies/:company/support_type', '/api/v1/companies/:company/support'],
]

const split = (path: string) => path.split('/').filter(Boolean)

function routesOf(calls: readonly Call[]): Route[] {
  return calls.flatMap((row) => {
    const own = routePattern(row)
    const others = aliases.flatMap(([from, to]) => (own.startsWith(from) ? [own.replace(from, to)] : []))
    return [own, ...others].map((path) => ({ row, segments: split(path) }))
  })
}

function paramsOf(route: Route, path: readonly string[]): Record<string, string> | null {
  // Clients send a network (192.0.2.0/24) with its slash.
  const isOpen = route.segments.at(-1) === ':address'
  if (isOpen && path.length > route.segments.length) {
    const last = route.segments.length - 1
    return paramsOf(route, [...path.slice(0, last), path.slice(last).join('/')])
  }
  if (route.segments.length !== path.length) return null
  const params: Record<string, string> = {}
  for (const [i, segment] of route.segments.entries()) {
    const given = path[i] as string
    if (!segment.startsWith(':')) {
      if (segment !== given) return null
      continue
    }
    const [name = '', ...endings] = segment.slice(1).split('.')
    const ending = endings.map((part) => `.${part}`).join('')
    if (!given.endsWith(ending) || given.length === ending.length) return null
    params[name] = given.slice(0, given.length - ending.length)
  }
  return params
}

function readPath(pathname: string): string[] | null {
  try {
    return split(pathname).map(decodeURIComponent)
  } catch {
    return null
  }
}

/** The body of a request as a dictionary: JSON or a form. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'HEAD') return {}
  const type = request.headers.get('content-type') ?? ''
  const text = await request.text()
  if (text === '') return {}
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    throw new Refusal(400, { detail: `JSON parse error - ${error instanceof Error ? error.message : 'unreadable'}` })
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, { non_field_errors: ['Invalid data. Expected a dictionary.'] })
  }
  if (isTooDeep(body)) throw new Refusal(400, { detail: 'JSON parse error - nested too deeply' })
  return body as Record<string, unknown>
}

const deepest = 100

function isTooDeep(body: object): boolean {
  let level: object[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((value) =>
      Object.values(value).filter((inside) => typeof inside === 'object' && inside !== null),
    )
  }
  return false
}

function loginOf(request: Request, { world, now }: SandboxContext): [string, TokenRecord, UserRecord] | undefined {
  const header = request.headers.get('authorization') ?? ''
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? []
  if (!token) return undefined
  const login = world.tokens.get(token)
  const user = login && world.users.get(login.user)
  if (!login || !user || login.expires_at <= now()) throw refusals.invalidToken()
  return [token, login, user]
}

function keyOwner(request: Request, { world }: SandboxContext): UserRecord | undefined {
  const key = request.headers.get('x-redmine-api-key')
  return key ? world.users.find((user) => user.api_key === key) : undefined
}

function companyOf(id: string | undefined, user: UserRecord, { world }: SandboxContext) {
  const company = id !== undefined && /^\d+$/.test(id) ? world.companies.get(Number(id)) : undefined
  if (!company) throw refusals.notFound()
  if (!isMember(user, company)) throw refusals.forbidden()
  return company
}

function clientOf({ tenant, client = tenant }: Readonly<Record<string, string>>, { world }: SandboxContext) {
  if (client === undefined) return undefined
  const found = world.clients.get(client)
  if (!found) throw refusals.notFound()
  return found.id
}

function newSandboxRequest(
  row: Call,
  request: Request,
  params: Record<string, string>,
  body: Record<string, unknown>,
  context: SandboxContext,
): SandboxRequest {
  const needsNoLogin = row.auth === 'none' || row.auth === 'status'
  const login = needsNoLogin || row.auth === 'apiKey' ? undefined : loginOf(request, context)
  const user = row.auth === 'apiKey' ? keyOwner(request, context) : login?.[2]
  if (!needsNoLogin && !user) throw refusals.notAuthenticated()
  const company = 'company' in params && user ? companyOf(params.company, user, context) : undefined
  if (user) mustMeet(row.needs, { world: context.world, user, company, client: clientOf(params, context) })
  return {
    ...context,
    request,
    params,
    query: new URL(request.url).searchParams,
    body,
    token: login?.[0] ?? null,
    get user() {
      if (!user) throw refusals.notAuthenticated()
      return user
    },
    get company() {
      if (!company) throw refusals.notFound()
      return company
    },
  }
}

function searched(list: readonly unknown[], query: URLSearchParams): readonly unknown[] {
  const text = query.get('search')?.toLowerCase()
  return text ? list.filter((item) => JSON.stringify(item).toLowerCase().includes(text)) : list
}

function listAnswer(list: readonly unknown[], request: Request): unknown {
  const url = new URL(request.url)
  const found = searched(list, url.searchParams)
  const limitText = url.searchParams.get('limit')
  if (limitText === null) return found
  const limit = Number(limitText)
  const offset = Number(url.searchParams.get('offset') ?? 0)
  if (!Number.isInteger(limit) || limit < 1) throw refusals.fields({ limit: ['A valid positive integer is required.'] })
  if (!Number.isInteger(offset) || offset < 0) throw refusals.fields({ offset: ['A valid integer is required.'] })
  const pageAt = (at: number) => {
    const page = new URL(url)
    page.searchParams.set('offset', String(at))
    return page.href
  }
  return {
    count: found.length,
    next: offset + limit < found.length ? pageAt(offset + limit) : null,
    previous: offset > 0 ? pageAt(Math.max(0, offset - limit)) : null,
    results: found.slice(offset, offset + limit),
  }
}

function send(answer: unknown, row: Call, request: Request): Response {
  if (answer instanceof Response) return answer
  if (answer === undefined) {
    // The provider's own clients accept 200 and 201 for what they send, and 204 for what they delete.
    const isSent = row.host === 'api' && row.method !== 'DELETE'
    return isSent ? Response.json({}) : new Response(null, { status: 204 })
  }
  const isList = Array.isArray(answer) && row.host === 'api' && !row.path.includes('/delivery/')
  return Response.json(isList ? listAnswer(answer, request) : answer)
}

/** Runs a reply and converts what it throws: refusals as they are, anything else as a 500. */
export async function attempt(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Refusal) return Response.json(error.body, { status: error.status })
    if (error instanceof SourceError) {
      return Response.json({ message: error.message }, { status: error.problem === 'slow' ? 504 : 502 })
    }
    const message = error instanceof Error ? error.message : String(error)
    return Response.json({ message: `The sandbox failed: ${message}` }, { status: 500 })
  }
}

const isOfOneself = (row: Call) => /^(auth|user)\./.test(row.name)

/** Whether a path belongs to the sandbox. */
export function isSandboxPath(pathname: string): boolean {
  return /^\/(api\/|third\/)/.test(pathname)
}

/** Creates the router: runs the reply of a request's row in the sandbox's tables or `more`; null otherwise. */
export function newRouter(allReplies: readonly Replies[], more: readonly Call[] = []) {
  const found = new Map(allReplies.flatMap((part) => [...part]))
  const routes = routesOf([...everySandboxCall(), ...more])
  return async function answer(request: Request, context: SandboxContext): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    if (!isSandboxPath(pathname)) return null
    return attempt(async () => {
      const path = readPath(pathname)
      const matching = routes.flatMap((route) => {
        const params = path && paramsOf(route, path)
        return params ? [{ row: route.row, params }] : []
      })
      if (matching.length === 0) throw new Refusal(404, { detail: 'unknown route' })
      const isCompany = ({ params: { company = '' } }: { params: Record<string, string> }) => /^\d+$/.test(company)
      const best = matching
        .filter(({ row }) => row.method === (request.method === 'HEAD' ? 'GET' : request.method))
        .sort(
          (a, b) =>
            Object.keys(a.params).length - Object.keys(b.params).length || Number(isCompany(b)) - Number(isCompany(a)),
        )[0]
      if (!best) throw new Refusal(405, { detail: `Method "${request.method}" not allowed.` })
      const reply = found.get(best.row.name)
      if (!reply) throw new Refusal(501, { detail: `The sandbox has no reply for ${best.row.name}` })
      if (context.failing === 500 && !isOfOneself(best.row)) {
        throw new Refusal(500, { message: 'Internal server error.' })
      }
      // The reply reads a file itself.
      const body = best.row.encoding === 'file' ? {} : await readBody(request)
      const req = newSandboxRequest(best.row, request, best.params, body, context)
      const response = send(await reply(req), best.row, request)
      if (response.ok && best.row.auth === 'bearer') await recordAudit(req, addressOf(request), response)
      return response
    })
  }
}
