import { maskCredentials } from '../domain/transcoding.ts'
import type { AuditEntry } from '../entities/AuditEntry.ts'
import type { SandboxRequest } from './context.ts'

const actions: Readonly<Record<string, AuditEntry['action']>> = {
  POST: 'POST',
  PUT: 'UPDATE',
  PATCH: 'UPDATE',
  DELETE: 'DELETE',
}

const isSecret = (name: string) => /pass|secret|key|token|cert|creds|value/i.test(name)

function withoutSecrets(name: string, value: unknown): unknown {
  if (isSecret(name)) return '•••'
  return typeof value === 'string' && /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? maskCredentials(value) : value
}

function detailOf(body: object): string | null {
  if (Object.keys(body).length === 0) return null
  return JSON.stringify(body, withoutSecrets).slice(0, 500)
}

function siteOf({ world, params, body }: Pick<SandboxRequest, 'world' | 'params'> & { body: object }): string | null {
  const site = world.sites.get(params.site ?? '')
  if (site) return site.url
  const { url, urls, domain } = body as Record<string, unknown>
  const named = [url, domain, Array.isArray(urls) ? urls[0] : undefined].find((value) => typeof value === 'string')
  if (named === undefined) return null
  const host = URL.canParse(named) ? new URL(named).hostname : named
  return world.sites.find((row) => row.url === host)?.url ?? null
}

/** The path of what a request wrote to: that of the new object after a creation, so that its history begins with it. */
async function objectPath({ request }: Pick<SandboxRequest, 'request'>, response: Response): Promise<string> {
  const { pathname } = new URL(request.url)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (request.method !== 'POST' || !isJson) return pathname
  const answer: unknown = await response.clone().json()
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : ''
  return id === '' || pathname.split('/').includes(id) ? pathname : `${pathname.replace(/\/$/, '')}/${id}/`
}

/** Adds an audit entry for every successful write in a company. */
export async function recordAudit(req: SandboxRequest, ip: string, response: Response): Promise<void> {
  const action = actions[req.request.method]
  if (!action || !('company' in req.params)) return
  const { world, user, company } = req
  const login = req.token === null ? undefined : world.tokens.get(req.token)
  const staff = login?.staff === undefined ? undefined : world.users.get(login.staff)
  const path = await objectPath(req, response)
  const id = world.audit.nextId()
  world.audit.put(id, {
    id,
    company: company.id,
    timestamp: Math.floor(req.now()),
    user: { id: user.id, email: user.email, username: user.username },
    action,
    vhost: siteOf(req),
    path,
    ip,
    detail: detailOf(req.body),
    actor: login?.is_key ? 'key' : 'person',
    ...(staff && { staff: { id: staff.id, username: staff.username } }),
  })
}
