import type { Server } from 'node:http'
import { request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reviewed } from './causes.ts'
import { serveReview } from './review.ts'

const picture: Reviewed = {
  name: 'ui-button--primary--parapet-light',
  story: 'ui-button--primary',
  title: '<img src=x onerror=alert(1)>',
  theme: 'parapet',
  mode: 'light',
  width: null,
  isCanary: true,
  pixels: 3,
  reason: { cause: 'token', uncommitted: [], committed: [] },
}
let server: Server
let accepted: string[]
let openedFiles: string[]
let isDiskFull: boolean
let refusal: string | undefined

beforeEach(async () => {
  accepted = []
  openedFiles = []
  isDiskFull = false
  refusal = undefined
  const fileOf = (side: string, name: string) => {
    openedFiles.push(`${side} ${name}`)
    return '/nowhere'
  }
  const accept = async ({ name }: Reviewed) => {
    accepted.push(name)
    if (isDiskFull) throw new Error('No space left')
  }
  server = await serveReview({ pending: [picture], fileOf, refuse: () => refusal, accept }, 0)
})
afterEach(() => void server.close())

interface RequestOptions {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

// Node's client, because fetch does not let a test set `host` or `origin`.
function send(path: string, { method = 'GET', headers = {}, body = '' }: RequestOptions = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; policy: unknown; text: string }>((resolve, reject) => {
    const request = sendRequest(
      { port, path, method, headers: { host: `127.0.0.1:${port}`, ...headers } },
      (response) => {
        let text = ''
        response.on('data', (part) => {
          text += part
        })
        response.on('end', () =>
          resolve({ status: response.statusCode, policy: response.headers['content-security-policy'], text }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
const jsonHeaders = { 'content-type': 'application/json' }
const acceptBody = JSON.stringify({ names: [picture.name, '../../package'] })

describe('the review page', () => {
  it('has a policy that allows nothing from elsewhere, and its groups as data', async () => {
    const page = await send('/')
    expect(page.status).toBe(200)
    expect(page.policy).toContain("default-src 'none'")
    expect(page.text).not.toContain('<img')
    const groups = JSON.parse((await send('/groups.json')).text)
    expect(groups[0].pictures[0].title).toBe(picture.title)
  })

  it('accepts pending pictures and nothing else', async () => {
    const { status, text } = await send('/accept', { method: 'POST', headers: jsonHeaders, body: acceptBody })
    expect([status, text]).toEqual([200, '[]'])
    expect(accepted).toEqual([picture.name])
  })

  it('accepts a picture once if it is requested twice', async () => {
    const acceptPicture = () => send('/accept', { method: 'POST', headers: jsonHeaders, body: acceptBody })
    await Promise.all([acceptPicture(), acceptPicture()])
    expect(accepted).toEqual([picture.name])
  })

  it('refuses to accept more than the limit, with a message', async () => {
    refusal = 'This change takes 151 pictures anew'
    const { status, text } = await send('/accept', { method: 'POST', headers: jsonHeaders, body: acceptBody })
    expect([status, text]).toEqual([409, refusal])
    expect(accepted).toEqual([])
    expect(JSON.parse((await send('/groups.json')).text)[0].pictures).toHaveLength(1)
  })

  it('still shows a picture that could not be written', async () => {
    isDiskFull = true
    const { status, text } = await send('/accept', { method: 'POST', headers: jsonHeaders, body: acceptBody })
    expect([status, text]).toEqual([400, 'No space left'])
    expect(JSON.parse((await send('/groups.json')).text)[0].pictures).toHaveLength(1)
  })

  it.each([
    ['another origin', { ...jsonHeaders, origin: 'https://evil.example' }, 403],
    ['another name for this machine', { ...jsonHeaders, host: 'evil.example:6060' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
  ])('rejects %s', async (_, headers, status) => {
    expect((await send('/accept', { method: 'POST', headers, body: acceptBody })).status).toBe(status)
    expect(accepted).toEqual([])
  })

  it('answers malformed bodies with 400 and keeps running', async () => {
    expect((await send('/accept', { method: 'POST', headers: jsonHeaders, body: '{' })).status).toBe(400)
    expect((await send('/accept', { method: 'POST', headers: jsonHeaders, body: '{"names":[1]}' })).status).toBe(400)
    expect((await send('/groups.json')).status).toBe(200)
  })

  it('opens only the files of pending pictures', async () => {
    for (const path of ['/before/..%2f..%2fpackage.png', '/after/other', '/../package.json', '/before/']) {
      expect((await send(path)).status).toBe(404)
    }
    expect(openedFiles).toEqual([])
  })
})
