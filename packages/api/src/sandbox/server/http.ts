import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, type Transform } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { getResponse } from 'msw'
import { type Scenario, scenarioHeader } from '../context.ts'
import type { Sandbox } from '../index.ts'
import { isSandboxPath } from '../replies.ts'
import { followScenario, scenarioOfCookie } from './scenarioLink.ts'

/** The longest body a request may have, in bytes. */
export const longestBody = 2_500_000

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longestBody) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A provider never sees a loopback address, so this machine has one for documentation. */
function addressSeen(remote: string): string {
  const address = remote.replace(/^::ffff:/, '')
  return /^127\.|^::1$/.test(address) ? '203.0.113.7' : address
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (let i = 0; i + 1 < request.rawHeaders.length; i += 2) {
    headers.append(request.rawHeaders[i] ?? '', request.rawHeaders[i + 1] ?? '')
  }
  headers.set('x-sandbox-address', addressSeen(request.socket.remoteAddress ?? '127.0.0.1'))
  const scenario = scenarioOfCookie(request.headers.cookie)
  if (scenario && !headers.has(scenarioHeader)) headers.set(scenarioHeader, scenario)
  return headers
}

function refuse(response: ServerResponse, status: number, detail: string) {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
  response.end(JSON.stringify({ detail }))
}

function pathOf(request: IncomingMessage): URL | undefined {
  try {
    return new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`)
  } catch {
    return undefined
  }
}

const localHost = /^(?:127\.0\.0\.1|\[::1\]|(?:[a-z0-9-]+\.)*localhost)$/

/** The host name that the client asked for, without a port. */
function hostOf({ headers }: IncomingMessage): string {
  const { host = '127.0.0.1' } = headers
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
}

/** A page of another name that resolves to this machine (DNS rebinding) must not reach the mailbox or the clock. */
function isAllowedHost(name: string, hosts: readonly string[]): boolean {
  return (
    localHost.test(name) || hosts.some((one) => (one.startsWith('*.') ? name.endsWith(one.slice(1)) : one === name))
  )
}

/** `Request` refuses TRACE; Node's parser already rejects the two other such methods. */
const unheardOf = 'TRACE'

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, ...weights] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === encoding && !weights.some((weight) => /^q=0(?:\.0*)?$/.test(weight))
  })
}

function packerFor(request: IncomingMessage, response: ServerResponse): ['br' | 'gzip', Transform] | null {
  const isText = /^(?:text\/|application\/(?:json|problem\+json|xml|yaml))/.test(
    String(response.getHeader('content-type')),
  )
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (!isText) return null
  if (takes(accepted, 'br')) return ['br', createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })]
  return takes(accepted, 'gzip') ? ['gzip', createGzip()] : null
}

/** Handles a request of the sandbox or returns false; closes slow connections, as Chromium repeats a 408. */
export async function handle(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  own: Scenario,
  hosts: readonly string[] = [],
): Promise<boolean> {
  response.setHeader('x-content-type-options', 'nosniff')
  const url = pathOf(request)
  if (!url) return false
  const host = hostOf(request)
  if (!isAllowedHost(host, hosts)) {
    refuse(response, 403, `The sandbox does not answer for the host ${host}: add it to hosts in config.json.`)
    return true
  }
  const headers = headersOf(request)
  if ((headers.get(scenarioHeader) ?? own) === 'slow') response.setHeader('connection', 'close')
  if (!isSandboxPath(url.pathname)) return followScenario(url, request, response, own)
  if (request.method === unheardOf) {
    refuse(response, 405, `Method "${request.method}" not allowed.`)
    return true
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody ? await bodyOf(request) : undefined
  if (hasBody && body === undefined) {
    refuse(response, 413, 'Request body too large.')
    return true
  }
  const leaving = new AbortController()
  response.on('close', () => leaving.abort())
  const answer = await getResponse(
    sandbox.handlers,
    new Request(url, {
      method: request.method ?? 'GET',
      headers,
      signal: leaving.signal,
      ...(body ? { body: new Uint8Array(body) } : {}),
    }),
  )
  if (!answer) return false
  response.statusCode = answer.status
  answer.headers.forEach((value, name) => {
    response.setHeader(name, value)
  })
  response.setHeader('cache-control', 'no-store')
  if (!answer.body || request.method === 'HEAD') {
    response.end()
    return true
  }
  const text = Readable.fromWeb(answer.body as ReadableStream).on('error', () => response.destroy())
  response.appendHeader('vary', 'accept-encoding')
  const packer = packerFor(request, response)
  if (packer) {
    const [encoding, packed] = packer
    response.removeHeader('content-length')
    response.setHeader('content-encoding', encoding)
    text.pipe(packed).pipe(response)
  } else text.pipe(response)
  return true
}
