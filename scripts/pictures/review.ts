import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { root } from '../workspace.mjs'
import { type Group, groupsOf, type Reviewed } from './causes.ts'

/** What the review page shows and does. */
export interface ReviewSources {
  readonly pending: readonly Reviewed[]
  readonly fileOf: (side: 'before' | 'after', name: string) => string
  readonly refuse: (pictures: readonly Reviewed[]) => string | undefined
  readonly accept: (picture: Reviewed) => Promise<void>
}

const page = join(root, 'scripts/pictures/page')
const files: Readonly<Record<string, readonly [string, string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/review.js': ['review.js', 'text/javascript; charset=utf-8'],
  '/difference.mjs': ['difference.mjs', 'text/javascript; charset=utf-8'],
  '/review.css': ['review.css', 'text/css; charset=utf-8'],
}
const guards = {
  'content-security-policy':
    "default-src 'none'; img-src 'self' data:; script-src 'self'; style-src 'self'; connect-src 'self'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}
const largestBody = 1_000_000

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) {
    body += String(part)
    if (body.length > largestBody) throw new RangeError('The request is too long')
  }
  return body
}

const namesIn = (body: string): string[] => {
  const value: unknown = JSON.parse(body)
  const names = typeof value === 'object' && value !== null && 'names' in value ? value.names : undefined
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) throw new TypeError('names: string[]')
  return names
}

/** Serves the review page on this machine; port 0 picks a free one. */
export function serveReview({ pending, fileOf, refuse, accept }: ReviewSources, port: number): Promise<Server> {
  const unaccepted = new Map(pending.map((picture) => [picture.name, picture]))
  const groups = (): Group[] => groupsOf([...unaccepted.values()])

  async function acceptOnce(picture: Reviewed): Promise<void> {
    unaccepted.delete(picture.name) // Before the write: a second click must not accept it again.
    try {
      await accept(picture)
    } catch (error) {
      unaccepted.set(picture.name, picture)
      throw error
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, type: string, body: string | Buffer): void => {
      response.writeHead(status, { ...guards, 'content-type': type }).end(body)
    }
    // Against cross-site requests and DNS rebinding.
    const { host = '', origin } = request.headers
    const isLocal = /^(127\.0\.0\.1|localhost):\d+$/.test(host) && (origin === undefined || origin === `http://${host}`)
    if (!isLocal) return send(403, 'text/plain', 'Only from this machine')
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = files[pathname]
    if (request.method === 'POST' && pathname === '/accept') {
      if (request.headers['content-type'] !== 'application/json') return send(415, 'text/plain', 'JSON only')
      const names = namesIn(await bodyOf(request))
      const pictures = names.flatMap((name) => unaccepted.get(name) ?? [])
      const refusal = refuse(pictures)
      if (refusal) return send(409, 'text/plain', refusal)
      await Promise.all(pictures.map(acceptOnce))
      return send(200, 'application/json', JSON.stringify(groups()))
    }
    if (request.method !== 'GET') return send(405, 'text/plain', 'Method not allowed')
    if (file) return send(200, file[1], readFileSync(join(page, file[0])))
    if (pathname === '/groups.json') return send(200, 'application/json', JSON.stringify(groups()))
    const [, side, name = ''] = /^\/(before|after)\/([\w-]+)$/.exec(pathname) ?? []
    // Only names of unaccepted pictures: a path from outside must never become a file path.
    if (unaccepted.has(name) && (side === 'before' || side === 'after')) {
      const picture = fileOf(side, name)
      if (existsSync(picture)) return send(200, side === 'before' ? 'image/webp' : 'image/png', readFileSync(picture))
    }
    send(404, 'text/plain', 'Not found')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400, guards)
      response.end(error instanceof Error ? error.message : 'The request could not be read')
    })
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
