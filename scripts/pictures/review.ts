import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Reviewed } from './causes.ts'
import { clustersOf, readVerdicts, settle, type Verdicts } from './clusters.ts'
import { pageOf, pathOf, type Shown, type Side } from './reviewPage.ts'

/** What the review page shows and does. */
export interface ReviewSources {
  /** The folder with the pictures of `reviewPage.ts`. */
  readonly folder: string
  readonly pending: readonly Reviewed[]
  readonly shown: ReadonlyMap<string, Shown>
  readonly verdicts: Verdicts
  readonly refuse: (pictures: readonly Reviewed[]) => string | undefined
  readonly accept: (picture: Reviewed) => Promise<void>
  /** Keeps what was said for the next run with `--last`. */
  readonly keep: (verdicts: Verdicts) => void
}

// The page has its own policy; this one counts where it is not read.
const guards = {
  'content-security-policy': "frame-ancestors 'none'",
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

/** Serves the review page on this machine; port 0 picks a free one. */
export function serveReview(sources: ReviewSources, port: number): Promise<Server> {
  const { folder, pending, shown, refuse, accept, keep } = sources
  let { verdicts } = sources
  const unaccepted = new Map(pending.map((picture) => [picture.name, picture]))
  const clusters = () => clustersOf([...unaccepted.values()])

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
    if (request.method === 'POST' && pathname === '/verdicts') {
      if (request.headers['content-type'] !== 'application/json') return send(415, 'text/plain', 'JSON only')
      const given = readVerdicts(await bodyOf(request))
      const accepted = settle(clusters(), given).flatMap(({ picture, verdict }) =>
        verdict === 'accept' ? [picture] : [],
      )
      const refusal = refuse(accepted)
      if (refusal) return send(409, 'text/plain', refusal)
      verdicts = given
      keep(given)
      await Promise.all(accepted.map(acceptOnce))
      return send(200, 'text/plain', `${accepted.length} accepted`)
    }
    if (request.method !== 'GET') return send(405, 'text/plain', 'Method not allowed')
    if (pathname === '/') return send(200, 'text/html; charset=utf-8', pageOf(clusters(), shown, verdicts))
    const [, side, name = ''] = /^\/(before|after|difference)\/([\w-]+)\.(?:webp|png)$/.exec(pathname) ?? []
    // Only names of unaccepted pictures: a path from outside must never become a file path.
    if (side && unaccepted.has(name)) {
      const path = pathOf(side as Side, name)
      if (existsSync(join(folder, path)))
        return send(200, path.endsWith('png') ? 'image/png' : 'image/webp', readFileSync(join(folder, path)))
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
